import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { kindByName } from '../resume/headings.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled, type LabelStep } from './relabelled.ts';

/** The labels of an entry below a kind of heading: its first name, the second one, its period and its text. */
interface EntryLabels {
  readonly families: readonly string[];
  readonly begin: Label;
  readonly second: Label;
  readonly period: Label;
  readonly body: Label;
}
const ENTRIES: Readonly<Record<string, EntryLabels>> = {
  'h:experience': {
    families: ['x', 'g'],
    begin: 'B.x.title',
    second: 'x.company',
    period: 'x.period',
    body: 'x.body',
  },
  'h:education': { families: ['e'], begin: 'B.e.degree', second: 'e.school', period: 'e.period', body: 'e.body' },
  'h:projects': { families: ['p'], begin: 'B.p.name', second: 'p.body', period: 'p.period', body: 'p.body' },
};
/** Families that belong to other sections. */
const ELSEWHERE = ['x', 'e', 'p', 'c', 'g', 'skill', 'language'];
/** The first part of an entry's head, in any family. */
const FIRST = /\.(?:title|degree|name)$/;

/**
 * Applies the levels of headings that the file gives. A heading one level below a section's begins an entry of that
 * section, with the text up to the next heading. So `Tide Tables` below `Projects` is not a study, and `See the site`
 * below it is not a skill.
 */
export const withKnownHeadings: LabelStep = (lines, parts, decodedLabels) => {
  let section: { readonly level: number; readonly entry: EntryLabels | undefined } | undefined;
  let [entryLevel, begun] = [undefined as number | undefined, -1];
  return decodedLabels.map((decoded, index) => {
    const part = parts[index] as Part;
    const level = lines[part.line]?.known?.level;
    const isHeading = decoded.label.startsWith('h:');
    const isBelow = section !== undefined && level !== undefined && level > section.level;
    if (!isBelow || kindByName(part.text) !== undefined) {
      if (isHeading || (level !== undefined && parts[index - 1]?.line !== part.line)) {
        section = level === undefined ? undefined : { level, entry: ownProperty(ENTRIES, decoded.label) };
        entryLevel = undefined;
      }
      if (level !== undefined) return decoded;
    }
    if (isBelow) entryLevel ??= level;
    const entry = section?.entry;
    const family = familyOf(decoded.label);
    const isElsewhere = ELSEWHERE.includes(family) && entry?.families.includes(family) === false;
    if (!entry || entryLevel === undefined || !isElsewhere || (level !== undefined && level !== entryLevel))
      return decoded;
    if (part.kind === 'period') return relabelled(decoded, entry.period);
    if (level === undefined) return relabelled(decoded, entry.body);
    const isFirst = FIRST.test(roleOf(decoded.label)) && begun !== part.line;
    if (isFirst) begun = part.line;
    return relabelled(decoded, isFirst ? entry.begin : entry.second);
  });
};
