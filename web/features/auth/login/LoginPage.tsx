import { useEffect, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { FREE_PLAN } from '../../../../shared/payments/plans.ts';
import { Benefits } from '../../../ui/Benefits.tsx';
import { TemplateImage } from '../../../ui/TemplateImage.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { navigate } from '../../../lib/routing/location.ts';
import { safeSession } from '../../../lib/storage/safeStorage.ts';
import { finishRedirect } from '../auth.ts';
import { useSession } from '../session.ts';
import { REDIRECT_KEY } from '../storageKeys.ts';
import { safeReturnPath } from './returnPath.ts';
import { SignIn } from './SignIn.tsx';

/** The login screen (LOG-01). Afterwards the user returns to the path they came from, or to /profile (LOG-02). */
export default function LoginPage() {
  const t = useTranslations();
  const { language } = useLanguage();
  const query = new URLSearchParams(useSearch());
  const returning = query.has('state') && (query.has('code') || query.has('error'));
  const from = safeReturnPath(returning ? safeSession.read(REDIRECT_KEY) : query.get('from'));
  const signedIn = useSession(({ person }) => person !== null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!returning) return;
    void finishSignInOnce().then((outcome) => {
      if (outcome === 'signedIn') return navigate(from, { replace: true });
      setFailed(true);
      return navigate(`/login?from=${encodeURIComponent(from)}`, { replace: true });
    });
  }, [returning, from]);

  if (signedIn && !returning) return <Redirect to={from} replace />;
  return (
    <div className="login wide">
      <section className="login-card">
        <h1>{t('account.login.title')}</h1>
        <p className="login-lead">{t('account.login.lead')}</p>
        <SignIn
          key={String(failed)}
          from={from}
          failedBefore={failed}
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

let finishingSignIn: Promise<'signedIn' | 'failed'> | undefined;

/** Runs once per authorization code: a code is valid only once. */
function finishSignInOnce(): Promise<'signedIn' | 'failed'> {
  finishingSignIn ??= finishRedirect().finally(() => {
    safeSession.remove(REDIRECT_KEY);
    finishingSignIn = undefined;
  });
  return finishingSignIn;
}
