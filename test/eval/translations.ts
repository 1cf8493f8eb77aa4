import { readFileSync } from 'node:fs';
import { createBedrockModel } from '../../functions/improve/bedrockModel.ts';
import type { TextModel } from '../../functions/improve/model.ts';
import { createBedrockClient } from '../../functions/platform/bedrock/converse.ts';
import { translateTexts } from '../../functions/twin/translateTexts.ts';
import { LOCAL_ENVIRONMENT, setEnvironment } from '../../infra/local/environment.ts';
import { DEFAULT_MODEL_NAME, MODELS } from '../../infra/models.ts';
import type { Translation } from '../../shared/api/twin.ts';
import { readAnswers, writePrompts, type OpenQuestion } from './promptFiles.ts';
import {
  ANSWERED_BY,
  questionKey,
  readRecordings,
  startRecordedModel,
  writeRecordings,
  type Recording,
} from './recorded.ts';
import { formatMutants, measureMutants } from './mutants/measureMutants.ts';
import { PATIENT_MS, readTranslatedPeople, toWish, type TranslatedPerson } from './translatedPeople.ts';
import { formatTranslations } from './translationReport.ts';

const RECORDINGS = new URL('../data/twin/recordings.jsonl', import.meta.url);

/** Translates as the product does, over Bedrock's wire with these answers, one person after the other. */
export async function replayTranslations(people: readonly TranslatedPerson[], recordings: readonly Recording[]) {
  const server = await startRecordedModel(recordings);
  const restore = setEnvironment({ ...LOCAL_ENVIRONMENT, AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.url });
  const client = createBedrockClient();
  const owners = new Map<string, string>();
  const results: (readonly [TranslatedPerson, Translation])[] = [];
  try {
    for (const person of people) {
      const bedrock = createBedrockModel(client, MODELS[DEFAULT_MODEL_NAME]);
      const noted: TextModel = (request, signal) => {
        const said = request.turns.map(({ text }) => text);
        owners.set(questionKey(request.form.name, said), person.name);
        return bedrock(request, signal);
      };
      // oxlint-disable-next-line no-await-in-loop -- one after another
      results.push([person, await translateTexts(toWish(person), noted, { milliseconds: PATIENT_MS })]);
    }
    const open = [...server.open].map(([key, question]): OpenQuestion => ({ call: owners.get(key) ?? '', question }));
    return { results, open };
  } finally {
    client.destroy();
    restore();
    await server.close();
  }
}

/** Whose translations are reported: everybody's, or those that a JSON file names, or the others. */
interface ChosenPeople {
  readonly people?: string | undefined;
  readonly others?: boolean;
}

function choosePeople({ people, others = false }: ChosenPeople): TranslatedPerson[] {
  const named = people === undefined ? undefined : new Set(JSON.parse(readFileSync(people, 'utf8')) as string[]);
  return readTranslatedPeople().filter(({ name }) => named?.has(name) !== others);
}

/**
 * `prompts <folder>`, `answers <prompts> <answers> [<by>]`, `mutants`, or the report: see run.ts. Resolves with the
 * exit code.
 */
export async function runTranslations(
  [command, first = '', second = '', third]: readonly string[],
  chosen: ChosenPeople,
): Promise<number> {
  const recordings = readRecordings(RECORDINGS);
  if (command === 'answers') {
    const { taken, missing } = readAnswers(first, second, ANSWERED_BY.find((by) => by === third) ?? 'stranger');
    const keys = new Set(taken.map(({ key }) => key));
    writeRecordings([...recordings.filter(({ key }) => !keys.has(key)), ...taken], RECORDINGS);
    process.stdout.write(`${taken.length} answers taken, ${missing.length} missing: ${missing.join(' ')}\n`);
    return missing.length > 0 ? 1 : 0;
  }
  const people = choosePeople(chosen);
  if (command === 'mutants') {
    process.stdout.write(`${formatMutants(await measureMutants(people, recordings))}\n`);
    return 0;
  }
  const { results, open } = await replayTranslations(people, recordings);
  if (command === 'prompts') {
    writePrompts(first, open, Math.max(0, ...recordings.map(({ id }) => Number(id))) + 1);
    process.stdout.write(`${open.length} questions written\n`);
    return 0;
  }
  process.stdout.write(`${formatTranslations(results)}\n${open.length} questions without an answer\n`);
  return 0;
}
