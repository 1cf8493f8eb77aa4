import { languageOfDirection, type Language } from '../../../shared/platform/language.ts';
import { entriesOf } from './entry.ts';
import { periodOf } from './fields.ts';
import { textOf, type LabelledPage } from './labelledPage.ts';
import { isHeading, roleOf, type LabelledPart } from './labels.ts';

/*
 * A file may hold one résumé in two languages, side by side or page by page. Both versions have the same jobs and
 * studies, so their periods match in the same order. Sections in another language without such matches (twins) are no
 * second version.
 */

/** Labels that begin a version. */
const BEGINS_HEAD: ReadonlySet<string> = new Set(['name', 'headline']);
/** Labels of the head that a second version repeats. Contacts stay, whichever version has them. */
const SAID_IN_HEAD = ['name', 'headline', 'address', 'summary'];
/** How many twins with a period, and which share of the shorter version, make a file one of two versions. */
const [MIN_TWINS, MIN_SHARE] = [2, 0.75];
/** How many times the letters of the other script a text must have to be in its language. */
const CLEARLY = 2;

/**
 * Removes the labels from texts of a second version that repeat the first: they reach no field, and the review shows
 * them as they are. A job or section that only the second has stays. The first version is the one the file begins with
 * or, if it begins in both languages, the one with more text.
 */
export function withOneVersion(page: LabelledPage): {
  readonly labelled: readonly LabelledPart[];
  /** The language of the version that stays; undefined if there is only one version. */
  readonly language: Language | undefined;
  /** Indexes of the lines of which nothing stays. */
  readonly left: ReadonlySet<number>;
} {
  const { labelled } = page;
  const blocks = blocksIn(page);
  const language = blocks[0]?.language ?? languageOf(labelled, 1);
  const first = blocks.filter((block) => block.language === language);
  const second = blocks.filter((block) => block.language !== language && block.language !== undefined);
  const lists = ['x', 'e'].map((family) => [entriesWithin(first, family), entriesWithin(second, family)] as const);
  const twins = lists.flatMap(([entries, others]) => twinsAmong(entries, others));
  const dated = twins.filter(({ when }) => when !== '');
  const shorter = lists.reduce((sum, [entries, others]) => sum + Math.min(countDated(entries), countDated(others)), 0);
  const isTold = dated.length >= MIN_TWINS && dated.length >= MIN_SHARE * shorter;
  if (!isTold || !dated.some(({ isRange }) => isRange)) return { labelled, language: undefined, left: new Set() };
  const again = new Set(twins.flatMap(({ parts }) => parts));
  for (const block of second)
    for (const labelledPart of toldAgain(block, first, second, again)) again.add(labelledPart);
  const left = new Set([...again].map(({ part }) => part.line));
  for (const labelledPart of labelled) if (!again.has(labelledPart)) left.delete(labelledPart.part.line);
  return {
    labelled: labelled.map((labelledPart) =>
      again.has(labelledPart) ? { ...labelledPart, label: 'junk' } : labelledPart,
    ),
    language,
    left,
  };
}

/** The parts of a block in the second version, other than twins, that repeat the first version. */
function toldAgain(
  block: SectionBlock,
  first: readonly SectionBlock[],
  second: readonly SectionBlock[],
  twins: ReadonlySet<LabelledPart>,
): readonly LabelledPart[] {
  if (block.kind === 'head') {
    const said = new Set(first.flatMap(({ parts }) => parts.map(({ label }) => roleOf(label))));
    return block.parts.filter(({ label }) => SAID_IN_HEAD.includes(label) && said.has(roleOf(label)));
  }
  const hasOtherEntry = block.parts.some(
    (labelledPart) => /^[xe]\./.test(roleOf(labelledPart.label)) && !twins.has(labelledPart),
  );
  const hasTwin = block.parts.some((labelledPart) => twins.has(labelledPart)) || isSectionOfBoth(block, first, second);
  return hasOtherEntry || !hasTwin ? [] : block.parts.filter(({ label }) => label !== 'contact' && label !== 'label');
}

/** Whether the first version has this section: one of its kind, or a custom one with its numbers or position. */
function isSectionOfBoth(
  block: SectionBlock,
  first: readonly SectionBlock[],
  second: readonly SectionBlock[],
): boolean {
  const alike = first.filter(({ kind }) => kind === block.kind);
  if (block.kind !== 'h:custom') return alike.length > 0;
  const others = second.filter(({ kind }) => kind === block.kind);
  const [numbers, blockIndex] = [numbersIn(block), others.indexOf(block)];
  if (numbers !== '' && alike.some((other) => numbersIn(other) === numbers)) return true;
  const beside = alike.length === others.length ? alike[blockIndex] : undefined;
  return beside !== undefined && (numbers === '' || numbersIn(beside) === '');
}

const numbersIn = ({ parts }: SectionBlock) => [...new Set(textOf(parts).match(/\d+/g))].toSorted().join();

/**
 * Divides a page into blocks: a section with its heading, by label. Where a name or profession occurs in a section, the
 * section ends and the head of a version begins (`head`).
 */
function blocksIn({ sections }: LabelledPage) {
  const blocks: { kind: string; parts: LabelledPart[] }[] = [];
  for (const { label, heads, parts } of sections) {
    blocks.push({ kind: label, parts: [...heads] });
    for (const labelledPart of parts)
      if (BEGINS_HEAD.has(labelledPart.label) && blocks.at(-1)?.kind !== 'head')
        blocks.push({ kind: 'head', parts: [labelledPart] });
      else blocks.at(-1)?.parts.push(labelledPart);
  }
  return blocks.map(({ kind, parts }) => {
    // The heading decides the language when the text below has names in both.
    const language = languageOf(parts.filter(isHeading), Infinity) ?? languageOf(parts, CLEARLY);
    return { kind, parts, language };
  });
}
type SectionBlock = ReturnType<typeof blocksIn>[number];

/** The language whose letters are at least `times` as many as the other's. */
function languageOf(some: readonly LabelledPart[], times: number): Language | undefined {
  const text = textOf(some.filter(({ part }) => part.kind === 'text'));
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const [fromRight, fromLeft] = [count(/\p{Script=Hebrew}/gu), count(/\p{Script=Latin}/gu)];
  const [fewer, more] = [fromRight, fromLeft].toSorted((a, b) => a - b) as [number, number];
  if (fewer === more || (fewer > 0 && more < times * fewer)) return undefined;
  return languageOfDirection(fromRight > fromLeft ? 'rtl' : 'ltr');
}

/** Entries, each with its period in a comparable form; empty if it has none. */
const entriesWithin = (blocks: readonly SectionBlock[], family: string) =>
  blocks.flatMap(({ parts: partsOfBlock }) =>
    entriesOf(partsOfBlock, family).map(({ parts }) => {
      const { period } = periodOf(parts, family);
      const when = period ? `${period.start}/${period.current ? 'now' : period.end}` : '';
      return { parts, when, isRange: period?.isRange === true };
    }),
  );

type DatedEntry = ReturnType<typeof entriesWithin>[number];

const countDated = (entries: readonly DatedEntry[]) => entries.filter(({ when }) => when !== '').length;

/** Returns the second list's entries that match one of the first in order, by period or, without periods, position. */
function twinsAmong(first: readonly DatedEntry[], second: readonly DatedEntry[]): DatedEntry[] {
  let from = 0;
  return second.filter((entry, entryIndex) => {
    const isBeside = first.length === second.length && first[entryIndex]?.when === '' && entry.when === '';
    const twinIndex = isBeside
      ? entryIndex
      : first.findIndex(({ when }, index) => index >= from && when !== '' && when === entry.when);
    if (twinIndex >= 0) from = twinIndex + 1;
    return twinIndex >= 0;
  });
}
