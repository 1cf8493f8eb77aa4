import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import { textDirection } from '../../../shared/platform/language.ts';
import { findTemplate } from '../../../shared/templates/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lineDirection } from '../../lib/i18n/lineDirection.ts';
import { useDateFormat } from '../../lib/i18n/useDateFormat.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { ResumeThumbnail } from './ResumeThumbnail.tsx';

export type CardAction = 'edit' | 'download' | 'rename' | 'duplicate' | 'history' | 'link' | 'delete';

export interface ResumeCardProps {
  readonly resume: ResumeSummary;
  /** An action on it is running. */
  readonly busy: boolean;
  readonly onAction: (action: CardAction) => void;
}

/** One saved résumé: its thumbnail, name, template and time of the last change. */
export function ResumeCard({ resume, busy, onAction }: ResumeCardProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { moment } = useDateFormat();
  const template = findTemplate(resume.templateId);
  const { name } = resume;
  return (
    <li className="resume-card" data-resume={resume.id} aria-busy={busy}>
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
          <bdi dir={lineDirection(name, textDirection(language))}>{name}</bdi>
        </h3>
        <p>{template?.name[language]}</p>
        <p>
          <time dateTime={resume.updatedAt}>{t('profile.updated', { when: moment(resume.updatedAt) })}</time>
        </p>
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
        <IconButton
          size="small"
          icon="download"
          label={t('profile.download.of', { name })}
          disabled={busy}
          onClick={() => onAction('download')}
        />
        <IconButton
          size="small"
          icon="rename"
          label={t('profile.rename.of', { name })}
          disabled={busy}
          onClick={() => onAction('rename')}
        />
        <IconButton
          size="small"
          icon="copy"
          edge="end"
          label={t('profile.duplicate.of', { name })}
          disabled={busy}
          onClick={() => onAction('duplicate')}
        />
        <IconButton
          size="small"
          icon="history"
          edge="end"
          label={t('profile.points.of', { name })}
          disabled={busy}
          onClick={() => onAction('history')}
        />
        <IconButton
          size="small"
          icon="link"
          edge="end"
          label={t('profile.link.of', { name })}
          disabled={busy}
          onClick={() => onAction('link')}
        />
        <IconButton
          size="small"
          icon="delete"
          edge="end"
          tone="danger"
          label={t('profile.delete.of', { name })}
          disabled={busy}
          onClick={() => onAction('delete')}
        />
      </div>
    </li>
  );
}
