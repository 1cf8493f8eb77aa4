import type { Direction } from '../../../shared/platform/language.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import { readPages, type Reading, type TextLine } from './lines.ts';
import { NO_RULES } from './drawnRules.ts';
import type { PageGlyphs } from './pdfDocument.ts';
import { placeTurnedHeadings } from './turnedHeadings.ts';

/**
 * The lines of a document in reading order. Text that stands turned on a page is read as if the page were turned with
 * it: as a heading where it heads what stands beside it, else as a line of its own behind all others
 * ({@link TextLine.isTurned}).
 */
export function readLines(pages: readonly PageGlyphs[], direction: Direction, judge: CellClassifier): Reading {
  const upright = readPages(pages, direction, judge);
  const directions = new Set(pages.flatMap(({ turned = [] }) => turned.map(({ degrees }) => degrees)));
  if (directions.size === 0) return upright;
  // All pages at once: what stands along the edge of each is known by that.
  const read = (of: 'glyphs' | 'watermark') =>
    [...directions].map((degrees) =>
      readPages(
        pages.map(({ turned: all = [], ...page }) => {
          const alike = all.filter((one) => one.degrees === degrees);
          return { ...page, boxes: [], rules: NO_RULES, ...alike[0], glyphs: alike.flatMap((one) => one[of]) };
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
    lines: placeTurnedHeadings(
      upright.lines,
      kept.map((line) => ({ ...line, isTurned: true as const })),
      judge,
      direction,
    ),
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

/** Turned lines without those that an earlier page has too; a heading may be there again. */
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
