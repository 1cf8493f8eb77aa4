import type { TextLine } from '../page/textLine.ts';
import { kindByName } from '../resume/headings.ts';
import type { SectionKind } from '../lexicon/headingNames.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** Sections by whose names no study stands there, and no job. */
const WITHOUT: Readonly<Record<string, ReadonlySet<SectionKind | undefined>>> = {
  e: new Set([
    'courses',
    'certifications',
    'awards',
    'publications',
    'volunteering',
    'military',
    'interests',
    'references',
  ]),
  x: new Set(['courses', 'certifications', 'awards', 'publications', 'interests', 'references']),
};
/** A heading that speaks of work, whatever else it names: `Research experience` is no list of papers alone. */
const SPEAKS_OF_WORK = /(?<!\p{L})(?:experience|ניסיון|נסיון)(?!\p{L})/iu;
/** What the parts of a study or a job are in an item. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['e.degree', 'c.title'],
  ['x.title', 'c.title'],
  ['e.school', 'c.body'],
  ['x.company', 'c.body'],
  ['e.period', 'c.period'],
  ['x.period', 'c.period'],
]);

/** What a part of a study or a job is in an item of a section that is neither. */
export function asItem(one: Decoded): Decoded {
  const role = ROLES.get(roleOf(one.label)) ?? 'c.body';
  const label = `${one.label.startsWith('B.') ? 'B.' : ''}${role}` as Label;
  return relabelled(one, label);
}

/**
 * Labels by which what stands below `Courses` or `Awards` is an item of these, however much a row of a course, its
 * school and its year look like a study.
 */
export function withItemsOfSections(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  let section: SectionKind | undefined;
  let heading: TextLine | undefined;
  return found.map((one, at) => {
    const part = parts[at];
    const line = lines[part?.line ?? -1];
    if (one.label.startsWith('h:')) {
      section = one.label === 'h:custom' && !isOfEntry(parts, at) ? kindByName(part?.text ?? '') : undefined;
      heading = line;
    } else if (line !== heading && line && heading && looksAlike(line, heading)) section = undefined;
    const family = familyOf(one.label);
    const mayBeWork = family === 'x' && SPEAKS_OF_WORK.test(heading?.text ?? '');
    return ownProperty(WITHOUT, family)?.has(section) === true && !mayBeWork ? asItem(one) : one;
  });
}

/** Whether a line looks as a heading does that is larger than the text: it may head a section in words of its own. */
const looksAlike = (line: TextLine, heading: TextLine) =>
  line.cells.length === 1 && line.bold === heading.bold && Math.abs(line.size - heading.size) < 0.3;

/** Whether a word between a period and a colon is of its own entry, as in a timeline: `2012–2015 Army: driver`. */
const isOfEntry = (parts: readonly Part[], at: number) =>
  parts[at - 1]?.line === parts[at]?.line && parts[at - 1]?.kind === 'period' && parts[at + 1]?.boundary === 'colon';
