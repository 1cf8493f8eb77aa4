import { describe, expect, it } from 'vitest';
import { RESUME_BOMBS } from '../../test/attack/resumeBombs.ts';
import { lengthenResume } from '../../test/tools/resume-variants.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { h, type TreeElement } from '../../shared/templates/document/tree.ts';
import { costOfText } from './characterCosts.ts';
import { CHARACTER_COSTS } from './printCosts.ts';
import { estimatePrintCost, MAX_PRINT_COST } from './printCost.ts';

const ofWord = (letter: string, length: number) => costOfText(letter.repeat(length));
const ofText = (text: string) => estimatePrintCost(h('p', {}, text)).milliseconds;

/** Returns the number of pieces in the largest paragraph. */
function mostPieces(node: TreeElement): number {
  const pieces = (of: TreeElement): number =>
    of.children.reduce((sum, child) => sum + 1 + (typeof child === 'string' ? 0 : pieces(child)), 0);
  const inner = node.children.filter((child) => typeof child !== 'string');
  const own = inner.some(({ tag }) => !['bdi', 'span', 'a', 'wbr'].includes(tag)) ? 0 : pieces(node);
  return Math.max(own, ...inner.map(mostPieces));
}

const bend = (letter: string) => ofWord(letter, 300) - 2 * ofWord(letter, 200) + ofWord(letter, 100);

const costOf = (tag: string, ...inner: TreeElement[]) => estimatePrintCost(h(tag, {}, ...inner)).milliseconds;
const ofPair = (pair: string) => costOfText(pair.repeat(100)) / 200;

it('a character costs once, of two units of UTF-16 as well: one that was not measured what any such costs', () => {
  const [first, other] = ['\u{10000}', '\u{16000}'].map((character) => costOfText(character));
  expect(first).toBe(other);
  expect(costOfText('\u{10000}'.repeat(11)) - costOfText('\u{10000}'.repeat(10))).toBeCloseTo(
    costOfText('\u{16000}'.repeat(11)) - costOfText('\u{16000}'.repeat(10)),
    9,
  );
});

it('a word of joined letters costs by the square of its length besides', () => {
  const [, nanoseconds] = /^ +0621-064a .* (\S+)$/m.exec(CHARACTER_COSTS) ?? [];
  expect(bend('\u0627')).toBeCloseTo((2 * Number(nanoseconds) * 100 ** 2) / 1e6, 9);
});

describe('what a résumé costs to print', () => {
  it.each([
    ['Hebrew', SAMPLE_HE],
    ['English', SAMPLE_EN],
  ])('is a small part of the bound for an ordinary one in %s, also where it is long', (_, sample) => {
    expect(estimatePrintCost(buildResumeDocument(sample)).milliseconds).toBeLessThan(MAX_PRINT_COST / 20);
    expect(estimatePrintCost(buildResumeDocument(lengthenResume(sample, 20))).milliseconds).toBeLessThan(
      MAX_PRINT_COST / 4,
    );
  });

  it.each(['a', 'א', 'א a', 'אa', 'אa1', '★→', 'a\u0301', '😀', '你'])(
    'grows with the length of a text of %s, and no faster',
    (unit) => {
      expect(ofText(unit.repeat(4_000)) / ofText(unit.repeat(1_000))).toBeCloseTo(4, 0);
    },
  );

  it('counts what is drawn in pieces', () => {
    expect(ofText('אa'.repeat(500))).toBeGreaterThan(5 * ofText('aa'.repeat(500)));
    expect(ofText('ש\u05c1\u05b8'.repeat(300))).toBeGreaterThan(2 * ofText('ש'.repeat(300)));
    // Each sign needs another font than the spaces around it.
    expect(ofText('❤ '.repeat(500))).toBeGreaterThan(5 * ofText('a '.repeat(500)));
  });

  it('has an item of a list for less than another element, and all that stands in it', () => {
    expect(costOf('li')).toBeLessThan(costOf('p'));
    expect(costOf('ul', h('li', {}), h('li', {}))).toBeCloseTo(costOf('ul') + 2 * costOf('li'), 9);
  });

  it('is the sum of the words in a text, and of the blanks between', () => {
    expect(costOfText('')).toBe(0);
    const latin = costOfText('aa') - costOfText('a');
    expect(costOfText(' ')).toBeCloseTo(latin, 9);
    expect(costOfText('a aaaa')).toBeCloseTo(costOfText('aaaa a'), 9);
    for (const [one, other] of [
      ['ab', 'cd'],
      ['a1', 'b2'],
      ['שלום', 'טוב'],
      ['a\u0301', 'b'],
      ['سلام', 'عليكم'],
      ['❤', '❤'],
    ] as const) {
      // Letters of another kind are drawn as a separate run: the first word is of the second's kind.
      const [first, both] = [costOfText(`${other} ${one}`), costOfText(`${other} ${one} ${other}`)];
      const word = costOfText(`${other} ${other}`) - costOfText(other);
      expect(both - first).toBeCloseTo(word, 9);
    }
  });

  it('has a change beside a sign as dear as one takes that is drawn by itself, and none between letters', () => {
    for (const sign of ['\u2900', '\u2a00', '★', '→', '•']) expect(ofPair(`a${sign}`)).toBeGreaterThanOrEqual(0.06);
    expect(ofPair('aא')).toBeLessThan(0.06);
    expect(ofPair('aé')).toBeLessThan(0.03);
  });

  it('grows with the square of a word where letters are joined, and no faster elsewhere', () => {
    expect(bend('ع')).toBeGreaterThan(0.001);
    expect(Math.abs(bend('a')) + Math.abs(bend('א'))).toBeLessThan(1e-9);
    for (const end of [' ', '\n'])
      expect(costOfText(`${'ع'.repeat(150)}${end}`.repeat(2))).toBeLessThan(ofWord('ع', 300));
  });

  it('has a price for every character, none below the one of Latin letters', () => {
    const latin = costOfText('a'.repeat(100));
    const cheaper: string[] = [];
    for (let code = 0x21; code < 0x11_0000; code += code < 0x3000 ? 1 : 61) {
      const character = String.fromCodePoint(code);
      if (!/[\p{C}\p{Z}]/u.test(character) && costOfText(character.repeat(100)) < 0.95 * latin) cheaper.push(character);
    }
    expect(cheaper).toEqual([]);
  });

  it('takes what was no character when it was measured for the dearest one', () => {
    const unknown = costOfText('\u{40000}'.repeat(100));
    for (const known of ['🏽', '❤️ ', 'க்', '𐎀a', '👨‍👩‍👧‍👦', '★a'])
      expect(unknown).toBeGreaterThanOrEqual(costOfText(known.repeat(100 / Array.from(known).length)));
  });

  // Ordered by the measured price of a character (`npm run learn:print`).
  it.each([
    ['a ', 'א ', '❤️ ', '🏽'],
    ['a', 'ש', 'אa'],
    ['a', '你', '你a'],
    ['a', '👨\u200d', '🇮🇱 '],
  ])('is the dearer the more it takes: %s, %s, %s', (...texts) => {
    const costs = texts.map((text) => costOfText(text.repeat(400)) / Array.from(text).length);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(costs.at(-1)).toBeGreaterThan(3 * (costs[0] as number));
  });

  it.each(RESUME_BOMBS)(
    'has no paragraph of more pieces than a person writes: $name',
    { tags: 'exhaustive' },
    ({ resume }) => {
      expect(mostPieces(buildResumeDocument({ ...resume, templateId: 'professional' }))).toBeLessThan(1_000);
    },
  );

  it.each([
    'scripts by turns',
    'technologies',
    'dense lines',
    'four scripts',
    'Thai with marks',
    'Khmer',
    'ten scripts',
  ])('is above the bound for %s', (name) => {
    const { resume } = RESUME_BOMBS.find((bomb) => bomb.name === name) as (typeof RESUME_BOMBS)[number];
    expect(() => estimatePrintCost(buildResumeDocument({ ...resume, templateId: 'professional' })).check()).toThrow(
      expect.objectContaining({ code: 'pdf_too_complex', details: expect.objectContaining({ limit: MAX_PRINT_COST }) }),
    );
  });
});
