import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../../lib/api/client.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { useSiteConfig } from '../../../lib/api/useSiteConfig.ts';
import { ReceiptSheet, type Receipt } from './ReceiptSheet.tsx';
import { EndedSession } from '../../auth/EndedSession.tsx';
import './receipt.css';

/** A payment's receipt, numbered and made for printing, in the language of the screens. */
export default function ReceiptPage() {
  const t = useTranslations();
  const seller = useSiteConfig()?.operator;
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
        <EndedSession isEmpty />
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
        <EndedSession isEmpty />
        <Spinner />
        <h1>{t('payments.receipt.loading')}</h1>
      </div>
    );
  return <ReceiptSheet receipt={receipt} seller={seller} />;
}

function isReceiptMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request');
}
