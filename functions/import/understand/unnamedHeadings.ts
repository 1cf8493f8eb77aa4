import { kindByName } from '../resume/headings.ts';
import type { DescribedPart } from './describedPart.ts';
import { headingLook, lookOf, namesOfEntry } from './headingLook.ts';
import { sectionBelow } from './sectionContent.ts';

/** A section that a part heads. */
export interface HeadedSection {
  readonly kind: string;
  /** How clearly what stands below says so, where its words do not; undefined where it is known by its name. */
  readonly points: number | undefined;
}

/** Characters of a heading, and headings of a page that are looked at. */
const [MAX_HEADING, MAX_HEADINGS] = [45, 30];
/** Signs that headings do not end with, and that stand in none. */
const NO_HEADING = /[.,;!]$|[\d@|]/;
/** Kinds of sections that hold entries. */
const OF_ENTRIES: ReadonlySet<string> = new Set(['experience', 'education', 'projects']);

/**
 * What each part of a document heads: by a name that is known, or by looking like the headings that are
 * (headingLook.ts) and by what stands below (sectionContent.ts): `Stages & boards` above posts with their periods.
 * Undefined for any other part.
 */
export function headedSections(described: readonly DescribedPart[]): readonly (HeadedSection | undefined)[] {
  const byName = described.map((_, at) => kindOfNamed(described, at));
  const looks = described.map(lookOf);
  const count = (test: (at: number) => boolean) =>
    Map.groupBy([...described.keys()].filter(test), (at) => looks[at] ?? '');
  const namedByLook = count((at) => byName[at] !== undefined);
  const plainByLook = count((at) => canHead(described, at) && mayHead(described, at));
  const othersByLook = count((at) => !mayHead(described, at));
  const named = described.filter((_, at) => byName[at] !== undefined).slice(0, MAX_HEADINGS);
  const boldIsRare = described.filter(({ part }) => part.bold).length < 0.5 * described.length;
  const look = described.map((one, at): Look => {
    if (byName[at] !== undefined) return 'named';
    if (!canHead(described, at)) return 'none';
    const alike = namedByLook.get(looks[at] ?? '')?.length ?? 0;
    const others = (othersByLook.get(looks[at] ?? '')?.length ?? 0) - (mayHead(described, at) ? 0 : 1);
    const recurring = plainByLook.get(looks[at] ?? '')?.length ?? 0;
    return headingLook({ one, behind: described[at + 1], named, alike, recurring, others, boldIsRare });
  });
  return clearestFirst(described, byName, look);
}

type Look = 'named' | ReturnType<typeof headingLook>;

/** What each part heads by a name that is known. */
export const namedSections = (described: readonly DescribedPart[]): readonly (HeadedSection | undefined)[] =>
  described.map((_, at) => {
    const kind = kindOfNamed(described, at);
    return kind === undefined ? undefined : { kind, points: undefined };
  });

/** The sections below headings: the clearest is told first, since most pages have one of each kind. */
function clearestFirst(
  described: readonly DescribedPart[],
  byName: readonly (string | undefined)[],
  look: readonly Look[],
): (HeadedSection | undefined)[] {
  const found = byName.map((kind): HeadedSection | undefined =>
    kind === undefined ? undefined : { kind, points: undefined },
  );
  const kinds = new Set(byName.filter((kind) => kind !== undefined));
  const read = (at: number) => {
    const own = described[at];
    // What is set in smaller type may head an entry in the section.
    const ends = (index: number) =>
      look[index] === 'likely' ? (described[index]?.seen.size ?? 0) >= (own?.seen.size ?? 0) : look[index] !== 'none';
    const end = look.findIndex((_, index) => index > at && ends(index));
    const below = described.slice(at + 1, end < 0 ? described.length : end);
    return {
      at,
      isEmpty: below.length === 0,
      ...sectionBelow({
        word: own?.seen.lexical?.heading ?? 'other',
        below,
        named: kinds,
        isBehindEntries: found.slice(0, at).some((one) => OF_ENTRIES.has(one?.kind ?? '')),
      }),
    };
  };
  const left = [...described.keys()]
    .filter((at) => look[at] === 'likely' || look[at] === 'clear')
    .slice(0, MAX_HEADINGS);
  while (left.length > 0) {
    const [clearest] = left.map(read).toSorted((a, b) => b.points - a.points);
    if (!clearest) break;
    const { at, kind, points, isEmpty } = clearest;
    if (points > 0 || (look[at] === 'clear' && !isEmpty)) found[at] = { kind, points };
    if (points > 0) kinds.add(kind);
    left.splice(left.indexOf(at), 1);
  }
  return found;
}

/** The section that a part heads by a known name, where it looks like a heading; undefined for any other part. */
function kindOfNamed(described: readonly DescribedPart[], at: number): string | undefined {
  const { part, line, class: own, seen } = described[at] as DescribedPart;
  if (own !== 'heading' || part.boundary === 'comma') return undefined;
  const standsOut = part.bold || seen.isUpper || line.size > 1.08 * (described[at + 1]?.line.size ?? line.size);
  return standsOut || seen.isWholeLine || seen.hasColon ? (kindByName(part.text) ?? 'other') : undefined;
}

/** Whether a part has its line for itself, and no form that headings do not have. */
function canBeAlone(described: readonly DescribedPart[], at: number): boolean {
  const { part, class: own, seen } = described[at] as DescribedPart;
  return seen.isWholeLine && part.kind === 'text' && own !== 'prose' && !part.bullet;
}

const mayHead = (described: readonly DescribedPart[], at: number) =>
  canBeAlone(described, at) && !namesOfEntry(described[at] as DescribedPart);

/** Whether a part can be a heading by its text, and something stands below. */
function canHead(described: readonly DescribedPart[], at: number): boolean {
  const { part, seen } = described[at] as DescribedPart;
  return (
    canBeAlone(described, at) &&
    part.text.length <= MAX_HEADING &&
    !NO_HEADING.test(part.text) &&
    seen.cell !== undefined &&
    at > 0 &&
    at < described.length - 1
  );
}
