import { useTranslations } from '../../../lib/i18n/useTranslations.ts';

/** A line as in Israeli résumés; its left-to-right parts are marked. */
const LINE: readonly { readonly text: string; readonly ltr?: true }[] = [
  { text: 'פיתוח ב־' },
  { text: 'C++', ltr: true },
  { text: ' וב־' },
  { text: '.NET', ltr: true },
  { text: ' בשנים ' },
  { text: '2018–2021', ltr: true },
  { text: ', טלפון ' },
  { text: '+972-50-123-4567', ltr: true },
];

/**
 * The same line twice: as a browser lays it out without help, and with bidi isolation as in our documents. Both are
 * live text, so the difference is shown and not claimed.
 */
export function BidiExample() {
  const t = useTranslations();
  return (
    <section className="directions" aria-labelledby="directions-title">
      <div className="wide directions-inner">
        <div>
          <h2 id="directions-title">{t('home.directions.title')}</h2>
          <p>{t('home.directions.text')}</p>
        </div>
        <dl>
          <dt>{t('home.directions.plain')}</dt>
          <dd lang="he" dir="rtl">
            {LINE.map(({ text, ltr }) =>
              ltr ? (
                <mark key={text} className="mark-wrong">
                  {text}
                </mark>
              ) : (
                <span key={text}>{text}</span>
              ),
            )}
          </dd>
          <dt>{t('home.directions.ours')}</dt>
          <dd lang="he" dir="rtl">
            {LINE.map(({ text, ltr }) =>
              ltr ? (
                <mark key={text} className="mark-right">
                  <bdi dir="ltr">{text}</bdi>
                </mark>
              ) : (
                <span key={text}>{text}</span>
              ),
            )}
          </dd>
        </dl>
      </div>
    </section>
  );
}
