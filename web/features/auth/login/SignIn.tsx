import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/toasts.ts';
import { isInAppBrowser } from '../../../lib/dom/inAppBrowser.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { cancelSignIn, signIn } from './signInFlow.ts';
import { useSession } from '../session.ts';
import '../../../ui/field.css';
import google from './google.svg';
import './login.css';

export interface SignInProps {
  /** Path to return to after a redirect sign-in. */
  readonly from: string;
  readonly onSignedIn: () => void;
  /** Stands beside a main action: an offer, and not what the screen is for. */
  readonly second?: boolean;
  /** The failure of an attempt before this page was opened. */
  readonly problemBefore?: SignInProblem | null;
}

/** `stale`: the address of a sign-in that is over, or that nobody has begun here. */
export type SignInProblem = 'failed' | 'stale';

/** Continue with Google, its busy state with cancel, and the error; in an in-app browser, how to open a real one. */
export function SignIn({ from, onSignedIn, second = false, problemBefore = null }: SignInProps) {
  const t = useTranslations();
  const busy = useSession(({ signingIn }) => signingIn);
  const [problem, setProblem] = useState(problemBefore);
  const ready = useHydrated();
  if (ready && isInAppBrowser(navigator)) return <OpenInRealBrowser />;

  const begin = async () => {
    setProblem(null);
    const outcome = await signIn(from);
    if (outcome === 'signedIn') onSignedIn();
    else setProblem(outcome === 'failed' ? 'failed' : null);
  };
  return (
    <div className="sign-in">
      <Button
        tone={second ? 'plain' : 'primary'}
        size={second ? 'medium' : 'large'}
        className="google"
        busy={busy}
        disabled={!ready}
        {...(second ? {} : { 'data-autofocus': '' })}
        onClick={() => void begin()}
      >
        <img src={google} alt="" width={20} height={20} />
        {t(busy ? 'account.signingIn' : 'account.google')}
      </Button>
      <div aria-live="polite">
        {busy && (
          <div className="sign-in-waiting">
            <p>{t('account.waiting')}</p>
            <Button size="small" onClick={cancelSignIn}>
              {t('account.cancel')}
            </Button>
          </div>
        )}
      </div>
      <p className="form-error" role="alert">
        {problem && !busy ? t(`account.${problem}`) : ''}
      </p>
    </div>
  );
}

function OpenInRealBrowser() {
  const t = useTranslations();
  const copy = async () => {
    await navigator.clipboard.writeText(location.href).catch(() => undefined);
    notify({ kind: 'success', text: t('account.embedded.copied') });
  };
  return (
    <div className="sign-in elsewhere">
      <h2>{t('account.embedded.title')}</h2>
      <p>{t('account.embedded.text')}</p>
      <Button tone="primary" icon="link" onClick={() => void copy()}>
        {t('account.embedded.copy')}
      </Button>
      <p className="elsewhere-address" dir="ltr">
        {location.origin}
        {location.pathname}
      </p>
    </div>
  );
}

const subscribeToNothing = () => () => undefined;

/** False in a prerendered page until hydration: what needs the script must not look ready before. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
