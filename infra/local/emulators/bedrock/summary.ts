import type { SummaryFacts } from '../../../../functions/improve/summaryFacts.ts';
import { SUMMARY_COUNTER } from '../../../../shared/resume/hints.ts';
import type { SummaryOptions } from '../../../../shared/resume/summaryOptions.ts';
import { editText } from './textEditor.ts';

/** Sentences of a summary. A person's own are cut for a short one alone. */
const MAX_SENTENCES = { short: 2, medium: 4, long: 6 } as const;

type SentenceKind = 'own' | 'role' | 'skills' | 'studies' | 'result' | 'project';

/** The order of a summary's sentences, by its kind. */
const SENTENCE_ORDER: Readonly<Record<SummaryOptions['template'], readonly SentenceKind[]>> = {
  general: ['own', 'role', 'skills', 'result', 'studies', 'project'],
  careerChange: ['skills', 'own', 'result', 'role', 'studies', 'project'],
  recentGraduate: ['studies', 'own', 'project', 'skills', 'role', 'result'],
};
/** The sentences that a focus moves to the front. */
const FIRST_BY_FOCUS: Readonly<Record<SummaryOptions['focus'], SentenceKind | undefined>> = {
  balanced: undefined,
  technical: 'skills',
  achievements: 'result',
};

const MAX_SKILLS = 6;

/**
 * A summary as it was asked for: the person's own sentences, edited, and sentences that repeat what the entries state,
 * in the order that template and focus ask for. What the summary says already is not said again.
 */
export function writeSummary(
  summary: string,
  facts: SummaryFacts,
  { template, length, focus }: SummaryOptions,
): string {
  const sentences = splitSentences(editText(summary));
  const hebrew = /[א-ת]/.test(summary.trim() === '' ? JSON.stringify(facts) : summary);
  const first = FIRST_BY_FOCUS[focus];
  const order = first
    ? [first, ...SENTENCE_ORDER[template].filter((kind) => kind !== first)]
    : SENTENCE_ORDER[template];
  // The opening of a short summary replaces one of the person's sentences.
  const kept =
    length === 'short'
      ? sentences.slice(0, order[0] === 'own' ? MAX_SENTENCES.short : MAX_SENTENCES.short - 1)
      : sentences;
  const stated: Readonly<Record<SentenceKind, readonly string[]>> = { own: kept, ...sentencesFromFacts(facts, hebrew) };
  const most = Math.max(MAX_SENTENCES[length], stated.own.length);
  // The person's own sentences keep their place: others give way to them.
  let room = most - stated.own.length;
  const chosen = order.flatMap((kind) => {
    if (kind === 'own') return stated.own;
    const added = stated[kind]
      .filter((sentence) => !alreadySays(sentences.join(' '), sentence))
      .slice(0, Math.min(1, room));
    room -= added.length;
    return added;
  });
  const fitting: string[] = [];
  for (const sentence of chosen)
    if ([...fitting, sentence].join(' ').length <= SUMMARY_COUNTER.outOf || sentences.includes(sentence))
      fitting.push(sentence);
  return fitting.join(' ');
}

function sentencesFromFacts(
  { experience, education, projects, skills }: SummaryFacts,
  hebrew: boolean,
): Record<Exclude<SentenceKind, 'own'>, string[]> {
  const [job] = experience;
  const [degree] = education;
  const lines = experience.flatMap(({ text }) => text.split('\n')).map((line) => line.trim());
  return {
    role: job && job.title !== '' ? [withFullStop(joinWithComma(job.title, job.company))] : [],
    skills: skills.length > 0 ? [`${hebrew ? 'מיומנויות' : 'Skills'}: ${skills.slice(0, MAX_SKILLS).join(', ')}.`] : [],
    studies: degree && degree.degree !== '' ? [withFullStop(joinWithComma(degree.degree, degree.institution))] : [],
    result: lines
      .filter((line) => /\d/.test(line) && line.length <= 160)
      .toSorted((a, b) => evidenceWeight(b) - evidenceWeight(a))
      .map((line) => withFullStop(editText(line))),
    project: projects
      .slice(0, 1)
      .filter(({ name }) => name !== '')
      .map(({ name }) => `${hebrew ? 'פרויקט' : 'Project'}: ${name}.`),
  };
}

/** Percentages say more than large numbers, and those more than small ones. */
const evidenceWeight = (line: string) => (line.includes('%') ? 2 : /\d{2}/.test(line) ? 1 : 0);
/** With a comma: a preposition would have to know the name's article and kind. */
const joinWithComma = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(', ');
const withFullStop = (line: string) => (/[.!?]$/.test(line) ? line : `${line}.`);
const splitSentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => withFullStop(sentence));

const comparableWords = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}.#+]{3,}/gu)
    ?.map((word) => word.replace(/\.$/, '')) ?? [];

/** Returns whether a text already has most of a sentence's words. */
function alreadySays(text: string, sentence: string): boolean {
  const there = new Set(comparableWords(text));
  const wanted = comparableWords(sentence);
  return wanted.length > 0 && wanted.filter((word) => there.has(word)).length * 2 > wanted.length;
}
