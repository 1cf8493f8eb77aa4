import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ContentBlock,
  type ConverseCommandInput,
  type ConverseCommandOutput,
  type ToolInputSchema,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import * as v from 'valibot';
import { AppError } from '../../../shared/errors/errors.ts';
import { withFallback } from './fallback.ts';
import { modelRowOf } from './models.ts';

const ONE_MODEL = {
  id: v.string(),
  /** ARN of the application inference profile that it is called through, so that its cost carries our tag. */
  profile: v.optional(v.string()),
  structured: v.picklist(['tool', 'outputConfig', 'prompt']),
  forcedTool: v.boolean(),
  /** Whether it holds to a schema whose tool says so. */
  strict: v.optional(v.boolean()),
  sampling: v.boolean(),
  /** Sent as it is: how little the model may think. */
  thinking: v.optional(v.object({ type: v.string() })),
  price: v.optional(
    v.object({
      tokenIn: v.number(),
      tokenOut: v.number(),
      /** Prices of a question with more tokens than `above`, for all of its tokens. */
      long: v.optional(v.object({ above: v.number(), tokenIn: v.number(), tokenOut: v.number() })),
    }),
  ),
};

const ModelCapabilitiesSchema = v.object({
  ...ONE_MODEL,
  /** Whether the claims of an improvement are checked by a call for each text; they are where absent. */
  checks: v.optional(v.boolean()),
  /** The model that is asked when this one does not answer (fallback.ts). */
  fallback: v.optional(v.object(ONE_MODEL)),
  seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(25))),
});

/**
 * How a model is called, which depends on the model (configuration); dollars for a token; timeout of an improvement in
 * seconds.
 */
export type ModelCapabilities = v.InferOutput<typeof ModelCapabilitiesSchema>;

/**
 * MODEL_ID: the model as JSON with its capabilities, or its bare id, which then takes a forced tool. Throws
 * not_configured.
 */
export function parseModelCapabilities(value: string): ModelCapabilities {
  if (!value.startsWith('{')) return { id: value, ...knownCapabilities(value) };
  try {
    const given = v.parse(ModelCapabilitiesSchema, JSON.parse(value));
    return { ...withKnown(given), ...(given.fallback && { fallback: withKnown(given.fallback) }) };
  } catch (cause) {
    throw new AppError('not_configured', { cause });
  }
}

/** Returns the capabilities of a model by the table; for an unknown model a forced tool and a temperature. */
function knownCapabilities(
  id: string,
): Pick<ModelCapabilities, 'structured' | 'forcedTool' | 'strict' | 'sampling' | 'thinking'> {
  const row = modelRowOf(id);
  if (!row) return { structured: 'tool', forcedTool: true, sampling: true };
  const { structured, forcedTool, strict = false, sampling, thinking } = row;
  return { structured, forcedTool, strict, sampling, ...(thinking && { thinking }) };
}

/** Adds the table's values of thinking and strict tools, unless the configuration gives others. */
const withKnown = <Model extends { readonly id: string }>(model: Model) => {
  const { strict, thinking } = knownCapabilities(model.id);
  return { ...(strict && { strict }), ...(thinking && { thinking }), ...model };
};

/** A client that also speaks to an endpoint without TLS; HTTP/2, its default, would need it. */
export function createBedrockClient(region?: string): BedrockRuntimeClient {
  return new BedrockRuntimeClient({
    ...(region !== undefined && { region }),
    maxAttempts: 3,
    requestHandler: new NodeHttpHandler(),
  });
}

/** A conversation with a model, whose next answer has a form. */
export interface Conversation {
  readonly system: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: readonly ContentBlock[] }[];
  /** The form of the answer: JSON Schema, with a name. The caller must validate the answer in any case. */
  readonly responseFormat: {
    readonly name: string;
    readonly description: string;
    readonly schema: Readonly<Record<string, unknown>>;
    /** Whether the schema has what strict tools need: every field required, no other allowed. */
    readonly strict?: boolean;
  };
  readonly maxTokens: number;
  /** 0 when absent: deterministic answers that keep to the texts. */
  readonly temperature?: number;
}

/** One question to a model. */
export type SingleQuestion = Omit<Conversation, 'messages'> & { readonly content: readonly ContentBlock[] };

/** Receives the dollars that an answer cost, even an unusable one; after a timeout, the most that it may have cost. */
export type ReportCost = (dollars: number) => void;

/**
 * The model's raw answer, and its stop reason (`end_turn`, `tool_use`, `max_tokens`, …); its fallback's where it stays
 * busy or is not available. Throws what the client throws.
 */
export function converse(
  client: BedrockRuntimeClient,
  capabilities: ModelCapabilities,
  conversation: Conversation,
  signal: AbortSignal,
  spend: ReportCost,
): Promise<ModelAnswer> {
  return withFallback(capabilities, signal, (model) => askModel(client, model, conversation, signal, spend));
}

interface ModelAnswer {
  readonly written: string;
  readonly stopped: string;
}

async function askModel(
  client: BedrockRuntimeClient,
  capabilities: ModelCapabilities,
  conversation: Conversation,
  signal: AbortSignal,
  spend: ReportCost,
): Promise<ModelAnswer> {
  const output = await client
    .send(new ConverseCommand(toConverseInput(conversation, capabilities)), { abortSignal: signal })
    .catch((error: unknown) => {
      if (signal.aborted) spend(tokenCost(capabilities, maxInputTokens(conversation), conversation.maxTokens));
      throw error;
    });
  spend(tokenCost(capabilities, output.usage?.inputTokens ?? 0, output.usage?.outputTokens ?? 0));
  return { written: outputText(output), stopped: output.stopReason ?? '' };
}

/**
 * Returns the model's answer as parsed JSON. Throws SyntaxError if it is not JSON, otherwise what the client throws.
 */
export async function askForJson(
  client: BedrockRuntimeClient,
  capabilities: ModelCapabilities,
  { content, ...question }: SingleQuestion,
  signal: AbortSignal,
  spend: ReportCost,
): Promise<unknown> {
  const { written } = await converse(
    client,
    capabilities,
    { ...question, messages: [{ role: 'user', content }] },
    signal,
    spend,
  );
  return JSON.parse(written) as unknown;
}

/**
 * Maximum number of tokens of an image, by the models that see the most of one: larger images are scaled down by the
 * service.
 */
export const IMAGE_TOKENS = 4_800;

/** Upper bound for the tokens of a question: few tokens hold less than a character. */
function maxInputTokens({ system, messages, responseFormat: form }: Conversation): number {
  const blocks = messages.flatMap(({ content }) => content);
  return blocks.reduce(
    (sum, block) => sum + (block.image ? IMAGE_TOKENS : (block.text ?? '').length),
    system.length + JSON.stringify(form).length,
  );
}

/** Dollars for so many tokens; nothing if the price is not configured. */
function tokenCost({ price }: Pick<ModelCapabilities, 'price'>, tokensIn: number, tokensOut: number): number {
  const { tokenIn = 0, tokenOut = 0 } = (price?.long && tokensIn > price.long.above ? price.long : price) ?? {};
  return tokensIn * tokenIn + tokensOut * tokenOut;
}

/** A schema in the SDK's own type of JSON. */
const toDocument = (schema: unknown) => JSON.parse(JSON.stringify(schema)) as ToolInputSchema.JsonMember['json'];

/** The request on the wire. */
export function toConverseInput(
  { system, messages, responseFormat: form, maxTokens, temperature = 0 }: Conversation,
  { id, profile, structured, forcedTool, strict, sampling, thinking }: ModelCapabilities,
): ConverseCommandInput {
  const { name, description, schema } = form;
  const bound: Partial<ConverseCommandInput> =
    structured === 'tool'
      ? {
          toolConfig: {
            tools: [
              {
                toolSpec: {
                  name,
                  description,
                  inputSchema: { json: toDocument(schema) },
                  ...(strict && form.strict && { strict }),
                },
              },
            ],
            ...(forcedTool && { toolChoice: { tool: { name } } }),
          },
        }
      : structured === 'outputConfig'
        ? {
            outputConfig: {
              textFormat: { type: 'json_schema', structure: { jsonSchema: { name, schema: JSON.stringify(schema) } } },
            },
          }
        : {};
  return {
    modelId: profile ?? id,
    system: [
      {
        text:
          structured === 'prompt'
            ? `${system}\n\nAnswer with nothing but a JSON object of this schema: ${JSON.stringify(schema)}`
            : system,
      },
    ],
    messages: messages.map(({ role, content }) => ({ role, content: [...content] })),
    inferenceConfig: { maxTokens, ...(sampling && { temperature }) },
    ...(thinking && { additionalModelRequestFields: { thinking: { ...thinking } } }),
    ...bound,
  };
}

/** Returns what the model passed to the tool, otherwise its text. */
function outputText({ output }: ConverseCommandOutput): string {
  const blocks = output?.message?.content ?? [];
  const handed = blocks.find((block) => block.toolUse)?.toolUse?.input;
  return handed === undefined ? blocks.map((block) => block.text ?? '').join('') : JSON.stringify(handed);
}
