import type { ImprovedSection, TextAction } from '../../shared/improve/improvedSections.ts';
import { hasSummaryFacts } from '../../shared/improve/suggestions.ts';
import type { Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { SummaryOptions } from '../../shared/resume/summaryOptions.ts';
import { isBlankText } from '../../shared/resume/text.ts';

/** What a person wants of an improvement. */
export interface ImproveWish {
  readonly improvementType: 'general' | 'job';
  readonly jobDescription: string;
  readonly language: Language;
  readonly summaryOptions?: SummaryOptions | undefined;
  /**
   * What is wanted of the one text that the résumé holds; `stated` is the number that the person gives, `earlier` are
   * wordings that the person has seen and wants another for.
   */
  readonly oneText?:
    | { readonly action: TextAction; readonly stated?: string; readonly earlier?: readonly string[] | undefined }
    | undefined;
}

/** A text to improve; the summary's id is `summary`. */
export interface ImprovableText {
  readonly section: ImprovedSection;
  readonly id: string;
  readonly text: string;
  /** What the text belongs to, for the model's understanding: title, employer. */
  readonly heading: string;
}

/** The texts of a section that can be improved. Blank ones are left out, but a blank summary can be written. */
export function improvableTexts(
  resume: ResumeData,
  section: ImprovedSection,
  { summaryOptions }: Pick<ImproveWish, 'summaryOptions'>,
): ImprovableText[] {
  if (section === 'summary')
    return isBlankText(resume.summary) && !(summaryOptions && hasSummaryFacts(resume))
      ? []
      : [{ section, id: 'summary', text: resume.summary, heading: '' }];
  const heads = {
    experience: resume.experience.map(({ id, description, title, company }) => [id, description, title, company]),
    education: resume.education.map(({ id, description, degree, institution }) => [
      id,
      description,
      degree,
      institution,
    ]),
    projects: resume.projects.map(({ id, description, name, role }) => [id, description, name, role]),
  };
  return heads[section].flatMap(([id = '', text = '', ...heading]) =>
    isBlankText(text) ? [] : [{ section, id, text, heading: heading.filter(Boolean).join(', ') }],
  );
}
