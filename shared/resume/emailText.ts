import type { Language } from '../platform/language.ts';
import { resumeLanguage } from './resumeLanguage.ts';
import type { ResumeData } from './schema.ts';

/** What an e-mail with a résumé says, in the résumé's own language: whoever reads it reads that, too. */
const EMAIL_TEXTS: Record<Language, { readonly subject: string; readonly attached: string; readonly link: string }> = {
  he: { subject: 'קורות חיים', attached: 'קורות החיים שלי מצורפים.', link: 'אפשר לקרוא אותם גם כאן:' },
  en: { subject: 'Résumé', attached: 'My résumé is attached.', link: 'It can also be read here:' },
};

/**
 * The `mailto:` address of an e-mail that sends a résumé to nobody yet: a subject with name and title, a line that
 * speaks of the attached file, and the address of its link where there is one.
 */
export function emailAddress(resume: ResumeData, link?: string): string {
  const texts = EMAIL_TEXTS[resumeLanguage(resume)];
  const { fullName } = resume.personalInfo;
  const subject = [texts.subject, fullName, resume.headline ?? ''].map((part) => part.trim()).filter(Boolean);
  // Lines end as the standard of such addresses says.
  const body = [texts.attached, ...(link === undefined ? [] : [texts.link, link]), ''].join('\r\n');
  return `mailto:?subject=${encodeURIComponent(subject.join(' – '))}&body=${encodeURIComponent(body)}`;
}
