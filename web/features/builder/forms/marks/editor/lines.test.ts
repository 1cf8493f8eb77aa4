import { array, assert, constantFrom, property, string, boolean, integer } from 'fast-check';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { stripMarks } from '../../../../../../shared/resume/textMarks.ts';
import { foldBullets } from './keys.ts';
import { endOfChange, readDocument, replaceText, settleLines, writeDocument } from './lines.ts';
import { lineDirections } from './lineLooks.ts';

/** Pieces of what people and other programs write, among them all that looks like a mark and is none. */
const piece = constantFrom(
  'a',
  'word',
  'ניהול',
  'ב־',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\t',
  '*',
  '**',
  '***',
  '_',
  '[',
  ']',
  '(',
  ')',
  '\\',
  '5 * 3',

  '**bold**',
  '*it*',
  '[l](https://a.b/c)',
  '](https://a.b)',
  '• ',
  '- ',
  '– x',
  '\uf0b7\t',
  'o\t',
  '1. ',
  '\u200f',
  '\r',
);
const anyText = array(piece, { maxLength: 14 }).map((parts) => parts.join(''));
const stateOf = (text: string, isBulleted: boolean) => EditorState.create({ doc: readDocument(text, isBulleted) });

const comesBack = (text: string, isBulleted: boolean) => {
  expect(writeDocument(readDocument(text, isBulleted))).toBe(text);
};
const shown = (text: string) => readDocument(text, true).children.map((line) => line.textContent);

describe('a text in the editor', () => {
  it('comes back letter by letter, whatever the field held', () => {
    assert(property(anyText, boolean(), comesBack), { numRuns: 5_000 });
    assert(property(string({ unit: 'binary', maxLength: 40 }), boolean(), comesBack), { numRuns: 2_000 });
  });

  it('is shown without signs: its words as the sheet reads them', () => {
    expect(shown('• Led **a team** of *5*\n\uf0b7\t[site](https://a.b)\n5 * 3\n1. one')).toEqual([
      'Led a team of 5',
      'site',
      '5 * 3',
      '1. one',
    ]);
    assert(
      property(anyText, (text) => {
        const read = readDocument(text, false).children.map((line) => line.textContent);
        expect(read.join('\n')).toBe(text.split('\n').map(stripMarks).join('\n'));
      }),
    );
  });

  it('when a line is typed in, changes no other line, and no word of its own', () => {
    assert(
      property(anyText, boolean(), integer({ min: 0, max: 1_000 }), (text, isBulleted, place) => {
        const state = stateOf(text, isBulleted);
        const index = place % state.doc.childCount;
        const before = text.split('\n');
        const at = state.doc.children.slice(0, index).reduce((sum, line) => sum + line.nodeSize, 1);
        const line = state.doc.child(index);
        const end = at + line.content.size;
        const { doc } = state.apply(state.tr.insertText('z', end));
        const after = writeDocument(doc).split('\n');
        expect(after.filter((_, each) => each !== index)).toEqual(before.filter((_, each) => each !== index));
        // Letter for letter: `-` before a `z` is a bullet, which is drawn.
        const words = readDocument(after[index] ?? '', false).textContent;
        expect(words.slice(words.length - line.textContent.length - 1)).toBe(`${line.textContent}z`);
      }),
    );
  });

  it('that comes from elsewhere takes the place of the lines that differ, with the caret after what is new', () => {
    assert(
      property(anyText, anyText, boolean(), (before, after, isBulleted) => {
        const state = stateOf(before, isBulleted);
        const replaced = replaceText(state, after, isBulleted);
        expect(writeDocument(replaced?.doc ?? state.doc)).toBe(after);
        if (!replaced) return;
        const end = endOfChange(state.doc, replaced.doc);
        expect(TextSelection.near(replaced.doc.resolve(end), -1).$from.parent.type.name).toBe('line');
      }),
    );
    const state = stateOf('one\ntwo\nthree', true);
    const replaced = replaceText(state, 'one\ntwo more\nthree', true);
    expect(replaced?.doc.child(2)).toBe(state.doc.child(2));
    expect(replaced && endOfChange(state.doc, replaced.doc)).toBe(14);
    expect(replaceText(state, 'one\ntwo\nthree', true)).toBeUndefined();
  });

  it('settles to what will be read from it, without a change of what is stored', () => {
    const state = stateOf('halfword', false);
    const italic = state.apply(state.tr.addMark(1, 5, state.schema.mark('italic')));
    const settled = settleLines(italic, false);
    expect(settled?.doc.eq(state.doc)).toBe(true);
    expect(settleLines(state, false)).toBeUndefined();
  });
});

it('takes a bullet that somebody types before a line for its drawn one', () => {
  const state = stateOf('one', true);
  const typed = foldBullets(state.apply(state.tr.insertText('- ', 1)));
  expect(typed.doc.textContent).toBe('one');
  expect(writeDocument(typed.doc)).toBe('- one');
});

it.each([
  [['ניהול צוות', '', '2018 – 2021', 'React, Node.js', '054-123', 'B.Sc. בהנדסה'], 'rtl', 'r r l l l r'],
  [['Led', '2018', 'ניהול', '', 'C++'], 'ltr', 'l l r r l'],
  [['', '2018'], 'rtl', 'r l'],
] as const)('gives each line its own direction (%#)', (lines, base, expected) => {
  expect(
    lineDirections(lines, base)
      .map((each) => each[0])
      .join(' '),
  ).toBe(expected);
});
