import type { JobCopy } from '../../../shared/api/copies.ts';
import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import { textDirection } from '../../../shared/platform/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ownDirection } from '../../lib/i18n/ownDirection.ts';
import { useDateFormat } from '../../lib/i18n/useDateFormat.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';

export interface CopyWordsProps {
  readonly copy: JobCopy;
  /** The résumé that it was made from; undefined if it no longer exists. */
  readonly base: ResumeSummary | undefined;
}

/** Names the job of a copy's twin in another language. */
export function CopyTwinWords({ job }: Pick<JobCopy, 'job'>) {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    <>
      <p className="copy-job">
        <bdi dir={ownDirection(job, textDirection(language))}>{job}</bdi>
      </p>
      <p className="copy-sent">{t('profile.job.twin')}</p>
    </>
  );
}

/** Names a copy's job, where it was sent, and whether its base changed since, or no longer exists. */
export function CopyWords({ copy: { job, sentTo, sentOn, ofVersion }, base }: CopyWordsProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { day } = useDateFormat();
  const direction = textDirection(language);
  const sent = {
    to: <bdi dir={ownDirection(sentTo, direction)}>{sentTo}</bdi>,
    date: sentOn && day(`${sentOn}T12:00:00`),
  };
  const wasSent = sentTo !== '' || sentOn !== '';
  return (
    <>
      <p className="copy-job">
        <bdi dir={ownDirection(job, direction)}>{job}</bdi>
      </p>
      <p className="copy-sent" data-sent={wasSent || undefined}>
        {wasSent && <Icon name="check" size={16} />}
        <span>
          {!wasSent && t('profile.job.notSent')}
          {wasSent && sentTo === '' && t('profile.job.sentOn', { date: sent.date })}
          {sentTo !== '' && (
            <>
              {t('profile.job.sentTo')} {sent.to}
              {sent.date && (
                <>
                  {' · '}
                  <time dateTime={sentOn}>{sent.date}</time>
                </>
              )}
            </>
          )}
        </span>
      </p>
      {base === undefined && <p className="copy-note">{t('profile.job.noBase')}</p>}
      {base !== undefined && base.version > ofVersion && <p className="copy-note">{t('profile.job.changed')}</p>}
    </>
  );
}
