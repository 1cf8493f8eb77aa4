import { isPrivateLabel } from '../../../shared/resume/privateData.ts';
import {
  BOX_NAMES,
  COLUMN_NAMES,
  FORM_LABELS,
  PERSONAL_LABELS,
  type ColumnKind,
  type FormField,
} from '../lexicon/words.ts';
import { kindByName, normalizeHeading } from './headings.ts';

/*
 * What a text asks for that only says what stands beside it, or below: the head of a column, the label of a form. How a
 * form is read by them: forms.ts.
 */

/** What the label of a form or the head of a column asks for; `aside` is nothing that a résumé says. */
export type RequestedKind = ColumnKind | 'aside';

const byName = <Kind extends string>(names: Readonly<Record<Kind, readonly string[]>>): ReadonlyMap<string, Kind> =>
  new Map(
    Object.entries<readonly string[]>(names).flatMap(([kind, all]) => all.map((name) => [name, kind as Kind] as const)),
  );
const [COLUMNS, BOXES, FIELDS] = [byName(COLUMN_NAMES), byName(BOX_NAMES), byName(FORM_LABELS)] as const;
const PERSONAL: ReadonlySet<string> = new Set(PERSONAL_LABELS);

/** Characters of the longest name of a column, and of the longest label of a form. */
const [MAX_COLUMN, MAX_LABEL] = [30, 40];

/** What a text names as the head of a column, also by two names (`תואר / תעודה`); undefined for any other text. */
export function columnKind(text: string): ColumnKind | undefined {
  // With digits it says more than a name does: `Years: 2012 – 2014`.
  if (text.length > MAX_COLUMN || /\d/.test(text)) return undefined;
  const kinds = text.split(/(?:(?<!\s)\s+)?[/|,]\s*/).map((part) => COLUMNS.get(normalizeHeading(part)));
  return kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
}

/** Whether a text only says what stands beside it, or below. */
export const isLabel = (text: string): boolean =>
  text.length <= MAX_COLUMN &&
  !/\d/.test(text) &&
  (PERSONAL.has(normalizeHeading(text)) || columnKind(text) !== undefined);

/**
 * What some list says that a label asks for: `Position held:`, `Dates (from – to)` or, by two names for one thing,
 * `Board / University`; undefined where none has it.
 */
export function requestedKind(text: string): RequestedKind | undefined {
  for (const name of [text, withoutBrackets(text)]) {
    const kind = BOXES.get(normalizeHeading(name)) ?? columnKind(name.replace(/(?<!\s)\s*:\s*$/, ''));
    if (kind !== undefined) return kind;
  }
  const [first, ...others] = text.split(/(?:(?<!\s)\s+)?[/|,&]\s*/);
  const kind = others.length === 0 || first === undefined ? undefined : requestedKind(first);
  return kind !== undefined && others.every((other) => requestedKind(other) === kind) ? kind : undefined;
}

/** Words of a label from which on it may stand in two lines of a narrow column. */
const MIN_WRAPPED_WORDS = 3;

/** The beginnings and the ends of long labels, as they stand in two lines. */
const HALVES: ReadonlySet<string> = new Set(
  [...BOXES.keys()].flatMap((name) => {
    const words = name.split(' ');
    if (words.length < MIN_WRAPPED_WORDS) return [];
    return words
      .slice(1)
      .flatMap((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  }),
);

/** Whether a text is such a label, or a line of one: `Occupation or` above `position held`; a heading is none. */
export const isRequested = (text: string): boolean =>
  requestedKind(text) !== undefined || (HALVES.has(normalizeHeading(text)) && kindByName(text) === undefined);

/** A label without the number that forms give their boxes: `3. Telephone` is `Telephone`. */
export const withoutNumber = (text: string): string => text.replace(/^\s*\d{1,2}\s?[.)]\s*(?=\p{L})/u, '');
const withoutBrackets = (text: string) => text.replace(/(?<!\s)\s*\([^()]*\)/g, '');

/** A label as it is compared: `3. Telephone (mobile)` is `telephone`. */
const plainLabel = (text: string): string => normalizeHeading(withoutBrackets(withoutNumber(text)));

/** Which post somebody looks for, or has: `Post sought`, `Current grade and post`, `המשרה המבוקשת`. */
const [POST_SOUGHT, POST_HELD] = [
  new RegExp(
    String.raw`^(?:desired|preferred) (?:position|post|job|role|grade|occupation)(?: and \w+)?$|` +
      String.raw`^(?:position|post|job|role|vacancy|rank) (?:sought|desired|wanted|applied for)$|` +
      String.raw`^ה?(?:תפקיד|משרה|עיסוק) ה?מבוקשת?$`,
  ),
  new RegExp(
    String.raw`^(?:current|present) (?:position|post|job|role|grade|occupation)(?: and \w+)?$|` +
      String.raw`^ה?(?:תפקיד|משרה|עיסוק) ה?נוכחית?$`,
  ),
];

/** Whether a label asks for the post that somebody looks for. */
export const asksForPost = (text: string): boolean => text.length <= MAX_LABEL && POST_SOUGHT.test(plainLabel(text));

/** The field that a label of a form asks for, `Telephone (mobile)` for `phone`; undefined for any other text. */
export function formField(text: string): FormField | undefined {
  if (text.length > MAX_LABEL) return undefined;
  const label = plainLabel(text);
  return FIELDS.get(label) ?? (POST_SOUGHT.test(label) || POST_HELD.test(label) ? 'headline' : undefined);
}

/** Whether a text is a label of the details of a person that some list has. */
export const isFormLabel = ({ text }: { readonly text: string }): boolean =>
  isPrivateLabel(withoutNumber(text)) ||
  formField(text) !== undefined ||
  (!/\d/.test(withoutNumber(text)) && PERSONAL.has(plainLabel(text)));

/** Whether a text is short enough for a label, and words alone. */
export const mayBeLabel = ({ text }: { readonly text: string }): boolean =>
  text.length <= MAX_LABEL && !/[\d@]/.test(withoutNumber(text)) && /\p{L}{2}/u.test(text);
