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
  const [failure, setFailure] = useState<ReceiptFailureProps['failure'] | null>(null);

  const load = useCallback(() => {
    api.readReceipt({ paymentId }).then(setReceipt, (error: unknown) => setFailure(receiptFailure(error)));
  }, [paymentId]);
  useEffect(load, [load]);

  const again = () => {
    setFailure(null);
    load();
  };
  if (failure !== null) return <ReceiptFailure failure={failure} onAgain={again} />;
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

export interface ReceiptFailureProps {
  /** `none`: there is no such receipt, and asking again would not change that. */
  readonly failure: 'none' | 'failed';
  readonly onAgain: () => void;
}

export function ReceiptFailure({ failure, onAgain }: ReceiptFailureProps) {
  const t = useTranslations();
  return (
    <section className="failed" role="alert">
      <EndedSession isEmpty />
      <h1>{t(`payments.receipt.${failure}`)}</h1>
      <div className="failed-actions">
        {failure === 'failed' && (
          <Button tone="primary" onClick={onAgain}>
            {t('payments.receipt.retry')}
          </Button>
        )}
        <ButtonLink to="/profile">{t('payments.receipt.back')}</ButtonLink>
      </div>
    </section>
  );
}

export const receiptFailure = (error: unknown): ReceiptFailureProps['failure'] =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request') ? 'none' : 'failed';
