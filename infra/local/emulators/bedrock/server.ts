import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { callerGone, isSentAgain, listen } from '../../listen.ts';
import { CLAIM_CHECK_FORM, REQUIREMENTS_FORM, REWRITE_FORM } from '../../../../functions/improve/forms.ts';
import { TRANSLATED_TEXTS_FORM } from '../../../../functions/twin/prompts/v1.ts';
import { readRequirements } from '../../../../shared/improve/advert/requirements.ts';
import { ReadersBusy, readInThread } from '../reading/inThread.ts';
import { STRUCTURED_RESUME_TOOL } from '../../../../functions/import/llm/prompts/v1.ts';
import { checkSentences, rewriteSentences } from './claims.ts';
import { improveText } from './improveText.ts';
import { translateTexts } from './translation.ts';
import { readDataBlock } from './dataBlock.ts';

/** A running emulator for Bedrock's runtime. */
export interface BedrockServer {
  readonly url: string;
  /** From now on a model `…:held` answers, also what it was asked before. */
  release(): void;
  close(): Promise<void>;
}

/**
 * Name of the model that is the rule-based editor. A suffix injects a fault: a name of {@link REFUSALS}
 * (`local-editor:throttled`), `…:slow-40000`, `…:held` (until {@link BedrockServer.release}), `…:broken`, `…:cut-1000`
 * (cut off where fewer tokens are allowed), `…:filtered`, `…:empty`, `…:unchanged`, `…:injected` (it obeys what a text
 * tells it, in every answer), `…:boastful` (it says a little more, and its claim check fails), `…:doubtful` (its
 * claim check doubts the first sentence of every text); `…:broken@summary` has it for questions with a block of that
 * name alone: a section, `proposal` for the claim check, `doubted` for rewriting, `posting` for the requirements of an
 * advertisement.
 */
export const LOCAL_MODEL = 'local-editor';

type Refusal = readonly [status: number, name: string, message: string];

/** How Bedrock refuses. */
const REFUSALS = {
  throttled: [429, 'ThrottlingException', 'Too many requests, please wait before trying again.'],
  failed: [500, 'InternalServerException', 'The system encountered an unexpected error during processing.'],
  denied: [403, 'AccessDeniedException', "You don't have access to the model with the specified model ID."],
  legacy: [
    404,
    'ResourceNotFoundException',
    'Access denied. This Model is marked by provider as Legacy and you have not been actively using the model in the ' +
      'last 30 days.',
  ],
  unknown: [400, 'ValidationException', 'The provided model identifier is invalid.'],
  malformed: [400, 'ValidationException', 'A conversation must start with a user message.'],
} as const satisfies Readonly<Record<string, Refusal>>;

interface ConverseRequest {
  readonly inferenceConfig?: { readonly maxTokens?: number };
  readonly messages: readonly {
    readonly role: string;
    readonly content: readonly {
      readonly text?: string;
      readonly image?: { readonly source: { readonly bytes: string } };
    }[];
  }[];
  readonly toolConfig?: { readonly tools: readonly { readonly toolSpec: { readonly name: string } }[] };
}

/** Bedrock's Converse on loopback: its routes, answers, stop reasons, usage and errors. */
export async function startBedrock(): Promise<BedrockServer> {
  const held = Promise.withResolvers<void>();
  const server = createServer(
    (request, response) =>
      void handleRequest(request, response, () => held.promise).catch((error: unknown) =>
        error instanceof ReadersBusy ? sendError(response, ...REFUSALS.throttled) : response.destroy(),
      ),
  );
  return { ...(await listen(server)), release: () => held.resolve() };
}

/**
 * Names an advertisement's requirements, by the rules of the page; an obedient model quotes words that are not there.
 */
function nameRequirements(question: string, fault: string) {
  if (fault === 'injected') return [{ quote: 'ten years of experience as an astronaut', advantage: false }];
  const { requirements } = readRequirements(readDataBlock(question, 'posting') ?? '');
  const asked = requirements.filter(({ isDuty }) => !isDuty);
  return asked.map(({ text, isAdvantage }) => ({ quote: text, advantage: isAdvantage }));
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  released: () => Promise<void>,
): Promise<void> {
  const [, id] = /^\/model\/([^/]+)\/converse$/.exec(request.url ?? '') ?? [];
  const [model, faultSuffix = ''] = decodeURIComponent(id ?? '').split(':');
  const body = (await json(request)) as ConverseRequest;
  if (model !== LOCAL_MODEL)
    return sendError(
      response,
      404,
      'ResourceNotFoundException',
      'Could not resolve the foundation model from the provided model identifier.',
    );
  const question =
    body.messages
      .find(({ role }) => role === 'user')
      ?.content.map(({ text }) => text ?? '')
      .join('') ?? '';
  const [name = '', section] = faultSuffix.split('@');
  const fault = section === undefined || question.includes(`<data name="${section}">`) ? name : '';
  const refusal: Refusal | undefined = ownProperty(REFUSALS, fault);
  if (refusal) return sendError(response, ...refusal);
  if (fault === 'held') await released();
  if (fault.startsWith('slow-')) await pause(Number(fault.slice('slow-'.length)), undefined, { ref: false });
  const tool = body.toolConfig?.tools[0]?.toolSpec.name;
  if (fault === 'boastful' && tool === CLAIM_CHECK_FORM.name) return sendError(response, ...REFUSALS.malformed);
  const input =
    tool === CLAIM_CHECK_FORM.name
      ? { sentences: checkSentences(question, fault) }
      : tool === REWRITE_FORM.name
        ? { sentences: rewriteSentences(question, fault) }
        : tool === REQUIREMENTS_FORM.name
          ? { requirements: nameRequirements(question, fault) }
          : tool === TRANSLATED_TEXTS_FORM.name
            ? { texts: translateTexts(question, fault) }
            : ((await readOrSort(tool, question, body.messages, request, callerGone(response))) ?? {
                text: improveText(question, fault),
              });
  const isCut =
    fault === 'broken' ||
    (fault.startsWith('cut-') && (body.inferenceConfig?.maxTokens ?? 0) < Number(fault.slice('cut-'.length)));
  const written =
    fault === 'empty'
      ? ''
      : fault === 'filtered'
        ? 'Sorry, the content was blocked.'
        : isCut
          ? '{"text":'
          : JSON.stringify(input);
  const content =
    tool !== undefined && !isCut && !['empty', 'filtered'].includes(fault)
      ? [{ toolUse: { toolUseId: 'tooluse_local', name: tool, input } }]
      : [{ text: written }];
  const tokens = { inputTokens: Math.ceil(question.length / 4), outputTokens: Math.ceil(written.length / 4) };
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      output: { message: { role: 'assistant', content } },
      stopReason:
        fault === 'filtered'
          ? 'content_filtered'
          : isCut
            ? 'max_tokens'
            : 'toolUse' in (content[0] as object)
              ? 'tool_use'
              : 'end_turn',
      usage: { ...tokens, totalTokens: tokens.inputTokens + tokens.outputTokens },
      metrics: { latencyMs: 1 },
    }),
  );
}

/**
 * The answer to a question of the import, an open text or a page to transcribe, in Hebrew and English; undefined for
 * others.
 */
async function readOrSort(
  tool: string | undefined,
  question: string,
  messages: ConverseRequest['messages'],
  request: IncomingMessage,
  gone: AbortSignal,
): Promise<object | undefined> {
  if (tool === STRUCTURED_RESUME_TOOL.name) return readInThread('sortedText', question, { gone });
  const image = messages.flatMap(({ content }) => content).find((block) => block.image)?.image;
  if (!image) return undefined;
  // It has the client of the service, which no start should wait for.
  const { TRANSCRIPT_TOOL } = await import('../../../../functions/import/ocr/modelOcr.ts');
  if (tool !== TRANSCRIPT_TOOL.name) return undefined;
  if (isSentAgain(request)) throw new ReadersBusy('it was told so already');
  return { lines: await readInThread('transcript', Buffer.from(image.source.bytes, 'base64'), { gone }) };
}

function sendError(response: ServerResponse, status: number, type: string, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
    .end(JSON.stringify({ message }));
}
