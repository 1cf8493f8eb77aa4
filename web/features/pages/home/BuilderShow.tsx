import { useEffect, useRef, useState } from 'react';
import { recordingPath, RECORDED_SCREENS, samplePdfPath } from '../../../../shared/site/homePictures.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * The builder as it is used, recorded when the site was built: it moves once, for less than five seconds, when it comes
 * in sight, and again when that is asked for. A still picture for whoever wants less motion, until then, and after.
 * Beside it the PDF that comes of it.
 */
export function BuilderShow() {
  const t = useTranslations();
  const { language } = useLanguage();
  const figure = useRef<HTMLElement>(null);
  /** How often it has moved. */
  const [run, setRun] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!figure.current || matchMedia(STILL).matches) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting !== true) return;
        observer.disconnect();
        setRun(1);
      },
      { threshold: 0.5 },
    );
    observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);
  // Another address is another picture, which begins at its beginning.
  const path = (screen: keyof typeof RECORDED_SCREENS) =>
    run === 0 ? recordingPath(screen, language, 'still') : `${recordingPath(screen, language, 'moving')}?${run}`;
  return (
    <section className="show wide" aria-labelledby="show-title">
      <div className="section-head">
        <h2 id="show-title">{t('home.show.title')}</h2>
        <p>{t('home.show.text')}</p>
      </div>
      {!isMissing && (
        <figure ref={figure}>
          <picture key={run}>
            <source media="(max-width: 640px)" srcSet={path('phone')} {...RECORDED_SCREENS.phone} />
            <img
              src={path('laptop')}
              {...RECORDED_SCREENS.laptop}
              alt={t('home.show.image')}
              loading="lazy"
              onError={() => setMissing(true)}
            />
          </picture>
        </figure>
      )}
      <div className="show-actions">
        {!isMissing && (
          <Button tone="quiet" onClick={() => setRun(run + 1)}>
            {t('home.show.again')}
          </Button>
        )}
        <a className={buttonClass({})} href={samplePdfPath(language)} target="_blank" rel="noopener">
          {t('home.show.pdf')}
        </a>
      </div>
    </section>
  );
}
