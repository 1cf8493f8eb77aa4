import { BedrockRuntimeClient, ConverseCommand, type ConverseCommandInput, type ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { ModelError, type Model, type ModelRequest } from './model.ts';

/** How a model is spoken to; which of the ways works depends on the model (configuration). */
export interface Capabilities {
  readonly id: string;
  readonly structured: 'tool' | 'outputConfig' | 'prompt';
  readonly forcedTool: boolean;
  readonly sampling: boolean;
  /** Until what has come of an improvement is what there is; IMPROVE_SECONDS where absent. */
  readonly seconds?: number | undefined;
  /** Dollars for a token; nothing where absent. */
  readonly price?: { readonly tokenIn: number; readonly tokenOut: number } | undefined;
}

const TOOL = 'improved_texts';

/** The form of an answer, for models that can be bound to one; section.ts checks it whatever the model does. */
const ANSWER = {
  type: 'object',
  properties: { texts: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, text: { type: 'string' } }, required: ['id', 'text'], additionalProperties: false } } },
  required: ['texts'],
  additionalProperties: false,
};

/** Low: wording is to be improved, not to be surprising. */
const TEMPERATURE = 0.2;

/** A client that also speaks to an endpoint without TLS; HTTP/2, its default, would need it. */
export function bedrockClient(region?: string): BedrockRuntimeClient {
  return new BedrockRuntimeClient({ ...(region !== undefined && { region }), maxAttempts: 3, requestHandler: new NodeHttpHandler() });
}

/**
 * A model of Bedrock through Converse. Busy models are tried again by the client, within the signal's time. `spend` is told
 * what each answer cost; for one that did not come in time, what it may have cost at most.
 */
export function bedrockModel(client: BedrockRuntimeClient, capabilities: Capabilities, spend: (dollars: number) => void = () => {}): Model {
  const { tokenIn = 0, tokenOut = 0 } = capabilities.price ?? {};
  return async (request, signal) => {
    try {
      const answer = await client.send(new ConverseCommand(inputOf(request, capabilities)), { abortSignal: signal });
      spend((answer.usage?.inputTokens ?? 0) * tokenIn + (answer.usage?.outputTokens ?? 0) * tokenOut);
      return textOf(answer);
    } catch (error) {
      if (signal.aborted) {
        spend(lengthOf(request) * tokenIn + request.maxTokens * tokenOut);
        throw signal.reason;
      }
      const name = error instanceof Error ? error.name : '';
      throw new ModelError(BUSY.has(name) ? 'throttled' : 'failed', error);
    }
  };
}

const BUSY = new Set(['ThrottlingException', 'ServiceQuotaExceededException', 'ServiceUnavailableException', 'ModelNotReadyException']);

/** Tokens of a request at most: few hold less than a character. */
const lengthOf = ({ system, turns }: ModelRequest) => turns.reduce((sum, { text }) => sum + text.length, system.length);

/** The request on the wire. */
export function inputOf({ system, turns, maxTokens }: ModelRequest, { id, structured, forcedTool, sampling }: Capabilities): ConverseCommandInput {
  const bound: Partial<ConverseCommandInput> =
    structured === 'tool'
      ? { toolConfig: { tools: [{ toolSpec: { name: TOOL, description: 'Hands over the improved texts.', inputSchema: { json: ANSWER } } }], ...(forcedTool && { toolChoice: { tool: { name: TOOL } } }) } }
      : structured === 'outputConfig'
        ? { outputConfig: { textFormat: { type: 'json_schema', structure: { jsonSchema: { name: TOOL, schema: JSON.stringify(ANSWER) } } } } }
        : {};
  return {
    modelId: id,
    system: [{ text: structured === 'tool' ? system : `${system}\n\nAnswer with nothing but the JSON object {"texts":[{"id":"…","text":"…"}]}.` }],
    messages: turns.map(({ role, text }) => ({ role, content: [{ text }] })),
    inferenceConfig: { maxTokens, ...(sampling && { temperature: TEMPERATURE }) },
    ...bound,
  };
}

/** What the model handed to the tool, else what it wrote. */
function textOf({ output }: ConverseCommandOutput): string {
  const blocks = output?.message?.content ?? [];
  const handed = blocks.find((block) => block.toolUse)?.toolUse?.input;
  return handed === undefined ? blocks.map((block) => block.text ?? '').join('') : JSON.stringify(handed);
}
