import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResumeLanguage } from '../../drafts/index.ts';
import type { DiffLine } from './wordDiff.ts';

/** One of the two texts, with its changed words struck through or underlined: never marked by colour alone. */
export function DiffText({
  title,
  lines,
  mark: Mark,
}: {
  title: string;
  lines: readonly DiffLine[];
  mark: 'del' | 'ins';
}) {
  const t = useTranslations();
  const { language, direction } = useResumeLanguage();
  return (
    <div className="offer-text">
      <h4>{title}</h4>
      {lines.length === 0 && <p className="quiet">{t('ai.review.empty')}</p>}
      <ul lang={language} dir={direction} data-single={lines.length === 1}>
        {lines.map(({ runs, moved }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a text have nothing else
          <li key={at}>
            {/* oxlint-disable-next-line react/no-array-index-key */}
            {runs.map(({ text, changed }, place) =>
              changed ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>,
            )}
            {moved && Mark === 'ins' && <span className="line-moved">{t('ai.review.moved')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
