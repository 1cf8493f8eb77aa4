import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMail } from '../../shared/contacts/addresses.ts';
import { findPeriods } from '../../shared/dates/period.ts';
import { oldWordFile } from '../../test/support/oldWordFile.ts';
import { importText } from './textImport.ts';
import { bold, bullet, NUMBERING, p, run, word } from './word/wordXml.fixture.ts';

/** Hebrew lines that other programs distort (docs/compatibility.md), so that their own readers misread them. */
const hebrew = (text: string) => run(text, '<w:rtl/>');
const DASH = '<w:r><w:noBreakHyphen/></w:r>';

async function personOf(file: Uint8Array) {
  const found = await importText(file);
  if ('error' in found) throw new Error(found.error);
  return { ...found, ...found.resumeData.personalInfo, jobs: found.resumeData.experience };
}

/** A résumé with these paragraphs of contacts and this item of its job. */
const resumeOf = (contacts: string, item: string) =>
  word(
    p(hebrew('נועה ברק')) +
      contacts +
      bold('ניסיון תעסוקתי') +
      p(hebrew('מפתחת תוכנה, נמל חיפה, 2019 – 2021')) +
      item +
      bold('השכלה') +
      p(hebrew('תואר ראשון במדעי המחשב, אוניברסיטת חיפה, 2012 – 2015')),
    { 'word/numbering.xml': NUMBERING },
  );

it('a Hebrew file that AbiWord has saved without any direction has its jobs', async () => {
  const file = readFileSync(new URL('../../test/data/import-word/abiword-he.docx', import.meta.url));
  const { fullName, unplaced, jobs } = await personOf(new Uint8Array(file));
  expect([fullName, unplaced]).toEqual(['רונית שמעוני', []]);
  expect(jobs.map(({ title, company, startDate, description }) => [title, company, startDate, description])).toEqual([
    [
      'מנהלת חשבונות ראשית',
      'שמן זית הגליל',
      '2018-04',
      'ניהול ספרים כפול עד מאזן בוחן\nהכנת דוחות חודשיים למע"מ ולביטוח לאומי\nהובלת מעבר לתוכנת פריוריטי',
    ],
    ['חשבת שכר', 'רשת מאפיות ארז', '2015-02', 'הפקת תלושי שכר ל-180 עובדים\nדיווח לקופות גמל ופנסיה'],
    ['פקידת הנהלת חשבונות', 'מפעלי תפן', '2012-10', 'התאמות בנקים וכרטיסי אשראי\nקליטת חשבוניות ספקים'],
  ]);
});

describe('a Hebrew line of Word', () => {
  it('keeps words that were pasted with a direction of their own', async () => {
    const phone = p(`${hebrew('טלפון: ')}<w:dir w:val="ltr">${run('052-555-0134')}</w:dir>`);
    const item = bullet('פיתוח ב-').replace('</w:p>', `<w:bdo w:val="ltr">${run('C++')}</w:bdo></w:p>`);
    const person = await personOf(resumeOf(phone, item));
    expect(person).toMatchObject({ phone: '052-555-0134', jobs: [{ description: 'פיתוח ב-C++' }] });
  });

  it('keeps hyphens that do not break', async () => {
    const phone = p(hebrew('נייד: ') + run('052') + DASH + run('555') + DASH + run('0134'));
    expect(await personOf(resumeOf(phone, bullet('ניהול צוות')))).toMatchObject({ phone: '052-555-0134' });
  });

  it('is whole where LibreOffice has cut its runs', async () => {
    const phone = p(hebrew('טלפון: ') + hebrew('+') + run('972-52-555-0134'));
    const item = bullet('פיתוח ב').replace('</w:p>', `${hebrew('-')}${run('C')}${hebrew('++')}</w:p>`);
    const person = await personOf(resumeOf(phone, item));
    expect(person).toMatchObject({ phone: '+972-52-555-0134', jobs: [{ description: 'פיתוח ב-C++' }] });
  });
});

/** Returns letters in RTF: the number of each, and its fallback. */
const letters = (text: string) =>
  Array.from(text, (letter) => (letter > '\u007f' ? `\\u${letter.charCodeAt(0)}?` : letter)).join('');

it('words of an RTF are parted by the space behind a letter and its stand-in', async () => {
  const lines = ['נועה ברק', 'ניסיון תעסוקתי', 'מנהלת תפעול, נמל חיפה, 2019 - 2021', 'ניהול צוות של 12 עובדים בחיפה'];
  const file = `{\\rtf1\\ansi\\uc1 ${lines.map((line) => `\\pard\\rtlpar ${letters(line)}\\par`).join('')}}`;
  const person = await personOf(Buffer.from(file, 'latin1'));
  expect(person).toMatchObject({ fullName: 'נועה ברק', jobs: [{ title: 'מנהלת תפעול', company: 'נמל חיפה' }] });
  expect(person.text).toContain('ניהול צוות של 12 עובדים בחיפה');
});

it.each([
  ['תש״ך – תש״ם', '1959', '1980'],
  ['תש״ן – תש״ף', '1989', '2020'],
  ['תש״נ – תש״פ', '1989', '2020'],
])('years that end a decade may have a letter in its final form: %s', (text, start, end) => {
  expect(findPeriods(text)).toMatchObject([{ start, end }]);
});

it.each(['כתבו ל-noa@example.com', 'כתבו ל־noa@example.com', 'מ-noa@example.com:'])(
  'a Hebrew letter before an address is none of it: %s',
  (text) => {
    expect(findMail(text)).toBe('noa@example.com');
  },
);

it.each(['WORDDOCUMENT', 'worddocument'])('a file of the old Word may call its text %s', async (name) => {
  const lines = ['נועה ברק', 'ניסיון תעסוקתי', 'מנהלת תפעול, נמל חיפה, 2019 - 2021', 'ניהול צוות'];
  const file = oldWordFile([{ text: `${lines.join('\r')}\r` }]);
  Buffer.from(name, 'utf16le').copy(file, file.indexOf(Buffer.from('WordDocument', 'utf16le')));
  expect(await personOf(file)).toMatchObject({ fullName: 'נועה ברק', jobs: [{ company: 'נמל חיפה' }] });
});
