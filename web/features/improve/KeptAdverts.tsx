import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { UNDO_OFFER_MS, notify } from '../../ui/toasts.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { advertTitle } from './keptAdverts.ts';
import { useImprover, useImproverState } from './useImprover.ts';
import { OwnLine } from '../../ui/OwnLine.tsx';

/** Job adverts that are kept in this browser, beside the one that is open: to go to, or to remove. */
export function KeptAdverts() {
  const t = useTranslations();
  const improver = useImprover();
  const job = useImproverState((state) => state.options.job).trim();
  const adverts = useImproverState((state) => state.adverts).filter((advert) => advert !== job);
  const remove = (advert: string) => {
    improver.removeAdvert(advert);
    notify({
      kind: 'notification',
      text: t('ai.adverts.removed'),
      action: { label: t('ai.adverts.undo'), run: () => improver.keepAdvert(advert) },
      durationMs: UNDO_OFFER_MS,
    });
  };
  return (
    <>
      {job !== '' && (
        <Button size="small" icon="add" onClick={() => improver.openAdvert('')}>
          {t('ai.adverts.another')}
        </Button>
      )}
      {adverts.length > 0 && (
        <section className="kept-adverts" aria-labelledby="kept-adverts-title">
          <h3 id="kept-adverts-title">{t('ai.adverts')}</h3>
          <ul>
            {adverts.map((advert) => (
              <li key={advert}>
                <Button tone="quiet" size="small" onClick={() => improver.openAdvert(advert)}>
                  <OwnLine text={advertTitle(advert)} base="rtl" />
                </Button>
                <IconButton
                  icon="delete"
                  size="small"
                  tone="danger"
                  label={t('ai.adverts.remove', { title: advertTitle(advert) })}
                  onClick={() => remove(advert)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
