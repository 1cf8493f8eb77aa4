import * as v from 'valibot';
import { AppError } from '../../shared/errors.ts';
import { payPal, type PayPal, type PayPalSettings } from './paypal.ts';
import { readSecret } from './secret.ts';

/** The payments secret, as the operator writes it (docs/operations.md). */
const SecretSchema = v.object({
  clientId: v.pipe(v.string(), v.nonEmpty()),
  clientSecret: v.pipe(v.string(), v.nonEmpty()),
  /** Id of the webhook, which is part of what the provider signs. */
  webhookId: v.optional(v.string()),
  /** Id of the monthly plan, from `node infra/operate/payments.ts plan`. */
  planId: v.optional(v.string()),
  /** How a webhook's signature is checked: `offline` against its certificate, `online` by asking the provider. */
  verification: v.optional(v.picklist(['offline', 'online']), 'offline'),
});

export interface PaymentSettings extends PayPalSettings, Omit<v.InferOutput<typeof SecretSchema>, 'clientId' | 'clientSecret'> {}

interface Environment {
  readonly PAYMENTS_SECRET: string;
  readonly PAYMENTS_API: string;
}

/** The provider's settings of this environment. Throws not_configured where the secret is missing or lacks something. */
export async function paymentSettings({ PAYMENTS_SECRET, PAYMENTS_API }: Environment): Promise<PaymentSettings> {
  try {
    return { ...v.parse(SecretSchema, JSON.parse(await readSecret(PAYMENTS_SECRET))), api: PAYMENTS_API };
  } catch (cause) {
    throw new AppError('not_configured', { cause });
  }
}

/** The provider of this environment. */
export async function configuredPayPal(environment: Environment, signal?: AbortSignal): Promise<{ readonly provider: PayPal; readonly settings: PaymentSettings }> {
  const settings = await paymentSettings(environment);
  return { provider: payPal(settings, signal), settings };
}
