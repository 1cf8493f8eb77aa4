import type { JobCopy } from '../../../shared/api/copies.ts';
import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import { findTemplate } from '../../../shared/templates/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useDateFormat } from '../../lib/i18n/useDateFormat.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { CopyWords } from './CopyWords.tsx';
import { ResumeMenu, type CardAction } from './ResumeMenu.tsx';
import { ResumeThumbnail } from './ResumeThumbnail.tsx';
import { OwnLine } from '../../ui/OwnLine.tsx';

export interface ResumeCardProps {
  readonly resume: ResumeSummary;
  /** The base and job of a copy whose base no longer exists. */
  readonly copy?: JobCopy | undefined;
  /** Whether it is one of a pair, and whether the other has something that this one has not. */
  readonly twin?: { readonly waits: boolean } | undefined;
  /** An action on it is running. */
  readonly busy: boolean;
  readonly onAction: (action: CardAction) => void;
}

/** One saved résumé: its first page, name, template and time of the last change. */
export function ResumeCard({ resume, copy, twin, busy, onAction }: ResumeCardProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { day } = useDateFormat();
  const template = findTemplate(resume.templateId);
  const { name } = resume;
  return (
    <article className="resume-card" data-resume={resume.id} aria-busy={busy}>
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
        <h3>
          <OwnLine text={name} />
        </h3>
        <p>
          {template?.name[language]}
          {' · '}
          <time dateTime={resume.updatedAt}>{t('profile.updated', { when: day(resume.updatedAt) })}</time>
        </p>
        {copy && <CopyWords copy={copy} base={undefined} />}
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
        {copy && (
          <IconButton
            size="small"
            icon="info"
            label={t('profile.job.of', { name })}
            disabled={busy}
            onClick={() => onAction('job')}
          />
        )}
        <IconButton
          size="small"
          icon="download"
          label={t('profile.download.of', { name })}
          disabled={busy}
          onClick={() => onAction('download')}
        />
        <IconButton
          size="small"
          icon="history"
          edge="end"
          label={t('profile.points.of', { name })}
          disabled={busy}
          onClick={() => onAction('history')}
        />
        <ResumeMenu
          name={name}
          busy={busy}
          actions={['letter', 'copy', twin ? 'pair' : 'twin', 'rename', 'duplicate', 'link', 'delete']}
          onAction={onAction}
        />
      </div>
    </article>
  );
}
