import type { Language } from '../platform/language.ts';

/**
 * The price list (DATA-02, CRED-02, PAY-01, PAY-02, PAY-03, PAY-05, PREM-01, PREM-04): plans, credits and packs.
 * Screens, handlers, payments and legal texts read these constants; nothing else states a price or a limit.
 *
 * One credit (or the free use) pays for one result: all lines of an improvement, of a single text or of a translation.
 * It is spent when the first line is taken (decision 83). Nothing else costs a credit.
 */
export const FREE_PLAN = {
  /** AI credits of a new user, besides the one free use (AI-10). */
  aiCredits: 2,
  /** Résumés a free user may store; Premium has no such limit (ROLE-03). */
  maxStorageSlots: 2,
} as const;

export const PREMIUM_PLAN = {
  priceUSD: 9.99,
  /** Months from one renewal to the next. */
  months: 1,
  /** Grace period in days after the paid time, while the provider retries a failed payment. */
  graceDays: 12,
  /** AI credits granted once for each activation. */
  bonusCredits: 10,
} as const;

/** Limits of improvements for free (AI-08). */
export const IMPROVE_LIMITS = {
  /** Results in a day from which a person may take no line. */
  untakenResults: 10,
  /** Other wordings of its lines that belong to one result, and are paid with it. */
  rewordings: 8,
} as const;

/** Months from issue until a credit can no longer be spent. */
export const CREDIT_LIFETIME_MONTHS = 12;

/** Shekels for a dollar: only dollars are charged, shekels are shown as approximate. */
export const NIS_PER_USD = 3.6;

/** A pack of AI credits (DATA-17). */
export interface CreditPack {
  readonly id: 'small' | 'medium' | 'large';
  readonly name: Readonly<Record<Language, string>>;
  readonly credits: number;
  readonly priceUSD: number;
  /** Approximate. */
  readonly priceNIS: number;
  /** Percent saved against the small pack. */
  readonly savePercent: number;
  readonly description: Readonly<Record<Language, string>>;
  /** Name of an icon of the design system. */
  readonly icon: 'sheet' | 'sheets' | 'stack';
  readonly popular: boolean;
}

export const CREDIT_PACKS: readonly CreditPack[] = [
  {
    id: 'small',
    name: { he: 'חבילה קטנה', en: 'Small pack' },
    credits: 5,
    priceUSD: 1.99,
    priceNIS: 7,
    savePercent: 0,
    description: {
      he: 'לליטוש אחרון לפני ששולחים',
      en: 'For a last polish before you send',
    },
    icon: 'sheet',
    popular: false,
  },
  {
    id: 'medium',
    name: { he: 'חבילה בינונית', en: 'Medium pack' },
    credits: 15,
    priceUSD: 4.99,
    priceNIS: 18,
    savePercent: 17,
    description: {
      he: 'לחיפוש עבודה של כמה שבועות',
      en: 'For a few weeks of looking for a job',
    },
    icon: 'sheets',
    popular: true,
  },
  {
    id: 'large',
    name: { he: 'חבילה גדולה', en: 'Large pack' },
    credits: 30,
    priceUSD: 8.99,
    priceNIS: 32,
    savePercent: 25,
    description: {
      he: 'להתאמת קורות החיים לכל משרה',
      en: 'To tailor your résumé to every job',
    },
    icon: 'stack',
    popular: false,
  },
];
