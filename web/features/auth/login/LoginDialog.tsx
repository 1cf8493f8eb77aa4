import { FREE_PLAN } from '../../../../shared/payments/plans.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Benefits } from '../../../ui/Benefits.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { cancelSignIn } from './signInFlow.ts';
import type { LoginPrompt } from '../loginPrompt.ts';
import { isSessionExpired, useSession } from '../session.ts';
import { SignIn } from './SignIn.tsx';

/** The login dialog in its four variants (LOG-04, LOG-05): reason, benefits, Continue with Google, and Skip for now. */
export default function LoginDialog({ prompt }: { prompt: LoginPrompt }) {
  const t = useTranslations();
  const { variant, from, settle } = prompt;
  // Downloading needs no account: it is what was asked for, and the account is the offer beside it.
  const free = variant === 'download';
  // A person who has an account and only has to sign in again is given no reasons for one.
  const expired = useSession(isSessionExpired);
  const leave = (answer: 'skipped' | 'closed') => {
    cancelSignIn();
    settle(answer);
  };
  return (
    <Dialog
      open
      size="small"
      title={t(`account.dialog.${variant}.title`)}
      onClose={() => leave('closed')}
      actions={
        <Button
          tone={free ? 'primary' : 'quiet'}
          icon={free ? 'download' : undefined}
          {...(free ? { 'data-autofocus': '' } : {})}
          onClick={() => leave('skipped')}
        >
          {t(free ? 'account.skip.download' : 'account.skip')}
        </Button>
      }
    >
      <div className="login-dialog">
        <p>{t(expired ? 'account.expired' : `account.dialog.${variant}.text`)}</p>
        {!expired && (
          <Benefits
            label={t('account.benefits')}
            lines={([1, 2, 3] as const).map((line) =>
              t(`account.dialog.${variant}.benefit${line}`, { slots: FREE_PLAN.maxStorageSlots }),
            )}
          />
        )}
        <SignIn from={from} second={free} onSignedIn={() => settle('signedIn')} />
      </div>
    </Dialog>
  );
}
