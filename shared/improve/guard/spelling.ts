/** Shorter words differ by a letter too often. */
const MIN_LETTERS = 6;

/** Letters that sound alike in Hebrew and are written for each other. */
const SAME_SOUND = ['טת', 'כק', 'חכ', 'אע', 'אה', 'סש', 'בו'];

/** The same of two Hebrew words: a letter too many or too few, or one that sounds alike. */
export function isHebrewSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (one.length === other.length)
    return (
      one.slice(at + 1) === other.slice(at + 1) &&
      SAME_SOUND.some((pair) => pair.includes(one[at] ?? '?') && pair.includes(other[at] ?? '?'))
    );
  return (
    one.length > 5 &&
    Math.abs(one.length - other.length) === 1 &&
    (one.slice(at) === other.slice(at + 1) || one.slice(at + 1) === other.slice(at))
  );
}

/** Whether two words differ by one letter or by two that changed places: a slip of the fingers, mended. */
export function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_LETTERS || Math.abs(one.length - other.length) > 1) return false;
  if (/\d/.test(one + other)) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (at === one.length && at === other.length) return false;
  return (
    one.slice(at + 1) === other.slice(at + 1) ||
    one.slice(at) === other.slice(at + 1) ||
    one.slice(at + 1) === other.slice(at) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2))
  );
}
