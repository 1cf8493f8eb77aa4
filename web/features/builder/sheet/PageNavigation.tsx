import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { PagesState } from '../../preview/index.ts';
import { useResume } from '../builderContext.ts';

/** Which page is seen of how many, the way to its neighbours, and how full the pages are. */
export function PageNavigation({ pages, goTo }: { pages: PagesState | null; goTo: (page: number) => void }) {
  const t = useTranslations();
  const { count, current } = pages ?? { count: 1, current: 1 };
  return (
    <div className="pages">
      {count > 1 && (
        <IconButton
          size="small"
          tip="above"
          edge="start"
          icon="previous"
          label={t('builder.page.previous')}
          disabled={current <= 1}
          onClick={() => goTo(current - 1)}
        />
      )}
      <span className="figure">{t('builder.page', { current, count })}</span>
      {pages && <Gauge {...pages} />}
      {count > 1 && (
        <IconButton
          size="small"
          tip="above"
          icon="next"
          label={t('builder.page.next')}
          disabled={current >= count}
          onClick={() => goTo(current + 1)}
        />
      )}
    </div>
  );
}

/** A page that is as good as full: nothing is said about the rest. */
const AS_FULL = 0.9;

/** How much of its pages it takes, of one in words; not of a full page or an empty one, whose count says all. */
function Gauge({ count, fill }: PagesState) {
  const t = useTranslations();
  const isEmpty = useResume(isEmptyResume);
  if (isEmpty || fill === 1 || (count === 1 && fill >= AS_FULL)) return null;
  return (
    <span className="page-gauge" title={t('builder.page.fill.hint')}>
      <span className="figure">
        {/* "1 page, 0.8 pages" would contradict itself, and a share would be a second meter beside the score. */}
        {count === 1 ? t('builder.page.room') : t('builder.page.fill', { fill })}
      </span>
    </span>
  );
}
