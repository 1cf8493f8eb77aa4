import type { AskedKind } from '../resume/askedKinds.ts';
import type { Label } from './labels.ts';

/** Lists whose entries have two names; the family of their labels is the first letter. */
export type FormSection = 'h:experience' | 'h:education';

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

/** What the values of a section are by the kinds of their labels; undefined where the section has no such forms. */
export const rolesIn = (section: string | undefined): Readonly<Record<AskedKind, Label>> | undefined =>
  ROLES[section as FormSection];

/** Names by which the labels of a form alone say that it is one of jobs, or of studies. */
const SAYS: readonly (readonly [FormSection, RegExp])[] = [
  ['h:experience', /employer|company|position|post|rank|job|occupation|מעסיק|מקום ה?עבודה|חברה|תפקיד|משרה/iu],
  ['h:education', /school|college|universit|degree|qualif|course|exam|diploma|תואר|לימוד|תעודה|קורס/iu],
];

/** The section that labels of a form are from by their words alone; undefined where they say both or nothing. */
export function sectionOfLabels(labels: readonly string[]): FormSection | undefined {
  const said = SAYS.filter(([, words]) => labels.some((label) => words.test(label)));
  return said.length === 1 ? said[0]?.[0] : undefined;
}
