import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../shared/api/endpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { findNumbers } from '../../shared/improve/guard/numbers.ts';
import { setUpPaymentTests } from '../support/paymentTests.ts';
import { setUpOwnProduct } from '../support/sharedProduct.ts';

/**
 * Names that every object has. Where a table is looked up by what somebody else wrote, they are as unknown as any other
 * word.
 */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'];
const tests = setUpPaymentTests(setUpOwnProduct);

describe('what every object has is not an entry of a table', () => {
  it('as the type of an event, which is unknown and accepted', async () => {
    for (const type of NAMES)
      await tests.driver.controlEmulator('/tell', { type, resource: { id: type, custom_id: type }, to: tests.url });
    const told = await tests.release();
    expect(told.filter(({ type }) => NAMES.includes(type)).map(({ answers }) => answers)).toEqual(
      NAMES.map(() => [200]),
    );
  });

  it('as an id within an event of a known type', async () => {
    const types = [
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'PAYMENT.SALE.REFUNDED',
      'CUSTOMER.DISPUTE.CREATED',
    ];
    for (const type of types) {
      for (const id of NAMES)
        await tests.driver.controlEmulator('/tell', {
          type,
          resource: {
            id,
            custom_id: id,
            sale_id: id,
            billing_agreement_id: id,
            dispute_id: id,
            disputed_transactions: [{ seller_transaction_id: id }],
          },
          to: tests.url,
        });
    }
    const told = await tests.release();
    expect(told.flatMap(({ answers }) => answers)).toEqual(told.map(() => 200));
  });

  it('in any path, query, header or body of any endpoint', async () => {
    const person = await tests.driver.newPerson();
    const rows = Object.values(ENDPOINTS) as readonly Endpoint[];
    const found: string[] = [];
    for (const name of NAMES) {
      for (const { method, path } of rows) {
        // oxlint-disable-next-line no-await-in-loop -- they act on one account
        const answer = await fetch(`${tests.url}${path.replace(/\{[^}]+\}/g, name)}?${name}=${name}&text=${name}`, {
          method,
          // The account is needed to the end.
          headers: {
            authorization: `Bearer ${path === '/api/profile' && method === 'DELETE' ? name : person.accessToken}`,
            'content-type': 'application/json',
            'x-name': name,
          },
          ...(method !== 'GET' && {
            body:
              `{"${name}":"${name}","name":"${name}","type":"${name}","packageId":"${name}",` +
              `"templateId":"${name}","improvementType":"${name}","language":"${name}","requestId":"` +
              `${name}","event":"${name}","data":{"${name}":1},"resumeData":{"${name}":1}}`,
          }),
        });
        if (answer.status >= 500) found.push(`${method} ${path} with ${name}: ${answer.status}`);
        // oxlint-disable-next-line no-await-in-loop
        await answer.arrayBuffer();
      }
    }
    expect(found).toEqual([]);
  });

  it('as an id at the provider’s emulator', async () => {
    for (const id of NAMES)
      expect(await tests.driver.provider('GET', `/v2/checkout/orders/${id}`)).toMatchObject({
        name: 'RESOURCE_NOT_FOUND',
      });
  });

  it('as a word behind a number', () => {
    for (const word of NAMES)
      for (const { key } of findNumbers(`a team of five ${word} and 5 ${word}`)) expect(key).toMatch(/^\d+$/);
  });
});
