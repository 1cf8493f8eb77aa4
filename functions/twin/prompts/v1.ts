import * as v from 'valibot';
import type { Gender } from '../../../shared/improve/guard/grammar.ts';
import type { Language } from '../../../shared/platform/language.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import { strictForm } from '../../platform/bedrock/strictForm.ts';
import prompts from './v1.json' with { type: 'json' };

/** Names this set of prompts: an answer to another is another result. What changes after a release is a new file. */
export const TRANSLATE_PROMPT_VERSION = 'v1';

/** Returns the rules for every text. */
export function translatePrompt(to: Language, gender: Gender | undefined): string {
  const genders = prompts.gender[to];
  const style = [...prompts.style[to], ...(genders ? [genders[gender ?? 'none']] : [])].join('\n');
  const values = { language: prompts.language[to], style };
  return prompts.system.join('\n').replace(/\{(\w+)\}/g, (whole, name: string) => ownProperty(values, name) ?? whole);
}

export const TranslatedTextsSchema = v.object({
  texts: v.array(v.object({ number: v.number(), text: v.pipe(v.string(), v.maxLength(RESUME_LIMITS.description)) })),
});
export const TRANSLATED_TEXTS_FORM = strictForm(
  'translated_texts',
  'Hands over the translation of each text, by its number.',
  TranslatedTextsSchema,
);
