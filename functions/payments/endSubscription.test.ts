import { expect, it } from 'vitest';
import { PayPalError } from '../platform/paypal/client.ts';
import { endSubscription } from './endSubscription.ts';

const refusing = (status: number, issue: string) => ({
  cancelSubscription: () => Promise.reject(new PayPalError(status, issue)),
});

it.each([
  [404, 'RESOURCE_NOT_FOUND'],
  [422, 'SUBSCRIPTION_STATUS_INVALID'],
])('one that cannot be ended any more has ended (%i)', async (status, issue) => {
  await expect(endSubscription(refusing(status, issue), 'I-1')).resolves.toBeUndefined();
});

it.each([
  [400, 'INVALID_REQUEST'],
  [401, 'invalid_token'],
  [403, 'NOT_AUTHORIZED'],
  [409, 'CONFLICT'],
  [429, 'RATE_LIMIT'],
  [503, 'UNKNOWN'],
  [0, 'NO_ANSWER'],
])(
  'whatever else the provider says (%i), it goes on taking payments as far as anybody knows',
  async (status, issue) => {
    await expect(endSubscription(refusing(status, issue), 'I-1')).rejects.toMatchObject({ status });
  },
);
