import { ownContactsOf } from '../../shared/resume/moreContacts.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { ImproveResponse } from '../../shared/improve/suggestions.ts';
import { promptDataBlock } from '../platform/bedrock/promptDataBlock.ts';
import { stripPersonalData } from '../platform/bedrock/redact.ts';
import { givenUp } from '../platform/logging/log.ts';
import { unlessAborted } from '../platform/withTimeout.ts';
import { askForm, tokensFor } from './askForm.ts';
import { REQUIREMENTS_FORM, RequirementsSchema } from './forms.ts';
import type { ImproveWish } from './improvableTexts.ts';
import type { TextModel } from './model.ts';
import { REQUIREMENTS_PROMPT } from './prompts/v4.ts';
import { quotableWords } from './quotes.ts';

/** Requirements in an advertisement's own words. */
export type NamedRequirements = NonNullable<ImproveResponse['requirements']>;

/** More requirements, or longer ones, no advertisement has: they would be all of it. */
const [MOST_REQUIREMENTS, MOST_CHARACTERS] = [60, 300];

/** Hebrew prefixes that a quotation may leave out before its first word: אנגלית for ואנגלית. */
const HEBREW_PREFIXES = ['', 'ו', 'ש', 'ה', 'ב', 'ל', 'מ', 'כ', 'וב', 'ול', 'ומ', 'וה', 'שב'];

/**
 * Asks a model once for the requirements of an advertisement (decision 85). A requirement that is not in it word for
 * word, after the normalisation of all quotes, is dropped. Undefined if there is no advertisement, or if the model is
 * late, fails or quotes nothing correctly; then only the rules apply.
 */
export async function nameRequirements(
  resume: ResumeData,
  { improvementType, jobDescription, oneText }: ImproveWish,
  model: TextModel,
  signal: AbortSignal,
): Promise<NamedRequirements | undefined> {
  if (improvementType !== 'job' || oneText) return undefined;
  const advert = stripPersonalData(jobDescription, ownContactsOf(resume));
  const said = quotableWords(advert);
  const isSaid = (quote: string) =>
    quotableWords(quote).trim() !== '' &&
    HEBREW_PREFIXES.some((prefix) => said.includes(` ${prefix}${quotableWords(quote).trimStart()}`));
  const question = {
    system: REQUIREMENTS_PROMPT,
    text: promptDataBlock('posting', advert),
    form: REQUIREMENTS_FORM,
    schema: RequirementsSchema,
    maxTokens: 200 + tokensFor(advert) + MOST_REQUIREMENTS * 15,
  };
  const answer = await unlessAborted(askForm(question, model, signal), signal).catch(givenUp('requirements'));
  const named = answer?.requirements
    .map(({ quote, advantage }) => ({ quote: quote.trim(), isAdvantage: advantage }))
    .filter(({ quote }) => quote.length <= MOST_CHARACTERS && isSaid(quote))
    .slice(0, MOST_REQUIREMENTS);
  return named?.length === 0 ? undefined : named;
}
