import type { TextAction } from '../../shared/improve/improvedSections.ts';
import { hasSummaryFacts, listTextLocations, toLocation, type TextLocation } from '../../shared/improve/suggestions.ts';
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
    | {
        readonly action: TextAction;
        readonly stated?: string;
        readonly earlier?: readonly string[] | undefined;
        /** The result of which this is another wording of a line. */
        readonly lineOf?: string | undefined;
      }
    | undefined;
}

/** A text to improve. */
export type ImprovableText = TextLocation & {
  readonly text: string;
  /** What the text belongs to, for the model's understanding: title, employer. */
  readonly heading: string;
};

/** The texts that can be improved. Blank ones are left out, but a blank summary can be written. */
export const improvableTexts = (
  resume: ResumeData,
  { summaryOptions }: Pick<ImproveWish, 'summaryOptions'>,
): ImprovableText[] =>
  listTextLocations(resume).flatMap((place) =>
    isBlankText(place.text) && !(place.section === 'summary' && summaryOptions && hasSummaryFacts(resume))
      ? []
      : [{ ...toLocation(place), text: place.text, heading: place.heading.join(', ') }],
  );
