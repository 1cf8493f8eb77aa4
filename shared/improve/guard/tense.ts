import { ENGLISH_IRREGULAR_VERBS, HEBREW_VERBS } from '../../resume/wordLists.ts';
import type { TextMatch } from './facts.ts';
import { mainKey } from './contentKeys.ts';
import { wordKeys } from './morphology.ts';
import { isVerb } from './verbs.ts';
import { isHebrewWord, normalizeWord, tokenizeWords, type TextWord } from './words.ts';

/** Participles of Hebrew verbs: the present tense. */
const PARTICIPLES = new Set(
  HEBREW_VERBS.split(/[|\n]/).flatMap((row) =>
    row
      .trim()
      .split(' ')
      .filter((form) => /^(?:מ|.ו)/.test(form))
      .slice(0, 2),
  ),
);
const isHebrewPast = (word: string) => /[א-ת]{2}תי$/.test(word);
const isHebrewPresent = (word: string) => PARTICIPLES.has(word.replace(/^ו/, ''));

const IRREGULAR_PAST = new RegExp(
  String.raw`^(?:taught|built|led|wrote|sold|ran|drove|made|kept|taken|took|gave|held|grew|bought|spoke|did|` +
    String.raw`was|were|had|met|dealt|shot|cut|set|put|oversaw)$`,
);
/** Forms of irregular verbs that are not their base form: drove, driven. */
const IRREGULAR_FORMS = new Set(ENGLISH_IRREGULAR_VERBS.split('|').flatMap((row) => row.trim().split(' ').slice(1)));
const isEnglishPast = (word: string) =>
  /[a-z]{2}ed$/.test(word) || IRREGULAR_PAST.test(word) || (IRREGULAR_FORMS.has(word) && !word.endsWith('ing'));

/**
 * Verbs of a proposal whose tense is not that of the source: what goes on was put in the past, what is over in the
 * present. `ongoing`: whether the entry goes on, where its dates say so.
 */
export function findTenseChanges(before: string, after: string, ongoing: boolean | undefined): TextMatch[] {
  const old = tokenizeWords(before);
  const said = new Set(old.map(({ text }) => normalizeWord(text)));
  // Each word once, and once more where it opens a sentence: a text may repeat one without end.
  const different = [
    ...new Map(old.map((word) => [`${normalizeWord(word.text)} ${word.opensSentence}`, word])).values(),
  ];
  const byKey = new Map<string, TextWord[]>();
  for (const word of different)
    for (const key of wordKeys(word.text)) {
      const found = byKey.get(key);
      if (found) found.push(word);
      else byKey.set(key, [word]);
    }
  const found: TextMatch[] = [];
  let previous: TextWord | undefined;
  for (const word of tokenizeWords(after)) {
    const bare = normalizeWord(word.text);
    const sources = said.has(bare) ? [] : wordKeys(word.text).flatMap((key) => byKey.get(key) ?? []);
    if (sources.length > 0 || (ongoing !== undefined && word.opensSentence && !said.has(bare)))
      if (changesTense(word, sources, ongoing, previous)) found.push({ text: word.text, index: word.index });
    previous = word;
  }
  return found;
}

function changesTense(
  word: TextWord,
  sources: readonly TextWord[],
  ongoing: boolean | undefined,
  previous: TextWord | undefined,
) {
  const bare = normalizeWord(word.text);
  const forms = sources.map(({ text }) => normalizeWord(text));
  if (isHebrewWord(bare)) {
    if (isHebrewPast(bare))
      return (
        forms.some((form) => isHebrewPresent(form) || /^ו?מ[א-ת]{2,}$/.test(form)) &&
        !forms.some(isHebrewPast) &&
        ongoing === true
      );
    return (
      isHebrewPresent(bare) &&
      word.opensSentence &&
      ongoing === false &&
      !forms.some(isHebrewPresent) &&
      forms.some(isHebrewPast)
    );
  }
  // "Counted" became "count" in an entry that is over.
  if (
    ongoing === false &&
    word.opensSentence &&
    !isEnglishPast(bare) &&
    !/(?:ed|ing|s|ion|ment|ance|er|al)$/.test(bare)
  )
    return (
      forms.some((form) => isEnglishPast(form) || form.endsWith('ing')) && isVerb(word, true) && !forms.includes(bare)
    );
  if (isEnglishPast(bare) && !/^(?:was|were|been|is|are|by|be)$/i.test(previous?.text ?? ''))
    // "Fix" became "fixed": the source says it without an ending.
    return (
      ongoing === true &&
      forms.length > 0 &&
      forms.every((form) => !isEnglishPast(form) && !form.endsWith('ing') && isVerbForm(form, bare)) &&
      sources.some(({ opensSentence }) => opensSentence)
    );
  return false;
}

/** Whether one is the other's base form, or its third person: "treat", "treats". */
const isVerbForm = (form: string, past: string) =>
  mainKey(form) === mainKey(past) && !/(?:ion|ment|ance|er|or|al)$/.test(form);
