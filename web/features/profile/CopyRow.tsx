import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { CopyTwinWords, CopyWords } from './CopyWords.tsx';
import type { ShelvedCopy } from './groupResumes.ts';
import { ResumeMenu, type CardAction } from './ResumeMenu.tsx';
import { ResumeThumbnail } from './ResumeThumbnail.tsx';
import { OwnLine } from '../../ui/OwnLine.tsx';

export interface CopyRowProps extends ShelvedCopy {
  /** The résumé that it was made from; for a copy's twin, that copy. */
  readonly base: ResumeSummary | undefined;
  /** Whether it is one of a pair, and whether the other has something that this one has not. */
  readonly twin: { readonly waits: boolean } | undefined;
  readonly busy: boolean;
  readonly onAction: (action: CardAction) => void;
}

/** A copy for a job, or the same in another language, below what it was made from. */
export function CopyRow({ resume, copy, base, twin, busy, onAction }: CopyRowProps) {
  const t = useTranslations();
  const isOwn = copy.id === resume.id;
  const { name } = resume;
  return (
    <li className="copy-row" data-resume={resume.id} aria-busy={busy}>
      <button
        type="button"
        className="resume-sheet"
        tabIndex={-1}
        aria-hidden="true"
        disabled={busy}
        onClick={() => onAction('edit')}
      >
        <ResumeThumbnail resume={resume} />
      </button>
      <div className="resume-words">
        <h4>
          <OwnLine text={name} />
        </h4>
        {isOwn ? <CopyWords copy={copy} base={base} /> : <CopyTwinWords job={copy.job} />}
        {twin?.waits && (
          <Button tone="quiet" size="small" icon="language" disabled={busy} of={name} onClick={() => onAction('pair')}>
            {t('profile.pair.waits')}
          </Button>
        )}
      </div>
      <div className="resume-actions">
        <Button
          size="small"
          icon="edit"
          busy={busy}
          aria-label={t('profile.edit.of', { name })}
          onClick={() => onAction('edit')}
        >
          {t('profile.edit')}
        </Button>
        {isOwn && (
          <Button
            tone="quiet"
            size="small"
            disabled={busy}
            aria-label={t('profile.job.of', { name })}
            onClick={() => onAction('job')}
          >
            {t('profile.job')}
          </Button>
        )}
        <ResumeMenu
          name={name}
          busy={busy}
          actions={[
            ...(['download', 'letter', 'history', 'copy'] as const),
            ...([twin ? 'pair' : 'twin', 'rename', 'duplicate', 'link', 'delete'] as const),
          ]}
          onAction={onAction}
        />
      </div>
    </li>
  );
}
