import { recordingPath, samplePdfPath } from '../../../../shared/site/homePictures.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
const NARROW = '(max-width: 640px)';

/**
 * The builder in use, recorded when the site was built, and the PDF that results. The picture moves once, for less than
 * five seconds, from when it is first drawn; it stays still for people who prefer less motion.
 */
export function BuilderShow() {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    <section className="show wide" aria-labelledby="show-title">
      <div className="section-head">
        <h2 id="show-title">{t('home.show.title')}</h2>
        <a className={buttonClass({})} href={samplePdfPath(language)} target="_blank" rel="noopener">
          {t('home.show.pdf')}
        </a>
      </div>
      <picture>
        <source media={`${REDUCED} and ${NARROW}`} srcSet={recordingPath('phone', language, 'still')} />
        <source media={REDUCED} srcSet={recordingPath('laptop', language, 'still')} />
        <source media={NARROW} srcSet={recordingPath('phone', language, 'moving')} />
        <img src={recordingPath('laptop', language, 'moving')} alt={t('home.show.image')} loading="lazy" />
      </picture>
    </section>
  );
}
