import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LOCAL_MODEL, startBedrock } from '../../infra/local/emulators/bedrock/server.ts';

export type Section = 'summary' | 'experience' | 'education' | 'projects';

/** The model's behaviour for questions about a section; the local editor answers the others. */
export interface ModelBehaviour {
  /**
   * Texts it gives instead, by entry: inventions, for instance; each for the text that it shares most words with,
   * nothing for the others. No claims are checked then, and nothing is written again.
   */
  readonly says?: Partial<Record<Section, Readonly<Record<string, string>>>>;
  readonly throttled?: readonly Section[];
  /** For all of them: a fault of the local editor's (`unchanged`, `broken`, `failed`). */
  readonly fault?: string;
  /** Promises that it awaits before it answers about a section. */
  readonly until?: Partial<Record<Section, Promise<unknown>>>;
}

export interface FakeModel {
  readonly environment: Readonly<Record<string, string>>;
  conduct: ModelBehaviour;
  /** Questions about a text that it was asked. */
  questions: string[];
  close(): Promise<void>;
}

const wordsOf = (text: string) => new Set(text.match(/\p{L}{3,}/gu));

/** Returns the text that shares most words with a question, at least 30 % of its words; '' if none does. */
function mostAlike(question: string, texts: readonly string[]): string {
  const asked = wordsOf(/<data name=\\"(?:summary|experience|education|projects)\\">([^]*)/.exec(question)?.[1] ?? '');
  const shares = texts.map((text) => wordsOf(text).intersection(asked).size / Math.max(1, wordsOf(text).size));
  const most = Math.max(0, ...shares);
  return most >= 0.3 ? (texts[shares.indexOf(most)] ?? '') : '';
}

/**
 * A model before the local editor that can be made to invent, to be busy and to be slow, by Bedrock's wire protocol.
 */
export async function startFakeModel(): Promise<FakeModel> {
  const editor = await startBedrock();
  const server = createServer(
    (request, response) =>
      void (async () => {
        const body = await text(request);
        const { conduct } = model;
        if (body.includes('"name":"improved_text"')) model.questions.push(body);
        const section = /<data name=\\"(summary|experience|education|projects)\\">/.exec(body)?.[1] as
          | Section
          | undefined;
        if (conduct.says && /"name":"(?:checked_claims|rewritten_sentences)"/.test(body)) {
          response
            .writeHead(400, { 'content-type': 'application/json', 'x-amzn-errortype': 'ValidationException' })
            .end('{"message":"A conversation must start with a user message."}');
          return;
        }
        await (section && conduct.until?.[section]);
        if (section && conduct.throttled?.includes(section)) {
          response
            .writeHead(429, { 'content-type': 'application/json', 'x-amzn-errortype': 'ThrottlingException' })
            .end('{"message":"Too many requests, please wait before trying again."}');
          return;
        }
        const path =
          conduct.fault === undefined
            ? (request.url ?? '')
            : `/model/${encodeURIComponent(`${LOCAL_MODEL}:${conduct.fault}`)}/converse`;
        const answer = await fetch(editor.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        const said = section && conduct.says?.[section];
        let content = await answer.text();
        if (said && answer.ok) {
          const { output, ...rest } = JSON.parse(content) as {
            output: { message: { content: { toolUse: { input: unknown } }[] } };
          };
          const [{ toolUse }] = output.message.content as [{ toolUse: { input: unknown } }];
          toolUse.input = { text: mostAlike(body, Object.values(said)) };
          content = JSON.stringify({ output, ...rest });
        }
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(content);
      })().catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const model: FakeModel = {
    environment: {
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      MODEL_ID: LOCAL_MODEL,
    },
    conduct: {},
    questions: [],
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await editor.close();
    },
  };
  return model;
}
