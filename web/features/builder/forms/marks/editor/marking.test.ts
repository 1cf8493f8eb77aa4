import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { editKey, markOfKey } from './keys.ts';
import { lineStart, readDocument, writeDocument } from './lines.ts';
import { activeMarks, linkAround, readTypedMark, setLink, stretchesOf, toAddress, toggleMark } from './marking.ts';

/** A text with `|` at both ends of the selection, or at the caret; the signs of marks stand outside of it. */
function stateOf(text: string): EditorState {
  const ends = [text.indexOf('|'), text.lastIndexOf('|')] as const;
  const doc = readDocument(text.replaceAll('|', ''), true);
  const placeOf = (offset: number) => {
    const lines = text.slice(0, offset).replaceAll('|', '').split('\n');
    return lineStart(doc, lines.length - 1) + 1 + readDocument(lines.at(-1) ?? '', true).textContent.length;
  };
  return EditorState.create({ doc, selection: TextSelection.create(doc, placeOf(ends[0]), placeOf(ends[1])) });
}
const press = (state: EditorState, key: string) =>
  editKey(state, { key, code: key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false });

/** The mark of a key pressed with Ctrl. */
const pressed = (key: string, code: string, rest = {}) =>
  markOfKey({ key, code, ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, ...rest });

const active = (text: string) => {
  const { bold, italic, link } = activeMarks(stateOf(text));
  return [bold, italic, link];
};

describe('a mark', () => {
  it.each([
    ['bold', 'Led |a team| of 5', 'Led **a team** of 5'],
    ['bold', 'Led |a team |of 5', 'Led **a team** of 5'],
    ['italic', 'ניהלתי צ|וות', 'ניהלתי *צוות*'],
    ['italic', 'ניהלתי צו|ות גד|ול', 'ניהלתי *צוות גדול*'],
    ['bold', 'Led |**a team**| of 5', 'Led a team of 5'],
    ['bold', 'Led |**a** team| of 5', 'Led **a team** of 5'],
    ['italic', '|**a**|', '***a***'],
    ['bold', '|• one\n2. two\n|', '• **one**\n**2. two**\n'],
    ['bold', '|**one**\n**two**|', 'one\ntwo'],
    ['bold', '|**Taught** math to 12|', '**Taught math to 12**'],
  ] as const)('%s: %s', (kind, before, after) => {
    const state = stateOf(before);
    expect(writeDocument(state.apply(toggleMark(state, kind)).doc)).toBe(after);
  });

  it.each([
    ['the word of the caret', 'one t|wo three', ['two'], ['two']],
    ['the first word', 'o|ne two', ['one'], ['one']],
    ['the last word', 'one tw|o', ['two'], ['two']],
    ['no word beside the caret', 'one| two', [], []],
    ['no word before the caret', 'one |two', [], []],
    ['nothing between spaces', 'a | b', [], []],
    ['nothing of spaces alone', 'a|  |b', [], []],
    ['letters, and whole words of them', 'x a|b c|d y', ['b c'], ['ab cd']],
    ['whole words without the next ones', 'one| two |three', ['two'], ['two']],
    ['the whole of one word', 'a|b', ['ab'], ['ab']],
    ['a word to the end of its line', 'one\ntw|o|\nthree', ['o'], ['two']],
    ['words with marks of their language', 'מנכ״|ל|ית חב׳', ['ל'], ['מנכ״לית']],
    ['words, and no sign before them', '(|o|ne)', ['o'], ['one']],
  ] as const)('is set on %s', (_, text, letters, words) => {
    const state = stateOf(text);
    const texts = (whole: boolean) => stretchesOf(state, whole).map(({ from, to }) => state.doc.textBetween(from, to));
    expect([texts(false), texts(true)]).toEqual([letters, words]);
  });

  it('is active where all letters have it, or what is typed next will', () => {
    expect(active('|**a**|')).toEqual([true, false, false]);
    expect(active('|**a** b|')).toEqual([false, false, false]);
    expect(active('|**a** **b**|')).toEqual([true, false, false]);
    expect(active('*a|b*')).toEqual([false, true, false]);
    expect(active('a|b')).toEqual([false, false, false]);
  });

  it('beside a word holds for what is typed next', () => {
    const state = stateOf('a | b');
    const marked = state.apply(toggleMark(state, 'bold'));
    expect(activeMarks(marked).bold).toBe(true);
    expect(activeMarks(marked.apply(toggleMark(marked, 'bold'))).bold).toBe(false);
    expect(writeDocument(marked.apply(marked.tr.insertText('x')).doc)).toBe('a **x** b');
  });

  it('goes by the letter on the key, and by its place where a layout has no such letters', () => {
    expect(pressed('b', 'KeyB')).toBe('bold');
    expect(pressed('נ', 'KeyB')).toBe('bold');
    expect(pressed('ן', 'KeyI')).toBe('italic');
    expect(pressed('b', 'KeyN')).toBe('bold');
    expect(pressed('c', 'KeyI')).toBeUndefined();
    expect(pressed('k', 'KeyK', { ctrlKey: false, metaKey: true })).toBe('link');
    expect(pressed('b', 'KeyB', { altKey: true })).toBeUndefined();
  });

  it.each([
    ['**bold*|', '**bold**', 'bold'],
    ['see *it|', 'see *it*', 'see it'],
    ['5 * 3|', undefined, undefined],
    ['C|', undefined, undefined],
    ['**bold|', undefined, undefined],
    ['* item|', undefined, undefined],
    ['see **a b*|', 'see **a b**', 'see a b'],
    ['a*b|', undefined, undefined],
    ['[a](https://b.co)|', undefined, undefined],
  ] as const)('is read where somebody types its signs: %s', (before, stored, shown) => {
    const state = stateOf(before);
    const meant = readTypedMark(state, state.selection.from, '*');
    expect(meant && writeDocument(meant.doc)).toBe(stored);
    expect(meant?.doc.textContent).toBe(shown);
  });
});

describe('a link', () => {
  it('is set on the words, changed and found at the caret', () => {
    const state = stateOf('see |our **app**| now');
    const [place] = stretchesOf(state, false);
    if (!place) throw new Error('words are selected');
    const linked = state.apply(setLink(state, place, 'our app', 'https://a.b'));
    expect(writeDocument(linked.doc)).toBe('see [our **app**](https://a.b) now');
    const inside = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 7)));
    expect(linkAround(inside)).toEqual({ from: 5, to: 12, text: 'our app', href: 'https://a.b' });
    const link = linkAround(inside);
    if (!link) throw new Error('the caret stands in it');
    expect(writeDocument(setLink(inside, link, 'it', 'mailto:a@b.co').doc)).toBe('see [it](mailto:a@b.co) now');
    expect(linkAround(stateOf('|see [our](https://a.b)'))).toBeUndefined();
  });

  it.each([
    ['example.com/a', 'https://example.com/a'],
    [' https://example.com/c_(d) ', 'https://example.com/c_%28d%29'],
    ['noa@example.com', 'mailto:noa@example.com'],
    ['mailto:noa@example.com', 'mailto:noa@example.com'],
    ['קורות.קום', 'https://קורות.קום'],
    ['noabarak', undefined],
    ['n/a', undefined],
    ['', undefined],
    ['javascript:alert(1)', undefined],
    ['two words.com', undefined],
  ])('leads where somebody typed: %s', (typed, address) => expect(toAddress(typed)).toBe(address));
});

describe('keys', () => {
  it.each([
    ['Enter', '• one| two', '• one\n•  two'],
    ['Enter', 'one |**two**|', 'one \n'],
    ['Backspace', 'one\n|two', 'onetwo'],
    ['Backspace', '|one\ntw|o', 'o'],
    ['Delete', 'one|\n• two', 'onetwo'],
  ])('%s parts and joins lines: %s', (key, before, after) => {
    const edit = press(stateOf(before), key);
    expect(edit && writeDocument(edit.doc)).toBe(after);
  });

  it.each([
    ['Backspace', 'o|ne'],
    ['Delete', 'on|e'],
    ['a', 'o|ne'],
  ])('%s within a line is the browser’s', (key, text) => expect(press(stateOf(text), key)).toBeUndefined());

  it.each([
    ['Backspace', '|one'],
    ['Delete', 'one|'],
  ])('%s at an end of the text does nothing', (key, text) => {
    expect(press(stateOf(text), key)?.docChanged).toBe(false);
  });
});
