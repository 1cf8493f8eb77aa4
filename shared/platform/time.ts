/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** Seconds of a day. */
export const DAY_SECONDS = 86_400;

/** Whole seconds since the epoch, as the database counts the life of a row. */
export const epochSeconds = (time: Date): number => Math.floor(time.getTime() / 1_000);
