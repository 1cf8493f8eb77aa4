import { BOX_NAMES, type ColumnKind } from '../lexicon/labelNames.ts';
import { kindByName, normalizeHeading } from './headings.ts';
import { columnKind } from './labels.ts';

/** What the label of a form or the head of a column asks for; `aside` is nothing that a résumé says. */
export type AskedKind = ColumnKind | 'aside';

const KIND_BY_NAME = new Map(
  Object.entries(BOX_NAMES).flatMap(([kind, names]) => names.map((name) => [name, kind as AskedKind] as const)),
);

/**
 * What some list says that a label asks for: `Position held:`, `Dates (from – to)` or, by two names for one thing,
 * `Board / University`; undefined where none has it.
 */
export function askedKind(text: string): AskedKind | undefined {
  for (const name of [text, text.replace(/(?<!\s)\s*\([^()]*\)/g, '')]) {
    const kind = KIND_BY_NAME.get(normalizeHeading(name)) ?? columnKind(name.replace(/(?<!\s)\s*:\s*$/, ''));
    if (kind !== undefined) return kind;
  }
  const [first, ...others] = text.split(/(?:(?<!\s)\s+)?[/|,&]\s*/);
  const kind = others.length === 0 || first === undefined ? undefined : askedKind(first);
  return kind !== undefined && others.every((other) => askedKind(other) === kind) ? kind : undefined;
}

/** Words of a label from which on it may stand in two lines of a narrow column. */
const MIN_WRAPPED_WORDS = 3;

/** The beginnings and the ends of long labels, as they stand in two lines. */
const HALVES: ReadonlySet<string> = new Set(
  [...KIND_BY_NAME.keys()].flatMap((name) => {
    const words = name.split(' ');
    if (words.length < MIN_WRAPPED_WORDS) return [];
    return words.slice(1).flatMap((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  }),
);

/** Whether a text is such a label, or a line of one: `Occupation or` above `position held`; a heading is none. */
export const isAskedFor = (text: string): boolean =>
  askedKind(text) !== undefined || (HALVES.has(normalizeHeading(text)) && kindByName(text) === undefined);
