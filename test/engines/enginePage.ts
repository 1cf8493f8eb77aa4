import { setTimeout as wait } from 'node:timers/promises';
import { findTarget, isSteady } from './inPage.ts';

/** Milliseconds after which what was waited for does not come any more, however busy the machine is. */
const HANGS = 30_000;
const POLL_MS = 40;

/** What is named as a person sees it; anything else is named by a CSS selector. */
export interface Named {
  readonly role: 'button' | 'field';
  /** Whole accessible name. */
  readonly name: string;
  /** CSS selector of what it stands in. */
  readonly within?: string;
}

export type Target = string | Named;

/** Keys that are not letters, as all drivers know them. */
export type ControlKey = 'Enter' | 'Backspace' | 'SelectAll';

/**
 * A window of an engine under test. An adapter for each protocol says how a page is reached; what is done with it is
 * written once, here.
 */
export abstract class EnginePage {
  /** Folder into which this window downloads. */
  abstract readonly downloads: string;
  abstract goTo(url: string): Promise<void>;
  abstract reload(): Promise<void>;
  /** Types text by the keyboard into what has the focus. */
  abstract type(text: string): Promise<void>;
  abstract press(key: ControlKey): Promise<void>;
  /** Chooses a file in a file input. */
  abstract upload(selector: string, file: string): Promise<void>;
  abstract screenshot(file: string): Promise<void>;
  /** What the browser's own printing puts on A4 paper, as a PDF; WebKit's driver has no command for it. */
  print?(): Promise<Uint8Array>;
  /** The window that opens while `act` runs. */
  abstract popup(act: () => Promise<void>): Promise<EnginePage>;
  /** Errors that no code of the page caught. */
  abstract faults(): Promise<readonly string[]>;
  abstract close(): Promise<void>;
  /** Runs a function's text with one argument that survives JSON, and answers what it resolves to. */
  protected abstract run(source: string, argument: unknown): Promise<unknown>;
  /** A press by the pointer at the middle of the element. */
  protected abstract clickOn(selector: string): Promise<void>;

  /** Runs a function in the page. It must not refer to anything outside itself. */
  async evaluate<Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    return (await this.run(work.toString(), argument)) as Result;
  }

  /** Waits until the function answers something true, and gives that back. */
  async until<Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
    what: string,
  ): Promise<NonNullable<Result>> {
    const end = performance.now() + HANGS;
    let last: unknown = 'nothing';
    while (performance.now() < end) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- asked again until it is so
        const answer = await this.evaluate(work, argument);
        if (answer) return answer;
        last = answer;
      } catch (error) {
        // The page was on its way elsewhere.
        last = error instanceof Error ? error.message : error;
      }
      // oxlint-disable-next-line no-await-in-loop
      await wait(POLL_MS);
    }
    throw new Error(`Waited for ${what} in vain; last: ${String(last)}`);
  }

  /** The CSS selector of the target, once it is there. */
  async locate(target: Target): Promise<string> {
    if (typeof target !== 'string') return this.until(findTarget, target, `${target.role} “${target.name}”`);
    await this.until((css: string) => document.querySelector(css) !== null, target, target);
    return target;
  }

  /** Presses the target when it is there, enabled, still, and not covered. */
  async click(target: Target): Promise<void> {
    const selector = await this.locate(target);
    await this.until(isSteady, selector, `${JSON.stringify(target)} to be pressed`);
    await this.clickOn(selector);
  }

  /** Puts a text in the place of what the field holds, by the keyboard. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('SelectAll');
    await this.press('Backspace');
    await this.type(text);
  }
}
