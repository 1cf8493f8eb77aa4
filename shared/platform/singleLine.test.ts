import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from './anyCharacter.fixture.ts';
import { toSingleLine, quoteLines } from './singleLine.ts';

/** Everything that some reader begins a new line at. */
const LINES = /\r\n|[\p{Zl}\p{Zp}\p{Cc}]/u;
const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\n',
      '\r',
      '\u0085',
      '\u2028',
      '\u2029',
      '\v',
      '\f',
      '\u001d',
      '\u0000',
      '\u001b',
      '\u202e',
      '\u2066',
      'א',
      'a',
      ' ',
      '>',
    ),
    fc.string({ unit: anyCharacter, maxLength: 1 }),
  ),
});

describe('a person’s text in a format of lines', () => {
  it('stays as it is where it is one line, in Hebrew and in English', () => {
    for (const text of ['נועה לוי', 'Dana O’Brien-Cohen', 'ד"ר א׳ כהן \u200f(C++)', '🙂'])
      expect(toSingleLine(text)).toBe(text);
  });

  it('has a space for each end of a line, and none at its ends', () => {
    expect(toSingleLine('\u202eנועה\r\n\u2028לוי\n')).toBe('נועה לוי');
    expect(toSingleLine('a\tb\ud83d')).toBe('a b\ufffd');
  });

  it('is one line whatever is in it, and turns nothing around', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const line = toSingleLine(text);
        expect(line.split(LINES)).toHaveLength(1);
        expect(line).not.toMatch(/[\u202a-\u202e\u2066-\u2069\p{Cc}]/u);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });

  it('is marked line by line as a quotation, and loses no line', () => {
    expect(quoteLines('שלום,\nאיך מוחקים?\n\nKept as: x')).toBe('> שלום,\n> איך מוחקים?\n>\n> Kept as: x');
    fc.assert(
      fc.property(nasty, (text) => {
        for (const line of quoteLines(text).split(LINES)) expect(line).toMatch(/^>(?: |$)/);
      }),
    );
  });
});
