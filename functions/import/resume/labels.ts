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

/* Labels of forms and heads of columns: what they ask for beside or below them. Forms are read by them in forms.ts. */

/** The kind of value that a form label or column head asks for; `aside`: one that a résumé does not hold. */
export type RequestedKind = ColumnKind | 'aside';

const byName = <Kind extends string>(names: Readonly<Record<Kind, readonly string[]>>): ReadonlyMap<string, Kind> =>
  new Map(
    Object.entries<readonly string[]>(names).flatMap(([kind, all]) => all.map((name) => [name, kind as Kind] as const)),
  );
const [COLUMNS, BOXES, FIELDS] = [byName(COLUMN_NAMES), byName(BOX_NAMES), byName(FORM_LABELS)] as const;
const PERSONAL: ReadonlySet<string> = new Set(PERSONAL_LABELS);

/** Most characters of a column's name, and of a form's label. */
const [MAX_COLUMN, MAX_LABEL] = [30, 40];

/** Returns what a column head asks for, also by two names (`תואר / תעודה`); undefined for any other text. */
export function columnKind(text: string): ColumnKind | undefined {
  // A text with digits is a value too: `Years: 2012 – 2014`.
  if (text.length > MAX_COLUMN || /\d/.test(text)) return undefined;
  const kinds = text.split(/(?:(?<!\s)\s+)?[/|,]\s*/).map((part) => COLUMNS.get(normalizeHeading(part)));
  return kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
}

/** Whether a text is only a label for what is beside or below it. */
export const isLabel = (text: string): boolean =>
  text.length <= MAX_COLUMN &&
  !/\d/.test(text) &&
  (PERSONAL.has(normalizeHeading(text)) || columnKind(text) !== undefined);

/**
 * Returns what a label in our lists asks for: `Position held:`, `Dates (from – to)` or, by two names of one thing,
 * `Board / University`. Undefined for a label in none of the lists.
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

/** How many words a label must have to be broken over two lines. */
const MIN_WRAPPED_WORDS = 3;

/** First and second halves of long labels that are broken over two lines. */
const HALVES: ReadonlySet<string> = new Set(
  [...BOXES.keys()].flatMap((name) => {
    const words = name.split(' ');
    if (words.length < MIN_WRAPPED_WORDS) return [];
    return words
      .slice(1)
      .flatMap((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  }),
);

/** Whether a text is such a label or a line of one (`Occupation or` above `position held`), and no heading. */
export const isRequested = (text: string): boolean =>
  requestedKind(text) !== undefined || (HALVES.has(normalizeHeading(text)) && kindByName(text) === undefined);

/** Returns a label without the number of its box: `3. Telephone` gives `Telephone`. */
export const withoutNumber = (text: string): string => text.replace(/^\s*\d{1,2}\s?[.)]\s*(?=\p{L})/u, '');
const withoutBrackets = (text: string) => text.replace(/(?<!\s)\s*\([^()]*\)/g, '');

/** A label in the form used for comparison: `3. Telephone (mobile)` gives `telephone`. */
const plainLabel = (text: string): string => normalizeHeading(withoutBrackets(withoutNumber(text)));

/** Labels of the post that somebody looks for, or holds: `Post sought`, `Current grade and post`, `המשרה המבוקשת`. */
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

/** Returns the field that a form label asks for: `phone` for `Telephone (mobile)`; undefined for any other text. */
export function formField(text: string): FormField | undefined {
  if (text.length > MAX_LABEL) return undefined;
  const label = plainLabel(text);
  return FIELDS.get(label) ?? (POST_SOUGHT.test(label) || POST_HELD.test(label) ? 'headline' : undefined);
}

/** Whether a text is a known label of personal details. */
export const isFormLabel = ({ text }: { readonly text: string }): boolean =>
  isPrivateLabel(withoutNumber(text)) ||
  formField(text) !== undefined ||
  (!/\d/.test(withoutNumber(text)) && PERSONAL.has(plainLabel(text)));

/** Whether a text could be a label: short, and words only. */
export const mayBeLabel = ({ text }: { readonly text: string }): boolean =>
  text.length <= MAX_LABEL && !/[\d@]/.test(withoutNumber(text)) && /\p{L}{2}/u.test(text);
