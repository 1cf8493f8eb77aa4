import { EVENT_TYPES } from '../../functions/payments/payPalEvents.ts';
import type { PayPalEvent } from '../../functions/platform/paypal/types.ts';

/** Whose payment somebody names who forges an event. */
interface Victim {
  readonly orderId: string;
  readonly captureId?: string | undefined;
  readonly subscriptionId?: string;
  readonly saleId?: string;
}

/**
 * An event of each type that is known, about somebody's order, capture, subscription and payment, which says all that
 * can be said about money that went back; none of it happened at the provider.
 */
export function forgedEvents({ orderId, captureId = 'CAPTURE', subscriptionId, saleId }: Victim): PayPalEvent[] {
  const lies = {
    status: 'COMPLETED',
    state: 'completed',
    amount: { value: '100.00', total: '100.00', currency: 'USD', currency_code: 'USD' },
    dispute_id: 'PP-D-FORGED',
    dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' },
    disputed_transactions: [{ seller_transaction_id: captureId }, { seller_transaction_id: saleId }],
    custom_id: 'somebody',
    links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captureId}` }],
  };
  const ids = [orderId, captureId, ...[subscriptionId, saleId].filter((id) => id !== undefined), 'FORGED'];
  return EVENT_TYPES.flatMap((type) =>
    ids.map((id) => ({
      id: `WH-FORGED-${type.replaceAll('.', '-')}-${id}`,
      event_type: type,
      resource: {
        ...lies,
        id,
        ...(saleId && { sale_id: saleId }),
        ...(subscriptionId && { billing_agreement_id: subscriptionId }),
      },
    })),
  );
}
