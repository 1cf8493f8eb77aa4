import { ownContactsOf } from '../../shared/resume/moreContacts.ts';
import { judgeProposal } from '../../shared/improve/guard/guard.ts';
import type { GuardFinding } from '../../shared/improve/guard/proposal.ts';
import { SUMMARY_COUNTER } from '../../shared/resume/hints.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { redact, stripPersonalData, type RedactedText } from '../platform/bedrock/redact.ts';
import { promptDataBlock } from '../platform/bedrock/promptDataBlock.ts';
import { askForm, tokensFor } from './askForm.ts';
import { cleanModelText } from './cleanModelText.ts';
import { IMPROVED_TEXT_FORM, ImprovedTextSchema } from './forms.ts';
import type { ImprovableText, ImproveWish } from './improvableTexts.ts';
import type { TextModel } from './model.ts';
import { EARLIER_TASK, IMPROVEMENT_TASK, SECTION_TASK, TEXT_TASK, summaryTask, systemPrompt } from './prompts/v4.ts';
import { resumeVoice } from './resumeVoice.ts';
import { factLines, toSummaryFacts } from './summaryFacts.ts';

/** A text as it is sent: private data are placeholders, and what may be said about it besides its own words. */
export interface SentText {
  readonly redacted: RedactedText;
  readonly heading: string;
  /** Facts of the rest of the résumé, for a summary that is written from it: as they are sent, and line by line. */
  readonly factsJson: string;
  readonly facts: readonly string[];
  /** The number that the person gives. */
  readonly stated: readonly string[];
  readonly wish: ImproveWish;
  readonly voice: ReturnType<typeof resumeVoice>;
}

/** Returns one text of a résumé in the form that is sent. */
export function toSentText(
  resume: ResumeData,
  { section, text, heading }: ImprovableText,
  wish: ImproveWish,
): SentText {
  const plain = (part: string) => stripPersonalData(part, ownContactsOf(resume));
  const isWritten = section === 'summary' && wish.summaryOptions !== undefined;
  const facts = isWritten ? toSummaryFacts(resume) : undefined;
  return {
    redacted: redact(text, ownContactsOf(resume)),
    heading: plain(heading),
    factsJson: facts ? JSON.stringify(facts) : '',
    facts: facts ? factLines(facts) : [],
    stated: wish.oneText?.stated === undefined ? [] : [plain(wish.oneText.stated)],
    wish: {
      ...wish,
      jobDescription: wish.improvementType === 'job' ? plain(wish.jobDescription) : '',
      ...(wish.oneText && { oneText: { ...wish.oneText, earlier: (wish.oneText.earlier ?? []).map(plain) } }),
    },
    voice: resumeVoice(resume, isWritten ? '' : text),
  };
}

type Sources = Pick<SentText, 'redacted' | 'heading' | 'facts' | 'stated'>;
/** Returns the sources that may support a text, without private data: the text itself, its entry, and facts. */
export const sourcesOf = ({ redacted, heading, facts, stated }: Sources) => [
  redacted.text,
  heading,
  ...facts,
  ...stated,
];
/** Returns the same sources without the entry, as one text. */
export const ownText = ({ redacted, facts, stated }: Sources) =>
  [redacted.text, ...facts, ...stated].filter((text) => text !== '').join('\n');

/** A question about a rewritten text, besides what may be said about it. */
export const askedAbout = (sent: Sources, name: string, made: object): string =>
  [
    promptDataBlock('heading', sent.heading),
    promptDataBlock('source', ownText(sent)),
    promptDataBlock(name, JSON.stringify(made)),
  ].join('\n\n');

/** Returns the floor's findings in a text made from another. */
export function findingsOf(sent: SentText, after: string): readonly GuardFinding[] {
  const [before = '', ...context] = sourcesOf(sent);
  const { facts, voice, wish } = sent;
  return judgeProposal({
    before,
    after,
    context,
    written: facts.length > 0,
    gender: voice.gender,
    language: wish.language,
  }).findings;
}

/** An answer may be half as long again as the text, plus the characters around it. */
const [ROOM, AROUND] = [1.5, 200];

/**
 * Asks the model for a better wording of one text. '' if it is good already. Throws what {@link askForm} throws.
 */
export async function writeText(
  { redacted, heading, factsJson, stated, wish, voice }: SentText,
  { section }: ImprovableText,
  model: TextModel,
  signal: AbortSignal,
): Promise<string> {
  const { oneText, summaryOptions, jobDescription } = wish;
  const earlier = oneText?.earlier ?? [];
  const question = [
    oneText ? TEXT_TASK[oneText.action] : IMPROVEMENT_TASK[wish.improvementType],
    SECTION_TASK[section],
    ...(factsJson !== '' && summaryOptions ? [summaryTask(summaryOptions), promptDataBlock('facts', factsJson)] : []),
    ...(wish.improvementType === 'job' ? [promptDataBlock('advertisement', jobDescription)] : []),
    ...stated.map((text) => promptDataBlock('number', text)),
    ...(earlier.length > 0 ? [EARLIER_TASK, promptDataBlock('earlier', JSON.stringify(earlier))] : []),
    promptDataBlock(section, JSON.stringify({ heading, text: redacted.text })),
  ].join('\n\n');
  const room = Math.max(
    tokensFor(redacted.text) * ROOM,
    factsJson === '' ? 0 : tokensFor('א'.repeat(SUMMARY_COUNTER.outOf)),
  );
  const { text } = await askForm(
    {
      system: systemPrompt(wish.language, voice),
      text: question,
      form: IMPROVED_TEXT_FORM,
      schema: ImprovedTextSchema,
      maxTokens: AROUND + Math.ceil(room),
      again: true,
    },
    model,
    signal,
  );
  const clean = cleanModelText(text, redacted.text);
  if (section !== 'summary' || redacted.text.includes('\n')) return clean;
  // A summary stays a paragraph, whatever lines it comes in.
  const lines = clean.split('\n').map((line) => line.trim());
  return lines
    .map((line, order) => (order + 1 < lines.length && /[^.!?:;,]$/.test(line) ? `${line}.` : line))
    .join(' ');
}
