import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Somebody on their way through the product, of whom every press is counted, also those in windows of others. Typing,
 * pasting and what a keyboard does between two fields of a form are none; nor is scrolling.
 */
export interface CountedWalk {
  /** Taps by a finger, or clicks. `what`: in the words of the report. */
  press(what: string, target: Locator): Promise<void>;
  /** A press where no test can press: a file in the system's own picker. */
  pressOutside(what: string): void;
  /** Prints the presses, and fails where there were more. */
  end(most: number): void;
}

export function beginWalk(name: string, { touch = false }: { readonly touch?: boolean } = {}): CountedWalk {
  const presses: string[] = [];
  return {
    async press(what, target) {
      presses.push(what);
      await (touch ? target.tap() : target.click());
    },
    pressOutside: (what) => void presses.push(what),
    end(most) {
      const list = presses.map((what, at) => `  ${at + 1} ${what}`).join('\n');
      process.stdout.write(`${name}: ${presses.length}, at most ${most}\n${list}\n`);
      expect(presses.length, list).toBeLessThanOrEqual(most);
    },
  };
}
