import { useEffect, useRef, type ReactNode } from 'react';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { isSessionExpired, useSession } from '../../auth/index.ts';
import { SignIn } from '../../auth/login/SignIn.tsx';
import { rememberReturnPath } from '../approvalWindow.ts';
import type { Checkout, CheckoutError, CheckoutStep } from '../checkout.ts';

type ActiveStep = Exclude<CheckoutStep, { readonly at: 'choosing' | 'done' }>;

/** A running payment, or one whose outcome is not known yet. */
export function CheckoutStatus({
  title,
  step,
  checkout,
  onClose,
}: {
  title: string;
  step: ActiveStep;
  checkout: Checkout;
  onClose: () => void;
}) {
  const t = useTranslations();
  const expired = useSession(isSessionExpired);
  if (step.at === 'pending' || step.at === 'unconfirmed') {
    const actions = (
      <>
        {!expired && (
          <Button tone="primary" onClick={() => void checkout.check()}>
            {t('payments.check')}
          </Button>
        )}
        <Button onClick={onClose}>{t('payments.close')}</Button>
      </>
    );
    return (
      <Dialog
        open
        role="alertdialog"
        size="small"
        closeOnBackdrop={false}
        title={step.at === 'pending' ? t('payments.pending.title') : t('payments.unconfirmed.title')}
        onClose={onClose}
        actions={actions}
      >
        <FocusedMessage key={step.at} className="payment-words">
          {step.at === 'pending' && <p>{t('payments.pending')}</p>}
          {step.at === 'unconfirmed' && !expired && <UnconfirmedMessage problem={step.problem} />}
          {expired && <p>{t('payments.expired')}</p>}
        </FocusedMessage>
        {expired && <SignIn from={location.pathname + location.search} onSignedIn={() => undefined} />}
      </Dialog>
    );
  }
  const isBlocked = step.at === 'approving' && step.blocked;
  return (
    <Dialog
      open
      size="small"
      closeOnBackdrop={false}
      title={title}
      onClose={onClose}
      actions={
        step.at === 'confirming' ? undefined : <Button onClick={() => checkout.cancel()}>{t('payments.cancel')}</Button>
      }
    >
      <FocusedMessage key={step.at} className="payment-busy">
        {!isBlocked && <Spinner />}
        <output>{t(isBlocked ? 'payments.blocked' : `payments.${step.at}`)}</output>
      </FocusedMessage>
      {step.at === 'approving' && <ApprovalLink url={step.url} blocked={step.blocked} />}
    </Dialog>
  );
}

/** The current status; it gets the focus, since the button that had it is gone. */
function FocusedMessage({ className, children }: { className: string; children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}

/** A link to the approval page, which no popup blocker stops. */
function ApprovalLink({ url, blocked }: { url: string; blocked: boolean }) {
  const t = useTranslations();
  return (
    <p className="payment-link">
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={blocked ? buttonClass({ tone: 'primary' }) : undefined}
        onClick={rememberReturnPath}
      >
        {t(blocked ? 'payments.open' : 'payments.reopen')}
      </a>
    </p>
  );
}

function UnconfirmedMessage({ problem: { code, text } }: { problem: CheckoutError }) {
  const t = useTranslations();
  const paid = code === 'credits_not_updated';
  return (
    <>
      {paid && text !== undefined && <p className="payment-strong">{text}</p>}
      <p>{t(paid ? 'payments.noSecond' : 'payments.unconfirmed')}</p>
      <p>
        <a href="/contact" target="_blank" rel="noopener">
          {t('payments.support')}
        </a>
      </p>
    </>
  );
}
