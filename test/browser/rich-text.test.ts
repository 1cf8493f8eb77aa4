import { describe, expect, it } from 'vitest';
import en from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import { accessibilityFaults } from './axe.ts';
import { field, filledResume, sheet, storedResume, summaryField, tab, textIn, visitBuilder } from './builder-page.ts';
import { linesOf, openEditor, paste, select, setOff } from './rich-text-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();
const shownSummary = (page: Parameters<typeof sheet>[0]) => sheet(page).locator('.section-summary .text').innerHTML();

describe('the editor of a text', () => {
  it('takes the place of the plain box without moving a line, and keeps what is typed meanwhile', async () => {
    const { page, context, faults } = await visitBuilder(product, { resume: filledResume({ summary: '' }) });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/EditorField-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await tab(page, 'summary').click();
    const box = summaryField(page);
    await box.focus();
    await page.keyboard.type('Led a team of five people in Haifa, end');
    for (let back = 0; back < 5; back += 1) await page.keyboard.press('ArrowLeft');
    expect(await box.evaluate((element) => element.localName)).toBe('textarea');
    await paste(box, { plain: ' and *Acre*' });
    const measure = () =>
      page
        .locator('.panel .field')
        .first()
        .evaluate((element) =>
          [...element.querySelectorAll('label, .amplify-textarea, .field-below')].map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(' ');
          }),
        );
    const before = await measure();
    release();
    await page.locator('.written').waitFor();
    expect(await measure()).toEqual(before);
    await page.keyboard.type('!');
    await expect.poll(() => textIn(box)).toBe('Led a team of five people in Haifa and Acre!, end');
    await expect
      .poll(() => shownSummary(page))
      .toBe('Led a team of five people in Haifa and <strong>Acre!</strong>, end');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('where it does not come, leaves the plain box as it is', async () => {
    const { page, context } = await visitBuilder(product, { address: '#summary' });
    await page.route('**/assets/EditorField-*.js', (route) => route.abort());
    await summaryField(page).focus();
    await page.keyboard.type('Written **all** the');
    await paste(summaryField(page), { plain: ' same' });
    await expect.poll(() => shownSummary(page)).toBe('Written <strong>all</strong> the same');
    expect(await summaryField(page).evaluate((element) => element.localName)).toBe('textarea');
    await context.close();
  });

  it('sets and takes away marks by keys and bar, one step of undo each, and shows no sign', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      resume: filledResume({ summary: 'Led a team of 12 in **Haifa** now' }),
      address: '#summary',
    });
    // It appears by itself if there are words: nobody sees the signs of their marks.
    await page.locator('.written').waitFor();
    const editor = await openEditor(page, 'summary');
    expect(await textIn(editor)).toBe('Led a team of 12 in Haifa now');
    await select(editor, 'a team');
    await page.keyboard.press('Control+b');
    await expect.poll(() => setOff(editor)).toEqual(['strong: a team', 'strong: Haifa']);
    const bold = page.getByRole('button', { name: /^Bold/ });
    expect(await bold.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => shownSummary(page)).toContain('Led <strong>a team</strong> of 12');
    await bold.click();
    await expect.poll(() => setOff(editor)).toEqual(['strong: Haifa']);
    await select(editor, '12');
    await page.getByRole('button', { name: /^Italic/ }).click();
    await expect.poll(() => shownSummary(page)).toContain('<em>12</em>');
    for (const left of [['strong: Haifa'], ['strong: a team', 'strong: Haifa'], ['strong: Haifa']]) {
      await page.keyboard.press('Control+z');
      await expect.poll(() => setOff(editor)).toEqual(left);
    }
    await page.keyboard.press('Control+y');
    await expect.poll(() => setOff(editor)).toEqual(['strong: a team', 'strong: Haifa']);
    // The system's own, of a menu or a shaken phone.
    await editor.evaluate((element) =>
      element.dispatchEvent(
        new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true }),
      ),
    );
    await expect.poll(() => setOff(editor)).toEqual(['strong: Haifa']);
    // Typed as Markdown, it is what it means.
    await page.keyboard.press('End');
    await page.keyboard.type(' and **Acre** by *sea*, 5 * 3');
    await expect.poll(() => setOff(editor)).toEqual(['strong: Haifa', 'strong: Acre', 'em: sea']);
    await expect
      .poll(async () => (await storedResume(page))?.summary)
      .toBe('Led a team of 12 in **Haifa** now and **Acre** by *sea*, 5 * 3');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('joins the undo of the draft: a pause parts steps, and the caret stands where something came back', async () => {
    const { page, context } = await visitBuilder(product, {
      resume: filledResume({ summary: '' }),
      address: '#summary',
    });
    const editor = await openEditor(page, 'summary');
    await page.keyboard.type('one two');
    await page.keyboard.press('Enter');
    await page.keyboard.type('three');
    expect(await textIn(editor)).toBe('one two\nthree');
    await field(page, 'Professional summary').evaluate((element) => element.blur());
    await openEditor(page, 'summary');
    // Not at the text's very start: right behind the focus, the editor takes that for the browser's own place.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.type('X');
    await expect.poll(() => textIn(editor)).toBe('one twoX\nthree');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textIn(editor)).toBe('one two\nthree');
    await page.keyboard.type('Y');
    await expect.poll(() => textIn(editor)).toBe('one twoY\nthree');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textIn(editor)).toBe('');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => textIn(editor)).toBe('one two\nthree');
    await context.close();
  });

  it('acts on what is selected now, though the browser tells of a selection later', async () => {
    const { page, context, faults } = await visitBuilder(product, { resume: filledResume(), address: '#summary' });
    const editor = await openEditor(page, 'summary');
    const before = await textIn(editor);
    // A key or what is pasted comes before the browser's word of a selection where it has much to do.
    const selectAnd = (what: 'press' | 'paste') =>
      editor.evaluate((element, todo) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
        getSelection()?.setBaseAndExtent(text, 0, text, 4);
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'Here');
        const happens = { bubbles: true, cancelable: true };
        const key = { key: 'k', code: 'KeyK', ctrlKey: true };
        element.dispatchEvent(
          todo === 'press'
            ? new KeyboardEvent('keydown', { ...key, ...happens })
            : new ClipboardEvent('paste', { clipboardData, ...happens }),
        );
      }, what);
    await selectAnd('press');
    const words = page.getByRole('dialog').getByLabel(en['builder.writing.link.words']);
    expect(await words.inputValue()).toBe(before.slice(0, 4));
    await page.keyboard.press('Escape');
    await words.waitFor({ state: 'detached' });
    await selectAnd('paste');
    expect(await textIn(editor)).toBe(`Here${before.slice(4)}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('asks for a link in a dialog, by keyboard alone, and says what is not an address', async () => {
    const { page, context, faults } = await visitBuilder(product, { resume: filledResume(), address: '#summary' });
    const editor = await openEditor(page, 'summary');
    const dialog = page.getByRole('dialog');
    await select(editor, 'logistics companies');
    await page.keyboard.press('Control+k');
    await dialog.waitFor();
    expect(await dialog.getByLabel(en['builder.writing.link.words']).inputValue()).toBe('logistics companies');
    expect(await accessibilityFaults(page, { within: 'dialog' })).toEqual([]);
    await page.keyboard.type('noabarak');
    await page.keyboard.press('Enter');
    await dialog.getByText(/That is no address/).waitFor();
    await dialog.getByLabel(en['builder.writing.link.address']).fill('example.com/a_(b)');
    await page.keyboard.press('Enter');
    await expect.poll(() => setOff(editor)).toEqual(['a: logistics companies']);
    await expect.poll(() => shownSummary(page)).toContain('<a href="https://example.com/a_%28b%29">');
    // The caret is after it, and text typed there is no link.
    await page.keyboard.type(' abroad');
    await expect.poll(() => setOff(editor)).toEqual(['a: logistics companies']);
    await select(editor, 'logistics');
    await page.keyboard.press('Control+k');
    await dialog.getByRole('button', { name: en['builder.writing.link.remove'] }).click();
    await expect.poll(() => setOff(editor)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('lines', () => {
  it.each(['he', 'en'] as const)(
    'have bullets on the side of the résumé and their own direction (%s)',
    async (language) => {
      const { page, context, faults } = await visitBuilder(product, {
        language,
        resume: filledResume({ language: 'he' }),
        address: '#experience',
      });
      await page.locator('[data-entry="exp-2"] .entry-toggle').click();
      const editor = await openEditor(page, 'exp-2.description');
      expect((await linesOf(editor))[0]?.bullet).toBe('');
      await page.keyboard.type('ניהלתי צוות ב-AWS.');
      await page.keyboard.press('Enter');
      expect(await linesOf(editor)).toEqual([
        { text: 'ניהלתי צוות ב-AWS.', dir: 'rtl', bullet: 'right' },
        { text: '', dir: 'rtl', bullet: 'right' },
      ]);
      await page.keyboard.type('2018 – 2021');
      await page.keyboard.press('Enter');
      await page.keyboard.type('- Led a team of 5 (3+ years).');
      await page.keyboard.press('Enter');
      await page.keyboard.type('C++');
      expect(await linesOf(editor)).toEqual([
        { text: 'ניהלתי צוות ב-AWS.', dir: 'rtl', bullet: 'right' },
        { text: '2018 – 2021', dir: 'ltr', bullet: 'right' },
        { text: 'Led a team of 5 (3+ years).', dir: 'ltr', bullet: 'right' },
        { text: 'C++', dir: 'ltr', bullet: 'right' },
      ]);
      await expect
        .poll(() => sheet(page).locator('[data-id="exp-2"] li').allInnerTexts())
        .toEqual(['ניהלתי צוות ב-AWS.', '2018 – 2021', 'Led a team of 5 (3+ years).', 'C++']);
      // Joined by Backspace, the line takes the direction of the letters that it has then.
      await page.keyboard.press('Home');
      await page.keyboard.press('Backspace');
      await expect.poll(() => textIn(editor)).toContain('(3+ years).C++');
      expect(await accessibilityFaults(page, { within: '.panel' })).toEqual([]);
      expect(await editor.evaluate((element) => [element.role, element.ariaMultiLine])).toEqual(['textbox', 'true']);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('are composed by a phone’s keyboard as they are typed by another', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      width: 360,
      height: 740,
      touch: true,
      language: 'he',
      resume: filledResume({ summary: '', language: 'he' }),
      address: '#summary',
    });
    const editor = await openEditor(page, 'summary');
    const session = await context.newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    for (const part of ['ש', 'של', 'שלו', 'שלום']) await compose(part);
    await session.send('Input.insertText', { text: 'שלום' });
    await page.keyboard.press('Control+b');
    for (const part of [' ע', ' עו', ' עולם']) await compose(part);
    await session.send('Input.insertText', { text: ' עולם' });
    await page.keyboard.press('Enter');
    await compose('הלא');
    await compose('הלאה');
    await session.send('Input.insertText', { text: 'הלאה' });
    await expect.poll(() => textIn(editor)).toBe('שלום עולם\nהלאה');
    await expect.poll(async () => (await storedResume(page))?.summary).toMatch(/^שלום/);
    // A page's translator and an extension put elements round the words: these stay as they are.
    await editor.evaluate((element) => {
      const [line] = element.children;
      const font = document.createElement('font');
      font.append(...(line?.childNodes ?? []));
      line?.append(font);
    });
    await page.keyboard.type('!');
    await expect.poll(() => textIn(editor)).toBe('שלום עולם\nהלאה!');
    expect(faults).toEqual([]);
    await context.close();
  });
});
