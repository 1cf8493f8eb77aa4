import { readFileSync, readdirSync } from 'node:fs';
import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { improveEndpoints } from '../../../shared/api/improve.ts';
import { ERRORS } from '../../../shared/errors/errors.ts';
import { CREDIT_PACKS } from '../../../shared/payments/plans.ts';
import { LANGUAGES, otherLanguages, type Language } from '../../../shared/platform/language.ts';
import { SHORTER_BY } from '../../features/builder/design/fitOffers.ts';
import { RECOMMENDED, SUMMARY_COUNTER } from '../../../shared/resume/hints.ts';
import { skillsQuality } from '../../../shared/resume/itemQuality.ts';

const textsOf = (language: Language): Readonly<Record<string, string>> => {
  const folder = new URL(`messages/${language}/`, import.meta.url);
  const areas = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object);
  return Object.assign({}, ...areas) as Record<string, string>;
};
const MESSAGES = { he: textsOf('he'), en: textsOf('en') };

const SAVING = /\bsav(e|ed|es|ing)\b/i;
const DELETING = /delet/i;
const PAYING = /\bpay|paid\b/i;
const TWO = /\btwo\b|\btwice\b/i;
const FIRST = /\bfirst\b/i;
const NOT = /\bnot?\b|n’t\b|\bnothing|\bnever|\bwithout|\bnone|\bnobody/i;

/** A word of an English text, and what a Hebrew one has that says the same: a text in another's place lacks it. */
const WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/download/i, /הורד|הוריד|להוריד|מורידים|יורד|ירד/],
  [SAVING, /שמיר|שמור|נשמר|שומרים|יישמר|שמר/],
  [/cloud/i, /ענן/],
  [DELETING, /מחיק|מחוק|למחוק|נמחק|תימחק|יימחק/],
  [/restor/i, /שחזור|לשחזר|להחזיר|חזר|שוחזר/],
  [/cancel/i, /ביטול|לבטל|בוטל|מבוטל|מבטל/],
  [/\bcop(y|ied|ies)/i, /עתק|עתיק|עותק|שכפ/],
  [/\bclose\b/i, /סגיר|לסגור|סגר/],
  [/try again/i, /שוב|ניסיון נוסף/],
  [/\blog(ged)? in\b|\blogin/i, /התחבר|מתחבר|מחובר|כניסה/],
  [/log(ged)? out/i, /התנתק|ניתוק/],
  [/upload/i, /העל|עלה|מעל/],
  [/credit/i, /קרדיט/],
  [/premium/i, /פרימיום/],
  [/subscri/i, /מנוי/],
  [PAYING, /תשלו|לשלם|שולמ|שולם|משלמ|PayPal/],
  [/receipt/i, /קבל/],
  [/refund/i, /החזר|הוחזר|זיכוי|זוכ|תוחזר/],
  [/expire|valid until/i, /תוקף|פג/],
  [/\byears?\b/i, /שנה|שנים|שנת|שנות/],
  [/\bmonth/i, /חודש/],
  [/\bdays?\b|\btoday\b/i, /יום|ימים|ימי|יומי/],
  [TWO, /שתי|שני|פעמיים|יומיים|חודשיים/],
  [NOT, /לא|אין|בלי|ללא|שום|אינ|אי.אפשר|אף|טרם/],
  [/template/i, /תבנית|תבניות/],
  [/column|sidebar/i, /טור/],
  [/\bsections?\b/i, /חלק|סעי/],
  [/bullet/i, /תבליט/],
  [/\blines?\b/i, /שור/],
  [/skill/i, /כישור|מיומנ/],
  [/\bjobs?\b/i, /עבודה|עבודות|משר|תפקיד|דרושים/],
  [/\bsummary/i, /תקציר|סיכום/],
  [/company|employer/i, /חבר|מעסיק|מקום|ארגון/],
  [/\bnames?\b/i, /שם|שמות|שמ/],
  [/\bphone/i, /טלפון|נייד/],
  [/\baddress/i, /כתוב|הפנייה/],
  [/\bemail/i, /אימייל/],
  [/language/i, /שפ(ה|ות|ת)/],
  [/hebrew/i, /עבר/],
  [/english/i, /אנגל/],
  [/colou?r/i, /צבע/],
  [/typeface/i, /גופן|גופנים/],
  [/\bfiles?\b/i, /קובץ|קבצים|קובצי/],
  [/draft/i, /טיוט/],
  [/browser/i, /דפדפן/],
  [/\bscore/i, /ציון/],
  [/profile/i, /פרופיל/],
  [/device|computer/i, /מכשיר|מחשב/],
  [/\buntil\b/i, /(?<![א-ת])עד(?![א-ת])/],
  [/\bat once\b/i, /מיד|באותו רגע|תוך כדי/],
  [/\bperiod\b/i, /תקופ/],
  [/\bonly\b|\balone\b/i, /רק|בלבד|לבד/],
  [/\bbefore\b/i, /לפני|קודם|עוד לא|טרם/],
  [FIRST, /ראשו|קודם|לפני כן/],
  [/\bafter\b(?! all)/i, /אחרי|אחר כך|לאחר|הבא/],
  [/\bfree\b/i, /חינמ|חינם|חופשי|מתנה/],
  [/\breplac/i, /חליפ|חליף|חלפ|חלף|במקום/],
];

/** Two in a Hebrew text's own words, and texts in which that is no number but "the other". */
const HEBREW_TWO = /(?<![א-ת])[והבלמשכ]{0,2}(?:שתי|שני|שתיים|שניים|פעמיים|יומיים|חודשיים)(?![א-ת])/;
const OTHER_TWO = ['design.sections.hint.columns', 'profile.copy.hint'];

/** Places that texts tell apart: what is said of one is not true of the other. */
const PLACES: readonly Readonly<Record<Language, RegExp>>[] = [
  { en: /\bhere\b/i, he: /כאן/ },
  { en: /cloud/i, he: /ענן/ },
  { en: /browser/i, he: /דפדפן/ },
  { en: /draft/i, he: /טיוט/ },
];

/** Texts beside each other that one language says alike, each looked at. */
const SAID_ALIKE: Readonly<Record<Language, readonly string[]>> = {
  he: ['profile.job.own profile.job.inCopy'],
  en: [
    'builder.undo builder.takeBack',
    'builder.field.address builder.field.location',
    'builder.field.organization builder.field.volunteeringPlace',
  ],
};

const hebrewUnit = (words: string) => new RegExp(`(?<![א-ת])[והבלמשכ]{0,2}(?:${words})(?![א-ת])`);
/** Units of time: said in one language alone, a limit or a price is another one there. */
const UNITS: readonly Readonly<Record<Language, RegExp>>[] = [
  { en: /\byears?\b/i, he: hebrewUnit('שנה|שנת|שנים|שנתיים') },
  { en: /\bmonth/i, he: hebrewUnit('חודש|חודשים|חודשי|חודשיים') },
  { en: /\bweek/i, he: hebrewUnit('שבוע|שבועות|שבועיים') },
  { en: /\b(?:days?|daily|today)\b/i, he: hebrewUnit('יום|ימים|ימי|יומיים') },
  { en: /\bhours?\b/i, he: hebrewUnit('שעות|שעתיים') },
  { en: /\bminutes?\b/i, he: hebrewUnit('דקה|דקות|דקתיים') },
];
/** An example of each language's own; and days that Hebrew counts from, which are no limit. */
const OTHER_UNITS = ['home.improve.reports.after', 'home.improve.reports.before', 'terms.cancellation.text'];
/** Years of laws, in either calendar. */
const YEARS_OF_LAWS = /(?:[^\s(]+[-–])?(?:1981|1988|2013)/g;

/** Words that a text says otherwise, each looked at. */
const OTHER_WORDS: Readonly<Record<string, readonly RegExp[]>> = {
  // "Storage of its own", "save 17 %": not of keeping something.
  'builder.risk.ownStorage': [SAVING],
  'payments.credits.save': [SAVING],
  // Hebrew tells it by a verb, by what follows or by the thing's own name.
  'builder.sample.done': [DELETING],
  'privacy.lead': [DELETING],
  'contact.faq.cancel.answer': [/premium/i],
  'ai.error.unavailable': [PAYING],
  'terms.cancellation.text': [FIRST],
  'terms.liability.text': [PAYING],
  'payments.stop.text.unpaid': [/subscri/i],
  'terms.renewal.text': [/subscri/i],
  'import.step.scan.text': [/column|sidebar/i],
  'review.reason.overOutlines': [TWO],
  'ai.reason.negation': [NOT],
  'review.checks.about': [NOT],
  'review.placed.nothing': [NOT],
  'builder.storage.full': [/\bclose\b/i],
  'profile.leaving.credits': [DELETING, /refund/i, NOT],
  unauthenticated: [NOT],
  no_credits: [NOT],
};

/** Names in a text's braces are no words of it. */
const bare = (text: string) => text.replaceAll(/\{\w+/g, '{');
/** A text without what it says of its values: "2 days" of a value is not the "two days" that stand beside it. */
function fixed(text: string): string {
  const rest = text.replaceAll(/\{[^{}]*\}/g, '');
  return rest === text ? text : fixed(rest);
}
/** The words that the Hebrew text lacks of what the English one says, on the whole or beside its values. */
const lacking = ({ en, he }: Readonly<Record<'en' | 'he', string>>) =>
  WORDS.filter(([english, hebrew]) =>
    [bare, fixed].some((part) => english.test(part(en)) && !hebrew.test(part(he))),
  ).map(([english]) => english);

/** Figures that are written into a text, whatever its values. */
const figures = (text: string): string[] => {
  const literal = (elements: readonly MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return element.value.match(/\d+/g) ?? [];
      if (element.type === TYPE.tag) return literal(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
      return Object.entries(element.options).flatMap(([form, { value }]) =>
        // "1 credit" of one is the number itself.
        literal(value).filter((figure) => !(element.type === TYPE.plural && form === 'one' && figure === '1')),
      );
    });
  return literal(parse(text));
};

const { experienceBullets, educationBullets, projectBullets, customBullets, technologies } = RECOMMENDED;
const { skills, summarySentences, summaryWords } = RECOMMENDED;
const range = ({ min, max }: { readonly min: number; readonly max: number }) => [min, max];
/** The least number of skills that is excellent (SCORE-07). */
const excellent = Array.from({ length: 20 }, (_, count) => count).find(
  (count) => skillsQuality(count).level === 'excellent',
);

/** Every figure that stands in a text itself, and what it must be. Prices, limits and times are never among them. */
const WRITTEN: Readonly<Record<string, readonly (number | undefined)[]>> = {
  'builder.hint.summary': range(summarySentences),
  'builder.hint.projects': range(technologies),
  'builder.hint.skills': range(skills),
  'builder.hint.bullets.experience': range(experienceBullets),
  'builder.hint.bullets.education': [...range(educationBullets), 80],
  'builder.hint.education': [80],
  'builder.hint.bullets.project': range(projectBullets),
  'builder.hint.bullets.custom': range(customBullets),
  'builder.hint.technologies': range(technologies),
  'builder.summary.words': range(summarySentences),
  'builder.summary.long': [SUMMARY_COUNTER.warnAbove],
  'builder.score.tip.improveSummary': range(summaryWords),
  'builder.score.tip.moreExperienceDetail': range(experienceBullets),
  'builder.score.tip.moreSkills': [excellent],
  'builder.task.wordCount.summary': range(summaryWords),
  'builder.task.quality': range(experienceBullets),
  'builder.task.quality.skills': [excellent, skills.max],
  'home.facts.score.text': [0, 100],
};

/** Texts whose figures are examples, names of laws and standards, or what a screen is built to. */
const NOT_OF_THE_PRODUCT = new RegExp(
  String.raw`^(accessibility\.(standard|made)|privacy\.rights|terms\.cancellation|account\.conflict\.copy|` +
    String.raw`ai\.text\.numberHint|help\.(details|photo)\.advice)`,
);
const EXAMPLES = /^(builder\.date\.asWritten|home\.improve\.team|design\.(paper\.a4|knob\.laterPages))/;

/** Numbers as words, with what else may stand before a Hebrew one. */
const IN_WORDS: Readonly<Record<Language, readonly (readonly [number, RegExp])[]>> = {
  en: Object.entries({ 0.5: 'half', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine' })
    .concat(Object.entries({ 10: 'ten', 12: 'dozen|twelve', 20: 'twenty', 30: 'thirty', 60: 'sixty', 100: 'hundred' }))
    .map(([value, word]) => [Number(value), new RegExp(String.raw`\b(?:${word})\b`, 'i')]),
  he: Object.entries({ 0.5: 'חצי', 3: 'שלושה?|שלושת', 4: 'ארבעה?|ארבעת', 5: 'חמש|חמישה', 6: 'שש|שישה', 7: 'שבעה?' })
    .concat(Object.entries({ 8: 'שמונה', 9: 'תשעה?', 10: 'עשרה?', 12: 'תריסר', 20: 'עשרים', 30: 'שלושים' }))
    .concat(Object.entries({ 60: 'שישים', 100: 'מאה' }))
    .map(([value, word]) => [Number(value), new RegExp(`(?<![א-ת״])[והבלמשכ]?(?:${word})(?![א-ת״])`)]),
};
/** In minutes, rounded up to halves. */
const improving = Math.ceil(improveEndpoints.improveResume.limits.seconds / 30) / 2;
/** Every text with such a number, and what it must be. */
const WRITTEN_IN_WORDS: Readonly<Record<string, readonly number[]>> = {
  'about.team.lead': [3],
  'ai.working': [improving],
  'ai.text.working': [improving],
  // After so many days without a visit Safari deletes what a site has stored.
  'builder.risk.sevenDays': [7],
  'design.fit.offer.shorten': [SHORTER_BY],
  'design.fit.offers.none': [SHORTER_BY],
  'home.showcase.title': [3],
  'profile.twin.asking': [improving],
};

/** The units of time beside a text's values. */
const unitsIn = (text: string, language: Language) =>
  UNITS.filter((unit) => unit[language].test(fixed(text)))
    .map(({ en }) => en.source)
    .join();
/** The places that a text names, in its order. */
const placesIn = (text: string, language: Language) =>
  PLACES.map((place) => ({ name: place.en.source, index: text.search(place[language]) }))
    .filter(({ index }) => index >= 0)
    .toSorted((first, second) => first.index - second.index)
    .map(({ name }) => name);
/** Texts beside each other, such as the choices of a list, that a language says alike and the other does not. */
function saidAlike(language: Language): string[] {
  const [other = language] = otherLanguages(language);
  const groups = Map.groupBy(
    Object.keys(MESSAGES[language]),
    (id) => `${id.slice(0, id.lastIndexOf('.'))} ${MESSAGES[language][id]}`,
  );
  return [...groups.values()]
    .filter((ids) => new Set(ids.map((id) => MESSAGES[other][id])).size > 1)
    .map((ids) => ids.join(' '));
}
/** A text's figures in any order, without the years of laws. */
const sortedFigures = (text = '') => figures(text.replaceAll(YEARS_OF_LAWS, '')).toSorted().join();

describe('the texts of both languages say the same', () => {
  it('[I18N-01] by their words, errors too: none stands in another’s place', () => {
    const messages = Object.keys(MESSAGES.en).map(
      (id) => [id, { en: MESSAGES.en[id] ?? '', he: MESSAGES.he[id] ?? '' }] as const,
    );
    const found = [...messages, ...Object.entries(ERRORS)]
      .map(([id, texts]) => ({ id, words: lacking(texts) }))
      .filter(({ words }) => words.length > 0);
    expect(Object.fromEntries(found.map(({ id, words }) => [id, words]))).toEqual(OTHER_WORDS);
  });

  it('by “two”, where Hebrew alone says it', () => {
    const ids = Object.keys(MESSAGES.en).filter((id) => HEBREW_TWO.test(fixed(MESSAGES.he[id] ?? '')));
    expect(ids.filter((id) => !/\b(?:two|twice|both)\b/i.test(fixed(MESSAGES.en[id] ?? '')))).toEqual(OTHER_TWO);
  });

  it('by the order of the places that they tell apart: which version takes the place of which', () => {
    const ids = Object.keys(MESSAGES.en).map((id) => {
      const [en, he] = LANGUAGES.toSorted().map((language) => placesIn(MESSAGES[language][id] ?? '', language));
      const both = (en ?? []).filter((place) => he?.includes(place));
      return { id, both, turned: both.join() !== he?.filter((place) => both.includes(place)).join() };
    });
    expect(ids.filter(({ both }) => both.length > 1).length).toBeGreaterThan(20);
    expect(ids.filter(({ turned }) => turned).map(({ id }) => id)).toEqual([]);
  });

  it.each(LANGUAGES)('by as many choices of a list: %s says none like another', (language) => {
    expect(saidAlike(language)).toEqual(SAID_ALIKE[language]);
  });

  it('by the units of time that stand beside their values', () => {
    const found = Object.entries(MESSAGES.en).filter(
      ([id, text]) => unitsIn(text, 'en') !== unitsIn(MESSAGES.he[id] ?? '', 'he'),
    );
    expect(found.map(([id]) => id).toSorted()).toEqual(OTHER_UNITS);
  });

  it('by the same figures, also where they are of laws, standards and examples', () => {
    const ids = Object.keys(MESSAGES.en);
    expect(ids.filter((id) => sortedFigures(MESSAGES.en[id]) !== sortedFigures(MESSAGES.he[id]))).toEqual([]);
  });

  it('by the figures that stand in them, which are those of the rules', () => {
    for (const language of LANGUAGES) {
      const found = Object.entries(MESSAGES[language])
        .map(([id, text]) => [id, figures(text).map(Number)] as const)
        .filter(([id, numbers]) => numbers.length > 0 && !NOT_OF_THE_PRODUCT.test(id) && !EXAMPLES.test(id));
      expect([language, Object.fromEntries(found)]).toEqual([language, WRITTEN]);
    }
  });

  it('by the numbers that are written as words', () => {
    for (const language of LANGUAGES) {
      const counted = Object.entries(MESSAGES[language])
        .map(([id, text]) => [id, IN_WORDS[language].filter(([, word]) => word.test(bare(text)))] as const)
        .filter(([, numbers]) => numbers.length > 0)
        .map(([id, numbers]) => [id, numbers.map(([value]) => value)] as const);
      expect([language, Object.fromEntries(counted)]).toEqual([language, WRITTEN_IN_WORDS]);
    }
  });

  it('[DATA-17] of each pack of credits, which are told apart by name and by what they are for', () => {
    for (const language of LANGUAGES)
      for (const key of ['name', 'description'] as const)
        expect(new Set(CREDIT_PACKS.map((pack) => pack[key][language])).size).toBe(CREDIT_PACKS.length);
    expect(CREDIT_PACKS.map(({ id, description }) => [id, description.en, description.he])).toEqual([
      ['small', expect.stringMatching(/polish/), expect.stringMatching(/ליטוש/)],
      ['medium', expect.stringMatching(/weeks/), expect.stringMatching(/שבועות/)],
      ['large', expect.stringMatching(/every job/), expect.stringMatching(/לכל משרה/)],
    ]);
  });
});
