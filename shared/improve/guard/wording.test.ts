import { describe, expect, it } from 'vitest';
import { detectGender, findGrammarFaults, speaksOfOther, type Gender } from './grammar.ts';
import { wordKeys } from './morphology.ts';
import { findDroppedNegations, findNewNegations } from './negations.ts';
import { findUnsoftened } from './softened.ts';

const shown = (places: readonly { readonly text: string; readonly index: number }[]) =>
  places.map(({ text, index }) => `${text}@${index}`).join(', ');

const shareKey = (one: string, other: string) => wordKeys(one).some((key) => wordKeys(other).includes(key));

describe('two words', () => {
  it.each([
    ['managed', 'managing'],
    ['managed', 'manager'],
    ['taught', 'teaching'],
    ['analyse', 'analyses'],
    ['organise', 'organization'],
    ['colour', 'coloring'],
    ['lives', 'live'],
    ['knives', 'knife'],
    ['led', 'leading'],
    ['ran', 'running'],
    ['ניהלתי', 'ניהול'],
    ['ניהלתי', 'מנהלת'],
    ['ניהלתי', 'נהלים'],
    ['הדרכה', 'מדריך'],
    ['הדרכתי', 'הדריך'],
    ['אבטחה', 'מאבטח'],
    ['תכנון', 'תכננתי'],
    ['מטופלים', 'לטיפול'],
    ['כתבנו', 'כתבתי'],
    ['שרות', 'שירות'],
    ['שירותים', 'שרת'],
    ['עבודה', 'עבדתי'],
    ['מכרתי', 'מכירה'],
    ['הכנתי', 'הכנה'],
    ['ילדים', 'ילד'],
    ['בדיקות', 'בדקתי'],
    ['ספר', 'סיפר'],
    ['בית', 'בתים'],
    ['גן', 'גנים'],
    ['יד', 'ידיים'],
    ['לקוחותיהם', 'לקוח'],
    ['עובדיו', 'עובד'],
    ['מסמכיה', 'מסמך'],
    ['חנויות', 'חנות'],
    ['אחראית', 'אחראי'],
    ['דוח', 'דוחות'],
    ['ים', 'ימים'],
    ['שכר', 'משכורת'],
  ])('are forms of one: %s, %s', (one, other) => expect(shareKey(one, other)).toBe(true));

  it.each([
    ['taught', 'taut'],
    ['wives', 'wife'],
    ['תכנון', 'תוכנה'],
    ['ילדים', 'לידה'],
    ['תיקים', 'תיקון'],
    ['מחשבים', 'חשבון'],
  ])('are not: %s, %s', (one, other) => expect(shareKey(one, other)).toBe(false));
});

describe('who a text speaks of', () => {
  it.each<[before: string, after: string, faults: string, gender?: Gender | undefined, context?: string]>([
    ['מנהלת חנות', 'מנהל חנות', 'gender: מנהל'],
    ['מנהלת חנות', 'ניהלתי חנות', ''],
    ['ניהול חנות', 'מנהלת חנות', '', 'f'],
    ['ניהול חנות', 'מנהלת חנות', 'gender: מנהלת', 'm'],
    ['ניהול חנות', 'מנהלת חנות', 'perhaps gender: מנהלת'],
    ['ניהול חנות', 'מנהלת חנות', 'gender: מנהלת', undefined, 'מנהל סניף'],
    ['ניהול חנות', 'מנהלת חנות', '', undefined, 'מנהלת סניף'],
    ['managed a shop', 'מנהלת חנות', ''],
    ['עבודה בקופה', 'עבדתי כמוכרת בקופה', ''],
    ['מוכר בקופה', 'עבדתי כמוכרת', 'gender: כמוכרת'],
    ['אחראית משמרת', 'אחראי משמרת', 'gender: אחראי'],
    ['גננת', 'גנן בגן', 'gender: גנן'],
    ['רכזת צוות', 'רכז צוות', 'gender: רכז'],
    ['ניהלתי צוות', 'ניהלה צוות', 'person: ניהלה'],
    ['ניהלתי צוות', 'ניהל צוות', 'person: ניהל'],
    ['ניהלתי צוות', 'ניהלנו צוות', 'person: ניהלנו'],
    ['ניהלתי צוות', 'ניהלתם צוות', 'person: ניהלתם'],
    ['ניהלתי צוות', 'ניהלת צוות', 'person: ניהלת'],
    ['הובלתי צוות', 'הוביל צוות', 'person: הוביל'],
    ['הובלתי צוות', 'הובילה צוות', 'person: הובילה'],
    ['ליוויתי חולים', 'ליווה חולים', 'person: ליווה'],
    ['ליוויתי חולים', 'ליוותה חולים', 'person: ליוותה'],
    ['ניהלה צוות', 'ניהל צוות', 'gender: ניהל'],
    ['ניהלה צוות', 'הובילה צוות', ''],
    ['ניהול צוות', 'ניהלה צוות', 'person: ניהלה'],
    ['צמצמנו עלויות', 'צמצמתי עלויות', 'person: צמצמתי'],
    ['צמצמנו עלויות', 'וצמצמתי עלויות', 'person: וצמצמתי'],
    ['צמצום', 'צמצמנו עלויות', 'person: צמצמנו'],
    ['I led', 'He led', 'person: He'],
    ['I led', 'she led', 'person: she'],
    ['I led', 'We led', 'person: We'],
    ['Served people', 'Served people and their families', ''],
    ['Served people', 'Their families were served', 'person: Their'],
    ['We led', 'We led a team', ''],
    ['waiter', 'Waitress in a cafe', 'gender: Waitress'],
    ['waitress', 'Waiter in a cafe', 'gender: Waiter'],
    ['served', 'Waitress', ''],
    ['עזרתי', 'עזרה לחולים', ''],
    ['סחר', 'סחר בנשק', ''],
    ['עבדתי', 'היכרות בסיסית', ''],
    ['מורה בבית ספר', 'מורה ומחנכת', ''],
    ['מחנך כיתה', 'ומחנכת כיתה', ''],
    ['מטפל בילדים', 'מטפלת בילדים', 'gender: מטפלת'],
    ['קופאי', 'קופאית', 'gender: קופאית'],
    ['עבד כמאבטח', 'מאבטחת', 'gender: מאבטחת'],
    ['ניהלתי', 'וניהל', 'person: וניהל'],
    ['דאגתי לניקיון', 'דאגנו לניקיון', 'person: דאגנו'],
    ['עבודה עם מנהלת', 'מנהלת הסניף', ''],
  ])('is kept: "%s" → "%s": %s', (before, after, expected, gender, context) => {
    const faults = findGrammarFaults(before, after, gender, context);
    for (const { text, index } of faults) expect(after.slice(index, index + text.length)).toBe(text);
    expect(faults.map(({ kind, sure, text }) => `${sure ? '' : 'perhaps '}${kind}: ${text}`).join(', ')).toBe(expected);
  });

  it.each([
    ['מנהלת חנות', 'f'],
    ['מנהל חנות', 'm'],
    ['ניהול', undefined],
    ['מנהלת. מנהל', undefined],
    ['בקופה מוכרת', undefined],
    ['אחראית', 'f'],
  ] as const)('is told by what opens a sentence: "%s": %s', (text, gender) => {
    expect(detectGender(text)).toBe(gender);
  });

  it.each([
    ['ניהלה צוות', true],
    ['ניהלתי', false],
    ['צוות שניהלה', false],
    ['וניהל צוות', true],
    ['רכש', false],
    ['הובילה', true],
  ] as const)('is somebody else: "%s": %s', (text, isOther) => {
    expect(speaksOfOther(text)).toBe(isOther);
  });
});

describe('a denial', () => {
  it.each([
    ['Did not work with mobile apps', 'Worked with mobile apps', 'mobile@12'],
    ['Did not work with mobile apps', 'Has not worked with mobile apps', ''],
    ['Not only sold shoes', 'Sold shoes', ''],
    ['No experience with forklifts or cranes', 'Experience with cranes', ''],
    ['No experience with forklifts or cranes', 'Experience with forklifts and cranes', 'forklifts@16'],
    ['Worked with apps. Did not work with apps', 'Worked with apps', ''],
    ['Without supervision I ran the lab', 'Ran the lab under supervision', 'lab@8'],
    ['לא עבדתי עם ביטוחים', 'עבדתי עם ביטוחים', 'ביטוחים@9'],
    ['לא עבדתי עם ביטוחים', 'לא עבדתי בביטוחים', ''],
    ['לא רק מכרתי נעליים', 'מכרתי נעליים', ''],
    ['ללא רישיון נהיגה', 'בעל רישיון נהיגה', 'רישיון@4'],
    ['The site is sugar free', 'Free sugar site', ''],
    ['Did not lead a team, wrote code', 'Wrote code. Led a team', 'Led@12'],
    ['No', 'Something', ''],
  ])('is not left out: "%s" → "%s": %s', (before, after, expected) => {
    expect(shown(findDroppedNegations(before, after))).toBe(expected);
  });

  it.each([
    ['2 accidents', 'no accidents', 'no'],
    ['2 accidents', 'never had accidents', 'never'],
    ['Drove a bus', 'Drove a bus without accidents', ''],
    ['no accidents', 'zero accidents', ''],
    ['2 תאונות', 'אפס תאונות', 'אפס'],
    ['נהגתי', 'נהגתי ללא תאונות', ''],
    ['תאונות בדרכים', 'ללא תאונות', 'ללא'],
    ['x accidents', 'no big terrible accidents', ''],
    ['x accidents', 'no terrible accidents', 'no'],
  ])('is not put in: "%s" → "%s": %s', (before, after, expected) => {
    expect(
      findNewNegations(before, after)
        .map(({ text }) => text)
        .join(', '),
    ).toBe(expected);
  });
});

describe('a word of help or doubt', () => {
  it.each([
    ['Helped with the annual audit', 'Managed the annual audit', 'Managed@0'],
    ['Helped with the annual audit', 'Helped prepare the annual audit', ''],
    ['Helped with the audit. Ran the audit', 'Ran the audit', ''],
    ['Basic knowledge of Excel tables', 'Knowledge of Excel tables', 'Excel@13'],
    ['Sometimes trained new workers', 'Trained new workers', 'Trained@0'],
    ['Sometimes trained new workers', 'Occasionally trained new workers', ''],
    ['Mostly wrote reports', 'Wrote reports', 'Wrote@0'],
    ['Sometimes trained new workers', 'Sold shoes', ''],
    ['Helped with the audit', 'Helped guests. Ran the audit', 'audit@23'],
    ['עזרתי בארגון הכנס', 'ארגון הכנס', 'הכנס@6'],
    ['לפעמים החלפתי את ראש המשמרת', 'החלפתי את ראש המשמרת', 'החלפתי@0'],
    ['היכרות בסיסית עם אקסל', 'שליטה באקסל', 'שליטה@0'],
    ['ניסיתי לשפר תהליכים', 'שיפרתי תהליכים', 'שיפרתי@0'],
    ['Helped with one two alpha beta gamma delta epsilon', 'Did epsilon', ''],
    ['Helped with alpha beta gamma delta epsilon', 'Did delta', 'delta@4'],
  ])('is not left out: "%s" → "%s": %s', (before, after, expected) => {
    expect(shown(findUnsoftened(before, after))).toBe(expected);
  });
});
