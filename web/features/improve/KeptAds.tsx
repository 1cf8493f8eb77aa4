import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { UNDO_OFFER_MS, notify } from '../../ui/toasts.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { adTitle } from './keptAds.ts';
import { useImprover, useImproverState } from './useImprover.ts';
import { OwnLine } from '../../ui/OwnLine.tsx';

/** Job ads that are kept in this browser, beside the one that is open: to go to, or to remove. */
export function KeptAds() {
  const t = useTranslations();
  const improver = useImprover();
  const job = useImproverState((state) => state.options.job).trim();
  const ads = useImproverState((state) => state.ads).filter((ad) => ad !== job);
  const remove = (ad: string) => {
    improver.removeAd(ad);
    notify({
      kind: 'notification',
      text: t('ai.ads.removed'),
      action: { label: t('ai.ads.undo'), run: () => improver.keepAd(ad) },
      durationMs: UNDO_OFFER_MS,
    });
  };
  return (
    <>
      {job !== '' && (
        <Button size="small" icon="add" onClick={() => improver.openAd('')}>
          {t('ai.ads.another')}
        </Button>
      )}
      {ads.length > 0 && (
        <section className="kept-ads" aria-labelledby="kept-ads-title">
          <h3 id="kept-ads-title">{t('ai.ads')}</h3>
          <ul>
            {ads.map((ad) => (
              <li key={ad}>
                <Button tone="quiet" size="small" onClick={() => improver.openAd(ad)}>
                  <OwnLine text={adTitle(ad)} base="rtl" />
                </Button>
                <IconButton
                  icon="delete"
                  size="small"
                  tone="danger"
                  label={t('ai.ads.remove', { title: adTitle(ad) })}
                  onClick={() => remove(ad)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
