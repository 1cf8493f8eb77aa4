import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The smaller of its two files: every page that is looked at has to read it first. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeOptions {
  /** The only rules that are tried; all of WCAG 2.2 A and AA and of good practice without. */
  readonly rules?: readonly string[] | undefined;
  /** The only part of the page that is looked at. */
  readonly within?: string | undefined;
}

/** Elements that fade in do not have their final colours yet. */
const animationsEnded = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Through the debugger, so the page's content security policy stays in force, and as a script: what Playwright
 * evaluates is a text that the page's `eval` reads, which takes half as long again.
 */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: SOURCE });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  await session.detach();
}

/** Returns axe's faults of the current page: one line for each rule and element; empty if there are none. */
export async function accessibilityFaults(page: Page, options: AxeOptions | readonly string[] = {}): Promise<string[]> {
  const { rules, within } = 'length' in options ? { rules: options } : options;
  await animationsEnded(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await loadAxe(page);
  const results = await page.evaluate(
    ({ runOnly, part }) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      }),
    { runOnly: rules === undefined ? STANDARDS : { type: 'rule' as const, values: [...rules] }, part: within },
  );
  return results.violations.flatMap((fault) =>
    fault.nodes.map(
      (node) => `${fault.id}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}
