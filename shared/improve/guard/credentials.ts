import type { Fact, FactKind } from './facts.ts';

/** A Hebrew word behind any prefixes, and nothing longer. */
const he = (words: string) => `(?<![א-ת"״])[ושהבלמכ]{0,2}(?:${words})(?![א-ת"״])`;
const en = (words: string) => `\\b(?:${words})\\b`;
const row = (kind: FactKind, key: string, english: string, hebrew: string) => ({ kind, key, pattern: new RegExp([english && en(english), hebrew && he(hebrew)].filter(Boolean).join('|'), 'giu') });

/** Degrees, certificates, ranks and honours by the words that claim them; one row for each claim. */
const CLAIMS: readonly { readonly kind: FactKind; readonly key: string; readonly pattern: RegExp }[] = [
  row('degree', 'bachelor', "bachelor(?:'?s)?|b\\.?sc|b\\.?a|b\\.?ed|ll\\.?b|undergraduate degree", 'תואר ראשון|תואר בוגר'),
  row('degree', 'master', "master'?s|m\\.?sc|m\\.?a|mba|m\\.?ed|ll\\.?m", 'תואר שני|תואר מוסמך|תואר מאסטר'),
  row('degree', 'doctor', 'ph\\.?d|doctorate|doctoral', 'תואר שלישי|דוקטורט|דוקטור|דוקטורנט|דוקטורנטית'),
  row('degree', 'technician', 'practical engineer', 'הנדסאי|הנדסאית'),
  row('degree', 'degree', 'degree', 'תואר|תארים'),
  row('degree', 'graduate', 'graduate|graduated|alumn(?:us|a|i)', 'בוגר|בוגרת'),
  row('degree', 'diploma', 'diploma', 'דיפלומה'),
  row('certification', 'certified', 'certified|certification|certifications|certificate|certificates|accredited|accreditation', 'הסמכה|הסמכות|הסמכת|מוסמך|מוסמכת|תעודה|תעודת|תעודות|דיפלומת'),
  row('certification', 'licence', 'licen[cs]e[ds]?', 'רישיון|רשיון|רישיונות'),
  row('certification', 'course', 'course|courses|bootcamp', 'קורס|קורסים|קורס'),
  row('certification', 'training', '', 'הכשרה ב[א-ת"]+|הכשרה מקצועית|השתלמות|השתלמויות'),
  row('certification', 'accountant', 'cpa|certified public accountant', 'רו"ח|רואה חשבון|רואת חשבון'),
  row('title', 'senior', 'senior|sr\\.?|principal|staff engineer', 'בכיר|בכירה'),
  row('title', 'lead', '(?:team|tech|technical|project|group|shift) lead(?:er)?|leader|head of|head(?= [a-z]+)|foreman|supervisor', 'ראש צוות|ראשת צוות|רש"צ|ראש מדור|ראש תחום|ראש מחלקה|מוביל טכני'),
  row('title', 'chief', 'chief|c[etfo]o|vp|vice president|director|executive|president|founder|co-founder', 'מנכ"ל|מנכ"לית|סמנכ"ל|סמנכ"לית|דירקטור|דירקטורית|מייסד|מייסדת|יו"ר'),
  row('title', 'manager', 'manager', 'מנהל|מנהלת'),
  row('title', 'deputy', 'deputy|assistant manager', 'סגן|סגנית|סגן מנהל'),
  row('title', 'chef', 'chef|sous[- ]chef', 'סו-שף|סו שף|סושף|שף|שפית'),
  row('title', 'commander', 'commander|officer', 'מפקד|מפקדת|קצין|קצינה'),
  row('title', 'expert', 'expert|specialist|guru', 'מומחה|מומחית'),
  row('title', 'consultant', 'consultant', 'יועץ|יועצת'),
  row('title', 'architect', 'architect', 'ארכיטקט|ארכיטקטית'),
  row('award', 'award', "award|awards|award-winning|prize|prizes|medal|dean'?s list|employee of the (?:month|year)", 'פרס|פרסים|מדליה|עובד החודש|עובדת החודש|עובד השנה|עובדת השנה|זכיתי|זכייה'),
  row('award', 'honours', 'honou?rs|cum laude|distinction|valedictorian', 'הצטיינות|מצטיין|מצטיינת|מצטיינים|הצטיינתי'),
  row('award', 'scholarship', 'scholarship|fellowship', 'מלגה|מלגת'),
];

/** What a text claims by its words, one fact for each place. */
export function credentialsIn(text: string): Fact[] {
  return CLAIMS.flatMap(({ kind, key, pattern }) => [...text.matchAll(pattern)].map((match) => ({ kind, key, text: match[0], index: match.index })));
}
