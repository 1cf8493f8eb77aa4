import { improveSections } from '../../functions/improve/improveSections.ts';
import type { TextModel } from '../../functions/improve/model.ts';
import { improvableTexts } from '../../functions/improve/improvableTexts.ts';
import { safeChanges, type ImprovementChange } from '../../shared/improve/changes.ts';
import { judgeChanges } from '../../functions/improve/judgeChanges.ts';
import { extractFacts } from '../../shared/improve/guard/readFacts.ts';
import type { Language } from '../../shared/platform/language.ts';
import { DEFAULT_SUMMARY_OPTIONS } from '../../shared/resume/summaryOptions.ts';
import type { EvaluationSubject } from './people.ts';

/** What a model made of one résumé, or of all of them: counts, so that they can be added up. */
export interface Tally {
  /** Questions that were asked, those answered at all, and those asked again for the form of the answer. */
  readonly asked: number;
  readonly answered: number;
  readonly repaired: number;
  /** Texts that gave nothing: invalid, incomplete, throttled, failed or late. */
  readonly failed: number;
  /** Texts that could be improved, those that were changed, and changes in which the guard found nothing. */
  readonly texts: number;
  readonly changed: number;
  readonly safe: number;
  /** Changes of which the person would be asked one question, and those whose claims no model has checked. */
  readonly questions: number;
  readonly unchecked: number;
  /** Sentences that were doubted and written again, and those in whose place the person's own stand. */
  readonly rewritten: number;
  readonly own: number;
  /** Findings of the guard by what they are about: what people would be shown, no measure of what a model invents. */
  readonly invented: number;
  readonly swapped: number;
  readonly gender: number;
  readonly person: number;
  readonly tooLong: number;
  /** Numbers, names, dates and the like in the texts that were changed, and those that the changes still state. */
  readonly facts: number;
  readonly kept: number;
  /** Characters of those texts before and after. */
  readonly before: number;
  readonly after: number;
  /** Changes that are not in the language of their résumé. */
  readonly otherLanguage: number;
}

const EMPTY_TALLY: Tally = {
  asked: 0,
  answered: 0,
  repaired: 0,
  failed: 0,
  texts: 0,
  changed: 0,
  safe: 0,
  questions: 0,
  unchecked: 0,
  rewritten: 0,
  own: 0,
  invented: 0,
  swapped: 0,
  gender: 0,
  person: 0,
  tooLong: 0,
  facts: 0,
  kept: 0,
  before: 0,
  after: 0,
  otherLanguage: 0,
};

export function sumTallies(tallies: readonly Tally[]): Tally {
  const keys = Object.keys(EMPTY_TALLY) as (keyof Tally)[];
  return tallies.reduce(
    (sum, tally) => Object.fromEntries(keys.map((key) => [key, sum[key] + tally[key]])) as unknown as Tally,
    EMPTY_TALLY,
  );
}

export interface EvaluationOptions {
  /** Improve for the advertisement of each subject instead of for anybody. */
  readonly forJob?: boolean;
  /** Also write the summary from scratch, with the default options; otherwise reword it. */
  readonly summaries?: boolean;
  readonly milliseconds?: number;
}

/** Improves one résumé as the endpoint does, and counts what the answer is worth. Nothing is spent. */
export async function evaluateSubject(
  { resume, language, job }: EvaluationSubject,
  model: TextModel,
  { forJob = false, summaries = false, milliseconds }: EvaluationOptions = {},
): Promise<Tally> {
  const count = { asked: 0, answered: 0, repaired: 0 };
  const counted: TextModel = async (request, signal) => {
    const first = request.turns.length === 1;
    count[first ? 'asked' : 'repaired'] += 1;
    const answer = await model(request, signal);
    if (first) count.answered += 1;
    return answer;
  };
  const wish = {
    improvementType: forJob ? 'job' : 'general',
    jobDescription: forJob ? job : '',
    language,
    ...(summaries && { summaryOptions: DEFAULT_SUMMARY_OPTIONS }),
  } as const;
  const { texts: made, failures } = await improveSections(resume, wish, counted, { milliseconds });
  const changes = judgeChanges(resume, made, { summaryWritten: summaries, language });
  const texts = improvableTexts(resume, wish).length;
  return {
    ...sumTallies(changes.map((change) => tallyChange(change, language))),
    ...count,
    failed: failures.length,
    texts,
    safe: safeChanges(changes).length,
    questions: changes.filter(({ verdict }) => verdict.outcome === 'asked').length,
    unchecked: changes.filter(({ isChecked }) => !isChecked).length,
    rewritten: made.reduce((sum, one) => sum + one.rewritten, 0),
    own: made.reduce((sum, one) => sum + one.own, 0),
  };
}

const SEPARATE_REASONS: ReadonlySet<string> = new Set(['swapped', 'gender', 'person', 'too_long']);

function tallyChange({ before, after, verdict: { findings, lost } }: ImprovementChange, language: Language): Tally {
  const of = (reason: string) => findings.filter((finding) => finding.reason === reason).length;
  const facts = new Set(extractFacts(before).map(({ kind, key }) => `${kind} ${key}`)).size;
  return {
    ...EMPTY_TALLY,
    changed: 1,
    invented: findings.filter(({ reason }) => !SEPARATE_REASONS.has(reason)).length,
    swapped: of('swapped'),
    gender: of('gender'),
    person: of('person'),
    tooLong: of('too_long'),
    facts,
    kept: Math.max(0, facts - lost.length),
    before: before.length,
    after: after.length,
    otherLanguage: detectScriptLanguage(after) === language ? 0 : 1,
  };
}

/**
 * The script that most letters are of; product names are Latin in either language, so that Hebrew wins from a third.
 */
function detectScriptLanguage(text: string): Language {
  const hebrew = text.match(/[א-ת]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return hebrew * 2 > latin ? 'he' : 'en';
}
