import type { Plugin } from 'vite';

interface LocaleCheck {
  /** End of the path of the package's file. */
  readonly file: string;
  readonly question: RegExp;
  /** How often the file asks. */
  readonly count: number;
  /** The answer that replaces the check. */
  readonly answer: string;
}

/** Places where react-intl and its formatters ask which locales the browser knows. */
export const LOCALE_CHECKS: readonly LocaleCheck[] = [
  {
    file: '/@formatjs/intl/index.js',
    question: /!Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(locale\)\.length && onError/g,
    count: 2,
    answer: 'false',
  },
  {
    // Without an answer it takes the locale that it is given.
    file: '/intl-messageformat/index.js',
    question: /Intl\.NumberFormat\.supportedLocalesOf\(locales\)/g,
    count: 1,
    answer: '[]',
  },
];

/**
 * Takes the questions out whether the browser knows our languages: every browser that we serve does
 * (`browserFloor.ts`). To answer, a browser reads the names of all locales, which takes a slow phone 0.1 s before
 * anything is shown.
 */
export function withoutLocaleChecks(): Plugin {
  return {
    name: 'korot:locale-checks',
    apply: 'build',
    transform: {
      filter: { id: LOCALE_CHECKS.map(({ file }) => `**${file}`) },
      handler(code, path) {
        const check = LOCALE_CHECKS.find(({ file }) => path.endsWith(file));
        return check && { code: removeLocaleChecks(code, check), map: null };
      },
    },
  };
}

/** @throws {Error} When the package asks in another form than this knows. */
export function removeLocaleChecks(code: string, { file, question, count, answer }: LocaleCheck): string {
  const places = [...code.matchAll(question)].length;
  if (places !== count) throw new Error(`${file} asks for known locales in ${places} places, and not in ${count}`);
  return code.replaceAll(question, answer);
}
