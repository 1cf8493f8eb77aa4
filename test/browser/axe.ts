import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong on the page as it is now, by WCAG 2.2 A and AA and by good practice: one line for each
 * rule and element. Empty when all is well. `rules` are the only ones to be tried, where they are given.
 */
export async function accessibilityFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluated through the debugger, so the page's content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    (runOnly) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly }),
    rules === undefined ? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] : { type: 'rule' as const, values: [...rules] },
  );
  return results.violations.flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}
