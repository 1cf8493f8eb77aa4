import { setTimeout } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Handler = DynamoDBDocumentClient['config']['requestHandler'];
type Answer = Awaited<ReturnType<Handler['handle']>>['response'];

/** Milliseconds until a database in the same data centre answers. */
const ANSWER_MS = 2;

/**
 * Answers for a database on another machine, with what the emulator answered to the same operation before: it takes
 * this machine's processors no work. What the SDK does to write a request and to read an answer is done; what is left
 * out with the emulator is the socket between them.
 */
export class FarDatabase {
  readonly #client: DynamoDBDocumentClient;
  readonly #near: Handler;
  readonly #answers = new Map<string, Answer>();
  /** Whether it answers; before that, the emulator does and is listened to. */
  isOn = false;

  constructor(client: DynamoDBDocumentClient) {
    this.#client = client;
    this.#near = client.config.requestHandler;
    client.config.requestHandler = Object.assign(Object.create(this.#near) as Handler, {
      handle: (...call: Parameters<Handler['handle']>) => this.#handle(...call),
    });
  }

  async #handle(...call: Parameters<Handler['handle']>): ReturnType<Handler['handle']> {
    const operation = call[0].headers['x-amz-target'] ?? '';
    const known = this.#answers.get(operation);
    if (this.isOn && known) {
      await setTimeout(ANSWER_MS);
      return { response: known };
    }
    const { response } = await this.#near.handle(...call);
    const parts: Uint8Array[] = [];
    for await (const part of response.body as AsyncIterable<Uint8Array>) parts.push(part);
    const answer = Object.assign(response, { body: Buffer.concat(parts) });
    if (response.statusCode === 200) this.#answers.set(operation, answer);
    return { response: answer };
  }

  close(): void {
    this.#client.config.requestHandler = this.#near;
  }
}
