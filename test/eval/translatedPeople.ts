import { readFileSync } from 'node:fs';
import type { TextToTranslate, TranslationWish } from '../../functions/twin/textsToTranslate.ts';
import type { Gender } from '../../shared/improve/guard/grammar.ts';
import type { Language } from '../../shared/platform/language.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { parseMarks } from '../../shared/resume/textMarks.ts';
import { termKey } from '../../shared/twin/terms.ts';

const PEOPLE = new URL('../data/twin/people.jsonl', import.meta.url);

/** A text as it is stored, with what a right translation of it holds and does not. */
interface WrittenText extends Omit<TextToTranslate, 'marks'> {
  /** Each by any of its words. */
  readonly facts?: readonly (readonly string[])[];
  readonly wrong?: readonly string[];
}

/** A translation of somebody invented (test/data/twin/README.md). */
export interface TranslatedPerson {
  readonly name: string;
  readonly to: Language;
  readonly fullName: string;
  readonly gender?: Gender;
  readonly names: readonly (readonly [string, string])[];
  readonly texts: readonly WrittenText[];
}

export const readTranslatedPeople = (): TranslatedPerson[] =>
  readFileSync(PEOPLE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TranslatedPerson);

export function toWish({ to, fullName, gender, names, texts }: TranslatedPerson): TranslationWish {
  const known = new Map(names.map(([name, translation]) => [termKey(name), translation]));
  const personalInfo = { ...createBlankResume().personalInfo, fullName };
  const read = texts.map(({ path, kind, heading, text }) => ({ path, kind, heading, ...parseMarks(text) }));
  return { to, gender, texts: read, names, terms: { to, gender, known }, personalInfo };
}

/** Where nobody's time is measured, a busy machine makes nothing late. */
export const PATIENT_MS = 120_000;
