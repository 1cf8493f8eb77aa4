import type { Language } from '../platform/language.ts';
import { patchEntry, removeById } from './listEdits.ts';
import { LETTER_LIMITS } from './letterLimits.ts';
import { letterLines } from './letterWords.ts';
import { resumeLanguage } from './resumeLanguage.ts';
import type { Letter, ResumeData } from './schema.ts';

/*
 * The letters of a résumé. Each edit returns a new résumé, and the very same one where there was nothing to change.
 */

export const lettersOf = (resume: ResumeData): readonly Letter[] => resume.letters ?? NO_LETTERS;
const NO_LETTERS: readonly Letter[] = [];

export const findLetter = (resume: ResumeData, id: string | null): Letter | undefined =>
  lettersOf(resume).find((letter) => letter.id === id);

/** The letter of that id, else the last one. */
export const chosenLetter = (resume: ResumeData, id: string | null): Letter | undefined =>
  findLetter(resume, id) ?? resume.letters?.at(-1);

export const canAddLetter = (resume: ResumeData): boolean => lettersOf(resume).length < LETTER_LIMITS.letters;

/** The id of the next letter: `letter-N`. */
export function nextLetterId(resume: ResumeData): string {
  const numbers = lettersOf(resume).map(({ id }) => Number(/^letter-(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return `letter-${Math.max(0, ...numbers) + 1}`;
}

/** A letter of that day with nothing written, from where the person lives. */
export const createLetter = (resume: ResumeData, today: string): Letter => ({
  ...BLANK_LETTER,
  id: nextLetterId(resume),
  // The town: neither street and number before it, nor a country after it.
  place:
    resume.personalInfo.address
      .split(',')
      .find((part) => !/\d/.test(part))
      ?.trim() ?? '',
  date: today,
});

/** Adds a letter at the end, where there is room. */
export const addLetter = (resume: ResumeData, letter: Letter): ResumeData =>
  canAddLetter(resume) ? { ...resume, letters: [...lettersOf(resume), letter] } : resume;

export function updateLetter(resume: ResumeData, id: string, changes: Partial<Omit<Letter, 'id'>>): ResumeData {
  const before = findLetter(resume, id);
  const after = before && patchEntry(before, changes);
  if (!after || after === before) return resume;
  return { ...resume, letters: lettersOf(resume).map((letter) => (letter === before ? after : letter)) };
}

/** A gender that is not known is not a field. */
export function setLetterGender(resume: ResumeData, id: string, gender: Letter['gender']): ResumeData {
  const letters = lettersOf(resume).map((letter) => {
    if (letter.id !== id) return letter;
    const { gender: _before, ...rest } = letter;
    return gender ? { ...rest, gender } : rest;
  });
  return { ...resume, letters };
}

/** Without that letter; the last one leaves no list. */
export function removeLetter(resume: ResumeData, id: string): ResumeData {
  const { letters = [], ...rest } = resume;
  const left = removeById(letters, id);
  if (left.length === letters.length) return resume;
  return left.length === 0 ? rest : { ...rest, letters: left };
}

/**
 * A letter as the document that is shown, printed and written to files: whose it is, language and look of the résumé,
 * and the lines of this letter in the order of its language; nothing else of the résumé leaves with it.
 */
export function toLetterDocument(
  resume: ResumeData,
  letter: Letter,
  language: Language = resumeLanguage(resume),
): ResumeData {
  const { templateId, templateVersion, personalInfo, contacts, headline, design } = resume;
  return {
    templateId,
    ...(templateVersion !== undefined && { templateVersion }),
    personalInfo,
    ...(contacts && { contacts }),
    ...(headline !== undefined && { headline }),
    summary: '',
    experience: [],
    education: [],
    skills: [],
    languages: [],
    projects: [],
    customSections: [],
    language,
    ...(design && { design }),
    letters: [letter],
    letterLines: letterLines(letter, personalInfo.fullName, language),
  };
}

/** Returns the résumé without its letters, for people who receive the résumé. */
export function withoutLetters({ letters: _letters, ...resume }: ResumeData): ResumeData {
  return resume;
}

const BLANK_LETTER: Omit<Letter, 'id'> = {
  recipient: '',
  role: '',
  employer: '',
  position: '',
  place: '',
  date: '',
  subject: '',
  greeting: '',
  body: '',
  closing: '',
  advert: '',
};
