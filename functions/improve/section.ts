import * as v from 'valibot';
import { hasFacts, type ImprovedSection } from '../../shared/improve/suggestions.ts';
import type { Language } from '../../shared/product.ts';
import { SUMMARY_COUNTER } from '../../shared/resume/hints.ts';
import { LIMITS } from '../../shared/resume/limits.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { SummaryOptions } from '../../shared/resume/summaryOptions.ts';
import { isBlankText } from '../../shared/resume/text.ts';
import { conceal, withoutPrivate } from '../data/conceal.ts';
import { dataBlock } from '../data/dataBlock.ts';
import { factsOf } from './facts.ts';
import type { Model } from './model.ts';
import { repairPrompt, SECTION_TASK, summaryTask, systemPrompt, TASK } from './prompts/v2.ts';
import { tidied } from './tidy.ts';

export interface Wish {
  readonly improvementType: 'general' | 'job';
  readonly jobDescription: string;
  readonly language: Language;
  readonly summaryOptions?: SummaryOptions | undefined;
}

/** A text to improve; the summary's id is `summary`. */
export interface SourceText {
  readonly id: string;
  readonly text: string;
  /** What the text belongs to, for the model's understanding: title, employer. */
  readonly heading: string;
}

/** The answer had not the form it must have, also after it was asked again. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';
}

/** Of an answer: more take longer than a call can. */
const MOST_TOKENS = 8_000;

const AnswerSchema = v.object({ texts: v.pipe(v.array(v.object({ id: v.string(), text: v.pipe(v.string(), v.maxLength(LIMITS.description)) })), v.maxLength(LIMITS.experience)) });

/** The texts of a section that can be improved. Blank ones are none, but a blank summary can be written from the rest of the résumé. */
export function textsOf(resume: ResumeData, section: ImprovedSection, { summaryOptions }: Pick<Wish, 'summaryOptions'>): SourceText[] {
  if (section === 'summary') return isBlankText(resume.summary) && !(summaryOptions && hasFacts(resume)) ? [] : [{ id: 'summary', text: resume.summary, heading: '' }];
  const heads = {
    experience: resume.experience.map(({ id, description, title, company }) => ({ id, text: description, heading: `${title}, ${company}` })),
    education: resume.education.map(({ id, description, degree, institution }) => ({ id, text: description, heading: `${degree}, ${institution}` })),
    projects: resume.projects.map(({ id, description, name, role }) => ({ id, text: description, heading: `${name}, ${role}` })),
  };
  return heads[section].filter(({ text }) => !isBlankText(text));
}

/**
 * Asks the model for better wordings of one section's texts, by their ids. Private data does not leave (conceal.ts); a text
 * whose private parts do not come back whole is left out. Throws InvalidAnswer after one repair, and what the model throws.
 */
export async function improveSection(resume: ResumeData, section: ImprovedSection, wish: Wish, model: Model, signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const plain = (text: string) => withoutPrivate(text, resume.personalInfo);
  const concealed = new Map(textsOf(resume, section, wish).map(({ id, text, heading }) => [id, { heading: plain(heading), ...conceal(text, resume.personalInfo) }]));
  const texts = [...concealed].map(([id, { heading, text }]) => ({ id, heading, text }));
  const job = wish.improvementType === 'job' ? [dataBlock('advertisement', plain(wish.jobDescription))] : [];
  const written = section === 'summary' && wish.summaryOptions ? [summaryTask(wish.summaryOptions), dataBlock('facts', JSON.stringify(factsOf(resume)))] : [];
  const question = [TASK[wish.improvementType], SECTION_TASK[section], ...written, ...job, dataBlock(section, JSON.stringify({ texts }))].join('\n\n');
  const characters = texts.reduce((sum, { text }) => sum + text.length, written.length > 0 ? SUMMARY_COUNTER.outOf : 0);
  const enough = 500 + Math.ceil(characters * 1.5);
  const ask = (turns: Parameters<Model>[0]['turns'], maxTokens = enough) => model({ system: systemPrompt(wish.language), turns, maxTokens: Math.min(MOST_TOKENS, maxTokens) }, signal);
  const first = await ask([{ role: 'user', text: question }]);
  let answer = read(first);
  if (typeof answer === 'string') {
    const again = [{ role: 'user', text: question }, { role: 'assistant', text: first.trim() || '…' }, { role: 'user', text: repairPrompt(answer) }] as const;
    // The answer may have been cut off at its length.
    answer = read(await ask(again, enough * 2));
    if (typeof answer === 'string') throw new InvalidAnswer(answer);
  }
  return new Map(answer.texts.flatMap(({ id, text }): [string, string][] => {
    const source = concealed.get(id);
    const restored = source?.restore(tidied(text, source.text));
    return restored === undefined ? [] : [[id, restored]];
  }));
}

/** The answer, or what is wrong with it. Models like to wrap JSON in a fence. */
function read(text: string): v.InferOutput<typeof AnswerSchema> | string {
  const json = /\{[\s\S]*\}/.exec(text)?.[0];
  if (json === undefined) return 'no JSON object';
  try {
    const parsed = v.safeParse(AnswerSchema, JSON.parse(json));
    return parsed.success ? parsed.output : `${parsed.issues[0].type} at ${v.getDotPath(parsed.issues[0]) ?? 'the top'}`;
  } catch {
    return 'no valid JSON';
  }
}
