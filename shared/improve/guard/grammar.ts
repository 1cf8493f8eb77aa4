import { HEBREW_VERBS } from '../../resume/wordLists.ts';
import { ENGLISH_GENDERS, GENDERED_ADJECTIVES, GENDERED_NOUNS } from '../lexicon/words.ts';
import type { TextMatch } from './facts.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords } from './words.ts';

export type Gender = 'f' | 'm';

/** A fault of grammar in a proposal, at the word that causes it. */
export interface GrammarFault extends TextMatch {
  readonly kind: 'gender' | 'person';
  /** Whether the source has the other form. Otherwise the source shows none, and the proposal's form is a guess. */
  readonly sure: boolean;
}

const OPPOSITE_GENDER = new Map<string, { readonly gender: Gender; readonly other: string }>();
/** Third person past forms, feminine to masculine and back. */
const THIRD_PERSON_VERBS = new Map<string, string>();
/** Nouns that are written like a masculine verb. */
const ALSO_NOUNS = new Set('רכש סחר מכר צבע רשם חקר'.split(' '));
for (const [masculine = '', feminine] of GENDERED_NOUNS) addGenderPair(masculine, feminine);
const GENDERED_NOUN_FORMS = new Set(OPPOSITE_GENDER.keys());
// Adjectives also describe things, so they show a gender only at the beginning of a sentence.
for (const [masculine = '', feminine] of GENDERED_ADJECTIVES) addGenderPair(masculine, feminine);
for (const row of HEBREW_VERBS.split(/[|\n]/)) {
  const [past = '', masculine = '', feminine = ''] = row.trim().split(' ');
  if (past.endsWith('תי')) {
    const [he = '', she = ''] = thirdPersonForms(past);
    THIRD_PERSON_VERBS.set(she, he);
    if (!ALSO_NOUNS.has(he)) THIRD_PERSON_VERBS.set(he, she);
  }
  if (feminine === `${masculine}ת` || feminine === masculine.replace(/ה$/, 'ת')) addGenderPair(masculine, feminine);
}

function addGenderPair(masculine: string, feminine = ''): void {
  if (masculine === '' || masculine === feminine || feminine === '') return;
  OPPOSITE_GENDER.set(masculine, { gender: 'm', other: feminine });
  OPPOSITE_GENDER.set(feminine, { gender: 'f', other: masculine });
}

/** Third person forms of a first person past: ניהלתי → ניהל, ניהלה; הובלתי → הוביל, הובילה; ליוויתי → ליווה, ליוותה. */
function thirdPersonForms(past: string): string[] {
  const root = past.slice(0, -2);
  if (root.endsWith('י')) return [`${root.slice(0, -1)}ה`, `${root.slice(0, -1)}תה`];
  if (root.startsWith('ה') && root.length >= 3 && !root.startsWith('הת')) {
    const active = `${root.slice(0, -1)}י${root.slice(-1)}`;
    return [active, `${active}ה`];
  }
  return [root, `${root}ה`];
}

/** Returns the gender in which a person writes about themselves; undefined if the text does not show it. */
export function detectGender(text: string): Gender | undefined {
  const seen = new Set(
    tokenizeWords(text).flatMap(({ text: word, opensSentence: opens }) =>
      opens ? (OPPOSITE_GENDER.get(normalizeWord(word))?.gender ?? []) : [],
    ),
  );
  return seen.size === 1 ? [...seen][0] : undefined;
}

const isThirdPerson = (word: string) => [word, word.replace(/^ו/, '')].some((form) => THIRD_PERSON_VERBS.has(form));

/** Whether a text speaks of its owner in the third person, as many summaries do: "ניהלה צוות". */
export const speaksOfOther = (text: string): boolean =>
  tokenizeWords(text).some(({ text: word, opensSentence: opens }) => opens && isThirdPerson(normalizeWord(word)));

/** English words that refer to persons other than "I". */
const OTHER_PERSONS = /^(?:he|she|his|her|hers|him|we|us|our|ours|they|their|theirs|them|you|your|nobody)$/;

/**
 * Finds words that change the person's gender, or that replace the first person by another: ניהלה for ניהלתי, "we" for
 * "I". `gender` is known from the rest of the résumé; `context` is the rest of the entry.
 */
export function findGrammarFaults(
  before: string,
  after: string,
  gender: Gender | undefined,
  context = '',
): GrammarFault[] {
  const oldWords = tokenizeWords(before);
  const old = new Set(oldWords.flatMap(({ text }) => prefixVariants(normalizeWord(text))));
  const titled = new Set(tokenizeWords(context).map(({ text }) => normalizeWord(text)));
  const firstPersons = new Set(
    oldWords.flatMap(({ text }) => prefixVariants(normalizeWord(text))).filter((word) => /[א-ת]{2}תי$/.test(word)),
  );
  const others = otherPersons(firstPersons);
  const isOfOther = firstPersons.size === 0 && speaksOfOther(before);
  const known = gender ?? detectGender(before);
  const faults: GrammarFault[] = [];
  // English shows no gender, so a translation has to choose one.
  const isHebrew = [...oldWords, ...tokenizeWords(context)].some(({ text }) => isHebrewWord(text));
  let previous = '';
  for (const { text, index, opensSentence: opens } of tokenizeWords(after)) {
    const word = normalizeWord(text);
    // An adjective agrees with the noun before it: היכרות בסיסית.
    const agrees = !opens && /[תה]$/.test(previous) && /[תה]$/.test(word);
    previous = word;
    if (old.has(word)) continue;
    if (!isHebrewWord(word)) {
      if (ENGLISH_GENDERS.some((pair) => pair.includes(word) && pair.some((other) => old.has(other))))
        faults.push({ kind: 'gender', sure: true, text, index });
      // "Their" may refer to the people who were served.
      if (OTHER_PERSONS.test(text.toLowerCase()) && (opens || !/^the/i.test(text)))
        faults.push({ kind: 'person', sure: true, text, index });
      continue;
    }
    const form = [word, word.replace(/^(?:כש|ו?[כהש])/, '')].find((each) => OPPOSITE_GENDER.has(each)) ?? word;
    const counterpart = opens || GENDERED_NOUN_FORMS.has(form) ? OPPOSITE_GENDER.get(form) : undefined;
    if (old.has(form)) continue;
    const turned =
      counterpart && (old.has(counterpart.other) || (opens && known !== undefined && counterpart.gender !== known));
    const guessed =
      counterpart &&
      opens &&
      known === undefined &&
      isHebrew &&
      !old.has(counterpart.other) &&
      !titled.has(counterpart.other) &&
      !titled.has(form);
    const verb = isOfOther ? THIRD_PERSON_VERBS.get(word.replace(/^ו(?=[א-ת]{3})/, '')) : undefined;
    const sure =
      Boolean(turned) || (verb !== undefined && old.has(verb)) || (!agrees && turnsGender(word, opens, old, titled));
    if (sure || guessed) faults.push({ kind: 'gender', sure, text, index });
    else if (
      others.has(word.replace(/^ו(?=[א-ת]{3})/, '')) ||
      isOursMadeMine(word, old) ||
      (opens && /^[א-ת]{3,}נו$/.test(word)) ||
      (opens && !isOfOther && isThirdPerson(word))
    )
      faults.push({ kind: 'person', sure: true, text, index });
  }
  return faults;
}

/**
 * Whether a word is a masculine form where the source has the feminine one. Only some words have one: מורה has none;
 * רכזת, אחראית and גננת have.
 */
function turnsGender(word: string, opens: boolean, old: ReadonlySet<string>, titled: ReadonlySet<string>): boolean {
  const bare = word.replace(/^ו(?=[א-ת]{3})/, '');
  const isAlsoThere = (other: string) => old.has(other) || titled.has(other);
  if (titled.has(bare) || old.has(bare)) return false;
  // Within a sentence only the word for the person in the entry's title counts.
  if (/^[א-ת]{3,}[^תה]$/.test(bare))
    return [`${bare}ת`, `${bare}ה`, `${bare}ית`].some((other) =>
      opens || bare.startsWith('מ')
        ? old.has(other) && OPPOSITE_GENDER_ENDING.test(other) && isPersonWord(bare, other)
        : titled.has(other) && other.endsWith('ת'),
    );
  return (
    /[א-ת]{3}(?:ת|ה)$/.test(bare) &&
    [bare.slice(0, -1), bare.slice(0, -2)].some(
      (other) => other.length > 2 && isAlsoThere(other) && isPersonWord(other, bare),
    )
  );
}
const OPPOSITE_GENDER_ENDING = /[תה]$/;
/** Whether a pair is of a trade or participle, and not a noun with its plural or construct form. */
const isPersonWord = (masculine: string, feminine: string) =>
  (feminine === `${masculine}ת` && (/^[מ]|^.ו/.test(masculine) || masculine.length > 3 || feminine.endsWith('ית'))) ||
  (feminine === `${masculine}ה` && masculine.startsWith('מ')) ||
  feminine === `${masculine}ית`;

/** Whether "we did" in the source became "I did": צמצמנו, צמצמתי. */
const isOursMadeMine = (word: string, old: ReadonlySet<string>) =>
  /[א-ת]{3}תי$/.test(word) &&
  [word, word.replace(/^ו/, '')].some((form) => old.has(`${form.slice(0, -2)}נו`) && !old.has(form));

/**
 * Returns the forms of the source's first person verbs that mean she, he, we or you. Forms that could also be a first
 * person of another verb are left out.
 */
function otherPersons(firstPersons: ReadonlySet<string>): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const verb of firstPersons) {
    const stem = verb.slice(0, -2);
    const third = thirdPersonForms(verb);
    const distinctive = stem.startsWith('ה') ? third : third.filter((form) => form.endsWith('ה') || form.length > 3);
    for (const form of [`${stem}נו`, `${stem}תם`, ...distinctive, ...(stem.startsWith('ה') ? [] : [`${stem}ת`])])
      forms.add(form);
  }
  forms.delete('עזרה');
  return forms;
}
