import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { ApiResponse } from '../../../../shared/api/endpoints.ts';
import { PRODUCT } from '../../../../shared/site/product.ts';
import { api } from '../../../lib/api/client.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useDateFormat } from '../../../lib/i18n/useDateFormat.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { useSiteConfig } from '../../../lib/api/useSiteConfig.ts';
import { useItemName } from '../itemNames.ts';
import { usePriceFormat } from '../usePriceFormat.ts';
import './receipt.css';

type Receipt = ApiResponse<'readReceipt'>;

/** A payment's receipt, numbered and made for printing, in the language of the screens. */
export default function ReceiptPage() {
  const t = useTranslations();
  const [path] = useLocation();
  const paymentId = decodeURIComponent(path.split('/')[2] ?? '');
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [failure, setFailure] = useState<'none' | 'failed' | null>(null);

  const load = useCallback(() => {
    api
      .readReceipt({ paymentId })
      .then(setReceipt, (error: unknown) => setFailure(isReceiptMissing(error) ? 'none' : 'failed'));
  }, [paymentId]);
  useEffect(load, [load]);

  if (failure !== null) {
    return (
      <section className="failed" role="alert">
        <h1>{t(`payments.receipt.${failure}`)}</h1>
        <div className="failed-actions">
          {failure === 'failed' && (
            <Button
              tone="primary"
              onClick={() => {
                setFailure(null);
                load();
              }}
            >
              {t('payments.receipt.retry')}
            </Button>
          )}
          <ButtonLink to="/profile">{t('payments.receipt.back')}</ButtonLink>
        </div>
      </section>
    );
  }
  if (receipt === null)
    return (
      <div className="receipt-loading" aria-live="polite">
        <Spinner />
        <h1>{t('payments.receipt.loading')}</h1>
      </div>
    );
  return <ReceiptSheet receipt={receipt} />;
}

function ReceiptSheet({
  receipt: { number, paymentId, item, amountUSD, refundedUSD, paidAt, buyer },
}: {
  receipt: Receipt;
}) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { day } = useDateFormat();
  const { usd } = usePriceFormat();
  const nameOf = useItemName();
  const seller = useSiteConfig()?.operator;
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
              <bdi>{buyer.name}</bdi>
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
          {refundedUSD > 0 && (
            <div>
              <dt>{t('payments.receipt.refunded')}</dt>
              <dd>
                <bdi>{usd(-refundedUSD)}</bdi>
              </dd>
            </div>
          )}
          <div className="receipt-total">
            <dt>{t('payments.receipt.amount')}</dt>
            <dd>
              <bdi>{usd(amountUSD)}</bdi>
            </dd>
          </div>
        </dl>
        <p className="receipt-note">{t('payments.receipt.note')}</p>
      </article>
    </div>
  );
}

/** Where it is too long for its line, it may break before the sign. */
function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** A proper name that is the same in every language. */
const PAYMENT_METHOD = 'PayPal';

function isReceiptMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request');
}
