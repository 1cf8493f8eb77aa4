import { Random } from './random.ts';

/** A value of a left-out set: how likely it was said to be right, whether it is, and where it stands. */
export interface Judged {
  readonly share: number;
  readonly right: boolean;
  readonly set: string;
  readonly file: string;
  /** 0 for the file as it is; others have headings in no language. */
  readonly version: number;
}

/** Of the values shown as sure, the share that may be wrong in a set of strangers. */
const MAX_WRONG = 0.015;
/** The same for drawn sets: the weights know nothing about these files, as of those of strangers. */
const MAX_WRONG_DRAWN = 0.02;
/** Sets that are drawn from all files, the files of each, and the share of them that has to hold. */
const [DRAWS, FILES, HOLD] = [2_000, 36, 0.9];

/** How many of some values are shown as sure from a share on, and how many of these are wrong. */
export function countSure(values: readonly Judged[], from: number) {
  const sure = values.filter(({ share }) => share >= from);
  return { values: values.length, sure: sure.length, wrong: sure.filter(({ right }) => !right).length };
}

/**
 * The share of wrong values that all but a tenth of the sets have at the most that are drawn from the files, for any
 * share at which values are shown as sure.
 */
export function drawSets(values: readonly Judged[]): (from: number) => number {
  const files = [...Map.groupBy(values, ({ file, version }) => `${file} ${version}`).values()];
  const random = new Random(11);
  const draws = Array.from({ length: DRAWS }, () =>
    Array.from({ length: FILES }, () => Math.floor(random.next() * files.length)),
  );
  return (from) => {
    const counts = files.map((own) => countSure(own, from));
    const shares = draws.map((drawn) => {
      let [sure, wrong] = [0, 0];
      for (const at of drawn) {
        sure += counts[at]?.sure ?? 0;
        wrong += counts[at]?.wrong ?? 0;
      }
      return wrong / Math.max(1, sure);
    });
    return shares.toSorted((a, b) => a - b)[Math.floor(HOLD * DRAWS)] ?? 1;
  };
}

/** The shares of likelihood that are looked at, in thousandths. */
const [LOWEST, HIGHEST] = [500, 1_000];
/** Values of a file that are asked about at the most, on average; there are other questions too. */
const ASKED_A_FILE = 1;

/** The share below which values are asked about: the highest at which there are few enough in the files as they are. */
export function askedBelow(values: readonly Judged[], most: number): number {
  const plain = values.filter(({ version }) => version === 0);
  const files = new Set(plain.map(({ file }) => file)).size;
  const shares = plain.map(({ share }) => share).toSorted((a, b) => a - b);
  const first = shares[Math.floor(ASKED_A_FILE * files)] ?? most;
  return Math.min(most, Math.floor(first * HIGHEST) / HIGHEST);
}

/**
 * The lowest share at which values may be shown as sure: of those few enough are wrong in every left-out set as its
 * files are, and in nine of ten sets that are drawn from all versions of all files, so that it holds for strangers.
 */
export function sureFrom(values: readonly Judged[]): number {
  const sets = [...Map.groupBy(values, ({ set }) => set).values()].map((own) =>
    own.filter(({ version }) => version === 0),
  );
  const boundOf = drawSets(values);
  for (let from = LOWEST; from < HIGHEST; from += 1) {
    const areFewInEach = sets.every((own) => {
      const { sure, wrong } = countSure(own, from / HIGHEST);
      return wrong <= MAX_WRONG * sure;
    });
    if (areFewInEach && boundOf(from / HIGHEST) <= MAX_WRONG_DRAWN) return from / HIGHEST;
  }
  return 1;
}
