import type { ImprovedSection, TextAction } from '../../../shared/improve/improvedSections.ts';
import type { Language } from '../../../shared/platform/language.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { SummaryOptions } from '../../../shared/resume/summaryOptions.ts';
import prompts from './v4.json' with { type: 'json' };

/** Names this set of prompts in evaluations; a wording that is changed after a release is a new file. */
export const IMPROVE_PROMPT_VERSION = 'v4';

/** Fills the names in braces of a prompt's lines with values. */
const fill = (lines: readonly string[], values: Readonly<Record<string, string>>) =>
  lines.join('\n').replace(/\{(\w+)\}/g, (whole, name: string) => ownProperty(values, name) ?? whole);

/** How the person speaks of herself or himself, as far as the résumé shows it. */
export interface Voice {
  readonly gender?: 'f' | 'm' | undefined;
  readonly person?: 'first' | 'none' | undefined;
}

/**
 * Returns the style guide of a language: a good line, a careful edit and a bad one, and the person's own voice. English
 * verbs show none.
 */
function styleOf(language: Language, voice: Voice) {
  return {
    style: prompts.style[language].join('\n'),
    voice: linesOfVoice(prompts.voice[language], voice),
    material: prompts.material,
  };
}

function linesOfVoice(words: (typeof prompts.voice)[Language], { gender, person }: Voice): string {
  if (words === null) return '';
  const rules = [...(gender ? [words.gender[gender]] : []), ...(person ? [words.person[person]] : [])];
  return ['', words.head, ...(rules.length > 0 ? rules : [words.none]).map((rule) => `- ${rule}`)].join('\n');
}

/** Returns the rules for every section. */
export const systemPrompt = (language: Language, voice: Voice = {}): string =>
  fill(prompts.system, styleOf(language, voice));

/** What readers look for in each section. */
export const SECTION_TASK: Readonly<Record<ImprovedSection, string>> = prompts.sections;

export const IMPROVEMENT_TASK = prompts.tasks;

/** The task for one text where it is written. */
export const TEXT_TASK: Readonly<Record<TextAction, string>> = prompts.texts;

/** The task if the person has seen wordings and wants another. */
export const EARLIER_TASK = prompts.earlier;

/** The task for a summary: a sentence for each option (AI-12). */
export const SUMMARY_TASK: { readonly [Key in keyof SummaryOptions]: Readonly<Record<SummaryOptions[Key], string>> } =
  prompts.summary;

/** The task of a summary that is written as asked, from its own words and the data block `facts`. */
export const summaryTask = ({ template, length, focus }: SummaryOptions): string =>
  [prompts.summaryFacts, SUMMARY_TASK.template[template], SUMMARY_TASK.length[length], SUMMARY_TASK.focus[focus]].join(
    '\n',
  );

/** Sent once when an answer does not fit the schema. */
export const repairPrompt = (fault: string, schema: object): string =>
  fill([prompts.repair], { fault, schema: JSON.stringify(schema) });

/** Asked about every proposal before a person sees it: whether each of its sentences has its source. */
export const CLAIM_CHECK_PROMPT = fill(prompts.claims, { material: prompts.material });

/** Asked once for an advertisement: what somebody must have or be to get the job. */
export const REQUIREMENTS_PROMPT = fill(prompts.requirements, { material: prompts.material });

/** Asked once for sentences that are doubted. */
export const rewritePrompt = (language: Language, voice: Voice = {}): string =>
  fill(prompts.rewrite, styleOf(language, voice));
