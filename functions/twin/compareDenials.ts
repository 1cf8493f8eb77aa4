import type { TextMatch } from '../../shared/improve/guard/facts.ts';
import { bilingualPattern } from '../../shared/improve/guard/patterns.ts';
import { DENIAL, NEGATION, SOFTENERS } from '../../shared/improve/lexicon/claims.ts';

const NOT_ONLY = /^\s*(?:only|just|רק)(?!\p{L})/iu;
/** A denial that repeats one: לא כתבתי ולא ערכתי is neither wrote nor edited. */
const REPEATED = /^(?:ו|nor$|מעולם$)/i;
const [REPEATING, BESIDE] = [/\b(?:and|or)\s*$/i, /[,/]\s*$/];

/** Words that deny or make less of something, each as it is written; several in a row are one (`מעולם לא`). */
function wordsOf(text: string, words: RegExp) {
  let [end, last] = [-1, ''];
  return [...text.matchAll(words)].flatMap(({ 0: written, index }, place) => {
    const [before, after] = [text.slice(Math.max(0, end), index), text.slice(index + written.length)];
    end = index + written.length;
    const isSame = BESIDE.test(before) && written.toLowerCase() === last;
    const goesOn = place > 0 && (REPEATED.test(written) || REPEATING.test(before) || isSame);
    last = written.toLowerCase();
    return (place > 0 && before.trim() === '') || NOT_ONLY.test(after.slice(0, 12))
      ? []
      : [{ text: written, index, goesOn }];
  });
}

/**
 * Words for helping, which is certainly less than doing; `HELPED` are those that a translation may newly use for it.
 */
const HELP = bilingualPattern(
  '(?<!without |the )help(?:ed|ing|s)?(?!.desk)|assist(?:ed|ing|s)|participat\\w*|(?:took|taking) part|' +
    'contribut\\w*|supported',
  'עזר(?:תי|ה(?! ראשונה))?|סייע(?:תי|ה)?|סיוע|השתתפ(?:תי|ה|ות)|לקחתי חלק|נטלתי חלק|תרמתי|תמכתי',
);
const HELPED = bilingualPattern(
  'helped|(?<!without )helping|assist(?:ed|ing)',
  'עזרתי|סייעתי|(?:עזרה|סיוע) ב[א-ת]+|השתתפתי',
);
const [, HELP_OF_ANY_KIND = HELP] = SOFTENERS.find(([name]) => name === 'help') ?? [];

/**
 * Kinds of words that two lines must have equally often: words that may not be lost (`gone`) or added (`come`), and
 * words that correspond to them. One word for help suffices for a whole line (`most`).
 */
const KINDS = [
  {
    reason: 'negation',
    gone: DENIAL,
    come: DENIAL,
    any: new RegExp(`${NEGATION.source}|${DENIAL.source}`, 'giu'),
    most: Infinity,
  },
  { reason: 'hedge', gone: HELP, come: HELPED, any: HELP_OF_ANY_KIND, most: 1 },
] as const;

/** The words of a text that exceed the number of such words in the other text. */
const beyond = (text: string, words: RegExp, most: number, others: readonly TextMatch[]): TextMatch[] =>
  wordsOf(text, words)
    .filter(({ goesOn }) => !goesOn)
    .slice(0, most)
    .slice(others.length)
    .map((place) => ({ text: place.text, index: place.index }));

/** Finds what one of two lines denies, or only helped with, and the other does not. */
export const compareDenials = (source: string, translation: string) => ({
  missing: KINDS.flatMap(({ gone, any, most }) => beyond(source, gone, most, wordsOf(translation, any))),
  added: KINDS.flatMap(({ reason, come, any, most }) =>
    beyond(translation, come, most, wordsOf(source, any)).map((place) => ({ reason, ...place })),
  ),
});
