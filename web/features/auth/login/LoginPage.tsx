import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { FREE_PLAN } from '../../../../shared/payments/plans.ts';
import { Benefits } from '../../../ui/Benefits.tsx';
import { TemplateImage } from '../../../ui/TemplateImage.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { navigate } from '../../../lib/routing/location.ts';
import { safeSession } from '../../../lib/storage/safeStorage.ts';
import { finishRedirect, type SignInOutcome } from './signInFlow.ts';
import { isSessionExpired, useSession } from '../session.ts';
import { REDIRECT_KEY } from '../redirectKey.ts';
import { safeReturnPath } from './returnPath.ts';
import { SignIn, type SignInProblem } from './SignIn.tsx';

/** The login screen (LOG-01). Afterwards the user returns to the path they came from, or to /profile (LOG-02). */
export default function LoginPage() {
  const t = useTranslations();
  const { language } = useLanguage();
  const query = new URLSearchParams(useSearch());
  const returning = ['code', 'state', 'error'].some((name) => query.has(name));
  // Only this tab knows that it began the sign-in: in any other the address is old or forged.
  const [begun] = useState(() => safeSession.read(REDIRECT_KEY));
  const from = safeReturnPath(returning ? begun : query.get('from'));
  const denied = query.get('error') === 'access_denied';
  const signedIn = useSession(({ person }) => person !== null);
  // Why somebody who needs an account here is asked for it again.
  const expired = useSession(isSessionExpired);
  const gone = useSession(({ ended }) => ended?.how === 'gone');
  const [problem, setProblem] = useState<SignInProblem | null>(null);

  const come = useEffectEvent((outcome: SignInOutcome | 'stale') => {
    if (outcome === 'signedIn') return navigate(from, { replace: true });
    setProblem(outcome === 'cancelled' || (outcome === 'failed' && denied) ? null : outcome);
    return navigate(`/login?from=${encodeURIComponent(from)}`, { replace: true });
  });
  const isBegun = begun !== null;
  useEffect(() => {
    if (!returning) return;
    const finished = isBegun ? finishSignInOnce() : Promise.resolve('stale' as const);
    void finished.then((outcome) => come(outcome));
  }, [returning, isBegun]);

  if (signedIn && !returning) return <Redirect to={from} replace />;
  return (
    <div className="login wide">
      <section className="login-card">
        <h1>{t('account.login.title')}</h1>
        <p className="login-lead">{t(gone ? 'account.gone' : expired ? 'account.expired' : 'account.login.lead')}</p>
        <SignIn
          key={problem}
          from={from}
          problemBefore={problem}
          onSignedIn={() => navigate(from, { replace: true })}
        />
        <Benefits
          label={t('account.benefits')}
          lines={[
            t('account.login.benefit1'),
            t('account.login.benefit2', { slots: FREE_PLAN.maxStorageSlots }),
            t('account.login.benefit3', { credits: FREE_PLAN.aiCredits }),
          ]}
        />
        <p className="login-privacy">{t('account.login.privacy')}</p>
      </section>
      <div className="login-sheet" aria-hidden="true">
        <TemplateImage id="modern" language={language} alt="" eager />
      </div>
    </div>
  );
}

let finishingSignIn: Promise<SignInOutcome> | undefined;

/** Runs once per authorization code: a code is valid only once. */
function finishSignInOnce(): Promise<SignInOutcome> {
  finishingSignIn ??= finishRedirect().finally(() => {
    safeSession.remove(REDIRECT_KEY);
    finishingSignIn = undefined;
  });
  return finishingSignIn;
}
