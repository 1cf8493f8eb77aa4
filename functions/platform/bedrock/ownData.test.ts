import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { apart } from './ownData.ts';
import { redact } from './redact.ts';

const blank = createBlankResume().personalInfo;
const HEBREW = {
  ...blank,
  fullName: 'נועה בן ברק',
  phone: '054-111-2222',
  email: 'noa.b@example.com',
  address: 'רחוב הרצל 12, חיפה',
};
const ENGLISH = { ...HEBREW, fullName: 'Noa Barak', address: '12 Herzl St., Haifa' };
const YAEL = {
  ...blank,
  fullName: 'יעל כץ-אברמוב',
  phone: '053-987-6543',
  email: 'yael.k@walla.co.il',
  address: 'ז׳בוטינסקי 88 דירה 4, רמת גן',
};
const OMER = {
  ...blank,
  fullName: 'Omer Ben-Ami',
  phone: '+44 7700 900123',
  email: 'omer_ba@mail.example',
  address: 'Flat 3, 27 Station Road, Leeds LS1 4DY',
};
const RACHEL = { ...blank, fullName: 'ד"ר רחל פרידמן', phone: '02-5671234', address: 'שד׳ בן גוריון 14א, באר שבע' };
const MICHAEL = { ...HEBREW, fullName: "Michael O'Connor-Levi", address: 'שדרות רוטשילד 5/7, תל אביב' };

/** Ways to write what the page promises not to send, each with the words that must not be left. */
const FORMS: readonly (readonly [personal: typeof HEBREW, text: string, secret: RegExp])[] = [
  [HEBREW, 'נועה ניהלה צוות', /נועה/],
  [HEBREW, 'הצוות של ברק', /ברק/],
  [HEBREW, 'ברק נועה', /ברק|נועה/],
  [HEBREW, 'ברק, נועה', /ברק|נועה/],
  [HEBREW, 'נועה  ברק', /ברק|נועה/],
  [HEBREW, 'נועה\nברק', /ברק|נועה/],
  [HEBREW, 'נועה-ברק', /ברק|נועה/],
  [HEBREW, 'נועה בן ברק', /ברק|נועה|בן/],
  [HEBREW, 'לנועה ולברק', /ברק|נועה/],
  [HEBREW, 'כשנועה הגיעה', /נועה/],
  [HEBREW, 'נוֹעָה', /נו/],
  [HEBREW, '"נועה"', /נועה/],
  [HEBREW, 'Noa led a team', /noa/i],
  [HEBREW, 'noa led a team', /noa/i],
  [HEBREW, 'NOA BARAK', /noa|barak/i],
  [HEBREW, 'Noah Barack', /noa|bara/i],
  [HEBREW, 'Barak, Noa', /noa|barak/i],
  [HEBREW, 'Noa’s team', /noa/i],
  [ENGLISH, 'noa', /noa/i],
  [ENGLISH, 'NOA', /noa/i],
  [ENGLISH, 'Barak Noa', /noa|barak/i],
  [ENGLISH, 'barak.noa', /noa|barak/i],
  [ENGLISH, 'Noa  Barak', /noa|barak/i],
  [ENGLISH, 'Ms. Barak', /barak/i],
  [ENGLISH, "Barak's shop", /barak/i],
  [ENGLISH, 'נועה ברק', /נועה|ברק/],
  [ENGLISH, 'ברק נועה', /נועה|ברק/],
  [ENGLISH, 'הצוות של נועה', /נועה/],
  [ENGLISH, 'ולנועה', /נועה/],
  [MICHAEL, 'מיכאל לוי', /מיכאל|לוי/],
  [MICHAEL, 'michael', /michael/i],
  [MICHAEL, 'O’Connor', /connor/i],
  [MICHAEL, 'LEVI Michael', /levi|michael/i],
  [HEBREW, '054-111-2222', /\d{3}/],
  [HEBREW, '0541112222', /\d{3}/],
  [HEBREW, '054.111.2222', /\d{3}/],
  [HEBREW, '054 111 2222', /\d{3}/],
  [HEBREW, '(054) 111-2222', /\d{3}/],
  [HEBREW, '054/111/2222', /\d{3}/],
  [HEBREW, '054_111_2222', /\d{3}/],
  [HEBREW, '054 - 111 - 2222', /\d{3}/],
  [HEBREW, '054–111–2222', /\d{3}/],
  [HEBREW, '05 41 11 22 22', /\d\d/],
  [HEBREW, '0 5 4 1 1 1 2 2 2 2', /\d/],
  [HEBREW, '+972-54-111-2222', /\d{3}/],
  [HEBREW, '+972 (0)54 111 2222', /\d{3}/],
  [HEBREW, '972541112222', /\d{3}/],
  [HEBREW, '00972 54 1112222', /\d{3}/],
  [HEBREW, 'נייד:054-1112222', /\d{3}/],
  [HEBREW, '052.765.4321', /\d{3}/],
  [HEBREW, 'רחוב הרצל 12, חיפה', /הרצל|12/],
  [HEBREW, 'רחוב הרצל 12 חיפה', /הרצל|12/],
  [HEBREW, 'הרצל 12', /הרצל|12/],
  [HEBREW, 'חיפה, הרצל 12', /הרצל|12/],
  [HEBREW, 'הרצל, 12', /הרצל|12/],
  [HEBREW, '12 Herzl Street', /herzl|12/i],
  [ENGLISH, 'herzl st 12, haifa', /herzl|12/i],
  [ENGLISH, 'הרצל 12', /הרצל|12/],
  [MICHAEL, 'רוטשילד 5/7', /רוטשילד|5/],
  [HEBREW, 'noa.b (at) example.com', /noa|example/i],
  [HEBREW, 'noa.b at example dot com', /noa|example/i],
  [HEBREW, 'אני בת 34', /34/],
  [YAEL, "053'9876543", /\d{3}/],
  [YAEL, '053=987=6543', /\d{3}/],
  [YAEL, '053;987;6543', /\d{3}/],
  [YAEL, '053\u2011987\u20116543', /\d{3}/],
  [YAEL, 'רח׳ ז׳בוטינסקי מס׳ 88', /בוטינסקי|88/],
  [YAEL, 'Jabotinsky 88', /jabot|88/i],
  [YAEL, 'Zhabotinsky St 88', /botin|88/i],
  [YAEL, '88 Jabotinsky St. apt 4', /jabot|88/i],
  [YAEL, 'KATZ-ABRAMOV', /katz|abramov/i],
  [YAEL, 'yael . k @ walla . co . il', /yael|walla/i],
  [RACHEL, 'בן גוריון 14', /גוריון|14/],
  [RACHEL, 'שדרות בן-גוריון 14 א׳', /גוריון|14/],
  [RACHEL, 'Ben-Gurion Blvd. 14a', /gurion|14/i],
  [RACHEL, 'Rahel Fridman', /rahel|frid/i],
  [RACHEL, '(02) 567 12 34', /\d\d/],
  [OMER, 'station rd 27', /27|station/i],
  [OMER, 'No. 27 Station Rd, Leeds', /27|station/i],
  [OMER, 'LS1 4DY', /ls1|4dy/i],
  [{ ...OMER, address: '1420 Elm Ave Apt 7B, Oakland, CA 94607' }, 'CA 94607', /94607/],
  [OMER, 'OmerBenAmi', /omer/i],
  [OMER, 'omer88', /omer/i],
  [OMER, '07700.900.123', /\d{3}/],
];

describe('in whatever form', () => {
  it('there are sixty forms and more', () => expect(FORMS.length).toBeGreaterThanOrEqual(60));

  it.each(FORMS.map(([personal, text, secret]) => [text, personal, secret] as const))(
    '%j does not leave, and comes back',
    (text, personal, secret) => {
      const written = `Text before, ${text} . And behind`;
      const { text: sent, restore } = redact(written, personal);
      expect(sent.slice(13).replace(/⟦P\d+⟧/g, '')).not.toMatch(secret);
      expect(restore(sent)).toBe(written);
    },
  );
});

describe('what is nobody’s stays', () => {
  it.each([
    [HEBREW, 'ניהול צוות בחיפה, 12 עובדים, 05/2019 – 2021, 40 לקוחות'],
    [HEBREW, 'Run the shop, ran 12 shops in Haifa, no noise'],
    [HEBREW, 'ילדים בני 4-5, בן זוג, בת הים'],
    [ENGLISH, '12 people, 054 parts, NIS 1,200,000 and 2018-2023'],
    [OMER, 'Flat fee of 27, no road in Leeds, floor 4, 3,270 people'],
    [RACHEL, 'בן 5 בגן, 14 ילדים, שדרות ירושלים 14'],
    [MICHAEL, 'עבדתי בתל אביב, הלוואות וליווי, 5 סניפים'],
  ])('%j', (personal, text) => expect(redact(text, personal).text).toBe(text));
});

it('of places that lie over each other the first counts, and the longest of those that begin together', () => {
  const places = [
    { from: 5, to: 8 },
    { from: 0, to: 3 },
    { from: 0, to: 6 },
    { from: 6, to: 7 },
    { from: 8, to: 9 },
  ];
  expect(apart(places)).toEqual([
    { from: 0, to: 6 },
    { from: 6, to: 7 },
    { from: 8, to: 9 },
  ]);
});
