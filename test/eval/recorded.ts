import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { callerGone, listen, type ListeningServer } from '../../infra/local/listen.ts';

/** How somebody answered: as well as they could, or as a model that embellishes. */
export type AnswerStyle = 'plain' | 'eager';
/**
 * Who answered: somebody who saw the question alone, whoever wrote the question, or nobody: it was put together from
 * the list of inventions, as a check that errs in nothing.
 */
export const ANSWERED_BY = ['stranger', 'author', 'composed'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/**
 * An answer to a question. The product makes the question anew: `key` is a digest of its form
 * and its material, `system` one of the instructions that stood above it.
 */
export interface Recording {
  readonly id: string;
  /** Whose improvement it was asked for. */
  readonly call: string;
  readonly form: string;
  readonly style: AnswerStyle;
  readonly by: AnsweredBy;
  readonly key: string;
  readonly system: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

interface WireMessage {
  readonly role: string;
  readonly content: readonly { readonly text: string }[];
}

/** What the product sends over Bedrock's wire, as far as an answer depends on it. */
export interface WireQuestion {
  readonly system: readonly { readonly text: string }[];
  readonly messages: readonly WireMessage[];
  readonly toolConfig: { readonly tools: readonly { readonly toolSpec: WireTool }[] };
}

interface WireTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
}

const FILE = new URL('../data/improve/recordings.jsonl', import.meta.url);

export const readRecordings = (file = FILE): Recording[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Recording)
    : [];

export const writeRecordings = (recordings: readonly Recording[], file = FILE) =>
  writeFileSync(
    file,
    recordings
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .map((recording) => `${JSON.stringify(recording)}\n`)
      .join(''),
  );

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

export const formOf = ({ toolConfig }: WireQuestion): string => toolConfig.tools[0]?.toolSpec.name ?? '';

/** What a question is found by: its form, and everything that was said in it. */
export const questionKey = (form: string, said: readonly string[]) => digest(JSON.stringify([form, ...said]));

/** The same for a question on the wire, with a digest of the instructions above it. */
export function wireKeys(form: string, { system, messages }: Pick<WireQuestion, 'system' | 'messages'>) {
  const said = messages.map(({ content }) => content.map(({ text }) => text).join(''));
  return { key: questionKey(form, said), system: digest(system.map(({ text }) => text).join('\n')) };
}

interface RecordedModel extends ListeningServer {
  /** Questions that nobody has answered, by their key. */
  readonly open: ReadonlyMap<string, WireQuestion>;
  /** Keys of answers that were given under other instructions than those of today. */
  readonly reworded: ReadonlySet<string>;
}

/**
 * Bedrock's Converse on loopback with recorded answers, each after the milliseconds that `delay` says. A question that
 * has none is refused.
 */
export async function startRecordedModel(
  recordings: readonly Recording[],
  delay: (recording: Recording) => number = () => 0,
): Promise<RecordedModel> {
  const answers = new Map(recordings.map((recording) => [recording.key, recording]));
  const open = new Map<string, WireQuestion>();
  const reworded = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const question = (await json(request)) as WireQuestion;
      const name = formOf(question);
      const { key, system } = wireKeys(name, question);
      const recording = answers.get(key);
      if (!recording) {
        open.set(key, question);
        response
          .writeHead(400, { 'content-type': 'application/json', 'x-amzn-errortype': 'ValidationException' })
          .end(JSON.stringify({ message: 'No answer was recorded for this question.' }));
        return;
      }
      if (recording.system !== system) reworded.add(key);
      await pause(delay(recording), undefined, { signal: callerGone(response) });
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          output: {
            message: { role: 'assistant', content: [{ toolUse: { toolUseId: 't', name, input: recording.answer } }] },
          },
          stopReason: 'tool_use',
          usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
          metrics: { latencyMs: 1 },
        }),
      );
    })().catch(() => response.destroy());
  });
  return { ...(await listen(server)), open, reworded };
}
