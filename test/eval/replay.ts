import { createBedrockModel } from '../../functions/improve/bedrockModel.ts';
import { improveSections, type ImprovedSections } from '../../functions/improve/improveSections.ts';
import type { TextModel } from '../../functions/improve/model.ts';
import { createBedrockClient, type ModelCapabilities } from '../../functions/platform/bedrock/converse.ts';
import { LOCAL_ENVIRONMENT, setEnvironment } from '../../infra/local/environment.ts';
import { DEFAULT_MODEL_NAME, MODELS } from '../../infra/models.ts';
import { withAssumedChecks, type AssumedCheck } from './assumedChecks.ts';
import type { OpenQuestion } from './promptFiles.ts';
import { questionKey, startRecordedModel, type Recording } from './recorded.ts';
import type { RecordedCall } from './recordedPeople.ts';

/** An answer that an improvement took, and the question's own material. */
export interface UsedAnswer {
  readonly recording: Recording;
  readonly material: string;
}

/** What the product made of one recorded improvement. */
export interface ReplayedCall {
  readonly call: RecordedCall;
  readonly result: ImprovedSections;
  readonly milliseconds: number;
  readonly used: readonly UsedAnswer[];
}

export interface Replay {
  readonly calls: readonly ReplayedCall[];
  readonly open: readonly OpenQuestion[];
  /** Answers that were given under other instructions than those of today. */
  readonly reworded: number;
}

/** The default model as deployed, but without the second model that is asked when it does not answer. */
const MODEL: ModelCapabilities = MODELS[DEFAULT_MODEL_NAME];

interface ReplayOptions {
  /** Milliseconds that each answer takes. With it all improvements run at once: waiting for one is waiting for all. */
  readonly delay?: ((recording: Recording) => number) | undefined;
  /** In place of the claim checks that were recorded. */
  readonly check?: AssumedCheck | undefined;
}

/** Where nobody's time is measured, a busy machine makes nothing late. */
const PATIENT_MS = 120_000;

async function oneByOne<One, Result>(all: readonly One[], work: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after another is what it is for
  for (const one of all) results.push(await work(one));
  return results;
}

/** Replays improvements over Bedrock's wire, as the product asks, one by one where nobody's time is measured. */
export async function replay(
  calls: readonly RecordedCall[],
  recordings: readonly Recording[],
  { delay, check }: ReplayOptions = {},
): Promise<Replay> {
  const server = await startRecordedModel(recordings, delay);
  const restore = setEnvironment({ ...LOCAL_ENVIRONMENT, AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.url });
  const client = createBedrockClient();
  const model = withAssumedChecks(createBedrockModel(client, MODEL), check);
  const byKey = new Map(recordings.map((recording) => [recording.key, recording]));
  const owners = new Map<string, string>();
  const replayOne = async (call: RecordedCall): Promise<ReplayedCall> => {
    const used: UsedAnswer[] = [];
    const noted: TextModel = (request, signal) => {
      const said = request.turns.map(({ text }) => text);
      const key = questionKey(request.form.name, said);
      owners.set(key, call.name);
      const recording = byKey.get(key);
      if (recording) used.push({ recording, material: said.join('\n') });
      return model(request, signal);
    };
    const began = performance.now();
    const result = await improveSections(call.resume, call.wish, noted, delay ? {} : { milliseconds: PATIENT_MS });
    return { call, result, milliseconds: performance.now() - began, used };
  };
  try {
    return {
      calls: delay ? await Promise.all(calls.map(replayOne)) : await oneByOne(calls, replayOne),
      open: [...server.open].map(([key, question]) => ({ call: owners.get(key) ?? '', question })),
      reworded: server.reworded.size,
    };
  } finally {
    client.destroy();
    restore();
    await server.close();
  }
}
