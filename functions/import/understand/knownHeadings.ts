import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { kindByName } from '../resume/headings.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled, type LabelStep } from './relabelled.ts';

/** What an entry has below a heading of a kind: how it begins, what else its head may name, when it was, its text. */
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
/** Families that another section has, so that a part with one of them is none of an entry of this. */
const ELSEWHERE = ['x', 'e', 'p', 'c', 'g', 'skill', 'language'];
/** What stands first in the head of an entry, whatever its family. */
const FIRST = /\.(?:title|degree|name)$/;

/**
 * Labels by which what a file says with its headings is so: an entry that begins with a heading below that of its
 * section is of this section, with the text below it up to the next one. `Tide Tables` one level below `Projects` is no
 * study, and `See the site` below that no skill.
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
