import { expect, it } from 'vitest';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { emailAddress, letterEmail } from './emailText.ts';
import { createLetter } from './letter.ts';
import type { ResumeData } from './schema.ts';

/** Subject and lines, as a mail program takes them out of the address. */
function mailOf(resume: ResumeData, link?: string) {
  const { protocol, pathname, searchParams } = new URL(emailAddress(resume, link));
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}
const named = (resume: ResumeData, fullName: string, headline?: string): ResumeData => ({
  ...resume,
  personalInfo: { ...resume.personalInfo, fullName },
  headline,
});

it.each([
  [
    named(SAMPLE_EN, 'Noa & Co + Barak', 'Product #1'),
    'Résumé – Noa & Co + Barak – Product #1',
    'My résumé is attached.\r\n',
  ],
  [named(SAMPLE_HE, ' נועה ברק '), 'קורות חיים – נועה ברק', 'קורות החיים שלי מצורפים.\r\n'],
  [named(SAMPLE_EN, '', ' '), 'Résumé', 'My résumé is attached.\r\n'],
])('an e-mail in the language of its résumé names the person and speaks of the file', (resume, subject, body) => {
  expect(mailOf(resume)).toEqual({ to: 'mailto:', subject, body });
});

it('and has the link, where there is one', () => {
  const link = 'https://korot.example/r/abc';
  expect(mailOf(SAMPLE_EN, link).body).toBe(`My résumé is attached.\r\nIt can also be read here:\r\n${link}\r\n`);
});

const TODAY = '2026-11-20';

it('with a letter it sends that, of the résumé that shows it', () => {
  const letter = { ...createLetter(SAMPLE_EN, TODAY), position: ' Head nurse ', employer: 'Sheba' };
  const resume = named({ ...SAMPLE_EN, letters: [letter] }, 'Noa');
  expect(mailOf(resume).subject).toBe('Résumé – Noa');
  const mail = mailOf({ ...resume, letterLines: [] });
  expect(mail.subject).toBe('Application for Head nurse – Noa');
  const attached = 'My résumé and a cover letter are attached for the position of Head nurse at Sheba.';
  expect(mail.body?.split('\r\n')[1]).toBe(attached);
  expect(mailOf({ ...SAMPLE_EN, letterLines: [] }).body).toBe('My résumé is attached.\r\n');
});

const CONTACTS = [
  ['he', SAMPLE_HE, '', 'אשמח לשוחח ולספר עוד.', 'הגשת מועמדות'],
  ['he', SAMPLE_HE, '050-1234567', 'אשמח לשוחח ולספר עוד: 050-1234567.', 'הגשת מועמדות'],
  ['en', SAMPLE_EN, '', 'I would be glad to talk and tell you more.', 'Job application'],
  ['en', SAMPLE_EN, '050-1234567', 'I would be glad to talk: 050-1234567.', 'Job application'],
] as const;
it.each(CONTACTS)(
  'the text beside a letter ends with the way to call, if there is one: %s',
  (_, of, phone, line, subject) => {
    const resume = { ...of, personalInfo: { ...of.personalInfo, fullName: '', phone } };
    const mail = letterEmail(resume, { ...createLetter(resume, TODAY), position: ' ', employer: '' });
    expect([mail.subject, mail.text.split('\n').at(-2)]).toEqual([subject, line]);
  },
);

it.each([
  ['he', 'אחות', 'שיבא', 'מצורפים קורות החיים שלי ומכתב מקדים לתפקיד אחות בשיבא.'],
  ['he', '', 'Sheba', 'מצורפים קורות החיים שלי ומכתב מקדים ב־Sheba.'],
  ['he', 'אחות', '', 'מצורפים קורות החיים שלי ומכתב מקדים לתפקיד אחות.'],
  ['en', 'nurse', '', 'My résumé and a cover letter are attached for the position of nurse.'],
  ['en', '', 'Sheba', 'My résumé and a cover letter are attached at Sheba.'],
] as const)(
  'the text beside a letter says for which position, and where: %s, %s, %s',
  (language, position, employer, said) => {
    const resume = { ...(language === 'he' ? SAMPLE_HE : SAMPLE_EN), language };
    const mail = letterEmail(named(resume, ' Noa '), { ...createLetter(resume, TODAY), position, employer });
    const lines = mail.text.split('\n');
    expect([lines.length, lines[1], lines[3]]).toEqual([4, said, language === 'he' ? 'בברכה, Noa' : 'Sincerely, Noa']);
    const subject = language === 'he' ? `מועמדות לתפקיד ${position}` : `Application for ${position}`;
    if (position !== '') expect(mail.subject).toBe(`${subject} – Noa`);
  },
);
