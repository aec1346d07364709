"""Commands that play games at the terminal, or look back at one."""
