/** Milliseconds that the smaller size takes at least: less says little. */
const MIN_MEASURABLE_MS = 3;
const MAX_SIZE = 250_000;
/** Tries of each size: what else the machine does meanwhile is not in the shortest of them. */
const TRIES = 5;
/** A figure that is too large is measured again so often: a machine can be busy for as long as one takes. */
const ROUNDS = 5;

/** What {@link measureGrowth} is less than where time grows with the input: between 4 and 16. */
export const MAX_LINEAR_GROWTH = 9;

/**
 * How many times as long work takes on an input four times as large: about 4 where time grows with the input, 16 where
 * each part is looked at again from every other. A ratio within one run, so that no machine is too slow for it.
 */
export function measureGrowth(work: (size: number) => unknown): number {
  let size = 100;
  while (size < MAX_SIZE && shortestRunMs(() => work(size)) < MIN_MEASURABLE_MS) size *= 2;
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least >= MAX_LINEAR_GROWTH; round += 1)
    least = Math.min(least, shortestRunMs(() => work(4 * size)) / shortestRunMs(() => work(size)));
  return least;
}

/**
 * As {@link measureGrowth}, for many inputs: one look each at a text and one four times as long, and the whole
 * measurement only where that looks like more than growth.
 */
export function quickGrowth(work: (size: number) => unknown): number {
  const [small, big] = [1_000, 4_000].map((size) => shortestRunMs(() => work(size), 1)) as [number, number];
  return big < MIN_MEASURABLE_MS || big / Math.max(small, 0.05) < MAX_LINEAR_GROWTH * 0.75
    ? Math.min(big / Math.max(small, 0.05), MAX_LINEAR_GROWTH * 0.75)
    : measureGrowth(work);
}

/** Milliseconds of the shortest of several tries. */
export function shortestRunMs(work: () => unknown, tries = TRIES): number {
  let least = Infinity;
  for (let turn = 0; turn < tries; turn += 1) {
    const started = performance.now();
    work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

/**
 * Parts that readers of texts may stumble over when they are repeated: what begins like something and never ends as it,
 * in every script.
 */
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

/**
 * A part repeated to about that many code units, different each time it is asked for: nothing that was remembered is
 * used.
 */
let turn = 0;
export const repeated = (part: string, size: number): string =>
  `${part.repeat(Math.ceil(size / part.length))}${(turn += 1)}`;
