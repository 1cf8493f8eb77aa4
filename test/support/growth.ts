/** Milliseconds that the smaller size must take at least: less is too short to measure. */
const MIN_MEASURABLE_MS = 3;
const MAX_SIZE = 250_000;
/** Attempts per size: the shortest of them is the least disturbed by other work on the machine. */
const TRIES = 5;
/** A figure that is too large is measured again that many times: a machine can be busy for as long as one takes. */
const ROUNDS = 12;

/** Bound on {@link measureGrowth} for linear time: between 4 (linear) and 16 (quadratic). */
export const MAX_LINEAR_GROWTH = 9;

/**
 * How many times longer work takes on an input four times as large: about 4 for linear time, 16 for quadratic. A ratio
 * within one run, so that no machine is too slow for it.
 */
export function measureGrowth(work: (size: number) => unknown): number {
  let size = 100;
  while (size < MAX_SIZE && isTooShort(() => work(size))) size *= 2;
  return measureRatio(
    () => work(4 * size),
    () => work(size),
    MAX_LINEAR_GROWTH,
  );
}

/** Whether one of several attempts is too short to measure. */
function isTooShort(work: () => unknown): boolean {
  for (let turn = 0; turn < TRIES; turn += 1) if (shortestRunMs(work, 1) < MIN_MEASURABLE_MS) return true;
  return false;
}

/**
 * How many times longer `work` takes than `reference`. Both are measured again, one right after the other, while the
 * figure is not below `bound`. The longer one is tried until it is: what disturbs it only makes the figure larger.
 */
export function measureRatio(work: () => unknown, reference: () => unknown, bound: number): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least >= bound; round += 1) {
    const referenceMs = shortestRunMs(reference);
    for (let turn = 0; turn < TRIES && least >= bound; turn += 1)
      least = Math.min(least, shortestRunMs(work, 1) / referenceMs);
  }
  return least;
}

/**
 * As {@link measureGrowth}, for many inputs: one measurement each of a text and one four times as long, and the full
 * measurement only where that looks like more than linear growth.
 */
export function quickGrowth(work: (size: number) => unknown): number {
  const measure = (size: number) => shortestRunMs(() => work(size), 1);
  let [small, big] = [measure(250), measure(1_000)];
  if (big < MIN_MEASURABLE_MS) [small, big] = [big, measure(4_000)];
  return big < MIN_MEASURABLE_MS || big / Math.max(small, 0.05) < MAX_LINEAR_GROWTH * 0.75
    ? Math.min(big / Math.max(small, 0.05), MAX_LINEAR_GROWTH * 0.75)
    : measureGrowth(work);
}

/** Milliseconds of the shortest of several attempts. */
export function shortestRunMs(work: () => unknown, tries = TRIES): number {
  let least = Infinity;
  for (let turn = 0; turn < tries; turn += 1) {
    const started = performance.now();
    work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

/** Parts that may slow down a text parser when repeated: they start a construct and never end it, in every script. */
export const HOSTILE: readonly string[] = [
  'a',
  'א',
  '1',
  ' ',
  '\n',
  '\t',
  '-',
  '.',
  ',',
  '@',
  '/',
  '(',
  '"',
  "'",
  '+',
  '\u200f',
  '\u0301',
  '=',
  '<',
  '&',
  ':',
  ';',
  '{',
  '\\',
  '_',
  '|',
  '•',
  '%',
  '0',
  '٣',
  '🙂',
  'a.',
  'a-',
  'a@',
  '.a',
  '1 ',
  '1,',
  '1-',
  '1.',
  '1,000',
  'a ',
  'א ',
  'אa',
  'a1',
  ' .',
  ' ,',
  '\r\n',
  '\n\n',
  '- ',
  '. ',
  'a, ',
  'aA',
  'א"',
  "א'",
  'ו',
  'and ',
  '2020-',
  '2020 - ',
  '05/',
  'https://',
  'www.',
  'www.a',
  'a.b',
  'a@b.',
  'a.com ',
  '@a.',
  '<a ',
  '<a>',
  '</',
  '<!--',
  '&#',
  'url(',
  'a:b;',
  '/*',
  '{a',
  '*|*',
  '[a',
  'a{',
  'not ',
  'not a word ',
  'led a ',
  'team of ',
  'of the ',
  'ל',
  'לא ',
  'manager ',
  'Java, ',
  'Java and ',
  'Node.js ',
  'January ',
  'twenty-',
  'five ',
  'עשרים ו',
  '972+',
  '+972-',
  '050 ',
  '(050)',
  'ת.ז. ',
  'born ',
  'B.A. ',
  'Dr. ',
  '#a',
  '\u202e',
  '⟦P1⟧',
];

/** A part repeated to about that many code units, different in each call: no cached result can be used. */
let turn = 0;
export const repeated = (part: string, size: number): string =>
  `${part.repeat(Math.ceil(size / part.length))}${(turn += 1)}`;
