import { describe, expect, it } from 'vitest';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import { parseMarks } from '../../shared/resume/textMarks.ts';
import samples from '../data/pasted/samples.json' with { type: 'json' };
import { accessibilityFaults } from './axe.ts';
import { filledResume, sheet, storedResume, summaryField, textIn, visitBuilder } from './builder-page.ts';
import { openEditor, paste, setOff } from './rich-text-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();
const TAGS = { bold: 'strong', italic: 'em', link: 'a' } as const;

describe('what is pasted', () => {
  it('from each program has its marks and no sign of markup, under the site’s own policy', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      resume: filledResume({ summary: '' }),
      address: '#summary',
    });
    const editor = await openEditor(page, 'summary');
    for (const { from, html, plain, text } of samples) {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await paste(editor, { html, plain });
      const lines = text.split('\n').map(parseMarks);
      expect([from, await textIn(editor)]).toEqual([from, lines.map((line) => line.text).join('\n')]);
      const marks = lines.flatMap(({ marks: all, text: words }) =>
        all.map(({ kind, start, end }) => `${TAGS[kind]}: ${words.slice(start, end)}`),
      );
      expect([from, (await setOff(editor)).toSorted()]).toEqual([from, marks.toSorted()]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('runs nothing, joins the line it is put in, and is one step of undo', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      resume: filledResume({ summary: 'Before after' }),
      address: '#summary',
    });
    const editor = await openEditor(page, 'summary');
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
    const html =
      '<b style="font-weight:normal"><p>One <span style="font-weight:700">bold</span></p><ul><li>Two <i>x</i></li>' +
      '<li><a href="https://a.b/c">Three</a><script>globalThis.hacked = 1</script>' +
      '<a href="javascript:alert(1)">four</a><img src=x onerror="globalThis.hacked = 1"></li></ul></b>';
    await paste(editor, { html, plain: 'plain' });
    await expect.poll(() => textIn(editor)).toBe('Before One bold\nTwo x\nThreefourafter');
    await page.keyboard.type('!');
    await expect.poll(() => textIn(editor)).toBe('Before One bold\nTwo x\nThreefour!after');
    expect(await setOff(editor)).toEqual(['strong: bold', 'em: x', 'a: Three']);
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textIn(editor)).toBe('Before after');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('beyond the limit is reported and kept, and so is that a field is full', async () => {
    const { page, context } = await visitBuilder(product, {
      resume: filledResume({ summary: '' }),
      address: '#summary',
    });
    const editor = await openEditor(page, 'summary');
    const lines = Array.from({ length: 60 }, (_, at) => `${at} ${'word '.repeat(19)}end`);
    await paste(editor, { plain: lines.join('\n') });
    const notice = page.locator('.kept-rest');
    await notice.waitFor();
    const kept = (await textIn(editor)).split('\n');
    expect(kept.join('\n').length).toBeLessThanOrEqual(RESUME_LIMITS.summary);
    const rest = (await notice.locator('textarea').inputValue()).split('\n');
    expect([...kept, ...rest]).toEqual(lines);
    expect(await accessibilityFaults(page, { within: '.panel' })).toEqual([]);
    // Another tab and back: it is still there, until it is put away.
    await page.getByRole('tab', { name: /Skills/ }).click();
    await page.getByRole('tab', { name: /Summary/ }).click();
    await notice.waitFor();
    await openEditor(page, 'summary');
    for (let typed = 0; typed < 5; typed += 1) await page.keyboard.insertText(' and thirty letters of more text');
    expect((await textIn(summaryField(page))).length).toBeLessThanOrEqual(RESUME_LIMITS.summary);
    await page.getByRole('alert').filter({ hasText: 'This field is full' }).waitFor();
    await page.getByRole('button', { name: 'Not needed' }).click();
    expect(await notice.count()).toBe(0);
    await expect.poll(async () => (await storedResume(page))?.summary).toBe(await textIn(summaryField(page)));
    await context.close();
  });
});

it('skills lose the marks of a copied list, and one with a comma in its brackets stays whole', async () => {
  const { page, context } = await visitBuilder(product, { resume: filledResume({ skills: [] }), address: '#skills' });
  const input = page.locator('.skill-entry input');
  const names = () => sheet(page).locator('.skill').allInnerTexts();
  await input.pressSequentially('AWS (EC2, S3, RDS), Docker');
  await input.press('Enter');
  await paste(input, { plain: '\uf0b7\tPerl\n\u00a7\tLua\n\u00b7\tרישיון נהיגה (B,\nC1)\n\u2022 **Go**' });
  await expect.poll(names).toEqual(['AWS (EC2, S3, RDS)', 'Docker', 'Perl', 'Lua', 'רישיון נהיגה (B, C1)', 'Go']);
  await paste(input, { plain: '\u00b7\tNode' });
  expect(await input.inputValue()).toBe('Node');
  await context.close();
});
