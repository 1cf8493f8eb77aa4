import { HEBREW_VERBS } from '../../../../shared/resume/wordLists.ts';

/**
 * First person past by the verbal noun and its construct form: ניהול → ניהלתי. Only forms that cannot be a participle.
 */
const PAST_BY_NOUN = new Map<string, string>();
for (const row of HEBREW_VERBS.trim().split(/(?:(?<!\s)\s+)?[|\n]\s*/)) {
  const [past = '', , ...forms] = row.trim().split(' ');
  for (const form of forms) if (past.endsWith('תי') && !form.startsWith('מ')) PAST_BY_NOUN.set(form, past);
}

const FILLER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<![א-ת])(?:מאוד|ממש|בעצם|כל מיני)\s+(?=[א-ת])/g, ''],
  [/(?<![א-ת])על מנת ל/g, 'כדי ל'],
  [/(?<![א-ת])ו(?:מאוד|ממש)\s+(?=[א-ת])/g, 'ו'],
  [/(?<![א-ת])באופן יומיומי(?![א-ת])/g, 'מדי יום'],
  [/(?<!\s)\s*וכו['׳](?![א-ת])/g, ''],
];

const WEAK_OPENING = /^(?:אני )?(?:הייתי אחראי(?:ת)? (?:על|ל)-? ?|עסקתי ב-?)([א-ת]+) (.+)$/s;

/** One sentence or bullet in plainer, stronger words: first person stays, gender stays, nothing is added. */
export function editHebrew(sentence: string): string {
  const text = FILLER_WORDS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), sentence)
    .replace(/^אני (?=[א-ת]+תי(?![א-ת]))/, '')
    .replace(/^עזרתי (?=ל|ב)/, 'סייעתי ');
  const [, noun = '', rest = ''] = WEAK_OPENING.exec(text) ?? [];
  const did = PAST_BY_NOUN.get(noun);
  if (!did || /^(?:של|ב|ל|מול|עם)(?:[-\s]|[א-ת]{3})/.test(rest)) return text;
  return `${did} ${/^ה[א-ת]{2}/.test(rest) ? 'את ' : ''}${rest}`;
}
