import type { AskedKind } from '../resume/askedKinds.ts';
import { kindByName } from '../resume/headings.ts';
import type { Decoded } from './network/decode.ts';
import type { Label } from './labels.ts';
import type { Part } from './parts.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** Lists whose entries have two names; the family of their labels is the first letter. */
type FormSection = 'h:experience' | 'h:education';

/** What the values of each kind of label are, in the section with this heading. */
const ROLES: Readonly<Record<FormSection, Readonly<Record<AskedKind, Label>>>> = {
  'h:experience': {
    first: 'x.title',
    second: 'x.company',
    time: 'x.period',
    place: 'x.place',
    text: 'x.body',
    aside: 'junk',
  },
  'h:education': {
    first: 'e.degree',
    second: 'e.school',
    time: 'e.period',
    place: 'e.place',
    text: 'e.body',
    aside: 'junk',
  },
};

/**
 * What the values of a form are by the kinds of its labels: of jobs where these ask for an employer, of studies where
 * they ask for a school, and else by the heading. Undefined where a form is of something else, of courses or languages.
 */
export function rolesOfForm(
  heading: { readonly label: Label; readonly text: string } | undefined,
  labels: readonly string[],
): Readonly<Record<AskedKind, Label>> | undefined {
  const isOther = heading && rolesIn(heading.label) === undefined && kindByName(heading.text) !== undefined;
  return isOther ? undefined : rolesIn(sectionOfLabels(labels) ?? heading?.label);
}

/** The same in the section with a heading; undefined where the section has no such forms. */
export const rolesIn = (section: string | undefined): Readonly<Record<AskedKind, Label>> | undefined =>
  section === undefined ? undefined : ownProperty(ROLES, section);

/** Names by which the labels of a form alone say that it is one of jobs, or of studies. */
const SAYS: readonly (readonly [FormSection, RegExp])[] = [
  [
    'h:experience',
    new RegExp(
      String.raw`(?<!\p{L})(?:employer|company|position|post|job|occupation)(?!\p{L})|` +
        'מעסיק|מקום ה?עבודה|חברה|תפקיד|משרה',
      'iu',
    ),
  ],
  ['h:education', /school|college|universit|degree|qualif|(?<!\p{L})course|examin|diploma|תואר|לימוד|תעודה|קורס/iu],
];

/** The section that labels of a form are from by their words alone; undefined where they say both or nothing. */
function sectionOfLabels(labels: readonly string[]): FormSection | undefined {
  const said = SAYS.filter(([, words]) => labels.some((label) => words.test(label)));
  return said.length === 1 ? said[0]?.[0] : undefined;
}

/** A heading with its text, by the index of its part. */
export function headingAt(
  parts: readonly Part[],
  found: readonly Decoded[],
  at: number | undefined,
): { readonly label: Label; readonly text: string } | undefined {
  const [part, one] = [parts[at ?? -1], found[at ?? -1]];
  return part && one ? { label: one.label, text: part.text } : undefined;
}
