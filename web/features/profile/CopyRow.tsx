import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { CopyWords } from './CopyWords.tsx';
import type { ShelvedCopy } from './groupResumes.ts';
import { ResumeMenu, type CardAction } from './ResumeMenu.tsx';
import { ResumeThumbnail } from './ResumeThumbnail.tsx';
import { OwnLine } from '../../ui/OwnLine.tsx';

export interface CopyRowProps extends ShelvedCopy {
  readonly base: ResumeSummary | undefined;
  readonly busy: boolean;
  readonly onAction: (action: CardAction) => void;
}

/** A copy for a job, below what it was made from. */
export function CopyRow({ resume, copy, base, busy, onAction }: CopyRowProps) {
  const t = useTranslations();
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
        <CopyWords copy={copy} base={base} />
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
        <Button
          tone="quiet"
          size="small"
          disabled={busy}
          aria-label={t('profile.job.of', { name })}
          onClick={() => onAction('job')}
        >
          {t('profile.job')}
        </Button>
        <ResumeMenu
          name={name}
          busy={busy}
          actions={['download', 'letter', 'history', 'copy', 'rename', 'duplicate', 'link', 'delete']}
          onAction={onAction}
        />
      </div>
    </li>
  );
}
