import { useEffect, useRef, type ReactNode } from 'react';
import { Button, buttonClass } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import { useText } from '../../i18n/useText.ts';
import { leaveFor } from '../approval.ts';
import type { Checkout, Problem, Step } from '../checkout.ts';

type Underways = Exclude<Step, { readonly at: 'choosing' | 'done' }>;

/** A payment that is under way, or of which nobody knows yet how it ended. */
export function Underway({ title, step, checkout, onClose }: { title: string; step: Underways; checkout: Checkout; onClose: () => void }) {
  const t = useText();
  if (step.at === 'pending' || step.at === 'unconfirmed') {
    const actions = (
      <>
        <Button tone="primary" onClick={() => void checkout.check()}>{t('payments.check')}</Button>
        <Button onClick={onClose}>{t('payments.close')}</Button>
      </>
    );
    return (
      <Dialog open role="alertdialog" size="small" closeOnBackdrop={false} title={step.at === 'pending' ? t('payments.pending.title') : t('payments.unconfirmed.title')} onClose={onClose} actions={actions}>
        <Words key={step.at} className="payment-words">
          {step.at === 'pending' ? <p>{t('payments.pending')}</p> : <Unconfirmed problem={step.problem} />}
        </Words>
      </Dialog>
    );
  }
  const isBlocked = step.at === 'approving' && step.blocked;
  return (
    <Dialog open size="small" closeOnBackdrop={false} title={title} onClose={onClose} actions={step.at === 'confirming' ? undefined : <Button onClick={() => checkout.cancel()}>{t('payments.cancel')}</Button>}>
      <Words key={step.at} className="payment-busy">
        {!isBlocked && <Spinner />}
        <output>{t(isBlocked ? 'payments.blocked' : `payments.${step.at}`)}</output>
      </Words>
      {step.at === 'approving' && <ApprovalLink url={step.url} blocked={step.blocked} />}
    </Dialog>
  );
}

/** What is going on; it takes the focus, since the button that had it is gone. */
function Words({ className, children }: { className: string; children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return <div ref={words} tabIndex={-1} className={className}>{children}</div>;
}

/** The way to the approval page that no browser blocks. */
function ApprovalLink({ url, blocked }: { url: string; blocked: boolean }) {
  const t = useText();
  return (
    <p className="payment-link">
      <a href={url} target="_blank" rel="noopener" className={blocked ? buttonClass({ tone: 'primary' }) : undefined} onClick={leaveFor}>{t(blocked ? 'payments.open' : 'payments.reopen')}</a>
    </p>
  );
}

function Unconfirmed({ problem: { code, text } }: { problem: Problem }) {
  const t = useText();
  const paid = code === 'credits_not_updated';
  return (
    <>
      {(paid || code === 'payment_failed_support') && text !== undefined && <p className="payment-strong">{text}</p>}
      <p>{t(paid ? 'payments.noSecond' : 'payments.unconfirmed')}</p>
      <p><a href="/contact" target="_blank" rel="noopener">{t('payments.support')}</a></p>
    </>
  );
}
