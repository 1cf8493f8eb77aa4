import { describe, expect, it } from 'vitest';
import { field, tab, textIn, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

describe('hints and counters', () => {
  it('[BLD-29] [BLD-30] [BLD-31] [BLD-32] count letters and words, warn, recommend and refuse nothing', async () => {
    const { page, context } = await visitBuilder(product, { address: '#summary' });
    const summary = field(page, 'Professional summary');
    const counter = page.locator('.field-counter');
    await summary.fill('a'.repeat(600));
    await expect.poll(() => counter.innerText()).toBe('600 / 800 characters');
    await expect.poll(() => counter.getAttribute('class')).toContain('muted');
    await summary.fill('a'.repeat(601));
    await expect.poll(() => counter.getAttribute('class')).toContain('caution');
    await summary.fill(`${'word '.repeat(200)}end`);
    await expect.poll(() => counter.innerText()).toBe('1003 / 800 characters');
    const hint = await page.locator('.panel .field-hint').innerText();
    expect(hint).toContain('201 words. 25–100 words recommended, 3–5 sentences.');
    expect((await textIn(summary)).length).toBe(1003);

    // Bullets, technologies, skills and the GPA are recommended too.
    const shown: readonly (readonly [string, readonly string[]])[] = [
      ['experience', ['3–5 bullets']],
      ['education', ['2–3 bullets', 'GPA if above 80']],
      ['projects', ['2–3 bullets', '3–6 recommended']],
      ['skills', ['5–10 recommended']],
    ];
    for (const [name, texts] of shown) {
      await tab(page, name).click();
      for (const hint of texts) await expect.poll(() => page.locator('.panel').innerText()).toContain(hint);
    }
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('button', { name: 'Courses and Training' }).click();
    await expect.poll(() => page.locator('.panel').innerText()).toContain('2–3 bullets');
    await context.close();
  });
});
