import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResumeLanguage } from '../../drafts/index.ts';
import { markQuestioned } from './markQuestioned.ts';
import type { DiffLine } from './wordDiff.ts';

const NOTHING: readonly string[] = [];

/**
 * One of the two texts, with its changed words struck through or underlined, and the words in question in a frame:
 * never marked by colour alone.
 */
export function DiffText({
  title,
  lines,
  mark: Mark,
  questioned = NOTHING,
}: {
  title: string;
  lines: readonly DiffLine[];
  mark: 'del' | 'ins';
  questioned?: readonly string[];
}) {
  const t = useTranslations();
  const { language, direction } = useResumeLanguage();
  const runs = markQuestioned(lines, questioned);
  return (
    <div className="offer-text">
      <h4>{title}</h4>
      {lines.length === 0 && <p className="quiet">{t('ai.review.empty')}</p>}
      <ul lang={language} dir={direction} data-single={lines.length === 1}>
        {lines.map(({ moved }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a text have nothing else
          <li key={at}>
            {runs[at]?.map(({ text, changed, questioned: asked }, place) => {
              const written = asked ? <mark className="questioned">{text}</mark> : text;
              // oxlint-disable-next-line react/no-array-index-key
              return changed ? <Mark key={place}>{written}</Mark> : <span key={place}>{written}</span>;
            })}
            {moved && Mark === 'ins' && <span className="line-moved">{t('ai.review.moved')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
