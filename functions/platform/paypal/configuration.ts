import * as v from 'valibot';
import { AppError } from '../../../shared/errors/errors.ts';
import { createPayPalClient, type PayPalClient, type PayPalSettings } from './client.ts';
import { readSecret } from '../secrets/readSecret.ts';

/** The payments secret, as the operator writes it (docs/operations.md). */
const PayPalSecretSchema = v.object({
  clientId: v.pipe(v.string(), v.nonEmpty()),
  clientSecret: v.pipe(v.string(), v.nonEmpty()),
  /** Id of the webhook, which is part of what the provider signs. */
  webhookId: v.optional(v.string()),
  /** Id of the monthly plan, from `npm run payments -- plan`. */
  planId: v.optional(v.string()),
  /** How a webhook's signature is checked: `offline` against its certificate, `online` by asking the provider. */
  verification: v.optional(v.picklist(['offline', 'online']), 'offline'),
});

export interface PayPalConfiguration
  extends PayPalSettings, Omit<v.InferOutput<typeof PayPalSecretSchema>, 'clientId' | 'clientSecret'> {}

export interface PayPalEnvironment {
  readonly PAYMENTS_SECRET: string;
  readonly PAYMENTS_API: string;
}

/**
 * The provider's settings of this environment. Throws not_configured where the secret is missing or lacks something.
 */
export async function readPayPalConfiguration({
  PAYMENTS_SECRET,
  PAYMENTS_API,
}: PayPalEnvironment): Promise<PayPalConfiguration> {
  try {
    return { ...v.parse(PayPalSecretSchema, JSON.parse(await readSecret(PAYMENTS_SECRET))), api: PAYMENTS_API };
  } catch (cause) {
    throw new AppError('not_configured', { cause });
  }
}

/** The provider of this environment. */
export async function createConfiguredPayPal(
  environment: PayPalEnvironment,
  signal?: AbortSignal,
): Promise<{ readonly provider: PayPalClient; readonly settings: PayPalConfiguration }> {
  const settings = await readPayPalConfiguration(environment);
  return { provider: createPayPalClient(settings, signal), settings };
}
