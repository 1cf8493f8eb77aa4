import { resumeGender } from '../../shared/improve/changes.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { Voice } from './prompts/v4.ts';

/** The gender in which a résumé speaks of its owner, and whether its texts say "I did" or name what was done. */
export function resumeVoice(resume: ResumeData): Voice {
  const texts = [resume.summary, ...[...resume.experience, ...resume.projects].map(({ description }) => description)];
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => /[א-ת]/.test(line));
  const first = lines.filter((line) => /(?<![א-ת])[א-ת]{2,}תי(?![א-ת])/.test(line)).length;
  const person =
    lines.length === 0 ? undefined : first >= lines.length / 2 ? 'first' : first === 0 ? 'none' : undefined;
  return { gender: resumeGender(resume), person };
}
