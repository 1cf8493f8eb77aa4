import { BedrockRuntimeClient, ConverseCommand, type ContentBlock, type ConverseCommandInput, type ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import * as v from 'valibot';
import { AppError } from '../../shared/errors.ts';

const CapabilitiesSchema = v.object({ id: v.string(), structured: v.picklist(['tool', 'outputConfig', 'prompt']), forcedTool: v.boolean(), sampling: v.boolean(), price: v.optional(v.object({ tokenIn: v.number(), tokenOut: v.number() })) });

/** How a model is spoken to, which depends on the model (configuration), and dollars for a token. */
export type Capabilities = v.InferOutput<typeof CapabilitiesSchema>;

/** MODEL_ID: the model as JSON with its capabilities, or its bare id, which then takes a forced tool. Throws not_configured. */
export function capabilitiesOf(value: string): Capabilities {
  if (!value.startsWith('{')) return { id: value, structured: 'tool', forcedTool: true, sampling: true };
  try {
    return v.parse(CapabilitiesSchema, JSON.parse(value));
  } catch (cause) {
    throw new AppError('not_configured', { cause });
  }
}

/** A client that also speaks to an endpoint without TLS; HTTP/2, its default, would need it. */
export function bedrockClient(region?: string): BedrockRuntimeClient {
  return new BedrockRuntimeClient({ ...(region !== undefined && { region }), maxAttempts: 3, requestHandler: new NodeHttpHandler() });
}

/** One question to a model whose answer has a form. */
export interface Question {
  readonly system: string;
  readonly content: readonly ContentBlock[];
  /** The form of the answer: JSON Schema, under a name. Whoever asks checks the answer whatever the model does. */
  readonly form: { readonly name: string; readonly description: string; readonly schema: Readonly<Record<string, unknown>> };
  readonly maxTokens: number;
}

/** What the model answered as parsed JSON, and what it cost. Throws SyntaxError where that is no JSON, else what the client throws. */
export async function ask(client: BedrockRuntimeClient, capabilities: Capabilities, question: Question, signal: AbortSignal): Promise<{ readonly answer: unknown; readonly dollars: number }> {
  const output = await client.send(new ConverseCommand(inputOf(question, capabilities)), { abortSignal: signal });
  const { tokenIn = 0, tokenOut = 0 } = capabilities.price ?? {};
  return { answer: answerIn(output), dollars: (output.usage?.inputTokens ?? 0) * tokenIn + (output.usage?.outputTokens ?? 0) * tokenOut };
}

/** The request on the wire; the answer is to be what the text says and nothing else, so the temperature is 0. */
function inputOf({ system, content, form, maxTokens }: Question, { id, structured, forcedTool, sampling }: Capabilities): ConverseCommandInput {
  const { name, description, schema } = form;
  // The SDK's type of JSON is a type of its own.
  const bound: Partial<ConverseCommandInput> =
    structured === 'tool'
      ? { toolConfig: { tools: [{ toolSpec: { name, description, inputSchema: { json: JSON.parse(JSON.stringify(schema)) as never } } }], ...(forcedTool && { toolChoice: { tool: { name } } }) } }
      : structured === 'outputConfig'
        ? { outputConfig: { textFormat: { type: 'json_schema', structure: { jsonSchema: { name, schema: JSON.stringify(schema) } } } } }
        : {};
  return {
    modelId: id,
    system: [{ text: structured === 'prompt' ? `${system}\n\nAnswer with nothing but a JSON object of this schema: ${JSON.stringify(schema)}` : system }],
    messages: [{ role: 'user', content: [...content] }],
    inferenceConfig: { maxTokens, ...(sampling && { temperature: 0 }) },
    ...bound,
  };
}

/** What the model handed to the tool, else what it wrote. */
function answerIn({ output }: ConverseCommandOutput): unknown {
  const blocks = output?.message?.content ?? [];
  const handed = blocks.find((block) => block.toolUse)?.toolUse?.input;
  return handed ?? (JSON.parse(blocks.map((block) => block.text ?? '').join('')) as unknown);
}
