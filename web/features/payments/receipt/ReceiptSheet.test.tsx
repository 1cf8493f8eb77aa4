import { beforeEach, expect, it } from 'vitest';
import { CREDIT_PACKS } from '../../../../shared/payments/plans.ts';
import type { Operator } from '../../../../shared/site/operator.ts';
import { PRODUCT } from '../../../../shared/site/product.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { ApiError } from '../../../lib/api/apiError.ts';
import { drawAs } from '../../auth/session.fixture.ts';
import ReceiptPage, { ReceiptFailure, receiptFailure } from './ReceiptPage.tsx';
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

const UNTAXED = '2026-02-27T09:30:00.000Z';
const UNKNOWN = '2024-12-30T09:30:00.000Z';

inEachLanguage('a receipt', ['payments', 'account'], ({ language, markup, shown, say, day, money }) => {
  beforeEach(() => drawAs(null));
  const sheet = (changes: Partial<Receipt> = {}, seller: Operator | undefined = SELLER) =>
    shown(<ReceiptSheet receipt={{ ...RECEIPT, ...changes }} seller={seller} />);
  const row = (id: Parameters<typeof say>[0], ...values: readonly string[]) => [say(id), ...values];
  const pack = () =>
    say('payments.item.pack', {
      name: CREDIT_PACKS.find(({ id }) => id === 'medium')?.name[language] ?? '',
      count: 15,
    });
  /** Everything that it says; `vat`: what is said about it beside the amount. */
  const whole = ({
    item,
    amount,
    refunded,
    vat,
    exempt = false,
    paidAt = RECEIPT.paidAt,
    number,
    name,
    seller = true,
  }: {
    readonly item: string;
    readonly amount: number;
    readonly number: string;
    readonly name: string;
    readonly refunded?: number;
    readonly vat?: string;
    readonly exempt?: boolean;
    readonly paidAt?: string;
    readonly seller?: boolean;
  }) => [
    say('payments.receipt.print'),
    say('payments.receipt.back'),
    PRODUCT.name[language],
    ...(seller
      ? [
          SELLER.name[language],
          ',',
          SELLER.registration,
          ...(exempt ? [`, ${say('payments.receipt.exempt')}`] : []),
          SELLER.address[language],
        ]
      : []),
    say('payments.receipt.title', { number }),
    ...row('payments.receipt.date', day(paidAt)),
    ...row('payments.receipt.buyer', name, 'noa', '@example.com'),
    ...row('payments.receipt.item', item),
    ...row('payments.receipt.method', 'PayPal'),
    ...row('payments.receipt.paymentId', RECEIPT.paymentId),
    ...row('payments.receipt.amount', money(amount)),
    ...(vat ? [say('payments.receipt.vat', { percent: 18 }), vat] : []),
    ...(refunded ? row('payments.receipt.refunded', money(-refunded)) : []),
    say('payments.receipt.note'),
    ...(vat ? [say('payments.receipt.notInvoice')] : []),
  ];
  const usual = { item: '', amount: 11.8, number: RECEIPT.number, name: 'Noa' };

  it('names seller, buyer, what was paid for and the VAT in the price', () => {
    expect(sheet()).toEqual(whole({ ...usual, item: pack(), vat: money(1.8) }));
  });

  it('says that the seller was exempt when it was paid, and nothing where nobody has said what held', () => {
    expect(sheet({ paidAt: UNTAXED })).toEqual(whole({ ...usual, item: pack(), exempt: true, paidAt: UNTAXED }));
    expect(sheet({ paidAt: UNKNOWN })).toEqual(whole({ ...usual, item: pack(), paidAt: UNKNOWN }));
    const nobody = shown(<ReceiptSheet receipt={RECEIPT} seller={undefined} />);
    expect(nobody).toEqual(whole({ ...usual, item: pack(), seller: false }));
  });

  it('has what was given back, long names as they are, and an item that no price list knows', () => {
    const name = 'שם ארוך & <מאוד> '.repeat(9).trim();
    const much = { amountUSD: 1234.5, refundedUSD: 1234.5, number: '2026-999999', buyer: { ...RECEIPT.buyer, name } };
    const told = { ...usual, name, number: '2026-999999', amount: 1234.5, refunded: 1234.5, vat: money(188.31) };
    expect(sheet({ ...much, item: 'premium' })).toEqual(whole({ ...told, item: say('payments.item.premium') }));
    // Of a newer server than this page.
    expect(sheet({ ...much, item: 'gone' as Receipt['item'] })).toEqual(whole({ ...told, item: 'gone' }));
  });

  it.each([
    ['not_found', false],
    ['invalid_request', false],
    ['network', true],
    ['internal', true],
    ['unauthenticated', true],
  ] as const)('that does not come says so, and offers to ask again where that may help: %s', (code, isAgain) => {
    const failure = receiptFailure(new ApiError(code));
    expect(shown(<ReceiptFailure failure={failure} onAgain={() => undefined} />)).toEqual([
      say(isAgain ? 'payments.receipt.failed' : 'payments.receipt.none'),
      ...(isAgain ? [say('payments.receipt.retry')] : []),
      say('payments.receipt.back'),
    ]);
    expect(say('payments.receipt.failed')).not.toBe(say('payments.receipt.none'));
    expect(receiptFailure(new TypeError('no answer'))).toBe('failed');
  });

  it('that is loaded says so', () => {
    expect(markup(<ReceiptPage />, '/receipts/P')).toContain(`<h1>${say('payments.receipt.loading')}</h1>`);
  });
});
