import * as v from 'valibot';
import { AppError } from '../../../shared/errors/errors.ts';
import type { PayPalConfiguration } from '../../platform/paypal/configuration.ts';
import { PayPalError, type PayPalClient } from '../../platform/paypal/client.ts';
import type { PayPalEvent } from '../../platform/paypal/types.ts';
import { pipelineFor } from '../../http/pipeline.ts';
import { log } from '../../platform/logging/log.ts';
import { handlePayPalEvent } from '../payPalEvents.ts';
import { createPayPalContext } from '../payPalContext.ts';
import { signatureHeaders, verifySignature } from '../webhookSignature.ts';

const WebhookEventSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  event_type: v.pipe(v.string(), v.maxLength(100)),
  resource: v.optional(v.looseObject({}), {}),
});

/**
 * POST /api/payments/webhook: the provider's webhook. An event is answered 2xx only once its effect is stored; anything
 * else makes the provider send it again. A repeated event changes nothing (idempotency), since every effect has its own
 * marker.
 */
export const handler = pipelineFor('receivePaymentWebhook', async ({ body }, { environment, signal, header }) => {
  const context = await createPayPalContext(environment, signal);
  await verifyWebhook(body, header, context.settings, context.provider);
  const event = parseEvent(body);
  try {
    const result = await handlePayPalEvent(event, context);
    log('info', { event: event.event_type, eventId: event.id, heard: result });
  } catch (cause) {
    throw new AppError('credits_not_updated', { cause });
  }
  return { body: { received: true as const } };
});

async function verifyWebhook(
  raw: Uint8Array,
  header: (name: string) => string | undefined,
  { api, webhookId, verification }: PayPalConfiguration,
  provider: PayPalClient,
): Promise<void> {
  if (webhookId === undefined) throw new AppError('not_configured');
  if (verification === 'offline') return verifySignature(raw, header, { api, webhookId });
  const sent = signatureHeaders(header);
  const signatureFields = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name.replaceAll('-', '_'), value]),
  );
  const known = await provider
    .verifyWebhook({ ...signatureFields, webhook_id: webhookId, webhook_event: parseJson(raw, 'invalid_signature') })
    .catch((cause: unknown) => {
      // A message that the provider refuses to verify is not from the provider.
      const isRefused = cause instanceof PayPalError && (cause.status === 400 || cause.status === 422);
      throw new AppError(isRefused ? 'invalid_signature' : 'unavailable', { cause });
    });
  if (!known) throw new AppError('invalid_signature');
}

/** The parsed body; throws that error when it is not JSON. */
function parseJson(raw: Uint8Array, otherwise: 'invalid_signature' | 'invalid_json'): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    throw new AppError(otherwise);
  }
}

/** The event; what is no event is refused before anything is done. */
function parseEvent(raw: Uint8Array): PayPalEvent {
  const event = v.safeParse(WebhookEventSchema, parseJson(raw, 'invalid_json'));
  if (!event.success) throw new AppError('invalid_request');
  return event.output;
}
