import { DAY_MS } from '../platform/time.ts';

/**
 * Before what the state was kept: a change as a whole (`base`: changes that a copy takes over from its base;
 * `twin`: what it takes over from its version in another language), or the first change
 * after a pause (`session`).
 */
export const POINT_REASONS = ['session', 'import', 'template', 'improve', 'restore', 'base', 'twin'] as const;
export type PointReason = (typeof POINT_REASONS)[number];

/** A state of a résumé that is kept: in its history. */
export interface ResumePoint {
  /** The version of the résumé that it is; it names the point. */
  readonly version: number;
  /** When that version was saved; ISO 8601, UTC. */
  readonly savedAt: string;
  /** `named`: kept by hand, under `name`. */
  readonly reason: PointReason | 'named';
  readonly name?: string;
}

/** Maximum number of points of one résumé, and of those made by hand. */
export const MAX_POINTS = 100;
export const MAX_NAMED_POINTS = 50;

/** Pause in milliseconds after which a change begins another session. */
export const SESSION_MS = 30 * 60_000;

/** Days for each of which one point is kept; before them, one for each month. */
const DAILY_DAYS = 30;

/** Returns the day or month of which only the newest point stays; undefined if the point stays in any case. */
function placeOf({ savedAt, reason }: ResumePoint, now: Date): string | undefined {
  const age = now.getTime() - Date.parse(savedAt);
  if (reason === 'named' || age <= DAY_MS) return undefined;
  return age <= DAILY_DAYS * DAY_MS ? savedAt.slice(0, 10) : savedAt.slice(0, 7);
}

/**
 * The points that stay, of those that are given newest first: all of the last day, the last of each day (UTC) of a
 * month, the last of each month before; all named ones. Above {@link MAX_POINTS} the oldest go that nobody has named. A
 * clock that jumped makes points of the future, which count as the last day's.
 */
export function thinPoints<Point extends ResumePoint>(points: readonly Point[], now: Date): Point[] {
  const taken = new Set<string>();
  const spread = points.filter((point) => {
    const place = placeOf(point, now);
    if (place === undefined) return true;
    return !taken.has(place) && taken.add(place);
  });
  let tooMany = spread.length - MAX_POINTS;
  return spread
    .toReversed()
    .filter(({ reason }) => reason === 'named' || tooMany-- <= 0)
    .toReversed();
}
