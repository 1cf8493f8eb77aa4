import type { FactKind } from '../findings.ts';
import type { Fact } from './facts.ts';
import { bilingualPattern } from './patterns.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

const claimRow = (kind: FactKind, key: string, english: string, hebrew: string) => ({
  kind,
  key,
  pattern: bilingualPattern(english, hebrew),
});

/** Degrees, certificates, ranks and honours by the words that claim them; one row for each claim. */
const CREDENTIAL_CLAIMS: readonly { readonly kind: FactKind; readonly key: string; readonly pattern: RegExp }[] = [
  claimRow(
    'degree',
    'bachelor',
    "bachelor(?:'?s)?|b\\.?sc|b\\.?a|b\\.?ed|ll\\.?b|undergraduate degree",
    'תואר ראשון|תואר בוגר',
  ),
  claimRow('degree', 'master', "master'?s|m\\.?sc|m\\.?a|mba|m\\.?ed|ll\\.?m", 'תואר שני|תואר מוסמך|תואר מאסטר'),
  claimRow('degree', 'doctor', 'ph\\.?d|doctorate|doctoral', 'תואר שלישי|דוקטורט|דוקטור|דוקטורנט|דוקטורנטית'),
  claimRow('degree', 'technician', 'practical engineer', 'הנדסאי|הנדסאית'),
  claimRow('degree', 'degree', 'degree', 'תואר|תארים'),
  claimRow('degree', 'graduate', 'graduate|graduated|alumn(?:us|a|i)', 'בוגר|בוגרת'),
  claimRow('degree', 'diploma', 'diploma', 'דיפלומה'),
  claimRow(
    'certification',
    'certified',
    'certified|certification|certifications|certificate|certificates|accredited|accreditation|qualified',
    'הסמכה|הסמכות|הסמכת|מוסמך|מוסמכת|תעודה|תעודת|תעודות|דיפלומת',
  ),
  claimRow('certification', 'licence', 'licen[cs]e[ds]?', 'רישיון|רשיון|רישיונות'),
  claimRow('certification', 'course', 'course|courses|bootcamp', 'קורס|קורסים|קורס'),
  claimRow('certification', 'training', '', 'הכשרה ב[א-ת"]+|הכשרה מקצועית|השתלמות|השתלמויות'),
  claimRow('certification', 'accountant', 'cpa|certified public accountant', 'רו"ח|רואה חשבון|רואת חשבון'),
  claimRow(
    'title',
    'senior',
    'senior(?! citizens?| people| adults)|sr\\.?|principal(?! of)|staff engineer',
    'בכיר|בכירה',
  ),
  claimRow('title', 'manager', 'manager', 'מנהל|מנהלת'),
  claimRow('title', 'deputy', 'deputy|assistant manager', 'סגן|סגנית|סגן מנהל'),
  claimRow(
    'title',
    'head',
    'head(?: of [a-z]{2,20}| chef)|team lead(?:er)?|chief|director',
    'ראש צוות|ראש מדור|ראש משמרת|אחמ"ש|דירקטור',
  ),
  claimRow(
    'title',
    'executive',
    'ceo|cto|cfo|coo|vp|vice president|founder',
    'מנכ"ל|מנכ"לית|סמנכ"ל|סמנכ"לית|מייסד|מייסדת',
  ),
  claimRow('title', 'chef', 'chef|sous[- ]chef', 'סו-שף|סו שף|סושף|שף|שפית'),
  claimRow('title', 'expert', 'expert(?! opinions?)|specialist|guru', 'מומחה|מומחית'),
  claimRow('title', 'consultant', 'consultant', 'יועץ|יועצת'),
  claimRow('title', 'engineer', '(?<!practical )engineer', 'מהנדס|מהנדסת'),
  claimRow('title', 'architect', 'architect', 'ארכיטקט|ארכיטקטית'),
  claimRow('title', 'lawyer', 'lawyer|attorney|advocate', 'עורך דין|עורכת דין|עו"ד'),
  claimRow('title', 'physician', 'physician|surgeon', 'רופא|רופאה|מנתח|מנתחת'),
  claimRow('title', 'pharmacist', 'pharmacist', 'רוקח|רוקחת'),
  claimRow('title', 'psychologist', 'psychologist', 'פסיכולוג|פסיכולוגית'),
  claimRow('title', 'social worker', 'social worker', 'עובד סוציאלי|עובדת סוציאלית|עו"ס'),
  claimRow('title', 'lecturer', 'lecturer|prof(?:essor)?', 'מרצה|פרופסור'),
  claimRow('title', 'pilot', 'pilot', 'טייס|טייסת'),
  claimRow(
    'award',
    'award',
    "award|awards|award-winning|prize|prizes|medal|dean'?s list|employee of the (?:month|year)|voted|winner|" +
      'runner-up|nominated|commended|commendation|top[- ](?:perform(?:er|ers|ing)|sell(?:er|ing)|ranked|rated)|' +
      '(?:best|highest)[- ](?:performing|ranked|rated)|first place|named (?:an |the )?(?:outstanding|best|top)',
    'פרס|פרסים|מדליה|עובד החודש|עובדת החודש|עובד השנה|עובדת השנה|זכיתי|זכייה|זוכה|זוכת|הוקרה|נבחרתי|' +
      'מקום ראשון|ציון לשבח|מועמדות לפרס|(?:עובד|עובדת|נהג|נהגת|מורה|מוכר|מוכרת|נציג|נציגה) (?:החודש|השנה)',
  ),
  claimRow(
    'award',
    'honours',
    'honou?rs|cum laude|distinction|valedictorian',
    'הצטיינות|מצטיין|מצטיינת|מצטיינים|הצטיינתי',
  ),
  claimRow(
    'award',
    'publication',
    'patent(?:s|ed)?|published (?:an?|the|\\d+|several|two|three) (?:\\w+ )?(?:articles?|papers?|books?|stud(?:y|ies))',
    'פטנט|פטנטים|פרסמתי (?:מאמר|מאמרים|ספר)',
  ),
  claimRow('award', 'scholarship', 'scholarship|fellowship', 'מלגה|מלגת'),
];

/** A degree by what implies it: who holds one holds a degree, and who finished school is its graduate. */
const IMPLIED_DEGREES: Readonly<Record<string, RegExp>> = {
  degree: /^degree (?:bachelor|master|doctor|technician|diploma)$/,
  graduate: /^degree (?:bachelor|master|doctor|technician|diploma|degree)$/,
};
const SCHOOLING = bilingualPattern(
  'finish\\w*|complet\\w*|studied|studies',
  'סיימתי|סיים|סיימה|סיום|למדתי|לימודי|לימודים',
);

const STUDYING = bilingualPattern('(?<!graduate )student|studying|undergraduate', 'סטודנט|סטודנטית|לומד|לומדת');

/** Whether a claim says no more than what is known, by the ids of the facts that are, and the texts they are from. */
export function isImplied({ kind, key }: Fact, known: ReadonlySet<string>, said: string): boolean {
  const by = kind === 'degree' ? ownProperty(IMPLIED_DEGREES, key) : undefined;
  if (key === 'graduate' && said.search(STUDYING) >= 0) return false;
  return (
    by !== undefined && ([...known].some((id) => by.test(id)) || (key === 'graduate' && said.search(SCHOOLING) >= 0))
  );
}

/** What a text claims by its words, one fact for each place. */
export function findCredentials(text: string): Fact[] {
  return CREDENTIAL_CLAIMS.flatMap(({ kind, key, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, key, text: match[0], index: match.index })),
  );
}
