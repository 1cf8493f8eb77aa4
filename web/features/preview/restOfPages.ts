/** A frame: after so long without another change the pages out of sight follow those in sight. */
const FRAME_MS = 17;
/** The longest that they wait while change follows change. */
const MAX_BEHIND_MS = 100;

/** Shows the pages that are out of sight once those in sight are painted, so that a change is seen in its frame. */
export class RestOfPages {
  #show: (() => void) | undefined;
  /** Since when some page has not been shown as it is. */
  #since = 0;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether some page is not shown as it is. */
  get isBehind(): boolean {
    return this.#since > 0;
  }

  /** Whether they have waited so long that the next change is shown on all pages at once. */
  get isLate(): boolean {
    return this.isBehind && performance.now() - this.#since > MAX_BEHIND_MS;
  }

  /** Runs `show` once a frame has come and gone without another change. */
  follow(show: () => void): void {
    this.stop();
    this.#since ||= performance.now();
    this.#show = show;
    this.#frame = requestAnimationFrame(() => {
      this.#timer = setTimeout(() => this.finish(), FRAME_MS);
    });
  }

  /** Runs at once what is still to be run. */
  finish(): void {
    const show = this.#show;
    this.stop();
    show?.();
  }

  /** Work still waiting is out of date. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#show = undefined;
  }

  /** All pages have been shown. */
  done(): void {
    this.stop();
    this.#since = 0;
  }
}
