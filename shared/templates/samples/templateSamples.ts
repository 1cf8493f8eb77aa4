import { newestChoice } from '../catalogue.ts';
import type { Language } from '../../platform/language.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { DESIGNER } from './designer.ts';
import { DEVELOPER } from './developer.ts';
import { SAMPLE_EN } from './en.ts';
import { ENGINEER } from './engineer.ts';
import { EXECUTIVE } from './executive.ts';
import { SAMPLE_HE } from './he.ts';
import { LAWYER } from './lawyer.ts';
import { MARKETER } from './marketer.ts';
import { NURSE } from './nurse.ts';
import { RESEARCHER } from './researcher.ts';
import type { SamplePerson } from './sampleResume.ts';
import { STUDENT } from './student.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

const EVERYBODY: SamplePerson = { he: SAMPLE_HE, en: SAMPLE_EN };

/** Who shows which template, by its id: somebody whom it suits (its tags say whom), in every trade and at every age. */
export const TEMPLATE_SAMPLES: Readonly<Record<string, SamplePerson>> = {
  professional: EVERYBODY,
  minimal: DESIGNER,
  modern: MARKETER,
  elegant: LAWYER,
  tech: DEVELOPER,
  blueprint: ENGINEER,
  creative: DESIGNER,
  sideline: EVERYBODY,
  classic: NURSE,
  academic: RESEARCHER,
  executive: EXECUTIVE,
  compact: ENGINEER,
  timeline: DEVELOPER,
  editorial: MARKETER,
  civic: LAWYER,
  fresh: STUDENT,
};

/** The résumé that shows a template in a language. */
export const sampleFor = (templateId: string, language: Language): ResumeData => ({
  ...(ownProperty(TEMPLATE_SAMPLES, templateId) ?? EVERYBODY)[language],
  ...newestChoice(templateId),
});
