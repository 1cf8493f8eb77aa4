import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { FILE_PLACES_LIMITS } from '../../../shared/upload/filePlaces.ts';
import { placedRuns } from '../../../shared/upload/placedRuns.ts';
import { line } from '../line.fixture.ts';
import { plainWord, type Ink } from '../page/ink.ts';
import { FoundPlaces } from './foundPlaces.ts';
import { wordsOfLines, type Place } from './words.ts';

const RESUME = createBlankResume(DEFAULT_TEMPLATE_CHOICE);
const TITLE = 'experience.0.title';

/** A word where it is drawn, from `x`: each letter five points wide and ten high. */
const inkAt = (text: string, x: number, more: Partial<Ink> = {}): Ink => ({
  text: plainWord(text),
  page: 0,
  x,
  y: 40,
  width: 5 * text.length,
  height: 10,
  glyphs: [],
  ...more,
});

/** The places of lines of one cell each: its text, where its words are drawn, and the field of each (of all: one). */
function placesOf(
  cells: readonly (readonly [text: string, ink: readonly Ink[], fields?: readonly (string | undefined)[]])[],
  { resume = RESUME, left = [], takenOut = [], page = 0 }: Partial<Given> = {},
) {
  const lines = cells.map(([text, ink]) => {
    const read = line(text, { page });
    return { ...read, cells: read.cells.map((cell) => ({ ...cell, ink })) };
  });
  const words = wordsOfLines(lines);
  for (const [index, cell] of words.entries())
    for (const [number, word] of cell.words.entries()) {
      const fields = cells[index]?.[2] ?? [TITLE];
      const field = fields.length === 1 ? fields[0] : fields[number];
      word.place = field === undefined ? { kind: 'unplaced' } : { kind: 'field', paths: [field] };
    }
  return new FoundPlaces({ unplaced: [], saidAgain: [], dropped: [], lines, cells: words, left }, resume, takenOut);
}
interface Given {
  readonly resume: ResumeData;
  readonly left: readonly { readonly ink: Ink; readonly place: Place }[];
  readonly takenOut: ConstructorParameters<typeof FoundPlaces>[2];
  readonly page: number;
}
const runsOf = (...given: Parameters<typeof placesOf>) => placedRuns(placesOf(...given).toFile([[1, 595, 842]])!);
const textsOf = (...given: Parameters<typeof placesOf>) => runsOf(...given).map(({ text }) => text);

describe('words of a cell are one run', () => {
  it('with the box around them, and the text that the cell has there with its signs', () => {
    const runs = runsOf([
      ['– C++, Rust (40%)', [inkAt('C', 40), inkAt('Rust', 60, { y: 38, height: 12 }), inkAt('40', 85)]],
    ]);
    expect(runs).toEqual([
      expect.objectContaining({ text: 'C++, Rust (40%', field: TITLE, x: 40, y: 38, width: 55, height: 12 }),
    ]);
    expect(textsOf([['C#.', [inkAt('C', 40)]]])).toEqual(['C#']);
  });

  it.each([
    ['up to three times their height apart where only signs stand between', '2019 - 2021', 29.9, 1],
    ['and not further', '2019 - 2021', 30, 2],
  ])('%s', (_, text, gap, count) => {
    const runs = runsOf([[text, [inkAt('2019', 40), inkAt('2021', 60 + gap)]]]);
    expect(runs).toHaveLength(count);
    // By the higher of both.
    expect(runsOf([[text, [inkAt('2019', 40), inkAt('2021', 60 + gap, { y: 39, height: 11 })]]])).toHaveLength(1);
  });

  it.each([
    [11.9, ['Cook Chef', 'Door']],
    [12, ['Cook', 'Door', 'Chef']],
  ])('beside each other though others come between in the text, %s points apart', (gap, texts) => {
    const chef = inkAt('Chef', 60 + gap);
    expect(textsOf([['Cook Door Chef', [inkAt('Cook', 40), inkAt('Door', 40, { y: 60 }), chef]]])).toEqual(texts);
  });

  it.each([
    ['of another field', { fields: [TITLE, 'experience.0.company'] }],
    ['that went nowhere', { fields: [TITLE, undefined] }],
    ['in another row', { second: { y: 52 } }],
    ['on another page', { second: { page: 1 } }],
  ])(
    'and a word %s is another',
    (_, { fields = [TITLE], second = {} }: { fields?: readonly (string | undefined)[]; second?: Partial<Ink> }) => {
      const ink = [inkAt('Cook', 40), inkAt('Chef', 65, second)];
      expect(textsOf([['Cook Chef', ink, fields]])).toEqual(['Cook', 'Chef']);
      expect(textsOf([['Cook Chef', [inkAt('Cook', 40), inkAt('Chef', 65)]]])).toEqual(['Cook Chef']);
    },
  );

  it('in the order of the text, whichever way it runs, and so are the runs', () => {
    const runs = runsOf([
      ['שלום עולם 2019', [inkAt('שלום', 100), inkAt('עולם', 75), inkAt('2019', 20)], [TITLE, TITLE, undefined]],
    ]);
    expect(runs.map(({ text, x, width }) => [text, x, width])).toEqual([
      ['שלום עולם', 75, 45],
      ['2019', 20, 20],
    ]);
  });

  it.each([
    ['one below the other', 62, true],
    ['one above the other', 18, true],
    ['as far below as three times their width', 90, false],
    ['a hair nearer', 89.9, true],
    ['as far above', -10, false],
    ['upright', 62, false],
  ] as const)('where they run along the side of the page, %s', (what, y, isOne) => {
    const turned = what === 'upright' ? {} : ({ isTurned: true } as const);
    const sides = { width: 10, height: 20, ...turned };
    const ink = [inkAt('Cook', 40, { y: 40, ...sides }), inkAt('Chef', 40.5, { y, ...sides })];
    expect(textsOf([['Cook Chef', ink]])).toHaveLength(isOne ? 1 : 2);
    // Another column of them, and another page.
    for (const other of [{ x: 41 }, { page: 1 }])
      expect(textsOf([['Cook Chef', [ink[0]!, { ...ink[1]!, ...other }]]])).toHaveLength(2);
  });

  it('where the file has no places, on the page of their line and without a width', () => {
    const runs = runsOf([['Cook, Blue Door', [], [TITLE, 'x', 'x']]], { page: 1 });
    expect(runs).toEqual([
      expect.objectContaining({ text: 'Cook', field: TITLE, page: 1, line: 0, width: 0 }),
      expect.objectContaining({ text: 'Blue Door', field: 'x', page: 1, line: 0, width: 0 }),
    ]);
  });
});

const pages = (count: number) => Array.from({ length: count }, (): [number, number, number] => [1, 595, 842]);

const glyph = (text: string) => ({ text, x: 0, y: 0, width: 5, size: 10, bold: false });

describe('of a file is told', () => {
  it('what is no word of a line, with why, behind all lines, and what never was in one behind that', () => {
    const sign = {
      ink: inkAt('', 10, { glyphs: [glyph('•'), glyph('–')] }),
      place: { kind: 'reason', reason: 'sign' },
    } as const;
    const places = placesOf(
      [
        ['Cook', [inkAt('Cook', 40)]],
        ['Chef', [inkAt('Chef', 40)]],
      ],
      {
        left: [sign],
        takenOut: [
          { reason: 'private', text: '312345674', ink: [inkAt('312345674', 90)] },
          { reason: 'label', text: 'ID' },
        ],
      },
    );
    const file = places.toFile([[1, 595, 842]], [{ reason: 'page number', text: '7', ink: [inkAt('7', 300)] }])!;
    expect(placedRuns(file).map(({ text, field, reason, line: number }) => [text, field ?? reason, number])).toEqual([
      ['Cook', TITLE, 0],
      ['Chef', TITLE, 1],
      ['•–', 'sign', 2],
      ['312345674', 'private', 2],
      ['7', 'page number', 3],
    ]);
    expect(file.places).toEqual([TITLE, '(sign)', '(private)', '(page number)']);
  });

  it('what was in no line behind the one line that there is', () => {
    const dropped = [{ reason: 'sign', text: '', ink: [inkAt('', 1)] }] as const;
    const file = placesOf([['Cook', [inkAt('Cook', 40)]]]).toFile([], dropped);
    expect(file?.runs.map(([, , number]) => number)).toEqual([0, 1]);
  });

  it('which fields are seen nowhere on its pages', () => {
    const resume = {
      ...RESUME,
      summary: 'Cooks',
      personalInfo: { ...RESUME.personalInfo, fullName: 'Dana', email: '–' },
    };
    const ink = [inkAt('Dana', 40)];
    expect(
      placesOf([['Dana', ink, ['experience.0.title personalInfo.fullName']]], { resume }).toFile([])?.unseen,
    ).toEqual(['summary']);
  });

  it('nothing smaller than a tenth of a point, nothing far outside of a page, and no longer text than is kept', () => {
    const far = inkAt('Cook', -30_000, { y: 40.26, width: 99_999, height: 9.94 });
    const long = 'x'.repeat(FILE_PLACES_LIMITS.text + 1);
    const file = placesOf([
      ['Cook', [far]],
      [long, [inkAt(long, 40)]],
    ]).toFile([[2, 595.276, 841.89]]);
    expect(file?.pages).toEqual([[2, 595.3, 841.9]]);
    expect(file?.runs[0]?.slice(3)).toEqual([-20_000, 40.3, 20_000, 9.9, 'Cook']);
    expect(file?.runs[1]?.[7]).toHaveLength(FILE_PLACES_LIMITS.text);
  });

  it('nothing where there is more than is kept of one', () => {
    const dropped = (count: number) =>
      [{ reason: 'sign', text: '', ink: Array.from({ length: count }, () => inkAt('', 1)) }] as const;

    const { runs: most, pages: mostPages } = FILE_PLACES_LIMITS;
    const cell = [['Cook', [inkAt('Cook', 40)]]] as const;
    expect(placesOf(cell).toFile(pages(mostPages), dropped(most - 1))?.runs).toHaveLength(most);
    expect(placesOf(cell).toFile(pages(mostPages), dropped(most))).toBeUndefined();
    expect(placesOf(cell).toFile(pages(mostPages + 1))).toBeUndefined();
  });
});
