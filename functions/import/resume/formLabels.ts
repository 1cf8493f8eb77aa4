import { EMAIL } from '../../../shared/contacts/addresses.ts';
import { isPrivateLabel } from '../../../shared/resume/privateData.ts';
import { FORM_LABELS, PERSONAL_LABELS, type FormField } from '../lexicon/labelNames.ts';
import type { TextLine } from '../page/textLine.ts';
import { normalizeHeading } from './headings.ts';

const PERSONAL: ReadonlySet<string> = new Set(PERSONAL_LABELS);

const FIELD_BY_NAME = new Map(
  Object.entries(FORM_LABELS).flatMap(([field, names]) => names.map((name) => [name, field as FormField] as const)),
);
/** Characters of the longest label of a form. */
export const MAX_LABEL = 40;

/** A label without the number that forms give their boxes: `3. Telephone` is `Telephone`. */
export const withoutNumber = (text: string): string => text.replace(/^\s*\d{1,2}\s?[.)]\s*(?=\p{L})/u, '');

/** A label as it is compared: `3. Telephone (mobile)` is `telephone`. */
const plainLabel = (text: string): string => normalizeHeading(withoutNumber(text).replace(/(?<!\s)\s*\([^()]*\)/g, ''));

/** Which post somebody has, or looks for: `Post sought`, `Current grade and post`, `המשרה המבוקשת`. */
const POST_LABEL = new RegExp(
  [
    String.raw`^(?:current|present|desired|preferred) (?:position|post|job|role|grade|occupation)(?: and \w+)?$`,
    String.raw`^(?:position|post|job|role|vacancy|rank) (?:sought|desired|wanted|applied for)$`,
    String.raw`^ה?(?:תפקיד|משרה|עיסוק) (?:ה?מבוקשת?|ה?נוכחית?)$`,
  ].join('|'),
);

/** The field that a label of a form asks for, `Telephone (mobile)` for `phone`; undefined for any other text. */
export function formField(text: string): FormField | undefined {
  if (text.length > MAX_LABEL) return undefined;
  const label = plainLabel(text);
  return FIELD_BY_NAME.get(label) ?? (POST_LABEL.test(label) ? 'headline' : undefined);
}

/** A label with the name behind its colon, all in one line. */
const LABELLED_NAME = /^\s*([^:]{2,20}):\s*(\p{L}[\p{L}'’׳-]+(?:\s\p{L}[\p{L}'’׳-]+)?)\s*$/u;

/** The name that a form asks for in two fields, the first name first; undefined where it does not. */
export function nameInTwoFields(lines: readonly TextLine[]): string | undefined {
  const valueOf = (field: FormField) =>
    lines.find(({ isPair, cells: [label] }) => isPair && formField(label?.text ?? '') === field)?.cells[1]?.text ??
    lines
      .map(({ text }) => LABELLED_NAME.exec(text))
      .find((match) => match && formField(match[1] ?? '') === field)?.[2];
  const [first, last] = [valueOf('firstName'), valueOf('lastName')];
  return first !== undefined && last !== undefined ? `${first} ${last}` : nameBelowFields(lines);
}

/** The name below two fields of a row of labels: `First name ¦ Surname`, and `Dana ¦ Levi` in the next line. */
function nameBelowFields(lines: readonly TextLine[]): string | undefined {
  for (const [at, { cells }] of lines.entries()) {
    const below = lines[at + 1]?.cells ?? [];
    const valueOf = (field: FormField) => below[cells.findIndex(({ text }) => formField(text) === field)]?.text ?? '';
    const name = [valueOf('firstName'), valueOf('lastName')];
    if (below.length === cells.length && name.every((text) => IS_ONE_NAME.test(text))) return name.join(' ');
  }
  return undefined;
}

/** A name of a person in one field of a form. */
const IS_ONE_NAME = /^\p{L}[\p{L}'’׳ -]+$/u;
const NAME_FIELDS: ReadonlySet<FormField | undefined> = new Set(['name', 'firstName', 'lastName']);

/** What stands beside a label that asks for a name, `First name / Surname` too; undefined where no line has one. */
export const nameBesideLabel = (lines: readonly TextLine[]): string | undefined =>
  lines
    .filter(({ cells }) => cells.length === 2)
    .filter(({ cells: [label] }) =>
      (label?.text ?? '').split(/(?:(?<!\s)\s+)?[/|]\s*/).every((one) => NAME_FIELDS.has(formField(one))),
    )
    .map(({ cells: [, value] }) => value?.text ?? '')
    .find((text) => /\s/.test(text) && !/[\d@]/.test(text));

/** Whether a text is a label of the details of a person that some list has. */
export const isFormLabel = ({ text }: { readonly text: string }): boolean =>
  isPrivateLabel(withoutNumber(text)) ||
  formField(text) !== undefined ||
  (!/\d/.test(withoutNumber(text)) && PERSONAL.has(plainLabel(text)));

/** Whether a text is short enough for a label, and words alone. */
export const mayBeLabel = ({ text }: { readonly text: string }): boolean =>
  text.length <= MAX_LABEL && !/[\d@]/.test(withoutNumber(text)) && /\p{L}{2}/u.test(text);

/** Whether a text may be the value of a label: an address of mail stands below its own label alone. */
export function fitsLabel({ text }: { readonly text: string }, label: { readonly text: string } | undefined): boolean {
  const field = formField(label?.text ?? '');
  if (label && isPrivateLabel(withoutNumber(label.text))) return text.length <= MAX_LABEL && !EMAIL.test(text);
  if (field === 'email') return EMAIL.test(text);
  if (field === 'phone') return /\d{3}/.test(text);
  if (field === 'name' || field === 'firstName' || field === 'lastName') return !/[\d@]/.test(text);
  return !EMAIL.test(text);
}
