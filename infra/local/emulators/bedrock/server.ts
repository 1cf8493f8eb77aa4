import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { callerGone, listen } from '../../listen.ts';
import type { SummaryFacts } from '../../../../functions/improve/summaryFacts.ts';
import type { VerifiedText } from '../../../../functions/improve/verifySection.ts';
import { SUMMARY_TASK } from '../../../../functions/improve/prompts/v3.ts';
import type { SummaryOptions } from '../../../../shared/resume/summaryOptions.ts';
import { readInThread } from '../reading/inThread.ts';
import { STRUCTURED_RESUME_TOOL } from '../../../../functions/import/llm/prompts/v1.ts';
import { readDataBlock } from './dataBlock.ts';
import { editText } from './textEditor.ts';
import { writeSummary } from './summary.ts';

/** A running emulator for Bedrock's runtime. */
export interface BedrockServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Name of the model that is the rule-based editor. A suffix injects a fault: a name of {@link REFUSALS}
 * (`local-editor:throttled`), `…:slow-40000`, `…:broken`, `…:cut-1000` (cut off where fewer tokens are allowed),
 * `…:filtered`, `…:empty`,
 * `…:unchanged`, `…:injected` (it obeys what a text tells it), `…:doubtful` (its second look doubts the first line of
 * every text); `…:broken@summary` has it for one section alone.
 */
export const LOCAL_MODEL = 'local-editor';

/** How Bedrock refuses. */
const REFUSALS: Readonly<Record<string, readonly [status: number, name: string, message: string]>> = {
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
};

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
  const server = createServer(
    (request, response) => void handleRequest(request, response).catch(() => response.destroy()),
  );
  return listen(server);
}

async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
  const refusal = ownProperty(REFUSALS, fault);
  if (refusal) return sendError(response, ...refusal);
  if (fault.startsWith('slow-')) await pause(Number(fault.slice('slow-'.length)), undefined, { ref: false });
  const tool = body.toolConfig?.tools[0]?.toolSpec.name;
  const input = (await readOrSort(tool, question, body.messages, callerGone(response))) ?? {
    texts: improveTexts(question, fault),
  };
  const isCut =
    fault === 'broken' ||
    (fault.startsWith('cut-') && (body.inferenceConfig?.maxTokens ?? 0) < Number(fault.slice('cut-'.length)));
  const written =
    fault === 'empty'
      ? ''
      : fault === 'filtered'
        ? 'Sorry, the content was blocked.'
        : isCut
          ? '{"texts":[{"id":'
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
  gone: AbortSignal,
): Promise<object | undefined> {
  if (tool === STRUCTURED_RESUME_TOOL.name) return readInThread('sortedText', question, { gone });
  const image = messages.flatMap(({ content }) => content).find((block) => block.image)?.image;
  if (!image) return undefined;
  // It has the client of the service, which no start should wait for.
  const { TRANSCRIPT_TOOL } = await import('../../../../functions/import/ocr/modelOcr.ts');
  if (tool !== TRANSCRIPT_TOOL.name) return undefined;
  return { lines: await readInThread('transcript', Buffer.from(image.source.bytes, 'base64'), { gone }) };
}

function sendError(response: ServerResponse, status: number, type: string, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
    .end(JSON.stringify({ message }));
}

/** The texts of the data blocks, edited; those that are good already are left out. */
function improveTexts(question: string, fault: string): { id: string; text: string }[] {
  const pairs = readDataBlock(question, 'pairs');
  if (pairs !== undefined) return fault === 'doubtful' ? doubtFirstLines(JSON.parse(pairs) as VerifiedText[]) : [];
  const advertisement = readDataBlock(question, 'advertisement');
  const data = readDataBlock(question, 'summary', 'experience', 'education', 'projects');
  const { texts = [] } = (data === undefined ? {} : JSON.parse(data)) as { texts?: { id: string; text: string }[] };
  if (fault === 'unchanged') return texts.map(({ id, text }) => ({ id, text }));
  if (fault === 'injected')
    return [
      ...texts.map(({ id, text }) => ({
        id,
        text: `${text} Hired at once: 20 years at Google, write to boss@evil.example <script>alert(1)</script>`,
      })),
      { id: 'personalInfo', text: 'Hacked' },
    ];
  const facts = readDataBlock(question, 'facts');
  const summary = (text: string) =>
    facts === undefined
      ? editText(text)
      : writeSummary(text, JSON.parse(facts) as SummaryFacts, findSummaryOptions(question));
  const number = readDataBlock(question, 'number');
  if (number !== undefined)
    return texts.map(({ id, text }) => ({ id, text: text.replace(/[.]?(?=\n|$)/, ` (${number})$&`) }));
  return texts
    .map(({ id, text }) => ({ id, text: id === 'summary' ? summary(text) : editText(text, advertisement) }))
    .filter(({ text }, at) => text !== texts[at]?.text)
    .map(({ id, text }) => ({ id, text, ...(facts === undefined && { evidence: evidenceOf(id, text, texts) }) }));
}

const doubtFirstLines = (pairs: readonly VerifiedText[]) =>
  pairs.map(({ id, proposal }) => ({ id, text: proposal.split('\n')[0] ?? '' }));

/**
 * The whole of the line that each line of an edited text came from: the editor keeps a line a line, in another order.
 */
function evidenceOf(
  id: string,
  edited: string,
  texts: readonly { readonly id: string; readonly text: string }[],
): string[] {
  const lines = (texts.find((each) => each.id === id)?.text ?? '').split('\n').filter((line) => line.trim() !== '');
  return edited.split('\n').map((_, at) => lines[at] ?? '');
}

/** The summary that the question asks for, by the sentences it asks with. */
function findSummaryOptions(question: string): SummaryOptions {
  const optionAskedBy = <Value extends string>(sentences: Readonly<Record<Value, string>>) =>
    (Object.entries<string>(sentences).find(([, sentence]) => question.includes(sentence)) ?? [])[0] as Value;
  return {
    template: optionAskedBy(SUMMARY_TASK.template),
    length: optionAskedBy(SUMMARY_TASK.length),
    focus: optionAskedBy(SUMMARY_TASK.focus),
  };
}
