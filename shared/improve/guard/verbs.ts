import { ENGLISH_IRREGULAR_VERBS, ENGLISH_VERBS, HEBREW_VERBS } from '../../resume/wordLists.ts';
import { ACTION_CONCEPTS } from '../lexicon/concepts/actions.ts';
import { IRREGULAR_HEBREW } from '../lexicon/irregularWords.ts';
import { wordKeys } from './morphology.ts';
import { isHebrewWord, normalizeWord, prefixVariants, type TextWord } from './words.ts';

/** Forms of Hebrew verbs: first person past, participles, verbal nouns. */
const HEBREW_FORMS = new Set(
  [HEBREW_VERBS, IRREGULAR_HEBREW]
    .join('|')
    .split(/[|\n]/)
    .flatMap((row) => {
      const forms = row.trim().split(' ');
      return forms[0]?.endsWith('תי') ? forms : [];
    }),
);
/** Keys of verbs that the lexicon of actions knows by their first person. */
const HEBREW_VERB_KEYS = new Set(
  ACTION_CONCEPTS.split(/\s+/)
    .filter((word) => word.endsWith('תי') && !word.includes('_'))
    .flatMap((word) => wordKeys(word))
    .filter((key) => !key.startsWith('he .')),
);
const ENGLISH_VERB_KEYS = new Set(
  `${ENGLISH_VERBS} ${ENGLISH_IRREGULAR_VERBS.replaceAll('|', ' ')} ${ACTION_CONCEPTS}`
    .split(/\s+/)
    .filter((word) => word !== '' && !/[_א-ת]/.test(word))
    .flatMap((word) => wordKeys(word)),
);

/** Patterns of Hebrew nouns of doing: הגשת, כתיבת, טיפול. */
const VERBAL_NOUN = /^[ובלכ]{0,2}(?:ה[א-ת]{2,3}[הת]|[א-ת]{2}י[א-ת][הת]|[א-ת]י[א-ת]ו[א-ת])$/;

/**
 * Whether a word is a verb that says what was done to what stands beside it. A verb of its own adds nothing where its
 * object aligns; what it is done to is compared word by word. `opens`: whether it begins its part of the sentence.
 */
export function isVerb({ text }: TextWord, opens: boolean): boolean {
  const bare = normalizeWord(text);
  if (isHebrewWord(bare)) {
    if (/[א-ת]{2}תי$/.test(bare)) return true;
    const forms = prefixVariants(bare);
    return (
      forms.some((form) => HEBREW_FORMS.has(form)) ||
      ((opens || /^[ובל]/.test(bare)) && VERBAL_NOUN.test(bare)) ||
      ((opens || bare.startsWith('ו')) && wordKeys(text).some((key) => HEBREW_VERB_KEYS.has(key)))
    );
  }
  if (!wordKeys(text).some((key) => ENGLISH_VERB_KEYS.has(key))) return /[a-z]{3}ed$/.test(bare);
  return bare.endsWith('ed') || opens;
}
