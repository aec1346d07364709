/** Something that is tried at the press of a button: whether it is under way, why it failed, what was achieved. */

import { told } from './words';

export class Attempt {
  busy = $state(false);
  fault = $state('');
  done = $state('');

  /** Try it, unless it is being tried; `said` is shown when it has succeeded. Whether it has. */
  async run(deed: () => Promise<unknown>, said = ''): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = '';
    this.done = '';
    try {
      await deed();
      this.done = said;
      return true;
    } catch (error) {
      this.fault = told(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
