import { useMemo } from 'react';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import { compareResumes } from '../../../../shared/resume/compareResumes.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { useDateFormat } from '../../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { SkeletonSheet } from '../../../ui/SkeletonSheet.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PointChange } from './PointChange.tsx';
import type { Loaded, KeptPoint } from './usePoints.ts';

const PreviewPane = lazyPart(async () => (await import('../../preview/PreviewPane.tsx')).PreviewPane, [], {
  Missing: () => <SkeletonSheet />,
  fallback: <SkeletonSheet />,
});

export interface PointViewProps {
  readonly point: Loaded<KeptPoint>;
  /** The résumé as it is saved now. */
  readonly now: SavedResume;
}

/** How a point differs from today's résumé, text by text, and both as pages. */
export function PointView({ point, now }: PointViewProps) {
  const t = useTranslations();
  const { moment } = useDateFormat();
  if (point === 'failed') return <p role="alert">{t('profile.points.failed')}</p>;
  if (point === 'loading') return <Spinner />;
  const changes = compareResumes(point.data, now.data);
  return (
    <div className="history-view">
      <h3>{t('profile.points.changes', { count: changes.length })}</h3>
      <dl className="history-changes">
        {changes.map((change, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list is computed as a whole
          <PointChange key={index} change={change} />
        ))}
      </dl>
      <div className="history-pages">
        <Page resume={point.data} label={t('profile.points.page.then', { when: moment(point.savedAt) })} />
        <Page resume={now.data} label={t('profile.points.page.now')} />
      </div>
    </div>
  );
}

function Page({ resume, label }: { readonly resume: ResumeData; readonly label: string }) {
  const source = useMemo(() => ({ get: () => resume, subscribe: () => () => {} }), [resume]);
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <div className="resume-live" data-paper={resume.design?.paper} inert>
        <PreviewPane source={source} label={label} className="resume-pages" />
      </div>
    </figure>
  );
}
