import { monthName } from '../dates/monthNames.ts';
import type { Language } from '../platform/language.ts';
import type { Letter, LetterLine } from './schema.ts';

type Addressee = Pick<Letter, 'recipient' | 'gender'>;

/** A language's usual words of letters, used where the person wrote no others. */
interface LetterWords {
  /** The name of such a document, for the title of its PDF. */
  readonly name: string;
  /** Above whom it is to; '' if nothing is. */
  readonly addressed: string;
  /** A person with the form of address of their gender; the name alone where it is not known. */
  readonly person: (addressee: Addressee) => string;
  readonly greeting: (addressee: Addressee) => string;
  /** The mark before a subject. */
  readonly subjectMark: string;
  readonly subject: (position: string) => string;
  /** Whether the greeting comes before the subject. */
  readonly greetsFirst: boolean;
  readonly closing: string;
  readonly date: (day: number, month: string, year: string) => string;
}

/** The last name, where a name has one for sure: of two words. */
const surname = (name: string): string => /^\S+\s+(\S+)$/.exec(name)?.[1] ?? name;

const HEBREW_TITLES = { f: 'גב׳ ', m: 'מר ' } as const;
const ENGLISH_TITLES = { f: 'Ms. ', m: 'Mr. ' } as const;

/** A Hebrew prefix before a word: with a maqaf where that is in other letters. */
export const withPrefix = (prefix: string, word: string): string =>
  /^["'(״]?[א-ת]/.test(word) ? prefix + word : `${prefix}־${word}`;

export const LETTER_WORDS: Readonly<Record<Language, LetterWords>> = {
  he: {
    name: 'מכתב מקדים',
    addressed: 'לכבוד',
    person: ({ recipient, gender }) => (gender ? HEBREW_TITLES[gender] : '') + recipient,
    greeting: ({ recipient, gender }) => {
      if (recipient === '') return 'שלום רב,';
      return `${gender ? HEBREW_TITLES[gender] + recipient : withPrefix('ל', recipient)} שלום רב,`;
    },
    subjectMark: 'הנדון: ',
    subject: (position) => (position === '' ? 'הגשת מועמדות' : `מועמדות לתפקיד ${position}`),
    greetsFirst: true,
    closing: 'בברכה,',
    date: (day, month, year) => `${day} ב${month} ${year}`,
  },
  en: {
    name: 'Cover letter',
    addressed: '',
    person: ({ recipient, gender }) => (gender ? ENGLISH_TITLES[gender] : '') + recipient,
    greeting: ({ recipient, gender }) => {
      if (recipient === '') return 'Dear Hiring Manager,';
      return `Dear ${gender ? ENGLISH_TITLES[gender] + surname(recipient) : recipient},`;
    },
    subjectMark: 'Re: ',
    subject: (position) => (position === '' ? 'Job application' : `Application for the position of ${position}`),
    greetsFirst: false,
    closing: 'Sincerely,',
    date: (day, month, year) => `${day} ${month} ${year}`,
  },
};

/** A letter's date in words; as it was written where it is not a day. */
export function letterDate(date: string, language: Language): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date.trim()) ?? [];
  const name = monthName(Number(month), language, 'words');
  return name === '' ? date.trim() : LETTER_WORDS[language].date(Number(day), name, year);
}

/** The words of a letter around its paragraphs; '' for those that it leaves out. */
export interface LetterFrame {
  readonly date: string;
  /** Whom it is to: the form of address, person, role and employer, those that there are. */
  readonly to: readonly string[];
  readonly greeting: string;
  readonly subject: string;
  readonly closing: string;
}

const written = (text: string) => text.trim();

/** The frame of a letter in a language: the person's own words, else those of the convention. */
export function letterFrame(letter: Letter, language: Language): LetterFrame {
  const words = LETTER_WORDS[language];
  const addressee = { ...letter, recipient: written(letter.recipient) };
  const to = [addressee.recipient && words.person(addressee), written(letter.role), written(letter.employer)];
  const present = to.filter((line) => line !== '');
  const subject = written(letter.subject) || words.subject(written(letter.position));
  return {
    date: [written(letter.place), letterDate(letter.date, language)].filter(Boolean).join(', '),
    to: words.addressed === '' || present.length === 0 ? present : [words.addressed, ...present],
    greeting: written(letter.greeting) || words.greeting(addressee),
    subject: subject.startsWith(words.subjectMark.trim()) ? subject : words.subjectMark + subject,
    closing: written(letter.closing) || words.closing,
  };
}

const line = (part: LetterLine['part'], text: string): LetterLine => ({ part, text });

/** The lines of a letter, in the order of its language, with the name of its sender beneath the closing. */
export function letterLines(letter: Letter, sender: string, language: Language): LetterLine[] {
  const { date, to, greeting, subject, closing } = letterFrame(letter, language);
  const opening = [line('subject', subject), line('greeting', greeting)];
  return [
    line('date', date),
    ...to.map((text) => line('to', text)),
    ...(LETTER_WORDS[language].greetsFirst ? opening.toReversed() : opening),
    line('text', letter.body),
    line('closing', closing),
    line('name', sender),
  ];
}
