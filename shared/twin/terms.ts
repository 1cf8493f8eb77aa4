import { otherLanguages, type Language } from '../platform/language.ts';
import { MONTH_NAMES, monthName } from '../dates/monthNames.ts';
import { SECTION_PRESETS } from '../resume/sectionPresets.ts';
import { SUGGESTED_SKILLS } from '../resume/skillCatalogue.ts';
import { DOCUMENT_LABELS } from '../templates/document/labels.ts';
import table from './terms.json' with { type: 'json' };

/**
 * Groups of terms with a fixed name in each language: degrees and fields, ranks and units, schools, employers, titles,
 * places. Each row's source in the table covers the thing and its main names; a Hebrew name of two forms has the
 * masculine first.
 */
export type TermGroup = Exclude<keyof typeof table, 'sources'> | 'skills' | 'headings';

/** A thing as each language says it: one form, or the masculine and the feminine one. */
export type TermForms = Readonly<Record<Language, readonly string[]>>;

const forms = (text: string) => text.split(' / ');
const rowsOf = (group: keyof typeof table): TermForms[] =>
  group === 'sources' ? [] : table[group].map(([, he = '', en = '']) => ({ he: forms(he), en: forms(en) }));
const once = ({ he, en }: Readonly<Record<Language, string>>): TermForms => ({ he: [he], en: [en] });

/** The headings of a document as it writes them itself, in one language after the other. */
const headings = Object.keys(DOCUMENT_LABELS.en.headings).map((key) => {
  const of = (language: Language) => new Map(Object.entries(DOCUMENT_LABELS[language].headings)).get(key) ?? '';
  return once({ he: of('he'), en: of('en') });
});

const suggested = Object.values(SUGGESTED_SKILLS)
  .flat()
  .map((name) => once(typeof name === 'string' ? { he: name, en: name } : name));

/** Months as each language names them; their other spellings and short forms are known too. */
const months = MONTH_NAMES.flatMap(({ names, hebrewShort, englishShort }, index) => {
  const [he, en] = [monthName(index + 1, 'he', 'words'), monthName(index + 1, 'en', 'words')];
  const others = [...names.slice(1, -1), ...hebrewShort].map((spelling) => once({ he: spelling, en }));
  return [once({ he, en }), ...others, ...englishShort.map((spelling) => once({ he, en: spelling }))];
});

/** All terms of a group. */
export const termsOf = (group: TermGroup): readonly TermForms[] => {
  if (group === 'skills') return suggested;
  if (group === 'headings')
    return [...headings, ...SECTION_PRESETS.map(({ title }) => once(title)), ...rowsOf('words')];
  return group === 'words' ? [...rowsOf(group), ...months] : rowsOf(group);
};

/** The language from which a résumé is translated into this one. */
export const sourceLanguage = (to: Language): Language => otherLanguages(to)[0] ?? to;

/**
 * Returns the key of a term: without case, points, quotes and dashes, and with the doubled letters of full Hebrew
 * spelling written once.
 */
export const termKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/["'׳״’”`.]/gu, '')
    .replace(/[-־–—\s]+/gu, ' ')
    .replace(/([יו])\1/gu, '$1')
    .trim();
