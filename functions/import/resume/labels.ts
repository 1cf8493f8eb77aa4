import { COLUMN_NAMES, PERSONAL_LABELS, type ColumnKind } from '../lexicon/labelNames.ts';
import { normalizeHeading } from './headings.ts';

const COLUMN_BY_NAME = new Map(
  Object.entries(COLUMN_NAMES).flatMap(([kind, names]) => names.map((name) => [name, kind as ColumnKind] as const)),
);
const ALL_LABELS: ReadonlySet<string> = new Set([...COLUMN_BY_NAME.keys(), ...PERSONAL_LABELS]);

/** What a text names as the head of a column, also by two names (`תואר / תעודה`); undefined for any other text. */
export function columnKind(text: string): ColumnKind | undefined {
  // With digits it says more than a name does: `Years: 2012 – 2014`.
  if (text.length > 30 || /\d/.test(text)) return undefined;
  const kinds = text.split(/(?:(?<!\s)\s+)?[/|,]\s*/).map((part) => COLUMN_BY_NAME.get(normalizeHeading(part)));
  return kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
}

/** Whether a text only says what stands beside it, or below. */
export const isLabel = (text: string): boolean =>
  text.length <= 30 && !/\d/.test(text) && (ALL_LABELS.has(normalizeHeading(text)) || columnKind(text) !== undefined);
