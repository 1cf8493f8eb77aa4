import type { Language } from '../platform/language.ts';
import { plainSigns } from '../text/fold.ts';
import { letterFrame, withPrefix } from './letterWords.ts';
import { resumeLanguage } from './resumeLanguage.ts';
import type { Letter, ResumeData } from './schema.ts';

/** The words of an e-mail with a résumé, in the résumé's language, which its reader understands. */
const EMAIL_TEXTS: Record<Language, { readonly subject: string; readonly attached: string; readonly link: string }> = {
  he: { subject: 'קורות חיים', attached: 'קורות החיים שלי מצורפים.', link: 'אפשר לקרוא אותם גם כאן:' },
  en: { subject: 'Résumé', attached: 'My résumé is attached.', link: 'It can also be read here:' },
};

/**
 * Returns the `mailto:` address of an e-mail that sends a résumé, without a recipient: a subject with name and title, a
 * line about the attached file, and the address of its link if there is one.
 */
export function emailAddress(resume: ResumeData, link?: string): string {
  const [letter] = resume.letterLines && resume.letters ? resume.letters : [];
  if (letter) {
    const { subject, text } = letterEmail(resume, letter);
    return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  }
  const texts = EMAIL_TEXTS[resumeLanguage(resume)];
  const { fullName } = resume.personalInfo;
  const subject = [texts.subject, fullName, resume.headline ?? ''].map((part) => part.trim()).filter(Boolean);
  // Lines end as the standard of such addresses says.
  const body = [texts.attached, ...(link === undefined ? [] : [texts.link, link]), ''].join('\r\n');
  return `mailto:?subject=${encodeURIComponent(subject.join(' – '))}&body=${encodeURIComponent(body)}`;
}

interface LetterEmailWords {
  readonly subject: (position: string) => string;
  readonly attached: (position: string, employer: string) => string;
  readonly reach: (phone: string) => string;
}

/** The words of an e-mail with a résumé and a letter: a greeting, the attachments, how to go on. */
const LETTER_EMAIL_WORDS: Record<Language, LetterEmailWords> = {
  he: {
    subject: (position) => (position === '' ? 'הגשת מועמדות' : `מועמדות לתפקיד ${position}`),
    attached: (position, employer) =>
      [
        'מצורפים קורות החיים שלי ומכתב מקדים',
        position && ` לתפקיד ${position}`,
        employer && ` ${withPrefix('ב', employer)}`,
        '.',
      ].join(''),
    reach: (phone) => (phone === '' ? 'אשמח לשוחח ולספר עוד.' : `אשמח לשוחח ולספר עוד: ${phone}.`),
  },
  en: {
    subject: (position) => (position === '' ? 'Job application' : `Application for ${position}`),
    attached: (position, employer) =>
      [
        'My résumé and a cover letter are attached',
        position && ` for the position of ${position}`,
        employer && ` at ${employer}`,
        '.',
      ].join(''),
    reach: (phone) =>
      phone === '' ? 'I would be glad to talk and tell you more.' : `I would be glad to talk: ${phone}.`,
  },
};

export interface LetterEmail {
  readonly subject: string;
  /** A greeting, two lines, and how it ends: three lines beneath the greeting. */
  readonly text: string;
}

/** The short text of an e-mail that sends a letter with its résumé, in the language of both. */
export function letterEmail(resume: ResumeData, letter: Letter): LetterEmail {
  const language = resumeLanguage(resume);
  const words = LETTER_EMAIL_WORDS[language];
  const [position, employer] = [letter.position.trim(), letter.employer.trim()];
  const { fullName, phone } = resume.personalInfo;
  const { greeting, closing } = letterFrame(letter, language);
  const lines = [words.attached(position, employer), words.reach(plainSigns(phone).trim())];
  return {
    subject: [words.subject(position), fullName.trim()].filter(Boolean).join(' – '),
    text: [greeting, ...lines, [closing, fullName.trim()].filter(Boolean).join(' ')].join('\n'),
  };
}
