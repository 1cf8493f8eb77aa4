import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

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
 * figure is not below `bound`; from the second time on in this thread's processor time, since on a machine with ten
 * others the longer one is never left alone for as long as it takes. It is tried until it is below: what disturbs it
 * only makes the figure larger.
 */
export function measureRatio(work: () => unknown, reference: () => unknown, bound: number): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least >= bound; round += 1) {
    const clock = round === 0 ? wallMs : processorMs;
    const referenceMs = shortestRunMs(reference, TRIES, clock);
    for (let turn = 0; turn < TRIES && least >= bound; turn += 1) least = Math.min(least, clock(work) / referenceMs);
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
export function shortestRunMs(work: () => unknown, tries = TRIES, clock = wallMs): number {
  let least = Infinity;
  for (let turn = 0; turn < tries; turn += 1) least = Math.min(least, clock(work));
  return least;
}

function wallMs(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** On which a thread waits for a tenth of a millisecond. */
const NEVER = new Int32Array(new SharedArrayBuffer(4));
/** Of the newest objects only, which is what a text leaves: collected before a measurement, it is not within it. */
const collectGarbage = exposeGc();

/** Milliseconds of processor time of this thread: what others do on the machine hardly counts. */
export const processorMs = (work: () => unknown): number => threadTime(work).all;

/** The same, and how much of it was not the kernel's, which clears memory: told by samples, so right for sums alone. */
function threadTime(work: () => unknown): { readonly all: number; readonly own: number } {
  collectGarbage({ type: 'minor' });
  const before = settledTime();
  work();
  const { user, system } = settledTime();
  const own = (user - before.user) / 1_000;
  return { all: own + (system - before.system) / 1_000, own };
}

/** The kernel settles its account every 4 ms, and whenever a thread waits. */
function settledTime(): NodeJS.CpuUsage {
  Atomics.wait(NEVER, 0, 0, 0.1);
  return process.threadCpuUsage();
}

function exposeGc(): NonNullable<typeof globalThis.gc> {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as NonNullable<typeof globalThis.gc>;
}

/** Bound on {@link growthExponent}: linear work comes down to it (1.36 seen when slow), quadratic is at 1.8 to 2.6. */
export const MAX_EXPONENT = 1.4;
/**
 * Milliseconds for the largest size below which nobody is held up, whatever the exponent is: a frame of a page. Arrays
 * and maps that are too large for V8's usual pages have some of their own, which shows as a step of a few of them.
 */
const HARMLESS_MS = 16;
/** Milliseconds of the smallest size after which no larger one is tried: it is too slow already. */
const TOO_LONG_MS = 1_000;
/** Milliseconds of the smallest size that tell enough: smaller texts do where it takes longer. */
const ENOUGH_MS = 12;
/** Code units that the largest size has at least. */
const LEAST_LARGEST = 16_384;
/** Texts of a size that make up the largest one. */
const PIECES = [1, 2, 4, 8] as const;
/** How often all sizes are measured while the exponent is too large, and where it is far too large. */
const EXPONENT_ROUNDS = 30;
const CLEAR = { rounds: 8, exponent: 1.6 } as const;
/** Rounds after which code is compiled as well as it will be. */
const COMPILED_AFTER = 2;

/**
 * How the time of reading a text grows with its size, as the exponent of a power: 1 for linear, 2 for quadratic; 0
 * if the largest size is read at once. Fitted to four sizes, each twice the one before, up to `most` code units, or
 * fewer where that takes long (a text of 64 K beside another took 33 s). Of each size as many texts are read as make up
 * the largest, so that linear work takes equally long in each. Each time another text is read, so that nothing is
 * remembered.
 *
 * What disturbs a measurement only makes it longer. So the shortest of all rounds counts for each size, and rounds are
 * added while the exponent is above {@link MAX_EXPONENT}: that of linear work comes down to it, that of work that grows
 * faster does not, however many there are. The largest size is first, when the code is not compiled yet.
 *
 * A large text has new pages of memory, which small ones in turn have not. Where the kernel takes long for each, linear
 * work came to 1.5. So it may also come down to the bound by what the thread itself has worked in all rounds.
 */
export function growthExponent(
  read: (text: string) => unknown,
  textOf: (size: number) => string,
  most: number,
): number {
  const readingOf = (size: number) => {
    const text = flat(textOf(size));
    return () => read(text);
  };
  // No processor's time is longer than that on the wall, which is cheaper to tell.
  const onTheWall = (size: number) => wallMs(readingOf(size));
  let largest = most;
  let part = onTheWall(largest / 8);
  if (part > TOO_LONG_MS && processorMs(readingOf(largest / 8)) > TOO_LONG_MS) return Infinity;
  if (part < HARMLESS_MS && onTheWall(largest) < HARMLESS_MS) return 0;
  // Once more, when it is compiled.
  part = Math.min(part, onTheWall(largest / 8));
  for (; part > 2 * ENOUGH_MS && largest > LEAST_LARGEST; part = onTheWall(largest / 8)) largest /= 2;
  const harmless = HARMLESS_MS * (largest / most);
  const least = new Map<number, number>();
  const own = new Map<number, number>();
  let exponent = Infinity;
  for (let round = 1; round <= EXPONENT_ROUNDS && exponent > MAX_EXPONENT; round += 1) {
    for (const pieces of PIECES) {
      const size = largest / pieces;
      let ms = 0;
      for (let piece = 0; piece < pieces; piece += 1) {
        const time = threadTime(readingOf(size));
        ms += time.all;
        if (round > COMPILED_AFTER) own.set(size, (own.get(size) ?? 0) + time.own);
      }
      least.set(size, Math.min(least.get(size) ?? Infinity, ms));
      if (size === largest && ms < harmless) return 0;
    }
    exponent = slopeOf([...least]) + 1;
    if (round >= CLEAR.rounds) exponent = Math.min(exponent, slopeOf([...own]) + 1);
    if (round >= CLEAR.rounds && exponent > CLEAR.exponent) break;
  }
  return exponent;
}

/** A text in one piece: one that was put together is copied by whoever reads it first. */
const flat = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** Slope of the line that fits best (least squares) between the logarithms of sizes and times. */
function slopeOf(points: readonly (readonly [size: number, ms: number])[]): number {
  const logs = points.map(([size, ms]) => [Math.log(size), Math.log(Math.max(ms, 0.1))] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, point) => sum + point[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const rise = logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  const run = logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
  return run === 0 ? Infinity : rise / run;
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
  '1/2 ',
  '$1 ',
  '[a](https://x.co) ',
  '{},',
  ', CCRN',
  '2019 - 2020, ',
  '👩‍💻',
];

/** As {@link HOSTILE}, but no two parts are alike: what a repeated one finds at once has to be looked for. */
export const DIFFERENT: Readonly<Record<string, (at: number) => string>> = {
  words: (at) => `${letters(at, 'abcdefghijklmnopqrstuvwxyz', 6)} `,
  'Hebrew words': (at) => `${letters(at, 'אבגדהוזחטיכלמנסעפצקרשת', 5)} `,
  capitals: (at) => `${letters(at, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 3)} `,
  percentages: (at) => `${at}% `,
  'numbers with units': (at) => `${at} kg `,
  'numbers with words': (at) => `${at} ${letters(at, 'bcdfgklmnprst', 4)} `,
  denials: (at) => `not ${letters(at, 'abcdefghijklmnopqrstuvwxyz', 4)}. `,
  help: (at) => `helped with ${letters(at, 'abcdefghijklmnopqrstuvwxyz', 4)} `,
  lines: (at) => `${letters(at, 'abcdefghijklmnopqrstuvwxyz', 3)}\n`,
  addresses: (at) => `${letters(at, 'abcdefghijklmnopqrstuvwxyz', 3)}@x.co `,
  'identity numbers': (at) => `${100_000_000 + at * 7} `,
};

/** Letters that look drawn, and are the same for the same place. */
function letters(at: number, alphabet: string, count: number): string {
  let seed = Math.imul(at + 1, 2_654_435_761) >>> 0;
  return Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return alphabet[Math.floor((seed / 2 ** 32) * alphabet.length)];
  }).join('');
}

/** A part repeated to about that many code units, different in each call: no cached result can be used. */
let turn = 0;
export const repeated = (part: string, size: number): string =>
  `${part.repeat(Math.ceil(size / part.length))}${(turn += 1)}`;

/** What texts are made of to measure growth: each of {@link HOSTILE} and {@link DIFFERENT}, by what it is called. */
export const WORST: readonly (readonly [name: string, text: (size: number) => string])[] = [
  ...HOSTILE.map((part) => [JSON.stringify(part), (size: number) => repeated(part, size)] as const),
  ...Object.entries(DIFFERENT).map(
    ([name, part]) =>
      [
        name,
        (size: number) => {
          const parts: string[] = [];
          // Others in each text, or what is remembered about a short one would not hold for a long one.
          const first = (turn += 1) * 20_011;
          for (let at = 0, length = 0; length < size; at += 1)
            length += parts[parts.push(part(first + at)) - 1]?.length ?? 1;
          return parts.join('');
        },
      ] as const,
  ),
];
