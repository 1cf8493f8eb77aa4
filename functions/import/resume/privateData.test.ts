import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { understandLines } from '../understand/understand.ts';
import { separatePrivateData } from './privateData.ts';

const separate = (...texts: string[]) => {
  const { lines, personal } = separatePrivateData(texts.map((text) => line(text)));
  return { left: lines.map(({ text }) => text), personal };
};

describe('private data', () => {
  it.each([
    'ת.ז. 012345678',
    'ת"ז: 312345674',
    'ת.ז 312345674',
    'מספר זהות: 31234567-4',
    'ID number 312345674',
    'Passport no. AB1234567',
    'תאריך לידה: 12/03/1985',
    'Date of birth: 12.03.1985',
    'DOB: 3 May 1990 (age 35)',
    'נולדתי ב-1985',
    'Born on March 3, 1990',
    'מצב משפחתי: נשוי + 4',
    'מצב משפחתי: נשוי, שני ילדים',
    'שנת עלייה: 1995',
    'נשואה + 2',
    'רווק',
    'Marital status: Single',
    'Married with two children',
    'גיל: 34',
    'פרופיל 97',
    'פרופיל צבאי: 82',
    'לאום: ישראלי',
    'עלתה ארצה: 1973',
    'Immigrated in 1988',
    'אם לשלוש בנות',
    'סבתא לתשעה',
    'Grandfather of two',
    'mother of 3 children',
    'NRIC: S1234567D',
    'National Insurance No: QQ123456C',
    'National Insurance No.: QQ 12 34 56 C',
    'SSN: 123-45-6789',
    'Tax registration number: 555-017-222',
    'ארץ לידה: אוקראינה',
    'Place of birth: Ukraine',
    'Gender: Female',
  ])('%s is taken out alone', (fact) => {
    expect(separate(fact)).toEqual({ left: [], personal: [fact] });
  });

  it.each([
    'Born leader of large teams',
    'Work with children of age groups 3-6',
    'פרופיל אישי',
    'Profile 2023',
    'גילוי נאות ושקיפות',
    'Single sign-on for 9 systems',
    'ניהול מחסן עם 97 עובדים',
    '054-1234567',
    '03-6401122',
    'נולד הצורך במערכת חדשה',
    'Married data of two systems',
    'Mother of all demos',
    'Parent of a child process',
  ])('%s is none', (text) => {
    expect(separate(text)).toEqual({ left: [text], personal: [] });
  });

  it('is cut out of the line that it stands in, and of cells beside its label', () => {
    expect(separate('כתובת: אילת ת.ז. 029384756')).toEqual({ left: ['כתובת: אילת'], personal: ['ת.ז. 029384756'] });
    expect(separate('חיפה | נשוי + 3 | 054-1234567')).toEqual({
      left: ['חיפה | 054-1234567'],
      personal: ['נשוי + 3'],
    });
    expect(separate('תאריך לידה ¦ 14.02.1981 ¦ חיפה')).toEqual({
      left: ['חיפה'],
      personal: ['תאריך לידה: 14.02.1981'],
    });
  });

  it('is an identity number without a label where the control digit says so', () => {
    expect(separate('חיפה 000000018')).toEqual({ left: ['חיפה'], personal: ['000000018'] });
    expect(separate('Order 000000019')).toEqual({ left: ['Order 000000019'], personal: [] });
  });

  it('reaches no field of the résumé', () => {
    const { resumeData, personal } = understandLines(
      [
        line('דנה לוי', { size: 20 }),
        line('dana@example.com | 054-1234567 | ת.ז. 312345674, חיפה'),
        line('ניסיון תעסוקתי', { bold: true, size: 14 }),
        line('טבחית, מסעדת הים, 2019 - 2021', { bold: true }),
        line('שירות צבאי', { bold: true, size: 14 }),
        line('2013 - 2015: לוחמת בחטיבת גולני, פרופיל 97'),
      ],
      [],
      'rtl',
    );
    expect(personal).toEqual(['ת.ז. 312345674', 'פרופיל 97']);
    expect(JSON.stringify(resumeData)).not.toMatch(/312345674|פרופיל/);
  });

  it('of several facts behind the sign of an item take no letter of what stands between them', () => {
    expect(separate('• Cook in Haifa Marital status: single and baker ת.ז. 312345674 since 2019')).toEqual({
      left: ['Cook in Haifa | and baker | since 2019'],
      personal: ['Marital status: single', 'ת.ז. 312345674'],
    });
  });

  it('of several facts in one text are each taken out, also what stands alone only then', () => {
    expect(separate('ת.ז.: 028834417 תאריך לידה: 21.11.1972 נשוי + 4')).toEqual({
      left: [],
      personal: ['ת.ז.: 028834417', 'תאריך לידה: 21.11.1972', 'נשוי + 4'],
    });
  });
});

it('a short text beside a private label is private in whatever form', () => {
  expect(separate('Civil Status ¦ : Single, 1 child', 'Date of Birth ¦ : August 19, 1986', 'Visa ¦ B/1')).toEqual({
    left: ['Visa  B/1'],
    personal: ['Civil Status: Single, 1 child', 'Date of Birth: August 19, 1986'],
  });
  const long = 'Married ¦ Led a team of twelve weavers in two towns for four years';
  expect(separate(long).left).not.toEqual([]);
});
