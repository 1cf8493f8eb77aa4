import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  CREDIT_LIFETIME_MONTHS,
  CREDIT_PACKS,
  FREE_PLAN,
  IMPROVE_LIMITS,
  NIS_PER_USD,
  PREMIUM_PLAN,
} from '../../../../shared/payments/plans.ts';
import { LANGUAGES } from '../../../../shared/platform/language.ts';
import { RETENTION_DAYS } from '../../../../shared/platform/retention.ts';
import { LEGAL_FACTS } from '../../../../shared/site/legal.ts';

const { liability, cancellation, minimumAge } = LEGAL_FACTS;

/** What the texts take their figures from. */
const FIGURES = {
  privacy: [RETENTION_DAYS, minimumAge],
  terms: [
    liability,
    cancellation,
    minimumAge,
    FREE_PLAN,
    PREMIUM_PLAN,
    CREDIT_PACKS,
    CREDIT_LIFETIME_MONTHS,
    IMPROVE_LIMITS,
    NIS_PER_USD,
  ],
} as const;

/** A short hash of a text in every language and of its figures; of the dates' own line only that there is one. */
function hashOf(page: keyof typeof FIGURES): string {
  const texts = LANGUAGES.map((language) =>
    Object.entries(
      JSON.parse(
        readFileSync(new URL(`../../../lib/i18n/messages/${language}/${page}.json`, import.meta.url), 'utf8'),
      ) as Record<string, string>,
    ).filter(([id]) => id !== `${page}.updated`),
  );
  return createHash('sha256')
    .update(JSON.stringify([texts, FIGURES[page]]))
    .digest('hex')
    .slice(0, 12);
}

it.each([
  ['privacy', '2026-11-30', 'fc62b7498433'],
  ['terms', '2026-11-28', '795b9c6c8532'],
] as const)(
  'the text of %s says the day on which it last changed: with another text comes another day, in LEGAL_FACTS and here',
  (page, day, hash) => {
    expect([LEGAL_FACTS.changed[page], hashOf(page)]).toEqual([day, hash]);
  },
);
