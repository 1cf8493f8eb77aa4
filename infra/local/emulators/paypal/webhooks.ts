import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PayPalResponse } from './responses.ts';
import { PayPalState } from './state.ts';
import type { WebhookSigner } from './webhookSigner.ts';

/** Path of the product's endpoint, at the origin a payer returns to. */
const WEBHOOK_PATH = '/api/payments/webhook';
/** Tries of a webhook that is not accepted, and milliseconds between them. */
const MAX_TRIES = 5;
const RETRY_DELAY_MS = 400;

export interface SentWebhook {
  readonly id: string;
  readonly type: string;
  readonly body: Buffer;
  readonly to: string;
  /** When it was sent, in ms since 1970 by the emulator's clock. */
  readonly time: number;
  /** Statuses it was answered with; 0 without an answer. */
  readonly answers: number[];
  /** Id and time of its first delivery, which the provider keeps for every later one. */
  transmission?: { readonly id: string; readonly time: string };
}

const isAccepted = (status: number) => status >= 200 && status < 300;

export type DeliveryMode = 'now' | 'hold';

/** Sends signed webhooks: at once, or held back until they are released, in the order and as often as asked. */
export class WebhookSender {
  readonly #signer: WebhookSigner;
  readonly #certUrl: () => string;
  readonly webhookId: string;
  mode: DeliveryMode = 'now';
  readonly sent: SentWebhook[] = [];
  #held: SentWebhook[] = [];
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<unknown>>();

  readonly #now: () => Date;

  /** `now`: the emulator's clock. */
  constructor(signer: WebhookSigner, webhookId: string, certUrl: () => string, now: () => Date) {
    this.#now = now;
    this.#signer = signer;
    this.webhookId = webhookId;
    this.#certUrl = certUrl;
  }

  /** Sends the product a webhook about an event. `returnUrl` is an address of the product. */
  send(type: string, resourceType: string, resource: object, returnUrl: string, time: Date): void {
    const id = `WH-${randomUUID().toUpperCase()}`;
    const body = Buffer.from(
      JSON.stringify({ id, create_time: time.toISOString(), resource_type: resourceType, event_type: type, resource }),
    );
    const sent: SentWebhook = {
      id,
      type,
      body,
      to: new URL(WEBHOOK_PATH, returnUrl).href,
      time: time.getTime(),
      answers: [],
    };
    this.sent.push(sent);
    if (this.mode === 'hold') this.#held.push(sent);
    else this.#start(this.#insist(sent));
  }

  /**
   * Sends the held webhooks one after the other, each so many times; returns their results. What is not accepted is
   * sent again with the next.
   */
  async release(
    order: 'sent' | 'reversed' | readonly number[] = 'sent',
    times = 1,
  ): Promise<{ readonly type: string; readonly answers: readonly number[] }[]> {
    const held = this.#held;
    this.#held = [];
    const chosen =
      order === 'sent' ? held : order === 'reversed' ? held.toReversed() : order.flatMap((place) => held[place] ?? []);
    for (const webhook of chosen) for (let time = 0; time < times; time += 1) await this.deliver(webhook);
    this.#held.push(...chosen.filter(({ answers }) => !isAccepted(answers.at(-1) ?? 0)));
    return chosen.map(({ type, answers }) => ({ type, answers }));
  }

  /** A page of events in a span of time, newest first, delivered or not. */
  page(query: URLSearchParams, url: string): PayPalResponse {
    const [from, to, size, start] = [
      Date.parse(query.get('start_time') ?? ''),
      Date.parse(query.get('end_time') ?? ''),
      Number(query.get('page_size') ?? 10),
      Number(query.get('start') ?? 0),
    ];
    const all = this.sent.filter(({ time }) => time >= from && time <= to + 999).toReversed();
    const next = new URLSearchParams({ ...Object.fromEntries(query), start: String(start + size) });
    const links =
      start + size < all.length ? [{ rel: 'next', href: `${url}/v1/notifications/webhooks-events?${next}` }] : [];
    return {
      status: 200,
      body: {
        events: all.slice(start, start + size).map(({ body }) => JSON.parse(body.toString()) as unknown),
        count: all.length,
        links,
      },
    };
  }

  /** Drops what is held back: these webhooks never arrive. */
  dropHeld(): void {
    this.#held = [];
  }

  /** One delivery; headers given replace the good ones. */
  async deliver(sent: SentWebhook, changes: Record<string, string> = {}): Promise<number> {
    sent.transmission ??= { id: randomUUID(), time: PayPalState.formatTime(this.#now()) };
    const headers = this.#signer.sign(sent.body, this.webhookId, { ...sent.transmission, certUrl: this.#certUrl() });
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(30_000)]);
    const status = await fetch(sent.to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...changes },
      body: new Uint8Array(sent.body),
      signal,
    }).then(
      async (response) => (await response.arrayBuffer(), response.status),
      () => 0,
    );
    sent.answers.push(status);
    return status;
  }

  /** Waits for what is being sent. */
  async waitForDeliveries(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.waitForDeliveries();
  }

  async #insist(sent: SentWebhook): Promise<void> {
    for (let attempt = 1; attempt <= MAX_TRIES && !this.#stopping.signal.aborted; attempt += 1) {
      const status = await this.deliver(sent);
      if (isAccepted(status)) return;
      await pause(RETRY_DELAY_MS * attempt, undefined, { signal: this.#stopping.signal }).catch(() => {});
    }
  }

  #start(work: Promise<unknown>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work)).catch(() => {});
  }
}
