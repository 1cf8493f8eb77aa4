import type { FilePlaces } from './filePlaces.ts';

/** The place of text that is in no field. */
export const UNPLACED = 'unplaced';

/** A run with its place spelt out. */
export interface PlacedRun {
  /** The field that holds it; undefined if none does. */
  readonly field: string | undefined;
  /** Others that were read from the same words. */
  readonly others: readonly string[];
  /** Why it is in no field; undefined if it is in one, or unplaced. */
  readonly reason: string | undefined;
  readonly page: number;
  readonly line: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** The runs of a file, in reading order. */
export const placedRuns = ({ places, runs }: FilePlaces): PlacedRun[] =>
  runs.map(([place, page, line, x, y, width, height, text]) => ({
    ...readPlace(places[place] ?? UNPLACED),
    page,
    line,
    x,
    y,
    width,
    height,
    text,
  }));

export function readPlace(place: string): Pick<PlacedRun, 'field' | 'others' | 'reason'> {
  if (place === UNPLACED) return { field: undefined, others: [], reason: undefined };
  if (place.startsWith('(')) return { field: undefined, others: [], reason: place.slice(1, -1) };
  const [field, ...others] = place.split(' ');
  return { field, others, reason: undefined };
}
