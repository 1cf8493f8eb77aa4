import type { ReactNode } from 'react';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { SignIn } from '../../auth/login/SignIn.tsx';
import { useSession } from '../../auth/index.ts';
import type { CheckoutError, PurchaseResult } from '../checkout.ts';
import type { PurchaseItem } from '../pendingPurchase.ts';
import { CheckoutStatus } from './CheckoutStatus.tsx';
import type { CheckoutController } from './useCheckout.ts';
import './payments.css';

export interface PurchaseDialogProps extends CheckoutController {
  readonly title: string;
  /** The item that the paying button buys, and the button's text. */
  readonly item: PurchaseItem;
  readonly pay: string;
  /** Note for somebody who is not signed in (PREM-05). */
  readonly login: string;
  readonly size?: 'medium' | 'large';
  /** The result: a title, and the lines below. */
  readonly done: (bought: PurchaseResult) => { readonly title: string; readonly lines: readonly string[] };
  /** The offer. */
  readonly children: ReactNode;
}

/** An offer and its payment, from the choice to the result (PAY-06, PAY-09, PAY-10). */
export function PurchaseDialog({
  checkout,
  step,
  close,
  title,
  item,
  pay,
  login,
  size = 'medium',
  done,
  children,
}: PurchaseDialogProps) {
  const t = useTranslations();
  const signedIn = useSession(({ person }) => person !== null);

  if (step.at === 'done') {
    const { title, lines } = done(step.bought);
    return (
      <Dialog
        open
        size="small"
        title={title}
        onClose={close}
        actions={
          <Button tone="primary" data-autofocus="" onClick={close}>
            {t('payments.goOn')}
          </Button>
        }
      >
        <output className="payment-done">
          <Icon name="check" size={40} />
          <span>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </output>
      </Dialog>
    );
  }
  if (step.at !== 'choosing') return <CheckoutStatus title={title} step={step} checkout={checkout} onClose={close} />;
  const actions = (
    <>
      {signedIn && step.problem?.code !== 'already_subscribed' && (
        <Button tone="primary" data-autofocus="" onClick={() => void checkout.start(item)}>
          {pay}
        </Button>
      )}
      <Button tone="quiet" onClick={close}>
        {t('payments.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog open size={size} title={title} onClose={close} actions={actions}>
      <div className="purchase-offer">
        {children}
        {!signedIn && (
          <div className="offer-login">
            <p>{login}</p>
            <SignIn from={location.pathname + location.search} onSignedIn={() => undefined} />
          </div>
        )}
        {step.problem && <CheckoutErrorMessage problem={step.problem} />}
        <p className="offer-terms">
          <a href="/terms" target="_blank" rel="noopener">
            {t('payments.terms')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}

/** The error, in the server's words where it gave any, and the remedy (ERR-11, ERR-12). */
function CheckoutErrorMessage({ problem: { code, text } }: { problem: CheckoutError }) {
  const t = useTranslations();
  const gentle = code === 'cancelled' || code === 'notApproved' || code === 'already_subscribed';
  const words = () => {
    if (code === 'cancelled' || code === 'notApproved') return t(`payments.problem.${code}`);
    if (code === 'already_subscribed') return t('payments.premium.already');
    if (code === 'network' || code === 'timeout') return t('payments.problem.offline');
    return text ?? t('payments.problem.failed');
  };
  const where = code === 'already_subscribed' && (
    <>
      {' '}
      <AppLink to="/profile">{t('payments.premium.profile')}</AppLink>
    </>
  );
  return (
    <div className={`payment-problem${gentle ? '' : ' payment-wrong'}`} role="alert">
      <Icon name={gentle ? 'info' : 'warning'} />
      <p>
        {words()}
        {where}
      </p>
    </div>
  );
}
