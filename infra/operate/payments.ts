import { parseArgs } from 'node:util';
import { queryRows } from '../../functions/platform/dynamodb/queryAll.ts';
import { database } from '../../functions/platform/dynamodb/client.ts';
import { readPaymentRecords, type PaymentRecords } from '../../functions/payments/paymentRecords.ts';
import { createConfiguredPayPal } from '../../functions/platform/paypal/configuration.ts';
import { readEnvironment } from '../../functions/platform/environment.ts';
import { paymentsPartition } from '../../functions/payments/bookkeeping.ts';
import { withdrawOrder } from '../../functions/payments/completeOrder.ts';
import { createPayPalContext } from '../../functions/payments/payPalContext.ts';
import { PREMIUM_PLAN } from '../../shared/payments/plans.ts';
import { csvCell } from './csv.ts';
import { ENVIRONMENT_USAGE, runOperatorCommand } from './operatorEnvironment.ts';

const USAGE = `Payments, for an operator: npm run payments -- --environment <name> ...

  plan               makes product and monthly plan at the provider; its id goes into the secret
  csv <YYYY-MM>      payments and refunds of a month (UTC), for invoicing
  show <user id>     a user's orders, subscriptions and receipts, also of a deleted account
  withdraw <user id> <order id, or payment id of premium> [--protected]
                     gives back the unused part within the law's days (docs/decisions/0018-refunds.md), ends premium;
                     --protected: whom section 14C1 gives months. Stopped in between, run it again

${ENVIRONMENT_USAGE}`;

/** Runs one command and gives back what to print and how to end: 0 done, 1 failed, 2 misused. */
export async function runPaymentsCommand(
  args: readonly string[],
): Promise<{ readonly text: string; readonly code: 0 | 1 | 2 }> {
  const {
    positionals: [command, about = '', ...others],
    values,
  } = parseArgs({
    args: [...args],
    options: { protected: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  if (command === 'withdraw' && about !== '' && others.length === 1)
    return withdrawn(about, others[0] as string, values['protected'] === true);
  if (others.length > 0) return { text: USAGE, code: 2 };
  if (command === 'plan' && about === '')
    return { text: `planId: ${await createPremiumPlan()}\nAdd it to the payments secret.`, code: 0 };
  if (command === 'csv' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(about))
    return { text: await exportMonthCsv(about), code: 0 };
  if (command === 'show' && about !== '')
    return { text: JSON.stringify(await readUserRecords(about), null, 2), code: 0 };
  return { text: USAGE, code: 2 };
}

/** Creates product and plan; idempotent within three days: the provider returns the same ones. */
async function createPremiumPlan(): Promise<string> {
  const { provider } = await createConfiguredPayPal(readEnvironment(['PAYMENTS_API', 'PAYMENTS_SECRET']));
  const price = PREMIUM_PLAN.priceUSD.toFixed(2);
  const product = await provider.createProduct(
    { name: 'Korot Premium', type: 'SERVICE', category: 'SOFTWARE' },
    'korot-premium',
  );
  const plan = await provider.createPlan(
    {
      product_id: product.id,
      name: 'Korot Premium, monthly',
      status: 'ACTIVE',
      billing_cycles: [
        {
          tenure_type: 'REGULAR',
          sequence: 1,
          total_cycles: 0,
          frequency: { interval_unit: 'MONTH', interval_count: PREMIUM_PLAN.months },
          pricing_scheme: { fixed_price: { value: price, currency_code: 'USD' } },
        },
      ],
      // Retries are five days apart: the grace period (shared/payments/plans.ts) must cover them.
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
    },
    `korot-premium-${price}-${product.id}`,
  );
  return plan.id;
}

const CSV_COLUMNS = ['number', 'time', 'kind', 'item', 'amount', 'currency', 'paymentId', 'of', 'payer'] as const;

/**
 * Returns one line for each payment and refund, in their order, without names and addresses, which invoices take from
 * the provider.
 */
async function exportMonthCsv(month: string): Promise<string> {
  const { CREDIT_LOGS_TABLE } = readEnvironment(['CREDIT_LOGS_TABLE']);
  const rows = queryRows<Record<string, string | number | undefined>>(database, {
    table: CREDIT_LOGS_TABLE,
    userId: paymentsPartition(month),
    consistent: false,
  });
  const lines = [CSV_COLUMNS.join(',')];
  for await (const row of rows) lines.push(CSV_COLUMNS.map((column) => csvCell(row[column])).join(','));
  return lines.join('\n');
}

/** Withdraws from a pack, or from the month of premium that was paid last. */
async function withdrawn(
  userId: string,
  id: string,
  isProtected: boolean,
): Promise<{ readonly text: string; readonly code: 0 | 1 }> {
  const environment = readEnvironment(['USERS_TABLE', 'CREDIT_LOGS_TABLE', 'PAYMENTS_SECRET', 'PAYMENTS_API']);
  const { provider, orders, subscriptions } = await createPayPalContext(environment);
  const row = await orders.read(userId, id);
  const withdrawal = row
    ? await withdrawOrder(provider, orders, row, isProtected)
    : await subscriptions.withdrawMonth(userId, id, isProtected);
  return 'refused' in withdrawal
    ? { text: `${id}: ${withdrawal.refused}`, code: 1 }
    : {
        text:
          `${id}: ${(withdrawal.cents / 100).toFixed(2)} USD go back, ` +
          `${withdrawal.credits} credits were taken back`,
        code: 0,
      };
}

/** No name or address: nothing of the profile is included. */
function readUserRecords(userId: string): Promise<PaymentRecords> {
  return readPaymentRecords(database, readEnvironment(['CREDIT_LOGS_TABLE']).CREDIT_LOGS_TABLE, userId);
}

if (import.meta.main) await runOperatorCommand(process.argv.slice(2), runPaymentsCommand);
