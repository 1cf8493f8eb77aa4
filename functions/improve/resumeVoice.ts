import { resumeGender } from '../../shared/improve/changes.ts';
import { speaksOfOther } from '../../shared/improve/guard/grammar.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { isBlankText } from '../../shared/resume/text.ts';
import type { Voice } from './prompts/v4.ts';

/**
 * The gender in which a résumé speaks of its owner, and whether a text says "I did" or names what was done: as it is
 * written, whatever the others are, for many summaries speak of their owner as "she". A text that is written from
 * scratch speaks as the others do.
 */
export function resumeVoice(resume: ResumeData, text = ''): Voice {
  const others = [resume.summary, ...[...resume.experience, ...resume.projects].map(({ description }) => description)];
  const lines = (isBlankText(text) ? others : [text])
    .flatMap((each) => each.split('\n'))
    .filter((line) => /[א-ת]/.test(line));
  const first = lines.filter((line) => /(?<![א-ת])[א-ת]{2,}תי(?![א-ת])/.test(line)).length;
  const isOther = first === 0 && speaksOfOther(lines.join('\n'));
  const person =
    lines.length === 0 || isOther ? undefined : first >= lines.length / 2 ? 'first' : first === 0 ? 'none' : undefined;
  return { gender: resumeGender(resume), person };
}
