import { templateAccess } from '../../../../shared/payments/templateAccess.ts';
import { TEMPLATES } from '../../../../shared/templates/catalogue.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { SignIn } from '../../auth/login/SignIn.tsx';
import { TemplateImage } from '../../../ui/TemplateImage.tsx';
import { requestPurchase } from '../purchasePrompt.ts';
import { sessionStore, useSession } from '../../auth/index.ts';
import type { TemplatePrompt } from '../templatePrompt.ts';
import './payments.css';

/**
 * A premium template was chosen: the trial prompt while the first one is free, the premium-only prompt afterwards
 * (DLG-06, DLG-07).
 */
export default function PremiumTemplateDialog({ prompt: { template, settle } }: { prompt: TemplatePrompt }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const profile = useSession((state) => state.profile);
  const signedIn = useSession(({ person }) => person !== null);
  const access = templateAccess(template, signedIn ? profile : null);
  const trial = access === 'trial';
  const name = template.name[language];

  const upgrade = async () => {
    if ((await requestPurchase('premium', 'template')) === 'bought') settle(true);
  };
  const afterSignIn = () => {
    if (templateAccess(template, sessionStore.getState().profile) === 'open') settle(true);
  };
  const actions = trial ? (
    <>
      {signedIn && (
        <Button tone="primary" data-autofocus="" onClick={() => settle(true)}>
          {t('payments.trial.use')}
        </Button>
      )}
      <Button onClick={() => void upgrade()}>{t('payments.trial.premium')}</Button>
      <Button tone="quiet" onClick={() => settle(false)}>
        {t('payments.trial.no')}
      </Button>
    </>
  ) : (
    <>
      <Button tone="primary" data-autofocus="" onClick={() => void upgrade()}>
        {t('payments.only.upgrade')}
      </Button>
      <Button onClick={() => settle(false)}>{t('payments.only.free')}</Button>
    </>
  );
  return (
    <Dialog
      open
      title={trial ? t('payments.trial.title') : t('payments.only.title', { name })}
      onClose={() => settle(false)}
      actions={actions}
    >
      <div className="premium-template">
        <TemplateImage id={template.id} language={language} alt="" eager />
        <p>{trial ? t('payments.trial.text', { name }) : t('payments.only.text', { count: TEMPLATES.length })}</p>
        {trial && !signedIn && (
          <div className="offer-login">
            <p>{t('payments.trial.login')}</p>
            <SignIn from={`/builder?template=${template.id}`} onSignedIn={afterSignIn} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
