import { HEBREW_VERBS } from '../../resume/wordLists.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords } from './words.ts';

export type Gender = 'f' | 'm';

/** What a proposal does to the person's grammar, beside the word that does it. */
export interface GrammarFault {
  readonly kind: 'gender' | 'person';
  readonly text: string;
  readonly index: number;
}

/** Words for people, masculine and feminine. Participles of the table of verbs are added below. */
const GENDERED_NOUNS = `
אח אחות | אחראי אחראית | בעל בעלת | בוגר בוגרת | מוסמך מוסמכת | מומחה מומחית | עובד עובדת
סטודנט סטודנטית | תלמיד תלמידה | מהנדס מהנדסת | מתכנת מתכנתת | מפתח מפתחת | מוכר מוכרת | מלצר מלצרית | טבח טבחית
נהג נהגת | חשמלאי חשמלאית | טכנאי טכנאית | מחסנאי מחסנאית | פקיד פקידה | מזכיר מזכירה
רכז רכזת | יועץ יועצת | מאבטח מאבטחת | רופא רופאה | עורך עורכת | מעצב מעצבת | כותב כותבת | נציג נציגה | סוכן סוכנת
קופאי קופאית | מטפל מטפלת | גנן גננת | רתך רתכת | אנליסט אנליסטית | חוקר חוקרת
דובר דוברת | שולט שולטת | יודע יודעת | מחפש מחפשת | אוהב אוהבת | שואף שואפת | לומד לומדת | מצטיין מצטיינת
סגן סגנית | סמנכל סמנכלית | מנכל מנכלית | ראש ראשת
`;

/** Words that describe things as well as people: they tell a gender only where they open a sentence. */
const GENDERED_ADJECTIVES =
  'מיומן מיומנת | חרוץ חרוצה | אדיב אדיבה | מסור מסורה | מקצועי מקצועית | יצירתי יצירתית | אמין אמינה ' +
  '| דייקן דייקנית | יסודי יסודית | מאורגן מאורגנת | עצמאי עצמאית';

const OPPOSITE_GENDER = new Map<string, { readonly gender: Gender; readonly other: string }>();
const THIRD_PERSON_VERBS = new Set<string>();
for (const row of GENDERED_NOUNS.split(/[|\n]/)) addGenderPair(...(row.trim().split(' ') as [string, string]));
const GENDERED_NOUN_FORMS = new Set(OPPOSITE_GENDER.keys());
for (const row of GENDERED_ADJECTIVES.split('|')) addGenderPair(...(row.trim().split(' ') as [string, string]));
for (const row of HEBREW_VERBS.split(/[|\n]/)) {
  const [past = '', masculine = '', feminine = ''] = row.trim().split(' ');
  if (past.endsWith('תי')) {
    for (const form of thirdPersonForms(past)) THIRD_PERSON_VERBS.add(form);
  }
  if (feminine === `${masculine}ת` || feminine === masculine.replace(/ה$/, 'ת')) addGenderPair(masculine, feminine);
}

function addGenderPair(masculine: string, feminine = ''): void {
  if (masculine === '' || masculine === feminine || feminine === '') return;
  OPPOSITE_GENDER.set(masculine, { gender: 'm', other: feminine });
  OPPOSITE_GENDER.set(feminine, { gender: 'f', other: masculine });
}

/** He and she of a first person past: ניהלתי → ניהל, ניהלה; הובלתי → הוביל, הובילה; ליוויתי → ליווה, ליוותה. */
function thirdPersonForms(past: string): string[] {
  const root = past.slice(0, -2);
  if (root.endsWith('י')) return [`${root.slice(0, -1)}ה`, `${root.slice(0, -1)}תה`];
  if (root.startsWith('ה') && root.length >= 3 && !root.startsWith('הת')) {
    const active = `${root.slice(0, -1)}י${root.slice(-1)}`;
    return [active, `${active}ה`];
  }
  return [root, `${root}ה`];
}

/** The gender in which a person writes about herself or himself; undefined where the text does not tell. */
export function detectGender(text: string): Gender | undefined {
  const seen = new Set(
    tokenizeWords(text).flatMap(({ text: word, opensSentence: opens }) =>
      opens ? (OPPOSITE_GENDER.get(normalizeWord(word))?.gender ?? []) : [],
    ),
  );
  return seen.size === 1 ? [...seen][0] : undefined;
}

/**
 * What changes the person's gender or speaks of the person from outside: ניהלה at the beginning of a sentence; a
 * relative clause (שניהלה) may. `gender` is known from the rest of the résumé.
 */
export function findGrammarFaults(before: string, after: string, gender: Gender | undefined): GrammarFault[] {
  const old = new Set(tokenizeWords(before).flatMap(({ text }) => prefixVariants(normalizeWord(text))));
  const known = gender ?? detectGender(before);
  const faults: GrammarFault[] = [];
  for (const { text, index, opensSentence: opens } of tokenizeWords(after)) {
    const word = normalizeWord(text);
    if (old.has(word)) continue;
    if (!isHebrewWord(word)) {
      if (/^(?:he|she|his|her|hers|him)$/.test(word)) faults.push({ kind: 'person', text, index });
      continue;
    }
    const form = [word, word.replace(/^(?:כש|ו?[כהש])/, '')].find((each) => OPPOSITE_GENDER.has(each)) ?? word;
    const counterpart = opens || GENDERED_NOUN_FORMS.has(form) ? OPPOSITE_GENDER.get(form) : undefined;
    if (old.has(form)) continue;
    const turned =
      counterpart && (old.has(counterpart.other) || (opens && known !== undefined && counterpart.gender !== known));
    const guessed = counterpart && opens && known === undefined && !old.has(counterpart.other);
    if (turned || guessed) faults.push({ kind: 'gender', text, index });
    else if (opens && (THIRD_PERSON_VERBS.has(word) || THIRD_PERSON_VERBS.has(word.replace(/^ו/, ''))))
      faults.push({ kind: 'person', text, index });
  }
  return faults;
}
