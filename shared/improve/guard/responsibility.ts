import { splitClauses, bilingualPattern } from './patterns.ts';
import { stemWord, tokenizeWords } from './words.ts';

/** Verbs of leading. The weaker ones are also said of orders and diaries. */
const STRONG_LEADING = bilingualPattern(
  'led|headed|headed up|spearheaded|spearheading|directed|commanded|chaired',
  'הובלתי|עמדתי בראש|פיקדתי|הנהגתי|כיהנתי',
);
const WEAK_LEADING = bilingualPattern(
  'manag(?:ed|ing)|supervis(?:ed|ing)|oversaw|overseeing|ran|took charge|took over|in charge',
  'ניהלתי|ניהול|פיקחתי|פיקוח|הובלת',
);
const FOUNDING = bilingualPattern('founded|co-founded', 'ייסדתי|יסדתי');
/** What may be called so. */
const STARTING = bilingualPattern(
  'found(?:ed|er|ing)|co-founder|established|started|set up|created|built|launched|opened|initiated',
  'ייסד[א-ת]*|יסדתי|מייסד[א-ת]*|הקמ[א-ת]*|פתחתי|יזמ[א-ת]*|יצרתי',
);
const LEADING_PEOPLE = bilingualPattern(
  '(?:manag(?:ed|ing)|supervis(?:ed|ing)|oversaw|overseeing) (?:\\S+ ){0,2}' +
    '(?:teams?|staff|employees|workers|people|subordinates)',
  '(?:ניהלתי|ניהול|פיקחתי|פיקוח)(?: על)?(?: \\S+){0,1} (?:צוות|צוותים|עובדים|עובדות|אנשים|כפופים)',
);
/** What a person says who did lead, manage or answer for something. */
const ANY_LEADING = bilingualPattern(
  'led|lead(?:s|er|ers|ing|ership)?|head(?:ed|ing)?|manag\\w*|direct(?:ed|ing|or)|supervis\\w*|' +
    'overs(?:ee|aw|eeing|een)|in charge|responsible|responsibility|responsibilities|coordinat\\w*|' +
    'organi[sz]\\w*|ran|running|founded|founder|command\\w*|chair\\w*|initiat\\w*|owner|owned',
  'הוב[יל][א-ת]*|ניהל[א-ת]*|ניהול|מנהל[א-ת]*|לנהל|אחרא[א-ת]*|אחריות|ריכז[א-ת]*|ריכוז|רכז[א-ת]*|' +
    'פיקד[א-ת]*|פיקוד|מפקד[א-ת]*|ראש|ראשת|רש"צ|אחמ"ש|יזמ[א-ת]*|הקמתי|הקמה|ארגנתי|ארגון',
);
/** Leading that is one's own, also in a sentence that speaks of help. */
const OWN_LEADING = bilingualPattern(
  'led|headed|managed|supervised|oversaw|ran|directed|coordinated|responsible|in charge',
  'הובלתי|ניהלתי|פיקחתי|ריכזתי|ארגנתי|אחראי|אחראית',
);
const HELPING = bilingualPattern(
  'help(?:ed|ing|s)?|assist(?:ed|ing|s|ance|ant)?|support(?:ed|ing|s)?|participat\\w*|took part|' +
    'taking part|part of|contribut\\w*|joined|filled in|filling in|stood in|shadow\\w*',
  'עזר[א-ת]*|לעזור|סייע[א-ת]*|סיוע|לסייע|השתתפ[א-ת]*|לקחתי חלק|תמכתי|תמיכה|תרמתי|הצטרפתי|החלפתי|מחליפ[א-ת]*',
);

/**
 * Where a text makes more of a person's part than the person did: leads where nobody led, or leads what the person
 * helped with. `said` is the person's own text, without the roles of other people.
 */
export function findInflatedRoles(said: string, after: string): { readonly text: string; readonly index: number }[] {
  const leads = matchesPattern(said, ANY_LEADING);
  const helped = splitClauses(said)
    .filter(({ text }) => matchesPattern(text, HELPING) && !matchesPattern(text, OWN_LEADING))
    .map(({ text }) => longWordStems(text));
  const claimed = [
    ...(leads ? [] : [STRONG_LEADING, LEADING_PEOPLE]),
    ...(matchesPattern(said, STARTING) ? [] : [FOUNDING]),
  ]
    .flatMap((pattern) => [...after.matchAll(pattern)])
    .map((match) => ({ text: match[0], index: match.index }));
  const taken = splitClauses(after, true)
    .filter(({ text }) => !matchesPattern(text, HELPING))
    .flatMap((clause) =>
      [...clause.text.matchAll(STRONG_LEADING), ...clause.text.matchAll(WEAK_LEADING)].flatMap((match) => {
        const from = match.index + match[0].length;
        const object = longWordStems(clause.text.slice(from, from + REACH)).slice(0, 4);
        const shared = (source: readonly string[]) => object.filter((word) => source.includes(word)).length;
        return helped.some((source) => shared(source) > 0 && shared(source) >= object.length / 2)
          ? [{ text: match[0], index: clause.index + match.index }]
          : [];
      }),
    );
  return [...claimed, ...taken];
}

/** Characters behind a verb in which its object stands: a text is as long as people make it. */
const REACH = 400;
const matchesPattern = (text: string, pattern: RegExp) => text.search(pattern) >= 0;
const longWordStems = (text: string) =>
  tokenizeWords(text)
    .filter(({ text: word }) => word.length > 2)
    .map(({ text: word }) => stemWord(word));
