import { textIn, type Occupation } from '../../../../shared/resume/occupations/occupations.ts';
import { setHeadline, updateEntry } from '../../../../shared/resume/editResume.ts';
import type { Language } from '../../../../shared/platform/language.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { lettersAndDigits } from '../../../../shared/resume/text.ts';
import { addSkills } from '../store/skillEdits.ts';

/** Maximum number of lines and skills of an outline: as many as are recommended (BLD-31, BLD-32). */
const MOST = { lines: 4, skills: 8 } as const;

/** An occupation by one of its names. */
export interface NamedOccupation {
  readonly name: string;
  readonly occupation: Occupation;
}

/** The names that hold what was typed, those that begin with it first; without anything typed the usual ones. */
export function findNames(
  typed: string,
  occupations: readonly Occupation[],
  language: Language,
  most: number,
): NamedOccupation[] {
  const wanted = lettersAndDigits(typed);
  const matches = occupations.flatMap((occupation) =>
    occupation.names[language].map((name, index) => ({
      name,
      occupation,
      at: index,
      place: lettersAndDigits(name).indexOf(wanted),
    })),
  );
  return matches
    .filter(({ place, at: index }) => (wanted === '' ? index === 0 : place >= 0))
    .toSorted((a, b) => Number(a.place > 0) - Number(b.place > 0))
    .slice(0, most);
}

/**
 * Returns the outline of an occupation's résumé over an empty one: title, a first job with lines, skills. It holds no
 * fact: gaps for the person are in square brackets, employer and dates are empty.
 */
export function applyOutline(
  resume: ResumeData,
  { name, occupation }: NamedOccupation,
  language: Language,
): ResumeData {
  const lines = occupation.examples.slice(0, MOST.lines).map((example) => textIn(language, example));
  const skills = occupation.skills.slice(0, MOST.skills).map((skill) => textIn(language, skill));
  const [job] = resume.experience;
  const titled = setHeadline(resume, name);
  const told = job ? updateEntry(titled, 'experience', job.id, { title: name, description: lines.join('\n') }) : titled;
  return addSkills(told, skills);
}
