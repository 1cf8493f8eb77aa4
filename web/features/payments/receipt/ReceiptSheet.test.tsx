import { describe, expect, it } from 'vitest';
import type { Operator } from '../../../../shared/site/operator.ts';
import en from '../../../lib/i18n/messages/en/payments.json' with { type: 'json' };
import he from '../../../lib/i18n/messages/he/payments.json' with { type: 'json' };
import { screenIn } from '../../../lib/i18n/screen.fixture.tsx';
import { ReceiptSheet, type Receipt } from './ReceiptSheet.tsx';

const RECEIPT: Receipt = {
  number: '2026-000123',
  paymentId: '5O190127TN364715T',
  item: 'pack:medium',
  amountUSD: 11.8,
  refundedUSD: 0,
  paidAt: '2026-03-04T09:30:00.000Z',
  buyer: { name: 'Noa', email: 'noa@example.com' },
};
const SELLER: Operator = {
  name: { he: 'דנה כהן', en: 'Dana Cohen' },
  registration: '012345678',
  address: { he: 'רחוב הדוגמה 1, תל אביב', en: '1 Example St, Tel Aviv' },
  vat: [
    { from: '2025-01-01', percent: 'exempt' },
    { from: '2026-03-01', percent: 18 },
  ],
  email: 'us@example.com',
  accessibility: { name: { he: 'דנה', en: 'Dana' }, email: 'access@example.com' },
};

describe.each([
  {
    language: 'English',
    messages: en,
    exempt: 'exempt from VAT',
    vat: 'Includes 18% VAT',
    invoice: /not a tax invoice/,
  },
  { language: 'Hebrew', messages: he, exempt: 'עוסק פטור', vat: 'כולל מע״מ 18%', invoice: /ולא חשבונית מס/ },
])('a receipt in $language', ({ messages, exempt, vat, invoice }) => {
  const { shown } = screenIn(messages);
  const textsOf = (seller: Operator | undefined, paidAt = RECEIPT.paidAt) =>
    shown(<ReceiptSheet receipt={{ ...RECEIPT, paidAt }} seller={seller} />);

  it('names seller, number and address, and the VAT in the price', () => {
    const texts = textsOf(SELLER);
    expect(texts).toEqual(expect.arrayContaining(['דנה כהן', '012345678', 'רחוב הדוגמה 1, תל אביב']));
    expect(texts.slice(texts.indexOf(vat), texts.indexOf(vat) + 2)).toEqual([vat, '$1.80']);
    expect(texts.join(' ')).toMatch(invoice);
    expect(texts.join(' ')).not.toContain(exempt);
  });

  it('says that the seller was exempt when it was paid, and nothing where nobody has said what held', () => {
    const before = textsOf(SELLER, '2026-02-27T09:30:00.000Z').join(' ');
    expect(before).toContain(exempt);
    expect(before).not.toMatch(invoice);
    for (const texts of [textsOf(undefined), textsOf(SELLER, '2024-12-30T09:30:00.000Z')]) {
      expect(texts.join(' ')).toContain('11.80');
      expect(texts.join(' ')).not.toMatch(/VAT|מע״מ|פטור/);
    }
  });
});
