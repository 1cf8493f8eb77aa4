import type { TextAction } from '../../shared/improve/improvedSections.ts';
import { hasSummaryFacts, listTextLocations, toLocation, type TextLocation } from '../../shared/improve/suggestions.ts';
import type { Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { SummaryOptions } from '../../shared/resume/summaryOptions.ts';
import { isBlankText } from '../../shared/resume/text.ts';

/** The wishes of a person for an improvement. */
export interface ImproveWish {
  readonly improvementType: 'general' | 'job';
  readonly jobDescription: string;
  readonly language: Language;
  readonly summaryOptions?: SummaryOptions | undefined;
  /**
   * The action for the only text in the résumé; `stated` is the number that the person gives, `earlier` are seen
   * wordings, of which the person wants another.
   */
  readonly oneText?:
    | {
        readonly action: TextAction;
        readonly stated?: string;
        readonly earlier?: readonly string[] | undefined;
        /** Id of the result of which this rewords a line. */
        readonly lineOf?: string | undefined;
      }
    | undefined;
}

/** A text to improve. */
export type ImprovableText = TextLocation & {
  readonly text: string;
  /** The text's entry, for the model's understanding: title, employer. */
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
