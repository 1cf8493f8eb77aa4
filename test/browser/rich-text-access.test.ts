import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import he from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import { filledResume, storedResume, summaryField, textIn, visitBuilder } from './builder-page.ts';
import { openEditor, select, setOff } from './rich-text-page.ts';
import { setUpProduct } from './worker.ts';

/**
 * The editor of a text for people who cannot see it, have no mouse, or write on a phone: it works as well as the plain
 * box.
 */
const product = setUpProduct();

/** A phone with Android: its browser is recognised by its name, as the editor asks for it. */
const PHONE = {
  width: 360,
  height: 740,
  touch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36',
} as const;

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly value?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** Returns the field as a screen reader has it: the field, and each piece of its text in turn. */
async function heardOf(devtools: CDPSession, selector: string) {
  const ask = async () => {
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const answer = (await devtools.send('Accessibility.queryAXTree', { nodeId })) as { nodes: readonly AxNode[] };
    return answer.nodes;
  };
  let nodes: readonly AxNode[] = [];
  // The editor that comes, or does not, puts the field in anew: for a moment there is none.
  await expect.poll(async () => (nodes = await ask().catch(() => [])).length).toBeGreaterThan(0);
  const [field, ...inside] = nodes.filter(({ ignored }) => !ignored);
  const properties = new Map(field?.properties?.map(({ name, value }) => [name, value.value]));
  return {
    role: field?.role?.value,
    name: field?.name?.value,
    description: field?.description?.value,
    value: field?.value?.value ?? '',
    multiline: properties.get('multiline'),
    isInvalid: (properties.get('invalid') ?? 'false') !== 'false',
    focused: properties.get('focused'),
    isEditable: properties.has('editable'),
    texts: inside.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => name?.value),
  };
}

/** A phone's keyboard: it composes each word, and says nothing about the keys (code 229). */
function phoneKeyboard(devtools: CDPSession, page: Page) {
  const key = (type: 'rawKeyDown' | 'keyUp') =>
    devtools.send('Input.dispatchKeyEvent', { type, key: 'Unidentified', code: '', windowsVirtualKeyCode: 229 });
  const show = async (text: string, replaced?: { readonly from: number; readonly to: number }) => {
    await key('rawKeyDown');
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
      ...(replaced && { replacementStart: replaced.from, replacementEnd: replaced.to }),
    });
    await key('keyUp');
  };
  return {
    show,
    /** Ends the word as it is shown, or as the keyboard corrects it. */
    end: (text: string) => devtools.send('Input.insertText', { text }),
    /** Letter by letter, and a space that ends it; `as`: what the keyboard makes of it then. */
    async word(text: string, as = text) {
      for (let length = 1; length <= text.length; length += 1) await show(text.slice(0, length));
      await devtools.send('Input.insertText', { text: as });
      await page.keyboard.press('Space');
    },
  };
}

const openOn = async (visit: Parameters<typeof visitBuilder>[1]) => {
  const opened = await visitBuilder(product, { address: '#summary', ...visit });
  return { ...opened, devtools: await opened.context.newCDPSession(opened.page) };
};

describe.each(['he', 'en'] as const)('who does not see it (%s)', (language) => {
  it('has the name, hint, lines and states of the plain box, and no sign that is only drawn', async () => {
    const resume = filledResume({
      language,
      summary: 'ניהלתי **צוות** של 5\n\nLed *two* teams',
      experience: filledResume().experience.map((job) => ({ ...job, description: 'הקמתי **מערכת**\nLed a team' })),
    });
    const heard = async (hasEditor: boolean) => {
      const { page, context } = await openOn({ language, resume });
      if (!hasEditor) await page.route('**/assets/EditorField-*.js', (route) => route.abort());
      const devtools = await context.newCDPSession(page);
      await devtools.send('Accessibility.enable');
      const summary = summaryField(page);
      if (hasEditor) await openEditor(page, 'summary');
      else await summary.focus();
      const written = await heardOf(devtools, '.panel [data-resume-field=summary]');
      await page.evaluate(() => (location.hash = 'experience'));
      await page.locator('[data-entry=exp-1] .entry-toggle').click();
      const job = page.locator('.panel [data-resume-field="exp-1.description"]');
      if (hasEditor) await openEditor(page, 'exp-1.description');
      else await job.focus();
      const described = await heardOf(devtools, '.panel [data-resume-field="exp-1.description"]');
      await job.fill('');
      const empty = await heardOf(devtools, '.panel [data-resume-field="exp-1.description"]');
      await context.close();
      return { written, described, empty };
    };
    const [box, editor] = [await heard(false), await heard(true)];
    for (const field of ['written', 'described', 'empty'] as const) {
      const { value: _value, texts: _texts, ...said } = box[field];
      expect(editor[field]).toMatchObject(said);
      expect(said).toMatchObject({ role: 'textbox', multiline: true, focused: true, isEditable: true });
      expect(said.name).toBeTruthy();
    }
    // Line by line, without stars, bullets or the example in an empty field.
    expect(editor.written.texts.join('|')).toBe('ניהלתי |צוות| של 5|Led |two| teams');
    expect(editor.written.value.split(/\n+/)).toEqual(['ניהלתי צוות של 5', 'Led two teams']);
    expect(editor.described.texts.join('|')).toBe('הקמתי |מערכת|Led a team');
    expect([editor.empty.texts, editor.empty.value.trim()]).toEqual([[], '']);
  });
});

describe('who has no mouse', () => {
  it('marks, links and undoes by keys, hears what a key has set, and leaves by Tab', async () => {
    const { page, context, faults } = await openOn({
      language: 'he',
      resume: filledResume({ language: 'he', summary: 'ניהלתי צוות של חמישה' }),
    });
    const editor = await openEditor(page, 'summary');
    const said = () => page.locator('.builder > output.visually-hidden').innerText();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+b');
    await expect.poll(() => setOff(editor)).toEqual(['strong: ניהלתי']);
    await expect.poll(said).toBe(he['builder.writing.said.bold.on']);
    await page.keyboard.press('Control+b');
    await expect.poll(() => setOff(editor)).toEqual([]);
    await expect.poll(said).toBe(he['builder.writing.said.bold.off']);
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Control+i');
    await expect.poll(() => setOff(editor)).toEqual(['em: ניהלתי צוות של חמישה']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => setOff(editor)).toEqual([]);
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('האתר שלי');
    await page.keyboard.press('Tab');
    await page.keyboard.type('example.com');
    // Keys go before what waits for its time, on a machine that is busy.
    await page.evaluate(() => {
      const { setTimeout } = globalThis;
      globalThis.setTimeout = ((work: () => void, ms = 0) => setTimeout(work, ms + 500)) as typeof setTimeout;
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => setOff(editor)).toEqual(['a: האתר שלי']);
    // The focus is in the text again, behind the link. A word goes by one key, a line by another.
    await page.keyboard.type(' סוף מיותר');
    await page.keyboard.press('Control+Backspace');
    await expect.poll(() => textIn(editor)).toMatch(/סוף\s?$/);
    await page.keyboard.press('Tab');
    await expect.poll(() => editor.evaluate((element) => element === document.activeElement)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(await textIn(editor)).not.toContain('\t');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => editor.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Returns the caret's offset in the text of its line. */
const caretIn = (page: Page) =>
  page.evaluate(() => {
    const selection = getSelection();
    return { offset: selection?.anchorOffset, isCaret: selection?.isCollapsed };
  });

/** The middle of a word on the screen. */
const wordAt = (editor: Locator, word: string) =>
  editor.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(text) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`nowhere: ${text}`);
  }, word);

async function onPhone(summary: string): Promise<{
  page: Page;
  context: BrowserContext;
  devtools: CDPSession;
  faults: string[];
  editor: Locator;
}> {
  const opened = await openOn({ ...PHONE, language: 'he', resume: filledResume({ language: 'he', summary }) });
  return { ...opened, editor: await openEditor(opened.page, 'summary') };
}
const stored = async (page: Page) => (await storedResume(page))?.summary;

describe('who writes on a phone', () => {
  it('composes words in both languages, which the keyboard corrects as they end, over lines', async () => {
    const { page, context, devtools, faults, editor } = await onPhone('');
    const keyboard = phoneKeyboard(devtools, page);
    await keyboard.word('ניהלתי');
    await keyboard.word('צוט', 'צוות');
    await page.keyboard.press('Enter');
    await keyboard.word('Led');
    await keyboard.word('teh', 'the');
    await keyboard.word('team');
    await expect.poll(() => textIn(editor)).toBe('ניהלתי צוות \nLed the team ');
    // A suggestion that is tapped later takes the place of a word that ended long ago.
    const from = 'ניהלתי '.length;
    await keyboard.show('קבוצה', { from, to: from + 'צוות'.length });
    await keyboard.end('קבוצה');
    await expect.poll(() => textIn(editor)).toBe('ניהלתי קבוצה \nLed the team ');
    await expect.poll(() => stored(page)).toMatch(/^ניהלתי קבוצה\s*\nLed the team/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps marks and undo while words are composed, and what a browser puts in the place of a word', async () => {
    const { page, context, devtools, faults, editor } = await onPhone('ניהלתי **צוות** בחיפה');
    const keyboard = phoneKeyboard(devtools, page);
    // At the end of the bold word: what is composed there is bold, as what is typed.
    await editor.evaluate((element) => {
      const bold = element.querySelector('strong')?.firstChild;
      getSelection()?.collapse(bold ?? null, bold?.nodeValue?.length);
    });
    for (const part of ['י', 'ים']) await keyboard.show(part);
    await keyboard.end('ים');
    await expect.poll(() => setOff(editor)).toEqual(['strong: צוותים']);
    await expect.poll(() => stored(page)).toBe('ניהלתי **צוותים** בחיפה');
    // As a correction by a menu or by iOS comes: the browser has changed the text, and tells of it afterwards.
    await editor.evaluate((element) => {
      const text = element.querySelector('p')?.lastChild;
      if (!(text instanceof Text)) throw new Error('no text behind the bold word');
      text.data = ' בחולון';
      getSelection()?.collapse(text, text.length);
      element.dispatchEvent(new InputEvent('input', { inputType: 'insertReplacementText', bubbles: true }));
    });
    await expect.poll(() => stored(page)).toBe('ניהלתי **צוותים** בחולון');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textIn(editor)).toBe('ניהלתי צוות בחיפה');
    await expect.poll(() => setOff(editor)).toEqual(['strong: צוות']);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('puts the caret where a finger taps, and sets off by the bar what the handles mark', async () => {
    const { page, context, faults, editor } = await onPhone('ניהלתי צוות בחיפה\nLed a team in Acre');
    for (const [word, line] of [
      ['בחיפה', 'ניהלתי צוות בחיפה'],
      ['team', 'Led a team in Acre'],
    ] as const) {
      const place = await wordAt(editor, word);
      await page.touchscreen.tap(place.x, place.y);
      await expect.poll(async () => (await caretIn(page)).isCaret).toBe(true);
      const { offset = -1 } = await caretIn(page);
      const begin = line.indexOf(word);
      expect(offset).toBeGreaterThanOrEqual(begin);
      expect(offset).toBeLessThanOrEqual(begin + word.length);
    }
    await select(editor, 'team');
    await page.locator('.mark-bar button').first().tap();
    await expect.poll(() => setOff(editor)).toEqual(['strong: team']);
    // The keyboard of the phone stays: the focus never left the text.
    expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => stored(page)).toBe('ניהלתי צוות בחיפה\nLed a **team** in Acre');
    expect(faults).toEqual([]);
    await context.close();
  });
});
