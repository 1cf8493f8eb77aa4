import { useEffect, useRef, useState } from 'react';
import { recordingPath, RECORDED_SCREENS, samplePdfPath } from '../../../../shared/site/homePictures.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';

/**
 * The builder as it is used, recorded when the site was built, and the PDF that comes of it. The picture moves once,
 * for less than five seconds, when it comes in sight. Until then it is still, and always for whoever wants less motion.
 */
export function BuilderShow() {
  const t = useTranslations();
  const { language } = useLanguage();
  const figure = useRef<HTMLElement>(null);
  const [kind, setKind] = useState<'still' | 'moving'>('still');
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !matchMedia('(prefers-reduced-motion: reduce)').matches) setKind('moving');
      },
      { threshold: 0.5 },
    );
    observer.observe(figure.current as HTMLElement);
    return () => observer.disconnect();
  }, []);
  return (
    <section className="show wide" aria-labelledby="show-title">
      <div className="section-head">
        <h2 id="show-title">{t('home.show.title')}</h2>
        <a className={buttonClass({})} href={samplePdfPath(language)} target="_blank" rel="noopener">
          {t('home.show.pdf')}
        </a>
      </div>
      <figure ref={figure}>
        <picture>
          <source
            media="(max-width: 640px)"
            srcSet={recordingPath('phone', language, kind)}
            {...RECORDED_SCREENS.phone}
          />
          <img
            src={recordingPath('laptop', language, kind)}
            {...RECORDED_SCREENS.laptop}
            alt={t('home.show.image')}
            loading="lazy"
          />
        </picture>
      </figure>
    </section>
  );
}
