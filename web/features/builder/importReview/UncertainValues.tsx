import { LANGUAGE_LEVELS, type LanguageLevel, type ResumeData } from '../../../../shared/resume/schema.ts';
import { useResume } from '../builderContext.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { fieldKey, type FieldTarget } from './store/fieldTarget.ts';
import { isUnchanged, type UncertainValue } from './store/uncertainValues.ts';
import { fieldLabel } from './fieldLabel.ts';
import { useShowField } from './useShowField.ts';
import { nextFocusSelector, useImportReviewStore } from './useImportReview.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useResumeLanguage } from '../../drafts/index.ts';

/** Values with a low confidence: go to the field, or confirm the value. */
export function UncertainValues({
  checks,
  onPage,
}: {
  checks: readonly UncertainValue[];
  /** Shows where on the page of the file a value was read; null if the file has no pages to show. */
  onPage: ((target: FieldTarget) => void) | null;
}) {
  const t = useTranslations();
  const reviews = useImportReviewStore();
  const resume = useResume((whole) => whole);
  const all = checks.filter((check) => isUnchanged(check, resume));
  const [open, likely] = [all.filter(({ isLikely }) => !isLikely), all.filter(({ isLikely }) => isLikely)];
  const right = (check: UncertainValue) => {
    void moveFocusTo(nextFocusSelector('.review-checks', open.indexOf(check), open.length - 1));
    reviews.update({ checks: checks.filter((each) => each !== check) });
  };
  if (checks.length === 0) return null;
  return (
    <div className="review-part">
      <h3>{t('review.checks')}</h3>
      {open.length === 0 ? (
        <p className="review-clear">
          <Icon name="check" size={18} />
          {t('review.checks.none')}
        </p>
      ) : (
        <p className="quiet">{t('review.checks.about', { count: open.length })}</p>
      )}
      <ul className="review-checks">
        {open.map((check) => (
          <li key={fieldKey(check)}>
            <UncertainValueRow check={check} resume={resume} onRight={() => right(check)} onPage={onPage} />
          </li>
        ))}
      </ul>
      {likely.length > 0 && (
        <details>
          <summary>{t('review.likely', { count: likely.length })}</summary>
          <ul className="review-checks">
            {likely.map((check) => (
              <li key={fieldKey(check)}>
                <UncertainValueRow
                  check={check}
                  resume={resume}
                  onRight={() => reviews.update({ checks: checks.filter((each) => each !== check) })}
                  onPage={onPage}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function UncertainValueRow({
  check,
  resume,
  onRight,
  onPage,
}: {
  check: UncertainValue;
  resume: ResumeData;
  onRight: () => void;
  onPage: ((target: FieldTarget) => void) | null;
}) {
  const t = useTranslations();
  const { direction } = useResumeLanguage();
  const show = useShowField();
  // A level alone says nothing without its language.
  const language =
    check.part === 'languages' && check.field === 'level'
      ? (resume.languages.find(({ id }) => id === check.entry)?.name ?? '')
      : undefined;
  const levelName = (value: string) => (isLanguageLevel(value) ? t(`builder.level.${value}`) : value);
  const isMissing = check.reason === 'missing';
  const job = isMissing ? resume.experience.find(({ id }) => id === check.entry) : undefined;
  const name = job && (job.title || job.company);
  const field = language === undefined ? t(fieldLabel(check)) : t('review.level', { language });
  const label = name ? t('review.target.in', { tab: name, name: field }) : field;
  const value = language === undefined ? check.value : levelName(check.value);
  return (
    <>
      <span className="review-check">
        <span className={check.isLikely ? 'review-sure' : 'review-unsure'}>
          <Icon name={check.isLikely ? 'info' : 'warning'} size={16} />
          {t(check.isLikely ? 'review.sure.likely' : isMissing ? 'review.missing' : 'review.unsure')}
        </span>
        <span className="review-label">{label}</span>
        {value !== '' && <OwnLine className="review-value" text={value} base={direction} />}
        {check.reason && check.reason !== 'missing' && (
          <span className="review-reason">{t(`review.reason.${check.reason}`)}</span>
        )}
      </span>
      <Button size="small" aria-label={t('review.show.named', { field: label })} onClick={() => show(check)}>
        {t('review.show')}
      </Button>
      {onPage && !isMissing && (
        <IconButton
          size="small"
          icon="sheet"
          label={t('review.onPage', { field: label })}
          onClick={() => onPage(check)}
        />
      )}
      <IconButton size="small" icon="check" label={t('review.right', { field: label })} onClick={onRight} />
    </>
  );
}

const isLanguageLevel = (value: string): value is LanguageLevel => LANGUAGE_LEVELS.some((level) => level === value);
