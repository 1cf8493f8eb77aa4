import { database } from '../platform/dynamodb/client.ts';
import type { PayPalClient } from '../platform/paypal/client.ts';
import {
  createConfiguredPayPal,
  type PayPalConfiguration,
  type PayPalEnvironment,
} from '../platform/paypal/configuration.ts';
import { createOrderService } from './orderService.ts';
import { createSubscriptionService } from './subscriptionService.ts';

/** The provider's client, and our records of purchases. */
export interface PayPalContext {
  readonly provider: PayPalClient;
  readonly orders: ReturnType<typeof createOrderService>;
  readonly subscriptions: ReturnType<typeof createSubscriptionService>;
}

interface TableEnvironment {
  readonly USERS_TABLE: string;
  readonly CREDIT_LOGS_TABLE: string;
}

/** The tables that hold what is bought. */
export const paymentTables = ({ USERS_TABLE, CREDIT_LOGS_TABLE }: TableEnvironment) => ({
  users: USERS_TABLE,
  creditLogs: CREDIT_LOGS_TABLE,
});

/** All of it for this environment. Throws not_configured where the secret is missing or lacks something. */
export async function createPayPalContext(
  environment: PayPalEnvironment & TableEnvironment,
  signal?: AbortSignal,
): Promise<PayPalContext & { readonly settings: PayPalConfiguration }> {
  const { provider, settings } = await createConfiguredPayPal(environment, signal);
  const tables = paymentTables(environment);
  return {
    provider,
    settings,
    orders: createOrderService(database, tables),
    subscriptions: createSubscriptionService(database, tables, provider, settings.planId),
  };
}
