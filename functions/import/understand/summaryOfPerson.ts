import type { TextLine } from '../page/textLine.ts';
import { kindByName } from '../resume/headings.ts';
import type { Decoded } from './decode.ts';
import { familyOf, type Label } from './labels.ts';
import type { Boundary, Part } from './parts.ts';
import { isFactOfHead } from './noHeadline.ts';
import { relabelled } from './relabelled.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/*
 * What somebody says of themselves stands in the head or below its heading, and is whole: sentences, of which a year or
 * the first words are taken for something else, and which are no text that comes much later.
 */

/** Sections in which a summary stands besides the head. */
const OWN_SECTIONS: ReadonlySet<string> = new Set(['h:summary', 'h:contacts']);
/** The label of what a text goes on with, by the family of the label before it. */
const BODIES: Readonly<Record<string, Label>> = {
  x: 'x.body',
  g: 'x.body',
  e: 'e.body',
  c: 'c.body',
  p: 'p.body',
  skill: 'skill',
};
/** What the sentences of a head are taken for besides. */
const MISTAKEN: ReadonlySet<string> = new Set(['headline', 'junk', 'label', 'x.body', 'language', 'skill']);
/** Signs behind which a text goes on with the one before. */
const GOES_ON: ReadonlySet<Boundary> = new Set(['kind', 'comma', 'bracket', 'stop', 'word']);
/** Part of the type size between two lines of one paragraph, and points of type by which they differ at the most. */
const [NEXT_LINE, SAME_SIZE] = [1.9, 0.3];
/** Words of a sentence; `Voice. Producer.` is none. */
const MIN_WORDS = 4;
/** The end of a sentence. */
const END = /[\p{L}"'״׳]{2}[.!]\s*$/u;
/** What a line begins with that says what somebody looks for. */
const LOOKS_FOR = /^(?:מחפשת?\s|looking for\b|seeking\s)/iu;

interface PageWithSummary {
  readonly lines: readonly TextLine[];
  readonly parts: readonly Part[];
  readonly labels: Decoded[];
}

/** Labels by which the summary of a person is whole, and is the only one. */
export function withSummaryOfPerson(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const page = { lines, parts, labels: [...found] };
  beginInWords(page);
  goOn(page);
  leaveOthers(page);
  if (page.labels.every(({ label }) => label !== 'summary'))
    for (const at of ofHead(page)) relabel(page, at, 'summary');
  return page.labels;
}

const relabel = ({ labels }: PageWithSummary, at: number, label: Label) => {
  labels[at] = relabelled(labels[at], label);
};

/** The first words of a sentence are no heading of it: `Writer and editor since 2008. …`. */
function beginInWords(page: PageWithSummary): void {
  const { parts, labels } = page;
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    const isWithin = next?.line === part.line && next.cell === part.cell && GOES_ON.has(next.boundary);
    if (labels[at]?.label !== 'h:summary' || !isWithin || labels[at + 1]?.label !== 'summary') continue;
    if (kindByName(part.text) !== undefined || part.text.endsWith(':')) continue;
    relabel(page, at, 'summary');
    // A form has the heading in the cell before.
    const before = parts[at - 1];
    if (labels[at - 1]?.label === 'headline' && before?.line === part.line && part.boundary === 'cell')
      relabel(page, at - 1, 'h:summary');
  }
}

/** What stands behind a heading of a summary in its line, or goes on with one above all sections, is of it. */
function goOn(page: PageWithSummary): void {
  const { parts, labels } = page;
  let isOpen = false;
  for (const [at, part] of parts.entries()) {
    const { label } = labels[at] ?? { label: 'junk' as const };
    const before = labels[at - 1]?.label;
    if (label.startsWith('h:') || label.startsWith('B.')) {
      isOpen ||= label !== 'h:summary' && label !== 'h:contacts';
      continue;
    }
    const isBeside = parts[at - 1]?.line === part.line && (before === 'h:summary' || before === 'summary');
    const isBelow = before === 'summary' && isNextLine(page, at);
    const isOrphan = label === 'x.body' || label === 'x.period' || label === 'length';
    if (!isOpen && isOrphan && (isBeside || isBelow) && part.kind !== 'email' && part.kind !== 'phone')
      relabel(page, at, 'summary');
  }
}

/** Whether the line of a part goes on with the one above. */
function isNextLine({ lines, parts }: PageWithSummary, at: number): boolean {
  const [above, below] = [lines[parts[at - 1]?.line ?? -1], lines[parts[at]?.line ?? -1]];
  if (!above || !below || parts[at]?.line !== (parts[at - 1]?.line ?? 0) + 1) return false;
  const isNear = below.gap < NEXT_LINE * below.size && Math.abs(above.size - below.size) < SAME_SIZE;
  return isNear && above.column === below.column && above.page === below.page && !parts[at]?.bullet;
}

/** What comes within another section, where a summary was before or its items are, is of that section. */
function leaveOthers(page: PageWithSummary): void {
  const { labels } = page;
  let [section, hasOwn]: [string, boolean] = ['', false];
  for (const [at, { label }] of labels.entries()) {
    if (label.startsWith('h:')) section = label;
    if (label !== 'summary') continue;
    const before = labels[at - 1]?.label ?? 'name';
    const isOwn = section === '' || OWN_SECTIONS.has(section);
    const isOfItems = !before.startsWith('h:') && before !== 'summary' && (hasOwn || familyOf(before) === 'c');
    if (!isOwn && isOfItems) relabel(page, at, ownProperty(BODIES, familyOf(before)) ?? 'junk');
    else hasOwn ||= isOwn;
  }
}

/** The sentences of a head that has no summary, or the line that says what somebody looks for. */
function ofHead(page: PageWithSummary): number[] {
  const { parts, labels } = page;
  const heading = labels.findIndex(({ label }) => label.startsWith('h:') && label !== 'h:contacts');
  const rows = [...Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1)];
  for (const [index, [, all]] of rows.entries()) {
    const [first = -1] = all;
    const text = textOf(page, first);
    const isInHead = heading < 0 || first < heading;
    if (!all.every((at) => mayBe(page, at)) || isFactOfHead(parts[first]?.text ?? '')) continue;
    const looksFor = all.some((at) => LOOKS_FOR.test(parts[at]?.text ?? ''));
    if (looksFor && (isInHead || parts[first]?.boundary === 'paragraph')) return all;
    if (!isInHead) continue;
    const above = rows[index - 1]?.[1] ?? [];
    const textAbove = textOf(page, above[0] ?? -1);
    const hasOther = labels.some(({ label }, at) => label === 'headline' && at < (above[0] ?? -1));
    const isRest = hasOther && isNextLine(page, first) && !END.test(textAbove) && above.every((at) => mayBe(page, at));
    if (text !== '' && isSentence(isRest ? `${textAbove} ${text}` : text)) return isRest ? [...above, ...all] : all;
  }
  return [];
}

const textOf = ({ lines, parts }: PageWithSummary, at: number): string => {
  const line = lines[parts[at]?.line ?? -1];
  return line?.cells.length === 1 ? line.text : '';
};

const mayBe = ({ parts, labels }: PageWithSummary, at: number): boolean =>
  MISTAKEN.has(labels[at]?.label ?? '') && (parts[at]?.kind === 'text' || parts[at]?.kind === 'period');

/** Whether a text ends as a sentence does: a few words and a stop. */
function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= MIN_WORDS && END.test(text);
}
