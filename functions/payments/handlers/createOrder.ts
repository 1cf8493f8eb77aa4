import { PRODUCT } from '../../../shared/site/product.ts';
import { createHash } from 'node:crypto';
import { AppError } from '../../../shared/errors/errors.ts';
import { LANGUAGE_FACTS, type Language } from '../../../shared/platform/language.ts';
import { approvalReturnUrl } from '../../../shared/payments/approval.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { createConfiguredPayPal } from '../../platform/paypal/configuration.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { newOrderRecord, findPack, CURRENCY } from '../orderRecord.ts';
import { createOrderService } from '../orderService.ts';
import { paymentTables } from '../payPalContext.ts';

/** POST /api/payments/orders: an order from the price list at the provider, to be approved there (PAY-12). */
export const handler = handlerFor('createOrder', async ({ user, body, language }, { environment, signal }) => {
  if (environment.SELLING !== 'on') throw new AppError('not_configured');
  const pack = findPack(body.packageId);
  const { provider } = await createConfiguredPayPal(environment, signal);
  const order = await provider
    .createOrder(
      toOrderRequest(user.id, pack.id, language, environment.SITE_URL),
      idempotencyKey(user.id, pack.id, body.requestId),
      LANGUAGE_FACTS[language].locale,
    )
    .catch((cause: unknown) => {
      throw new AppError('payment_failed', { cause });
    });
  const approvalUrl = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  if (approvalUrl === undefined) throw new AppError('payment_failed');
  const orders = createOrderService(database, paymentTables(environment));
  if (!(await orders.create(newOrderRecord(user.id, order.id, pack, clock())))) throw new AppError('user_not_found');
  return { body: { orderId: order.id, approvalUrl }, status: 201 };
});

/** The idempotency key of an order: user and requestId; with another pack it is another request. */
function idempotencyKey(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 32);
}

/** The description of an order that the payer reads at the provider: the pack's name and its number of credits. */
const ORDER_DESCRIPTIONS: Readonly<Record<Language, (name: string, credits: number) => string>> = {
  he: (name, credits) => `${PRODUCT.name.he}: ${name}, ${credits} קרדיטים ל־AI`,
  en: (name, credits) => `${PRODUCT.name.en}: ${name}, ${credits} AI credits`,
};

/** One purchase unit (PAY-07); user and pack travel with it and are compared when it comes back. */
function toOrderRequest(userId: string, packId: Parameters<typeof findPack>[0], language: Language, site: string) {
  const pack = findPack(packId);
  const description = ORDER_DESCRIPTIONS[language](pack.name[language], pack.credits);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: pack.id,
        custom_id: userId,
        description,
        amount: { currency_code: CURRENCY, value: pack.priceUSD.toFixed(2) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Korot',
          locale: LANGUAGE_FACTS[language].locale,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          return_url: approvalReturnUrl(site, 'approved'),
          cancel_url: approvalReturnUrl(site, 'cancelled'),
        },
      },
    },
  };
}
