import { describe, expect, it } from 'vitest';
import { field, filledResume, sheet, tab, visitBuilder } from './builder-page.ts';
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
    expect((await summary.inputValue()).length).toBe(1003);

    // Bullets, technologies, skills and the GPA are recommended too.
    const shown: readonly (readonly [string, readonly string[]])[] = [
      ['experience', ['3–5 bullets']],
      ['education', ['2–3 bullets', 'GPA if above 80']],
      ['projects', ['2–3 bullets', '3–6 recommended']],
      ['skills', ['5–10 recommended']],
    ];
    for (const [name, texts] of shown) {
      await tab(page, name).click();
      const text = await page.locator('.panel').innerText();
      for (const hint of texts) expect(text).toContain(hint);
    }
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('button', { name: 'Courses and Training' }).click();
    await expect.poll(() => page.locator('.panel').innerText()).toContain('2–3 bullets');
    await context.close();
  });
});

/** An item of a list as Word copies it: its bullet is a letter of a symbol font. */
const wordItem = (mark: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>` +
  `<span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>` +
  `</span><![endif]>${text}<o:p></o:p></p>`;

describe('marks in a description', () => {
  it('are set and taken away by keys and bar, pasted as they were copied, and undone in one step', async () => {
    const { page, context, faults } = await visitBuilder(product, { resume: filledResume(), width: 1440 });
    await tab(page, 'summary').click();
    const area = field(page, 'Professional summary');
    const select = (words: string) =>
      area.evaluate((element, text) => {
        const input = element as HTMLTextAreaElement;
        const at = input.value.indexOf(text);
        input.focus();
        input.setSelectionRange(at, at + text.length);
      }, words);
    const paste = (html: string, plain = 'plain') =>
      area.evaluate(
        (element, texts) => {
          const clipboardData = new DataTransfer();
          if (texts[0] !== '') clipboardData.setData('text/html', texts[0] as string);
          clipboardData.setData('text/plain', texts[1] as string);
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        },
        [html, plain],
      );
    const shown = () => sheet(page).locator('.section-summary .text').innerHTML();

    await area.fill('Led a team of 12 in Haifa');
    await select('a team');
    await page.keyboard.press('Control+b');
    await expect.poll(shown).toBe('Led <strong>a team</strong> of 12 in Haifa');
    expect(await area.inputValue()).toBe('Led **a team** of 12 in Haifa');
    await page.keyboard.press('Control+b');
    await expect.poll(shown).toBe('Led a team of 12 in Haifa');
    await select('12');
    await page.getByRole('button', { name: 'Italic' }).click();
    await expect.poll(shown).toBe('Led a team of <em>12</em> in Haifa');
    await page.keyboard.press('Control+z');
    await expect.poll(shown).toBe('Led a team of 12 in Haifa');
    await select('Haifa');
    await page.keyboard.press('Control+k');
    await expect.poll(() => area.inputValue()).toBe('Led a team of 12 in [Haifa](https://)');
    await page.keyboard.type('https://example.com/a');
    await expect.poll(shown).toBe('Led a team of 12 in <a href="https://example.com/a">Haifa</a>');

    await area.fill('');
    await paste(
      '<b style="font-weight:normal"><p>One <span style="font-weight:700">bold</span></p><ul><li>Two <i>x</i></li>' +
        '<li><a href="https://a.b/c">Three</a><script>globalThis.hacked = 1</script>' +
        '<img src=x onerror="globalThis.hacked = 1"></li></ul></b>',
    );
    await expect.poll(() => area.inputValue()).toBe('One **bold**\nTwo *x*\n[Three](https://a.b/c)');
    await paste('<p>nothing but text</p>');
    await expect.poll(() => area.inputValue()).toContain('(https://a.b/c)plain');

    await area.fill('');
    await paste(
      wordItem('·', 'Led <b>5</b>') +
        wordItem('o', 'half<i>word</i>') +
        wordItem('1.', 'One') +
        '<ol start=2><li>Two</li></ol><table><tr><td>a</td><td><a href="https://a.b/c_(d)">b</a></td></tr></table>',
    );
    await expect
      .poll(() => area.inputValue())
      .toBe('Led **5**\nhalfword\n1. One\n2. Two\na [b](https://a.b/c_%28d%29)');
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    // The other spelling of Markdown, also where a program calls it HTML.
    await area.fill('');
    await paste('', 'Wrote for _Nature_ in snake_case');
    await expect.poll(shown).toBe('Wrote for <em>Nature</em> in snake_case');
    await paste('<div>and __more than that__</div>', ' and __more than that__');
    await expect.poll(() => area.inputValue()).toBe('Wrote for *Nature* in snake_case and **more than that**');
    expect(faults).toEqual([]);
    await context.close();
  });
});
