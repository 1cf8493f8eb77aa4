import { expect, it } from 'vitest';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { emailAddress } from './emailText.ts';
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
