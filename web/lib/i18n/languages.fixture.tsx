import type { ReactNode } from 'react';
import { createIntl, type IntlShape } from 'react-intl';
import { afterAll, beforeAll, describe } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import type { MessageArea, MessageId } from './messageAreas.ts';
import { getLanguageState, loadMessages, setLanguage } from './messageStore.ts';
import { controlsOf, type DrawnControls } from './controls.fixture.ts';
import { screenOf, textsOf } from './screen.fixture.tsx';
import type { MessageValues } from './useTranslations.ts';

/** A screen as it is drawn first in one language, by the real texts; the time zone is UTC. */
export interface DrawnScreen {
  readonly language: Language;
  readonly intl: () => IntlShape;
  readonly markup: (content: ReactNode, address?: string) => string;
  /** Its texts in the order in which they are read, without marks of direction. */
  readonly shown: (content: ReactNode, address?: string) => string[];
  /** What can be pressed and filled in, by name. */
  readonly controls: (content: ReactNode, address?: string) => DrawnControls;
  /** The text that a person reads for an id. */
  readonly say: (id: MessageId, values?: MessageValues) => string;
  /** "4 March 2026", for ISO 8601. */
  readonly day: (iso: string) => string;
  /** "$4.99", "₪18". */
  readonly money: (amount: number, currency?: 'USD' | 'ILS', digits?: number) => string;
}

/** Marks that say in which direction a value is read, and spaces at which no line breaks. */
export const plain = (text: string): string =>
  text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** The same tests of screens in each language, by the texts of these areas. Hebrew stands again afterwards. */
export function inEachLanguage(
  name: string,
  areas: readonly MessageArea[],
  tests: (screen: DrawnScreen) => void,
): void {
  describe.each(LANGUAGES)(`${name} in %s`, (language) => {
    beforeAll(async () => {
      await loadMessages(['shell', ...areas]);
      await setLanguage(language);
    });
    afterAll(() => setLanguage(DEFAULT_LANGUAGE));
    tests(drawnIn(language));
  });
}

/**
 * The same markup. Throws where it sets a text against its letters: figures and Latin words without a Hebrew letter
 * from right to left, or Hebrew alone from left to right. What is filled in has the direction of its document.
 */
function readAsWritten(html: string): string {
  const turned = [...html.matchAll(/<(?!textarea)\w+[^>]* dir="(rtl|ltr)"[^>]*>([^<]+)</g)].filter(
    ([, direction, text = '']) => {
      const [isHebrew, isOther] = [/\p{Script=Hebrew}/u.test(text), /[\dA-Za-z]/.test(text)];
      return direction === 'rtl' ? isOther && !isHebrew : isHebrew && !isOther;
    },
  );
  if (turned.length > 0) throw new Error(`Set against its letters: ${turned.map(([tag]) => tag).join(' ')}`);
  return html;
}

const messages = () => getLanguageState().messages as unknown as Record<string, string>;

function onError(error: Error): never {
  throw error;
}

function drawnIn(language: Language): DrawnScreen {
  let made: IntlShape | undefined;
  const intl = () => (made ??= createIntl({ locale: language, timeZone: 'UTC', messages: messages(), onError }));
  const markup = (content: ReactNode, address?: string) =>
    readAsWritten(plain(screenOf(language, messages()).markup(content, address)));
  return {
    language,
    intl,
    markup,
    shown: (content, address) => textsOf(markup(content, address)),
    controls: (content, address) => controlsOf(() => markup(content, address)),
    say: (id, values) => plain(intl().formatMessage({ id }, values)),
    day: (iso) => plain(intl().formatDate(iso, { day: 'numeric', month: 'long', year: 'numeric' })),
    money: (amount, currency = 'USD', digits = 2) => {
      const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
      return plain(intl().formatNumber(amount, { ...style, ...shape }));
    },
  };
}
