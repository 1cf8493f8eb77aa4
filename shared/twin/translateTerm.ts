import type { Language } from '../platform/language.ts';
import { isCanonicalDate } from '../resume/dates.ts';
import { TECHNOLOGIES } from '../improve/lexicon/names.ts';
import type { Gender } from '../improve/guard/grammar.ts';
import { sourceLanguage, termKey, termsOf, type TermForms, type TermGroup } from './terms.ts';
import { transliterate } from './transliterate.ts';
import type { FieldKind } from './twinFields.ts';

/** The grammatical genders that Hebrew has for the person of the résumé. */
export const GENDERS = ['f', 'm'] as const satisfies readonly Gender[];
/** Which of two forms is whose. */
export const GENDERED_FORM: Readonly<Record<Gender, number>> = { m: 0, f: 1 };

export interface TermWish {
  readonly to: Language;
  /** Undefined if nobody stated it: a term with two forms then stays unknown. */
  readonly gender?: Gender | undefined;
  /** Translations that this person's pair has already: the text in the other language by {@link termKey}. */
  readonly known?: ReadonlyMap<string, string>;
}

/** In which groups a field's words are looked up: Partner is an employer, and no word of a title. */
const GROUPS: Readonly<Record<FieldKind, readonly TermGroup[]>> = {
  alike: [],
  date: ['words'],
  person: ['people'],
  place: ['places', 'words'],
  organization: ['employers', 'schools', 'service', 'words'],
  title: ['titles', 'ranks', 'service', 'degrees', 'words'],
  degree: ['degrees', 'grades', 'fields'],
  skill: ['skills', 'fields', 'languages'],
  language: ['languages'],
  heading: ['headings'],
  private: ['words'],
  text: ['words', 'grades', 'titles', 'ranks', 'service', 'skills'],
};

/** A number with its sign, and the space that separates it from words. */
const NUMBER = /((?:^| )\d[\d.,/]*[%+]?(?: |$))/u;
/** Between two parts of a text that are each a term. */
const BETWEEN = /([,;|/·•()\n:]| [–-] )/u;
const LETTERS: Readonly<Record<Language, RegExp>> = { he: /\p{Script=Hebrew}/u, en: /\p{Script=Latin}/u };
/** Short forms of Latin letters, which Hebrew writes as they are. */
const ACRONYM = /^[A-Z0-9][A-Z0-9+#&./-]*$/;

const indexes = new Map<string, ReadonlyMap<string, TermForms>>();
function indexOf(group: TermGroup, language: Language): ReadonlyMap<string, TermForms> {
  const key = `${language} ${group}`;
  let index = indexes.get(key);
  if (!index) {
    const made = new Map<string, TermForms>();
    for (const term of termsOf(group))
      for (const form of term[language]) if (!made.has(termKey(form))) made.set(termKey(form), term);
    indexes.set(key, (index = made));
  }
  return index;
}

/** How a language joins a field of study to a degree. */
const STUDIES: Readonly<Record<Language, { readonly split: RegExp; readonly join: string }>> = {
  he: { split: / (?=ב)/gu, join: ' ב' },
  en: { split: / (?=in )/gu, join: ' in ' },
};

/** A known term in the other language; undefined if it, or a part of it, is not known. */
export function translateTerm(text: string, kind: FieldKind, wish: TermWish): string | undefined {
  const { to, gender, known } = wish;
  const from = sourceLanguage(to);
  const written = text.trim();
  if (written === '' || kind === 'alike' || !/\p{L}/u.test(written)) return text;
  if (kind === 'date' && isCanonicalDate(written)) return text;
  return whole(written) ?? inParts(written);

  function whole(part: string): string | undefined {
    const said = known?.get(termKey(part));
    if (said !== undefined) return said;
    for (const group of GROUPS[kind]) {
      const term = indexOf(group, from).get(termKey(part));
      if (term) return formOf(term);
    }
    if (kind === 'degree') return study(part);
    return kind === 'title' ? senior(part) : undefined;
  }

  function formOf(term: TermForms): string | undefined {
    const [masculine, other] = term[to];
    return other === undefined ? masculine : gender && term[to][GENDERED_FORM[gender]];
  }

  /** `תואר ראשון במדעי המחשב`, `BSc in Computer Science`. */
  function study(part: string): string | undefined {
    for (const { index } of part.matchAll(STUDIES[from].split)) {
      const field = part.slice(index + STUDIES[from].join.length);
      const [degree, of] = [indexOf('degrees', from).get(termKey(part.slice(0, index))), indexOf('fields', from)];
      const studied = of.get(termKey(field));
      if (degree && studied) return [formOf(degree), formOf(studied)].join(STUDIES[to].join);
    }
    return undefined;
  }

  /** `מנהלת מוצר בכירה`, `Senior product manager`. */
  function senior(part: string): string | undefined {
    for (const term of termsOf('seniority'))
      for (const form of term[from]) {
        const [before = '', after = ''] = form.split('*');
        const fits = plain(part).startsWith(plain(before)) && plain(part).endsWith(plain(after));
        const title = fits
          ? indexOf('titles', from).get(termKey(part.slice(before.length, -after.length || undefined)))
          : undefined;
        const [said, around] = [title && formOf(title), formOf(term)];
        if (said !== undefined && around !== undefined) return within(around, said);
      }
    return undefined;
  }

  function inParts(all: string): string | undefined {
    const parts = all.split(BETWEEN);
    if (parts.length === 1) return aroundNumbers(all) ?? (isForeign(all) ? all : undefined);
    const said = parts.map((part, index) => {
      const words = part.trim();
      if (index % 2 === 1 || !/\p{L}/u.test(words)) return part;
      const of = whole(words) ?? aroundNumbers(words) ?? (isForeign(words) ? words : undefined);
      return of === undefined ? undefined : part.replace(words, () => of);
    });
    return said.includes(undefined) ? undefined : said.join('');
  }

  /** Translates around numbers, which stay in their places in both languages: `מרץ 2018`, `80% משרה`, `5 יח״ל`. */
  function aroundNumbers(part: string): string | undefined {
    const words = part.split(NUMBER);
    if (words.length === 1) return undefined;
    const said = words.map((each, index) => (index % 2 === 1 || each === '' ? each : whole(each)));
    return said.includes(undefined) ? undefined : said.join('');
  }

  /**
   * Returns whether the other language writes the words unchanged: words in its letters, names of tools, short forms.
   */
  function isForeign(part: string): boolean {
    if (!LETTERS[from].test(part)) return true;
    return !LETTERS.he.test(part) && (TECHNOLOGIES.has(part.toLowerCase()) || ACRONYM.test(part));
  }
}

/** With one kind of quotes and without case, of the same length. */
const plain = (text: string) => text.toLowerCase().replace(/["”]/gu, '״').replace(/['’]/gu, '׳');

/** With a title in the place of `*`; after a word it begins with a small letter, except for a short form. */
const within = (around: string, title: string) =>
  around.replace('*', () =>
    around.startsWith('*') || /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1),
  );

/**
 * A name as the other language may write it, for the person to check: known, by the words around it (`בנק הצפון`), or
 * letter by letter. Employers and schools of Latin letters keep them in Hebrew.
 */
export function proposeName(text: string, kind: FieldKind, wish: TermWish): string {
  const { to } = wish;
  const from = sourceLanguage(to);
  const inEach = (all: string) =>
    all
      .split(BETWEEN)
      .map((part, index) => (index % 2 === 1 ? part : part.replace(part.trim(), proposed)))
      .join('');
  return translateTerm(text, kind, wish) ?? inEach(text);

  function proposed(part: string): string {
    const known = translateTerm(part, kind, wish);
    if (known !== undefined) return known;
    if (kind !== 'person')
      for (const { [from]: forms, [to]: others } of termsOf('patterns')) {
        const [before = '', after = ''] = (forms[0] ?? '').split('*');
        const isAround = plain(part).startsWith(plain(before)) && plain(part).endsWith(plain(after));
        const inner = part.slice(before.length, part.length - after.length).trim();
        if (isAround && inner !== '') return (others[0] ?? '*').replace('*', () => proposed(inner));
      }
    if (kind === 'organization' && !LETTERS.he.test(part)) return part;
    const word = (each: string) => translateTerm(each, 'person', wish) ?? transliterate(each, to);
    return part.split(' ').map(word).join(' ');
  }
}
