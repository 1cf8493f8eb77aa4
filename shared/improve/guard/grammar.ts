import { HEBREW_VERBS } from '../../resume/wordTables.ts';
import { isHebrew, plain, withoutPrefixes, wordsIn } from './words.ts';

export type Gender = 'f' | 'm';

/** What a proposal does to the person's grammar, beside the word that does it. */
export interface GrammarFault {
  readonly kind: 'gender' | 'person';
  readonly text: string;
  readonly index: number;
}

/** Words for people, masculine and feminine. Participles of the table of verbs are added below. */
const PAIRS = `
אח אחות | אחראי אחראית | בעל בעלת | בוגר בוגרת | מוסמך מוסמכת | מומחה מומחית | עובד עובדת
סטודנט סטודנטית | תלמיד תלמידה | מהנדס מהנדסת | מתכנת מתכנתת | מפתח מפתחת | מוכר מוכרת | מלצר מלצרית | טבח טבחית | נהג נהגת | חשמלאי חשמלאית | טכנאי טכנאית | מחסנאי מחסנאית | פקיד פקידה | מזכיר מזכירה
רכז רכזת | יועץ יועצת | מאבטח מאבטחת | רופא רופאה | עורך עורכת | מעצב מעצבת | כותב כותבת | נציג נציגה | סוכן סוכנת | קופאי קופאית | מטפל מטפלת | גנן גננת | רתך רתכת | אנליסט אנליסטית | חוקר חוקרת
דובר דוברת | שולט שולטת | יודע יודעת | מחפש מחפשת | אוהב אוהבת | שואף שואפת | לומד לומדת | מצטיין מצטיינת | סגן סגנית | סמנכל סמנכלית | מנכל מנכלית | ראש ראשת
`;

/** Words that describe things as well as people: they tell a gender only where they open a sentence. */
const ADJECTIVES = 'מיומן מיומנת | חרוץ חרוצה | אדיב אדיבה | מסור מסורה | מקצועי מקצועית | יצירתי יצירתית | אמין אמינה | דייקן דייקנית | יסודי יסודית | מאורגן מאורגנת | עצמאי עצמאית';

const OPPOSITE = new Map<string, { readonly gender: Gender; readonly other: string }>();
const THIRD = new Set<string>();
for (const row of PAIRS.split(/[|\n]/)) pair(...(row.trim().split(' ') as [string, string]));
const NOUNS = new Set(OPPOSITE.keys());
for (const row of ADJECTIVES.split('|')) pair(...(row.trim().split(' ') as [string, string]));
for (const row of HEBREW_VERBS.split(/[|\n]/)) {
  const [past = '', masculine = '', feminine = ''] = row.trim().split(' ');
  if (past.endsWith('תי')) {
    for (const form of thirdPerson(past)) THIRD.add(form);
  }
  if (feminine === `${masculine}ת` || feminine === masculine.replace(/ה$/, 'ת')) pair(masculine, feminine);
}

function pair(masculine: string, feminine = ''): void {
  if (masculine === '' || masculine === feminine || feminine === '') return;
  OPPOSITE.set(masculine, { gender: 'm', other: feminine });
  OPPOSITE.set(feminine, { gender: 'f', other: masculine });
}

/** He and she of a first person past: ניהלתי → ניהל, ניהלה; הובלתי → הוביל, הובילה; ליוויתי → ליווה, ליוותה. */
function thirdPerson(past: string): string[] {
  const root = past.slice(0, -2);
  if (root.endsWith('י')) return [`${root.slice(0, -1)}ה`, `${root.slice(0, -1)}תה`];
  if (root.startsWith('ה') && root.length >= 3 && !root.startsWith('הת')) {
    const active = `${root.slice(0, -1)}י${root.slice(-1)}`;
    return [active, `${active}ה`];
  }
  return [root, `${root}ה`];
}

/** The gender in which a person writes about herself or himself; undefined where the text does not tell. */
export function genderOf(text: string): Gender | undefined {
  const seen = new Set(wordsIn(text).flatMap(({ text: word, opens }) => (opens ? (OPPOSITE.get(plain(word))?.gender ?? []) : [])));
  return seen.size === 1 ? [...seen][0] : undefined;
}

/**
 * What changes the person's gender or speaks of the person from outside: ניהלה at the beginning of a sentence; a relative
 * clause (שניהלה) may. `gender` is known from the rest of the résumé.
 */
export function grammarFaults(before: string, after: string, gender: Gender | undefined): GrammarFault[] {
  const old = new Set(wordsIn(before).flatMap(({ text }) => withoutPrefixes(plain(text))));
  const known = gender ?? genderOf(before);
  const faults: GrammarFault[] = [];
  for (const { text, index, opens } of wordsIn(after)) {
    const word = plain(text);
    if (old.has(word)) continue;
    if (!isHebrew(word)) {
      if (/^(?:he|she|his|her|hers|him)$/.test(word)) faults.push({ kind: 'person', text, index });
      continue;
    }
    const form = [word, word.replace(/^(?:כש|ו?[כהש])/, '')].find((each) => OPPOSITE.has(each)) ?? word;
    const counterpart = opens || NOUNS.has(form) ? OPPOSITE.get(form) : undefined;
    if (old.has(form)) continue;
    const turned = counterpart && (old.has(counterpart.other) || (opens && known !== undefined && counterpart.gender !== known));
    const guessed = counterpart && opens && known === undefined && !old.has(counterpart.other);
    if (turned || guessed) faults.push({ kind: 'gender', text, index });
    else if (opens && (THIRD.has(word) || THIRD.has(word.replace(/^ו/, '')))) faults.push({ kind: 'person', text, index });
  }
  return faults;
}
