import type { Part } from './parts.ts';

/**
 * What a part of a résumé is. The family stands before the dot: `x` experience, `e` education, `p` projects, `c` custom
 * sections, `g` an employer of the posts below it; a heading is `h:` and the kind of its section; `B` begins an
 * entry, and `length` says how long a period lasted.
 */
export const LABELS = [
  ...(['name', 'headline', 'contact', 'address', 'label', 'summary', 'junk'] as const),
  ...(['h:contacts', 'h:summary', 'h:experience', 'h:education'] as const),
  ...(['h:skills', 'h:languages', 'h:projects', 'h:custom'] as const),
  ...ofEntries('x', ['title', 'company', 'place', 'period', 'body']),
  ...ofEntries('e', ['degree', 'school', 'place', 'period', 'body']),
  ...ofEntries('p', ['name', 'period']),
  'p.body' as const,
  ...ofEntries('c', ['title', 'period', 'body']),
  ...(['skill', 'skill.group', 'language'] as const),
  ...ofEntries('g', ['company']),
  ...(['g.place', 'g.period', 'length'] as const),
];

/** What parts of a family are, each of them the first of an entry or not. */
function ofEntries<Family extends string, Name extends string>(family: Family, names: readonly Name[]) {
  return names.flatMap((name) => [`B.${family}.${name}`, `${family}.${name}`] as const);
}

export type Label = (typeof LABELS)[number];

/** The label without its beginning of an entry: `B.x.title` is `x.title`. */
export const roleOf = (label: Label): string => (label.startsWith('B.') ? label.slice(2) : label);

/** The family of a label: `x` of `B.x.title`; the label itself where it belongs to none. */
export const familyOf = (label: Label): string => roleOf(label).split('.')[0] ?? '';

/** A part with its label and how sure that is, 0-1. */
export interface LabelledPart {
  readonly part: Part;
  readonly label: Label;
  readonly sure: number;
  /** How likely it begins an entry where its label says so, or does not where it says that, 0-1. */
  readonly begins?: number;
  /** What else it may be, and how likely that is, 0-1. */
  readonly rival?: { readonly role: string; readonly sure: number };
}

export const isHeading = ({ label }: LabelledPart): boolean => label.startsWith('h:');
