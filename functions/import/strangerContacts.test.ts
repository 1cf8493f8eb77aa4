import { describe, expect, it } from 'vitest';
import { importText } from './textImport.ts';

const HEBREW = (contacts: string) =>
  `נועה ברק\n${contacts}\n\nניסיון תעסוקתי\nמנהלת תפעול, נמל חיפה, 2019 – 2021\n• תכנון לוח המשמרות השבועי\n` +
  '• ניהול צוות של חמישה עובדים\n\nהשכלה\nתואר ראשון בכלכלה, אוניברסיטת חיפה, 2012 – 2015\n';
const ENGLISH = (contacts: string) =>
  `Noa Barak\n${contacts}\n\nExperience\nOperations Manager, Harbour Ltd, 2019 – 2021\n• Planning the weekly shifts\n` +
  '• Leading a team of five\n\nEducation\nB.A. Economics, Haifa University, 2012 – 2015\n';

const read = async (text: string) => {
  const found = await importText(new TextEncoder().encode(text));
  if ('error' in found) throw new Error(found.error);
  return { ...found, personal: found.resumeData.personalInfo };
};

/** Lines of contacts that contain a phone. */
const PLACES: readonly ((phone: string) => string)[] = [
  (phone) => HEBREW(`נייד: ${phone}`),
  (phone) => HEBREW(`טלפון ${phone} | noa@example.com | חיפה`),
  (phone) => HEBREW(phone),
  (phone) => ENGLISH(`Haifa • Mobile: ${phone} • noa@example.com`),
  (phone) => ENGLISH(`Phone: ${phone}`),
  (phone) => ENGLISH(phone),
];

describe('a phone of a stranger', () => {
  it.each([
    ['054־1112222', '054-1112222'],
    ['054—1112222', '054-1112222'],
    ['054 – 1112222', '054 - 1112222'],
    ['054−111−2222', '054-111-2222'],
    ['04/8223344', '04/8223344'],
    ['054/1112222', '054/1112222'],
    ['054\u200e-\u200e1112222', '054-1112222'],
    ['05\u00ad4-1112222', '054-1112222'],
    ['０５４-1112222', '054-1112222'],
    ['*2345', '*2345'],
    ['\u202a+972 54‑111‑2222\u202c', '+972 54-111-2222'],
    ['04-8223344 שלוחה 12', '04-8223344 שלוחה 12'],
    ['04-8223344 x12', '04-8223344 x12'],
    ['2345*', '*2345'],
    ['011 972 54 111 2222', '011 972 54 111 2222'],
    ['011-44-20-7946-0958', '011-44-20-7946-0958'],
    ['8 (912) 345-67-89', '8 (912) 345-67-89'],
    ['8 495 123-45-67', '8 495 123-45-67'],
    ['06.12.34.56.78', '06.12.34.56.78'],
    ['01 23 45 67 89', '01 23 45 67 89'],
    ['٠٥٤-١١١٢٢٢٢', '054-1112222'],
    ['۰۵۴-۱۱۱۲۲۲۲', '054-1112222'],
  ])('[UP-05] %j is in its field, wherever it stands', async (written, phone) => {
    for (const place of PLACES) {
      const { personal, unplaced, resumeData } = await read(place(written));
      expect({ phone: personal.phone, unplaced }).toEqual({ phone, unplaced: [] });
      expect(personal.fullName).toMatch(/^(?:נועה ברק|Noa Barak)$/);
      expect(resumeData.headline ?? '').toBe('');
    }
  });

  it('[UP-05] that no grammar reads is told with its label', async () => {
    for (const [text, label] of [
      [HEBREW('נייד: 12-34'), 'נייד: 12-34'],
      [HEBREW('נייד: ١٢-٣٤'), 'נייד: ١٢-٣٤'],
      [HEBREW('טלפון: אין'), 'טלפון: אין'],
      [HEBREW('דוא"ל: אין | חיפה'), 'דוא"ל: אין'],
      [HEBREW('טלפון: אין\nחיפה | noa@example.com'), 'טלפון: אין'],
      [ENGLISH('Phone: none'), 'Phone: none'],
      [ENGLISH('Haifa • Mobile: none • noa@example.com'), 'Mobile: none'],
      [HEBREW('טלפון 12-34 | noa@example.com | חיפה'), 'טלפון 12-34'],
      [ENGLISH('Haifa • Mobile: 555 0199 • noa@example.com'), 'Mobile: 555 0199'],
      [ENGLISH('12-34'), '12-34'],
    ] as const) {
      const { personal, unplaced } = await read(text);
      expect({ phone: personal.phone, unplaced }).toEqual({ phone: '', unplaced: [label] });
      expect(personal.fullName).toMatch(/^(?:נועה ברק|Noa Barak)$/);
    }
  });
});

it('[UP-05] mail and links with signs that nobody sees are read without them', async () => {
  const { personal, unplaced } = await read(
    ENGLISH('no\u00ada.barak@exam\u200bple.com | linkedin.com/in/\u200enoa\u2011barak | \u202a054-1112222\u202c'),
  );
  expect(personal).toMatchObject({
    email: 'noa.barak@example.com',
    linkedin: 'linkedin.com/in/noa-barak',
    phone: '054-1112222',
    website: '',
  });
  expect(unplaced).toEqual([]);
});

it('[UP-05] mail with its sign in words is told whole and is no site', async () => {
  for (const sign of ['(at)', '[at]', ' (at) ', ' [AT] ', ' {at} ', ' (שטרודל) '])
    for (const write of [HEBREW, ENGLISH]) {
      const { personal, unplaced } = await read(write(`noa${sign}example.com | 054-1112222`));
      expect(personal).toMatchObject({ email: '', website: '', phone: '054-1112222' });
      expect(unplaced.join(' ')).toMatch(/^noa.{3,12}example\.com$/);
    }
});

it('[UP-05] a number of a person beside the town is no address', async () => {
  for (const [contacts, number] of [
    ['noa@example.com\nHaifa | ID 001', 'ID 001'],
    ['Haifa | ID 001\nnoa@example.com | 054-1112222', 'ID 001'],
    ['noa@example.com | Haifa | No. 17', 'No. 17'],
    ['noa@example.com\nLeeds | Passport 12-34', 'Passport 12-34'],
  ] as const) {
    const { personal, unplaced } = await read(ENGLISH(contacts));
    expect({ address: personal.address, unplaced }).toEqual({
      address: contacts.includes('Leeds') ? 'Leeds' : 'Haifa',
      unplaced: [number],
    });
  }
  const { personal } = await read(ENGLISH('noa@example.com\nFlat 4, 14 Mill Lane | Leeds | LS1 4AB'));
  expect(personal.address).toContain('LS1 4AB');
});
