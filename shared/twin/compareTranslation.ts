import { alignWords } from '../improve/guard/align.ts';
import { coverOf, type TextMatch } from '../improve/guard/facts.ts';
import type { Gender } from '../improve/guard/grammar.ts';
import { judgeProposal } from '../improve/guard/guard.ts';
import type { GuardFinding } from '../improve/guard/proposal.ts';
import { findQuantityFaults } from '../improve/guard/quantityFaults.ts';
import { lostFacts } from '../improve/guard/readFacts.ts';
import { bilingualPattern } from '../improve/guard/patterns.ts';
import { DENIAL, NEGATION, SOFTENERS } from '../improve/lexicon/claims.ts';
import type { Language } from '../platform/language.ts';
import { sourceLanguage, termsOf, type TermGroup } from './terms.ts';

/** A text and what stands for it in the other language. */
export interface TranslatedText {
  readonly source: string;
  readonly translation: string;
  /** Of the translation. */
  readonly to: Language;
  /** Names of the résumé with their names in the other language, as its person has agreed to them. */
  readonly names: readonly (readonly [source: string, translation: string])[];
  /** What the text belongs to: it may be said in the translation too. */
  readonly heading?: string;
  readonly gender?: Gender | undefined;
  /** UTF-16 code units the field takes. */
  readonly limit?: number;
}

/** What a translation says more than its text, at its words there; and what it says less, at the words of the text. */
export interface TranslationFaults {
  readonly added: readonly GuardFinding[];
  readonly missing: readonly TextMatch[];
}

/** What may stand in a text of a résumé and has a name in each language. */
const GROUPS: readonly TermGroup[] = [
  'degrees',
  'fields',
  'grades',
  'titles',
  'ranks',
  'service',
  'schools',
  'employers',
  'places',
  'languages',
  'words',
  'skills',
];
const NAMED = new Set(['name', 'technology', 'certification']);

/**
 * Compares a text with its translation by rules, in both directions: figures with their units and bounds, dates, names,
 * tools, degrees, ranks, and what is denied or only helped with must stand in both. What is certain is `sure`; the rest
 * a claim check may clear. Pure; in time that grows with the texts.
 */
export function compareTranslation(text: TranslatedText): TranslationFaults {
  const { source, translation, to, names, heading = '', gender, limit } = text;
  const known = knownPlaces(text);
  const isKnown = coverOf(translation, known.translation);
  const isKnownSource = coverOf(source, known.source);
  const named = known.names.map(([, name]) => name);
  const { findings } = judgeProposal({
    before: source,
    after: translation,
    context: [heading, ...names.filter(([name]) => isWithin(heading, name)).map(([, name]) => name), ...named],
    gender,
    language: to,
    ...(limit !== undefined && { limit }),
  });
  const alignment = alignWords([translation, ...known.names.map(([name]) => name)], source);
  const lost = lostFacts(source, translation).filter(
    ({ kind, index, text: words }) =>
      // In Hebrew a title is a verb as well.
      kind !== 'title' && !isKnownSource(index) && !(NAMED.has(kind) && isSourced(alignment.isSourced, words, index)),
  );
  // That a word stands in no other form in the text says nothing of another language.
  const isFault = ({ index, reason, sure }: GuardFinding) => !isKnown(index) && (sure || reason !== 'added');
  const weaker = findQuantityFaults([translation], source).filter(({ index }) => !isKnownSource(index));
  const denials = compareDenials(source, translation);
  return {
    added: apart(translation, [...foreignWords(translation, to), ...findings.filter(isFault), ...denials.added]),
    missing: apart(source, [...lost, ...known.lost, ...weaker, ...denials.missing]).map(({ text: words, index }) => ({
      text: words,
      index,
    })),
  };
}

/** What stands in a text of a language in letters that it does not use: in Hebrew a name of a tool may. */
const FOREIGN: Readonly<Record<Language, (text: string) => TextMatch[]>> = {
  en: (text) =>
    [...text.matchAll(/\p{Script=Hebrew}+(?:[\s"'״׳’-]+\p{Script=Hebrew}+)*/gu)].map(({ 0: words, index }) => ({
      text: words,
      index,
    })),
  he: (text) => (/\p{Script=Hebrew}/u.test(text) || !/\p{Ll}{3}/u.test(text) ? [] : [{ text, index: 0 }]),
};
const foreignWords = (text: string, to: Language): GuardFinding[] =>
  FOREIGN[to](text).map((place) => ({ reason: 'language', sure: true, ...place }));

/** Whether each word of a name has a source. */
const isSourced = (isWordSourced: (index: number) => boolean, name: string, index: number) =>
  [...name.matchAll(/[\p{L}\p{M}'"’״׳.-]+/gu)].every((word) => isWordSourced(index + word.index));

/** Each place of a text once, in its order: the first of those that share words stays. */
function apart<Place extends TextMatch>(text: string, places: readonly Place[]): Place[] {
  const taken = new Uint8Array(text.length);
  const isFree = ({ index, text: words }: Place) => {
    const [start, end] = [index, index + words.length];
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  };
  return places.filter(isFree).toSorted((first, second) => first.index - second.index);
}

const HEBREW_PREFIX = /(?:^|[^\p{L}\p{M}])[ושהבלמכ]{1,3}[-־]?$/u;
const LONGEST_PREFIX = 6;

/** Without case and with one kind of quotes, of the same length but for a few letters. */
const comparable = (text: string) => text.toLowerCase().replace(/["”]/g, '״').replace(/['’]/g, '׳');

/** Where a term stands in a text as words of its own, or behind the letters that Hebrew puts before a word. */
function placesOf(text: string, term: string): TextMatch[] {
  const [all, wanted] = [comparable(text), comparable(term)];
  const places: TextMatch[] = [];
  // A sign that is lowered to two would move all places behind it.
  if (wanted === '' || all.length !== text.length) return places;
  for (let index = all.indexOf(wanted); index >= 0; index = all.indexOf(wanted, index + wanted.length)) {
    const before = all.slice(Math.max(0, index - LONGEST_PREFIX), index);
    const isBehind = /^$|[^\p{L}\p{M}\p{N}]$/u.test(before) || HEBREW_PREFIX.test(before);
    if (isBehind && !/^[\p{L}\p{M}\p{N}]/u.test(all.slice(index + wanted.length)))
      places.push({ text: text.slice(index, index + term.length), index });
  }
  return places;
}

const isWithin = (text: string, term: string) => placesOf(text, term).length > 0;

/** Terms and names that both texts have, and names that only the first has. */
function knownPlaces({ source, translation, to, names }: TranslatedText) {
  const from = sourceLanguage(to);
  const places = { source: [] as TextMatch[], translation: [] as TextMatch[] };
  const lost: TextMatch[] = [];
  const said: (readonly [string, string])[] = [];
  for (const [name, other] of names) {
    const [here, there] = [placesOf(source, name), placesOf(translation, other)];
    if (here.length === 0) continue;
    said.push([name, other]);
    places.source.push(...here);
    places.translation.push(...there);
    if (there.length === 0) lost.push(...here.slice(0, 1));
  }
  for (const term of GROUPS.flatMap(termsOf)) {
    const here = term[from].flatMap((form) => placesOf(source, form));
    if (here.length === 0) continue;
    const there = term[to].flatMap((form) => placesOf(translation, form));
    if (there.length === 0) continue;
    places.source.push(...here);
    places.translation.push(...there);
  }
  return { ...places, lost, names: said };
}

const NOT_ONLY = /^\s*(?:only|just|רק)(?!\p{L})/iu;

/** Words that deny or make less of something, each as it is written. */
const wordsOf = (text: string, words: RegExp): TextMatch[] =>
  [...text.matchAll(words)]
    .filter((match) => !NOT_ONLY.test(text.slice(match.index + match[0].length, match.index + match[0].length + 12)))
    .map((match) => ({ text: match[0], index: match.index }));

/** What is certainly less than doing it. */
const HELP = bilingualPattern(
  'help(?:ed|ing|s)?|assist(?:ed|ing|s)|participat\\w*|(?:took|taking) part|contribut\\w*',
  'עזר(?:תי|ה)?|סייע(?:תי|ה)?|סיוע|השתתפ(?:תי|ה|ות)|לקחתי חלק|נטלתי חלק|תרמתי',
);
const [, HELP_OF_ANY_KIND = HELP] = SOFTENERS.find(([name]) => name === 'help') ?? [];

/** Words of which a line has one in both languages or in none: the narrow ones are wanted, the wide ones will do. */
const KINDS = [
  { strict: DENIAL, wide: NEGATION, reason: 'negation' },
  { strict: HELP, wide: HELP_OF_ANY_KIND, reason: 'hedge' },
] as const;

/** What one of two texts denies, or only helped with, and the other does not: line by line where they have as many. */
function compareDenials(source: string, translation: string) {
  const added: GuardFinding[] = [];
  const missing: TextMatch[] = [];
  const [ours, theirs] = [linesOf(source), linesOf(translation)];
  const pairs =
    ours.length === theirs.length
      ? ours.map((line, place) => [line, theirs[place] ?? line] as const)
      : ([
          [
            { text: source, index: 0 },
            { text: translation, index: 0 },
          ],
        ] as const);
  for (const [from, to] of pairs)
    for (const { strict, wide, reason } of KINDS) {
      const [before, after] = [wordsOf(from.text, strict), wordsOf(to.text, strict)];
      const [first, second] = [before[0], after[0]];
      if (first && wordsOf(to.text, wide).length === 0) missing.push({ ...first, index: from.index + first.index });
      // Who helped is often said otherwise in Hebrew; what is denied for the first time is certainly more.
      if (second && reason === 'negation' && wordsOf(from.text, wide).length === 0)
        added.push({ reason, sure: true, ...second, index: to.index + second.index });
    }
  return { added, missing };
}

/** The lines of a text that are not blank, with their places. */
function linesOf(text: string): TextMatch[] {
  let index = 0;
  return text.split('\n').flatMap((line) => {
    const place = { text: line, index };
    index += line.length + 1;
    return line.trim() === '' ? [] : [place];
  });
}
