import type { Language } from '../platform/language.ts';

type WaitUnit = 'second' | 'minute' | 'hour';

/** Seconds of each larger unit, and the smallest number of seconds it is used for: nobody counts 3,540 seconds. */
const LARGER_UNITS: readonly { readonly unit: WaitUnit; readonly seconds: number; readonly from: number }[] = [
  { unit: 'hour', seconds: 3_600, from: 5_400 },
  { unit: 'minute', seconds: 60, from: 90 },
];

/** One, two, and more of each: Hebrew says two hours in one word. */
const WAIT_WORDS: Readonly<
  Record<Language, Readonly<Record<WaitUnit, readonly [one: string, two: string, other: string]>>>
> = {
  he: {
    second: ['שנייה', 'שתי שניות', '# שניות'],
    minute: ['דקה', 'שתי דקות', '# דקות'],
    hour: ['שעה', 'שעתיים', '# שעות'],
  },
  en: {
    second: ['1 second', '2 seconds', '# seconds'],
    minute: ['1 minute', '2 minutes', '# minutes'],
    hour: ['1 hour', '2 hours', '# hours'],
  },
};

/** How long somebody has to wait, as one says it: in seconds, minutes or hours, rounded up and never less than one. */
export function waitText(seconds: number, language: Language): string {
  const { unit, seconds: each } = LARGER_UNITS.find(({ from }) => seconds >= from) ?? { unit: 'second', seconds: 1 };
  const count = Math.max(1, Math.ceil(seconds / each));
  const [singular, dual, plural] = WAIT_WORDS[language][unit];
  if (count <= 2) return count === 1 ? singular : dual;
  return plural.replace('#', String(count));
}
