import type { ApiResponse } from '../../../../shared/api/endpoints.ts';
import type { Operator } from '../../../../shared/site/operator.ts';
import { PRODUCT } from '../../../../shared/site/product.ts';
import { includedVat, vatAt } from '../../../../shared/site/vat.ts';
import { useDateFormat } from '../../../lib/i18n/useDateFormat.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useItemName } from '../itemNames.ts';
import { usePriceFormat } from '../usePriceFormat.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';

export type Receipt = ApiResponse<'readReceipt'>;

/** A receipt with its seller, where that is configured: name, number, address, and VAT as it was when it was paid. */
export function ReceiptSheet({
  receipt: { number, paymentId, item, amountUSD, refundedUSD, paidAt, buyer },
  seller,
}: {
  readonly receipt: Receipt;
  readonly seller: Operator | undefined;
}) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { day } = useDateFormat();
  const { usd } = usePriceFormat();
  const nameOf = useItemName();
  const vat = seller && vatAt(seller.vat, paidAt);
  return (
    <div className="receipt-page">
      <div className="receipt-actions">
        <Button tone="primary" onClick={() => print()}>
          {t('payments.receipt.print')}
        </Button>
        <ButtonLink to="/profile">{t('payments.receipt.back')}</ButtonLink>
      </div>
      <article className="receipt">
        <header>
          <p className="receipt-brand">{PRODUCT.name[language]}</p>
          {seller && (
            <p className="receipt-seller">
              <bdi>{seller.name[language]}</bdi>, <bdi dir="ltr">{seller.registration}</bdi>
              {vat === 'exempt' && `, ${t('payments.receipt.exempt')}`}
              <br />
              <bdi>{seller.address[language]}</bdi>
            </p>
          )}
          <h1>{t('payments.receipt.title', { number })}</h1>
        </header>
        <dl>
          <div>
            <dt>{t('payments.receipt.date')}</dt>
            <dd>
              <time dateTime={paidAt}>{day(paidAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{t('payments.receipt.buyer')}</dt>
            <dd>
              <OwnLine text={buyer.name} />
              <br />
              <span dir="ltr">
                <EmailAddress email={buyer.email} />
              </span>
            </dd>
          </div>
          <div>
            <dt>{t('payments.receipt.item')}</dt>
            <dd>
              <bdi>{nameOf(item)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('payments.receipt.method')}</dt>
            <dd>{PAYMENT_METHOD}</dd>
          </div>
          <div>
            <dt>{t('payments.receipt.paymentId')}</dt>
            <dd dir="ltr" className="receipt-id">
              {paymentId}
            </dd>
          </div>
          <div className="receipt-total">
            <dt>{t('payments.receipt.amount')}</dt>
            <dd>
              <bdi>{usd(amountUSD)}</bdi>
            </dd>
          </div>
          {typeof vat === 'number' && (
            <div>
              <dt>{t('payments.receipt.vat', { percent: vat })}</dt>
              <dd>
                <bdi>{usd(includedVat(amountUSD, vat))}</bdi>
              </dd>
            </div>
          )}
          {refundedUSD > 0 && (
            <div>
              <dt>{t('payments.receipt.refunded')}</dt>
              <dd>
                <bdi>{usd(-refundedUSD)}</bdi>
              </dd>
            </div>
          )}
        </dl>
        <p className="receipt-note">{t('payments.receipt.note')}</p>
        {typeof vat === 'number' && <p className="receipt-note">{t('payments.receipt.notInvoice')}</p>}
      </article>
    </div>
  );
}

/** An address that is too long for its line may break before the `@`. */
function EmailAddress({ email }: { email: string }) {
  const atSign = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, atSign)}
      <wbr />
      {email.slice(atSign)}
    </>
  );
}

/** A proper name that is the same in every language. */
const PAYMENT_METHOD = 'PayPal';
