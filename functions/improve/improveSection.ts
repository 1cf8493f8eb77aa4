import * as v from 'valibot';
import type { ImprovedSection, TextAction } from '../../shared/improve/improvedSections.ts';
import { hasSummaryFacts } from '../../shared/improve/suggestions.ts';
import type { Language } from '../../shared/platform/language.ts';
import { SUMMARY_COUNTER } from '../../shared/resume/hints.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { SummaryOptions } from '../../shared/resume/summaryOptions.ts';
import { isBlankText } from '../../shared/resume/text.ts';
import { inTurns } from '../platform/inTurns.ts';
import { redact, stripPersonalData } from '../platform/bedrock/redact.ts';
import { promptDataBlock } from '../platform/bedrock/promptDataBlock.ts';
import { resumeVoice } from './resumeVoice.ts';
import { findUnprovenLines, type Doubt } from './evidence.ts';
import { toSummaryFacts } from './summaryFacts.ts';
import type { TextModel } from './model.ts';
import {
  EARLIER_TASK,
  IMPROVEMENT_TASK,
  SECTION_TASK,
  TEXT_TASK,
  repairPrompt,
  summaryTask,
  systemPrompt,
} from './prompts/v3.ts';
import { cleanModelText } from './cleanModelText.ts';
import { verifySection } from './verifySection.ts';

export interface ImproveSectionOptions {
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
  readonly id: string;
  readonly text: string;
  /** What the text belongs to, for the model's understanding: title, employer. */
  readonly heading: string;
}

/** A better wording, with what its evidence or the second call leaves in doubt. */
export interface ImprovedText {
  readonly text: string;
  readonly doubts: readonly Doubt[];
}

/** The answer did not fit the schema, even after one repair. */
export class InvalidAnswerError extends Error {
  override readonly name = 'InvalidAnswer';
}

/** Of an answer: more take longer than a call can. */
const MAX_TOKENS = 8_000;

const ImprovedTextsSchema = v.object({
  texts: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        text: v.pipe(v.string(), v.maxLength(RESUME_LIMITS.description)),
        evidence: v.optional(v.array(v.string()), []),
      }),
    ),
    v.maxLength(RESUME_LIMITS.experience),
  ),
});

/**
 * The texts of a section that can be improved. Blank ones are left out, but a blank summary can be written from the
 * rest of the résumé.
 */
export function improvableTexts(
  resume: ResumeData,
  section: ImprovedSection,
  { summaryOptions }: Pick<ImproveSectionOptions, 'summaryOptions'>,
): ImprovableText[] {
  if (section === 'summary')
    return isBlankText(resume.summary) && !(summaryOptions && hasSummaryFacts(resume))
      ? []
      : [{ id: 'summary', text: resume.summary, heading: '' }];
  const heads = {
    experience: resume.experience.map(({ id, description, title, company }) => ({
      id,
      text: description,
      heading: `${title}, ${company}`,
    })),
    education: resume.education.map(({ id, description, degree, institution }) => ({
      id,
      text: description,
      heading: `${degree}, ${institution}`,
    })),
    projects: resume.projects.map(({ id, description, name, role }) => ({
      id,
      text: description,
      heading: `${name}, ${role}`,
    })),
  };
  return heads[section].filter(({ text }) => !isBlankText(text));
}

/**
 * Asks the model for better wordings of one section's texts, by their ids. Private data is redacted first (redact.ts);
 * a text whose placeholders do not come back complete is left out. Throws InvalidAnswerError after one repair, and what
 * the model throws. `verifyUntil`: a second call is asked whether what came follows, until then.
 */
export async function improveSection(
  resume: ResumeData,
  section: ImprovedSection,
  wish: ImproveSectionOptions,
  model: TextModel,
  signal: AbortSignal,
  verifyUntil?: AbortSignal,
): Promise<ReadonlyMap<string, ImprovedText>> {
  const voice = resumeVoice(resume);
  const plain = (text: string) => stripPersonalData(text, resume.personalInfo);
  const found = improvableTexts(resume, section, wish).values();
  const redacted = new Map(
    await inTurns(
      found.map(
        ({ id, text, heading }) => [id, { heading: plain(heading), ...redact(text, resume.personalInfo) }] as const,
      ),
    ),
  );
  const texts = [...redacted].map(([id, { heading, text }]) => ({ id, heading, text }));
  const job = wish.improvementType === 'job' ? [promptDataBlock('advertisement', plain(wish.jobDescription))] : [];
  const written =
    section === 'summary' && wish.summaryOptions
      ? [summaryTask(wish.summaryOptions), promptDataBlock('facts', JSON.stringify(toSummaryFacts(resume)))]
      : [];
  const stated = wish.oneText?.stated === undefined ? [] : [plain(wish.oneText.stated)];
  const earlier = (wish.oneText?.earlier ?? []).map(plain);
  const question = [
    wish.oneText ? TEXT_TASK[wish.oneText.action] : IMPROVEMENT_TASK[wish.improvementType],
    SECTION_TASK[section],
    ...written,
    ...job,
    ...stated.map((text) => promptDataBlock('number', text)),
    ...(earlier.length > 0 ? [EARLIER_TASK, promptDataBlock('earlier', JSON.stringify(earlier))] : []),
    promptDataBlock(section, JSON.stringify({ texts })),
  ].join('\n\n');
  const characters = texts.reduce((sum, { text }) => sum + text.length, written.length > 0 ? SUMMARY_COUNTER.outOf : 0);
  const enough = 500 + Math.ceil(characters * 1.5);
  const ask = (turns: Parameters<TextModel>[0]['turns'], maxTokens = enough) =>
    model({ system: systemPrompt(wish.language, voice), turns, maxTokens: Math.min(MAX_TOKENS, maxTokens) }, signal);
  const first = await ask([{ role: 'user', text: question }]);
  let answer = parseAnswer(first);
  if (typeof answer === 'string') {
    const again = [
      { role: 'user', text: question },
      { role: 'assistant', text: first.trim() || '…' },
      { role: 'user', text: repairPrompt(answer) },
    ] as const;
    // The answer may have been cut off at its length.
    answer = parseAnswer(await ask(again, enough * 2));
    if (typeof answer === 'string') throw new InvalidAnswerError(answer);
  }
  const facts = written.length > 0 ? [JSON.stringify(toSummaryFacts(resume))] : [];
  // Of a text that is answered twice the first answer counts.
  const answered = new Map(answer.texts.toReversed().map((each) => [each.id, each]));
  const restored = [...redacted].flatMap(([id, source]) => {
    const { text, evidence } = answered.get(id) ?? {};
    const tidy = text === undefined ? undefined : cleanModelText(text, source.text);
    const own = tidy === undefined ? undefined : source.restore(tidy);
    if (tidy === undefined || own === undefined) return [];
    const doubts = findUnprovenLines(tidy, evidence ?? [], [source.text, source.heading, ...facts, ...stated]);
    return [{ id, source, tidy, own, doubts }];
  });
  const second = verifyUntil
    ? await verifySection(
        restored.map(({ id, source, tidy }) => ({
          id,
          source: [source.heading, source.text, ...facts, ...stated].join('\n'),
          proposal: tidy,
        })),
        model,
        verifyUntil,
      )
    : new Map<string, readonly Doubt[]>();
  return new Map(
    restored.map(({ id, source, own, doubts }): [string, ImprovedText] => [
      id,
      {
        text: own,
        // A doubt quotes what was sent: the private parts come back in it as in the text.
        doubts: [...doubts, ...(second.get(id) ?? [])].map(({ text }) => ({ text: source.reveal(text) })),
      },
    ]),
  );
}

/** A fence that models like to wrap JSON in. */
const FENCE = /^```(?:json)?\s*|(?:(?<!\s)\s+)?```$/g;

/** The answer, or what is wrong with it: prose around the object is, for braces in it could be taken for the object. */
function parseAnswer(text: string): v.InferOutput<typeof ImprovedTextsSchema> | string {
  const json = text.trim().replace(FENCE, '');
  if (!json.startsWith('{') || !json.endsWith('}')) return 'no JSON object alone';
  try {
    const parsed = v.safeParse(ImprovedTextsSchema, JSON.parse(json));
    return parsed.success
      ? parsed.output
      : `${parsed.issues[0].type} at ${v.getDotPath(parsed.issues[0]) ?? 'the top'}`;
  } catch {
    return 'no valid JSON';
  }
}
