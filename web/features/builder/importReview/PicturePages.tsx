import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';

/**
 * Pages behind the text that are pictures, as certificates are: what they say is nowhere, and only the person can tell
 * whether it should be.
 */
export function PicturePages({ pages }: { pages: readonly number[] }) {
  const t = useTranslations();
  const intl = useIntl();
  const last = pages.at(-1);
  if (last === undefined) return null;
  return (
    <div className="review-told">
      <h3>
        <Icon name="info" size={18} />
        {t('review.pictures')}
      </h3>
      <p>
        {t('review.pictures.text', {
          count: pages.length,
          first: intl.formatList(pages.slice(0, -1).map(String), { type: 'unit' }),
          last,
        })}
      </p>
    </div>
  );
}
