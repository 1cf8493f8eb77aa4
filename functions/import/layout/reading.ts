import type { Direction } from '../../../shared/platform/language.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import { detectDirection, readPages, type Reading } from './readPages.ts';
import type { TextLine } from '../page/textLine.ts';
import { NO_RULES, type PageGlyphs } from '../page/pageGlyphs.ts';
import { isSetFromLeft } from './setFromLeft.ts';
import { setFromRight } from './setFromRight.ts';

/**
 * Returns the lines of a document in reading order. Turned text is read as if the page were turned with it; its lines
 * come last ({@link TextLine.isTurned}).
 */
export function readLines(pages: readonly PageGlyphs[], direction: Direction, judge: CellClassifier): Reading {
  const upright = readByLanguage(pages, direction, judge);
  const directions = new Set(pages.flatMap(({ turned = [] }) => turned.map(({ degrees }) => degrees)));
  if (directions.size === 0) return upright;
  // Reads all pages together, so that text along the edge of every page is recognized as such.
  const read = (of: 'glyphs' | 'watermark') =>
    [...directions].map((degrees) =>
      readPages(
        pages.map(({ turned: all = [], ...page }) => {
          const alike = all.filter((turnedText) => turnedText.degrees === degrees);
          return {
            ...page,
            boxes: [],
            rules: NO_RULES,
            ...alike[0],
            glyphs: alike.flatMap((turnedText) => turnedText[of]),
          };
        }),
        direction,
        judge,
      ),
    );
  const [readings, marks] = [read('glyphs'), read('watermark')];
  const { kept, repeated } = withoutRepeated(
    readings.flatMap(({ lines }) => lines),
    judge,
  );
  return {
    lines: [...upright.lines, ...kept.map((line) => ({ ...line, isTurned: true as const }))],
    dropped: [
      ...upright.dropped,
      ...readings.flatMap(({ dropped }) => dropped),
      ...repeated.flatMap(({ cells }) =>
        cells.map(({ text, ink }) => ({ reason: 'repeated on every page' as const, text, ink })),
      ),
      ...marks.flatMap(({ lines, dropped }) => [
        ...lines.flatMap(({ cells }) => cells.map(({ text, ink }) => ({ reason: 'watermark' as const, text, ink }))),
        ...dropped,
      ]),
    ],
  };
}

/** A page with fewer letters is taken to be in the document's language. */
const MIN_LETTERS = 200;

/** Returns the lines of all pages, each page by its own language: a Hebrew résumé may repeat itself in English. */
function readByLanguage(pages: readonly PageGlyphs[], direction: Direction, judge: CellClassifier): Reading {
  const directions = pages.map((page) => {
    const letters = page.glyphs.filter(({ text }) => /\p{L}/u.test(text)).length;
    return letters < MIN_LETTERS ? direction : detectDirection([page]);
  });
  const sheets = withHebrewFromRight(pages, directions);
  if (new Set(directions).size < 2) return readPages(sheets, direction, judge);
  // While pages of one language are read, the others are emptied, so that each page keeps its number.
  const readings = (['rtl', 'ltr'] as const).map((of) => {
    const shown = sheets.map((page, index) => (directions[index] === of ? page : { ...page, glyphs: [] }));
    return readPages(shown, of, judge);
  });
  return {
    lines: readings.flatMap(({ lines }) => lines).toSorted((a, b) => a.page - b.page),
    dropped: readings.flatMap(({ dropped }) => dropped),
  };
}

/** Corrects Hebrew pages whose text is set from the left. */
function withHebrewFromRight(pages: readonly PageGlyphs[], directions: readonly Direction[]): readonly PageGlyphs[] {
  const isHebrew = (_: PageGlyphs, index: number) => directions[index] === 'rtl';
  return isSetFromLeft(pages.filter(isHebrew))
    ? pages.map((page, index) => (isHebrew(page, index) ? setFromRight(page) : page))
    : pages;
}

/** Leaves out turned lines that an earlier page has too, except headings. */
function withoutRepeated(lines: readonly TextLine[], judge: CellClassifier) {
  const first = new Map<string, number>();
  const isRepeated = ({ text, page, cells }: TextLine) => {
    const key = text.replace(/\d+/g, '#');
    if (!first.has(key)) first.set(key, page);
    return first.get(key) !== page && !cells.some(judge.isHeading);
  };
  const repeated = new Set(lines.toSorted((a, b) => a.page - b.page).filter(isRepeated));
  return { kept: lines.filter((line) => !repeated.has(line)), repeated: [...repeated] };
}
