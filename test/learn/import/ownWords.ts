import type { TextLine } from '../../../functions/import/page/textLine.ts';
import { findPeriods } from '../../../functions/import/resume/periods.ts';
import { familyOf, roleOf, type Label } from '../../../functions/import/understand/labels.ts';
import type { Part } from '../../../functions/import/understand/parts.ts';

type Labels = readonly (Label | undefined)[];

/** Maximum number of letters of a heading, and of a text in the place of a period's end. */
const [MAX_HEADING, MAX_OPEN_END] = [35, 24];
/** Lines of the head of a page, at the most. */
const MAX_HEAD_LINES = 8;
/** Maximum difference of size, in points, between texts of one look. */
const SAME_SIZE = 0.3;

/** The headings of what stands below them. */
const HEADINGS: Readonly<Record<string, Label>> = {
  x: 'h:experience',
  g: 'h:experience',
  e: 'h:education',
  p: 'h:projects',
  c: 'h:custom',
  skill: 'h:skills',
  language: 'h:languages',
  summary: 'h:summary',
  contact: 'h:contacts',
  address: 'h:contacts',
};

/**
 * Labels with those of texts that no field says, which people write in words of their own: headings, by their look and
 * by what stands below them, what stands for the end of a period that goes on, and what the head of a page says
 * besides: labels of contacts, and texts of a maker that are no headline.
 */
export function withOwnWords(parts: readonly Part[], lines: readonly TextLine[], labels: Labels): Labels {
  const sizeOf = (at: number) => lines[parts[at]?.line ?? 0]?.size ?? 0;
  const isWhole = (at: number) => parts[at - 1]?.line !== parts[at]?.line && parts[at + 1]?.line !== parts[at]?.line;
  const known = parts.flatMap((_, at) => (labels[at]?.startsWith('h:') && isWhole(at) ? [at] : []));
  const looksLikeHeading = (at: number) =>
    known.filter((one) => parts[one]?.bold === parts[at]?.bold && Math.abs(sizeOf(one) - sizeOf(at)) < SAME_SIZE)
      .length > 1;
  const first = labels.findIndex((label) => label !== undefined && /^(?:h:|B\.)/.test(label));
  const headEnd = first < 0 ? parts.length : first;
  return labels.map((label, at) => {
    const part = parts[at];
    // An item of a section is written in one text, of which the time is no part of the name.
    if (label && part?.kind === 'period' && roleOf(label) === 'c.title')
      return label === 'c.title' ? 'c.period' : 'B.c.period';
    if (label || !part || part.kind !== 'text' || part.bullet || /\d/.test(part.text)) return label;
    const [before, behind] = [labels[at - 1], labels[at + 1]];
    if (isWhole(at) && part.text.length <= MAX_HEADING && behind && looksLikeHeading(at)) {
      const begins = behind.startsWith('B.') || !before || familyOf(before) !== familyOf(behind);
      return begins ? HEADINGS[familyOf(behind)] : label;
    }
    const date = parts[at - 1];
    const isEnd = before && roleOf(before).endsWith('.period') && date?.line === part.line && date.cell === part.cell;
    const isOpen = isEnd && part.text.length <= MAX_OPEN_END && findPeriods(date.text)[0]?.isRange === false;
    if (isOpen) return roleOf(before) as Label;
    if (at >= headEnd || part.line >= MAX_HEAD_LINES) return label;
    return behind === 'contact' && parts[at + 1]?.line === part.line ? 'label' : 'junk';
  });
}
