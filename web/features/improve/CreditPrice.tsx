import { Button } from '../../ui/Button.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useSession } from '../auth/session.ts';
import { isFreeImprovement } from './useImprove.ts';

/** What the next improvement costs and what is left, before anything is pressed. */
export function CreditPrice({ onBuy }: { onBuy: () => void }) {
  const t = useTranslations();
  const credits = useSession(({ person }) => person?.aiCredits);
  const free = useSession(({ profile }) => isFreeImprovement(profile));
  if (credits === undefined) return <p className="ai-price">{t('ai.price.signedOut')}</p>;
  if (free) return <p className="ai-price">{t('ai.price.free')}</p>;
  if (credits === 0)
    return (
      <p className="ai-price ai-price-empty">
        {t('ai.price.empty')}{' '}
        <Button size="small" tone="quiet" onClick={onBuy}>
          {t('ai.price.buy')}
        </Button>
      </p>
    );
  return (
    <p className="ai-price">
      {t('ai.price.credits', { credits })} <span className="quiet">{t('ai.price.only')}</span>
    </p>
  );
}
