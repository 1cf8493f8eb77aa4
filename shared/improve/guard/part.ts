import { ANY_LEADING, HELPING, LEADING } from '../lexicon/seniority.ts';
import { conceptsOfWord } from './concepts.ts';
import { contentKeys, isContentWord } from './contentKeys.ts';
import type { Place } from './facts.ts';
import { bilingualPattern, splitClauses } from './patterns.ts';
import { isHebrewWord, tokenizeWords } from './words.ts';

/** Help that limits what the person did; that of a support desk does not. */
const LIMITING_HELP = bilingualPattern(
  'help(?:ed|ing|s)?|assist(?:ed|ing|s|ed with)?|participat\\w*|took part|taking part|take part|contribut\\w*|' +
    'joined|filled in|filling in|stood in|shadow\\w*|' +
    'was involved|involved in|supported (?:the|our|a) (?:team|manager|lead|head|director|senior)',
  'עזרתי|עזרה [לב][א-ת]+|עוזר(?:ת)? ל|לעזור|סייעתי|סיוע|לסייע|השתתפ[א-ת]*|לקחתי חלק|נטלתי חלק|תרמתי|הצטרפתי|' +
    'החלפתי את|מילוי מקום',
);
/** Leading that is one's own, also in a sentence that speaks of help. */
const OWN_LEADING = bilingualPattern(
  'led|headed|managed|supervised|oversaw|ran|directed|coordinated|responsible|in charge',
  'הובלתי|ניהלתי|פיקחתי|ריכזתי|ארגנתי|אחראי|אחראית',
);
/** What is managed without leading anybody. */
const RECORDS = bilingualPattern(
  'calendars?|diar(?:y|ies)|schedules?|records?|files?|inventor(?:y|ies)|stock|orders?|data(?:base)?|' +
    'correspondence|documents?|' +
    'documentation|mail|emails?|calls?|enquiries|inquiries|requests?|complaints?|time|supplies|accounts?|' +
    'social media|payroll|invoices?',
  'הזמנת|סידור|סדר|יומנ[א-ת]*|יומן|לו"ז|לוח|לוחות|רישום|רשומות|מלאי|הזמנות|תיעוד|נתונים|מסמכים|תיקי|שיחות|' +
    'פניות|קבצים|משלוחים|תכתובות|חשבונות|ספרים|מעקב|זמן',
);
/** People whom one serves: helping them is the whole job, not a part of somebody else's. */
const SERVED = new Set(
  [
    'customer',
    'patient',
    'student',
    'pupil',
    'child',
    'resident',
    'passenger',
    'elderly',
    'user',
    'visitor',
    'tenant',
    'family',
    'youth',
  ].flatMap((word) => [...conceptsOfWord(word)]),
);

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0;
/** Characters behind a verb in which its object stands: a text is as long as people make it. */
const REACH = 120;
const OBJECT_WORDS = 4;

/**
 * Where a text makes more of a person's part than the person did: leads what nobody led, or does alone what the person
 * helped with. `said` is what the person's own text says, `context` the rest of the entry; roles of others are masked.
 */
export function findInflatedParts(said: string, context: readonly string[], after: string): Place[] {
  const clauses = splitClauses(said);
  const led = new Set(clauses.filter(({ text }) => has(text, ANY_LEADING)).flatMap(({ text }) => contentKeys(text)));
  const anyLeads = clauses.some(({ text }) => has(text, ANY_LEADING));
  const titled = context.some((text) => has(text, ANY_LEADING));
  const helped = clauses
    .filter(({ text }) => has(text, LIMITING_HELP) && !has(text, OWN_LEADING) && !isService(text))
    .map(({ text }) => helpedWith(text));
  const claimed = splitClauses(after, true).flatMap((clause) =>
    [...clause.text.matchAll(LEADING)].flatMap((match) => {
      const from = match.index + match[0].length;
      const reach = clause.text.slice(from, from + REACH);
      const object = contentKeys(reach).slice(0, OBJECT_WORDS);
      const place = { text: match[0], index: clause.index + match.index };
      const same = object.some((key) => led.has(key));
      if (same || (anyLeads && object.length === 0)) return [];
      if (titled && !helped.some((keys) => object.some((key) => keys.includes(key)))) return [];
      const first = /^\W*(?:(?:the|a|an|all|office|daily|partners'?|את|של|ה) ?)*/i.exec(reach)?.[0].length ?? 0;
      if (!anyLeads || !same) {
        if (
          reach.slice(first, first + 40).search(RECORDS) >= 0 &&
          !helped.some((keys) => object.some((key) => keys.includes(key)))
        )
          return [];
        if (anyLeads && helped.length === 0 && object.length > 0) return [];
        return [place];
      }
      return [];
    }),
  );
  const taken = splitClauses(after, true).flatMap((clause) => {
    if (has(clause.text, HELPING)) return [];
    const said = contentKeys(clause.text);
    const is = helped.some((keys) => {
      const shared = keys.filter((key) => said.includes(key)).length;
      return shared > 0 && shared >= Math.min(2, keys.length / 2);
    });
    const word = /[\p{L}]\S*/u.exec(clause.text);
    return is && word ? [{ text: word[0], index: clause.index + word.index }] : [];
  });
  return [...claimed, ...(has(after, HELPING) && helped.length < 2 ? [] : taken)];
}

/** Words of leading and of helping in a text: compared here, and not word by word. */
export const partPlaces = (text: string): Place[] =>
  [LEADING, HELPING].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ text: match[0], index: match.index })),
  );

/** What a clause of help is about: the words behind the help. */
function helpedWith(text: string): string[] {
  const match = [...text.matchAll(LIMITING_HELP)][0];
  return match ? contentKeys(text.slice(match.index + match[0].length)).slice(0, 6) : [];
}

function isService(text: string): boolean {
  const match = [...text.matchAll(LIMITING_HELP)][0];
  if (!match) return false;
  const behind = tokenizeWords(text.slice(match.index + match[0].length, match.index + match[0].length + 60));
  const first = behind.find((word) => isContentWord(word) || isHebrewWord(word.text));
  return first !== undefined && [...conceptsOfWord(first.text)].some((concept) => SERVED.has(concept));
}
