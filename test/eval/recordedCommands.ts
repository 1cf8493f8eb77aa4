import { tokensFor } from '../../functions/improve/askForm.ts';
import type { AssumedCheck } from './assumedChecks.ts';
import { readAnswers, writePrompts, type OpenQuestion } from './promptFiles.ts';
import { REWRITE_FORM } from '../../functions/improve/forms.ts';
import { ANSWERED_BY, formOf, readRecordings, writeRecordings, type Recording } from './recorded.ts';
import { readRecordedCalls } from './recordedPeople.ts';
import { replay } from './replay.ts';
import { formatReplay, measureReplay, readInventions } from './replayReport.ts';

/** A model's first token, and each after it, in milliseconds: an assumption about a small fast model. */
const [FIRST_TOKEN, EACH_TOKEN] = [700, 11];

const realisticDelay = ({ answer }: Recording) => FIRST_TOKEN + tokensFor(JSON.stringify(answer)) * EACH_TOKEN;

/** `recorded`, `prompts <folder>`, `answers <prompts> <answers> [<by>]`: see run.ts. Resolves with the exit code. */
export async function runRecorded(
  [command, first = '', second = '', third]: readonly string[],
  list: boolean,
  check?: AssumedCheck,
): Promise<number> {
  const recordings = readRecordings();
  if (command === 'answers') {
    const { taken, missing } = readAnswers(first, second, ANSWERED_BY.find((one) => one === third) ?? 'stranger');
    const keys = new Set(taken.map(({ key }) => key));
    writeRecordings([...recordings.filter(({ key }) => !keys.has(key)), ...taken]);
    process.stdout.write(`${taken.length} answers taken, ${missing.length} missing: ${missing.join(' ')}\n`);
    return missing.length > 0 ? 1 : 0;
  }
  const isPrompts = command === 'prompts';
  const { calls, open, reworded } = await replay(
    readRecordedCalls(),
    // A composed answer is nobody's: its question is still to be answered.
    isPrompts ? recordings.filter(({ by }) => by !== 'composed') : recordings,
    { delay: isPrompts || check ? undefined : realisticDelay, check },
  );
  if (isPrompts) {
    const numbers = recordings.map(({ id }) => Number(id));
    // What is to be written again depends on what the claim checks say.
    const now = open.every(isRewrite) ? open : open.filter((one) => !isRewrite(one));
    writePrompts(first, now, Math.max(0, ...numbers) + 1);
    process.stdout.write(`${now.length} questions written\n`);
    return 0;
  }
  const used = [...new Set(calls.flatMap((call) => call.used.map(({ recording }) => recording)))];
  process.stdout.write(
    `${formatReplay(measureReplay(calls, readInventions()), list)}\n${formatAnswers(used)}\n` +
      `${check ? `claim checks: ${check}; ` : ''}${recordings.length - used.length} answers not used, ${reworded} to ` +
      `other instructions than those of today; ${open.length} questions without an answer\n`,
  );
  return 0;
}

const isRewrite = ({ question }: OpenQuestion) => formOf(question) === REWRITE_FORM.name;

/** Whose the answers are that a replay took, form by form. */
function formatAnswers(used: readonly Recording[]): string {
  return [...new Set(used.map(({ form }) => form))]
    .map((form) => {
      const all = used.filter((one) => one.form === form);
      const by = ANSWERED_BY.map((who) => `${all.filter((one) => one.by === who).length} ${who}`);
      return `${form}: ${all.length} answers (${by.join(', ')})`;
    })
    .join('\n');
}
