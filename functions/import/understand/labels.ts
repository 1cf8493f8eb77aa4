import type { Part } from './parts.ts';

/**
 * The labels of parts. The letter before the dot is the family: `x` experience, `e` education, `p` projects, `c` custom
 * sections, `g` an employer of the posts below it. A heading is `h:` with the kind of its section. `B` begins an entry;
 * `length` is a text such as `3 years`.
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

/** Returns the labels of a family, each with and without `B`. */
function ofEntries<Family extends string, Name extends string>(family: Family, names: readonly Name[]) {
  return names.flatMap((name) => [`B.${family}.${name}`, `${family}.${name}`] as const);
}

export type Label = (typeof LABELS)[number];

/** Returns a label without its `B.`: `x.title` for `B.x.title`. */
export const roleOf = (label: Label): string => (label.startsWith('B.') ? label.slice(2) : label);

/** Returns the family of a label: `x` for `B.x.title`; the label itself if it has no family. */
export const familyOf = (label: Label): string => roleOf(label).split('.')[0] ?? '';

/** A part with its label and the confidence of the label, 0-1. */
export interface LabelledPart {
  readonly part: Part;
  readonly label: Label;
  readonly sure: number;
  /** How likely the `B`, or its absence, is right, 0-1. */
  readonly begins?: number;
  /** The second likeliest role, and its likelihood, 0-1. */
  readonly rival?: { readonly role: string; readonly sure: number };
}

export const isHeading = ({ label }: LabelledPart): boolean => label.startsWith('h:');
