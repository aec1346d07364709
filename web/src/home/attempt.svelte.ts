/** Something a button starts: whether it's in progress, why it failed, what it achieved. */

import { told } from './words';

export class Attempt {
  busy = $state(false);
  fault = $state('');
  done = $state('');

  /** Run it unless it's already running. `said` is shown on success. Returns whether it succeeded. */
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
