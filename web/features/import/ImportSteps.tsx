import { ProgressBar } from '../../ui/Progress.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { IMPORT_STEPS, type ImportState, type ImportStep } from './importState.ts';

const STEP_ICONS: Readonly<Record<ImportStep, IconName>> = {
  upload: 'sheet',
  scan: 'search',
  sections: 'summary',
  result: 'check',
};

/** The four steps of an import (HOME-05), with the one actually reached. */
export function ImportSteps({
  step,
  uploadedShare,
  isScan,
  sectionCount,
}: Pick<ImportState, 'step' | 'uploadedShare' | 'isScan' | 'sectionCount'>) {
  const t = useTranslations();
  const reached = step === null ? -1 : IMPORT_STEPS.indexOf(step);
  const percent = Math.round(uploadedShare * 100);
  const now: Readonly<Record<ImportStep, string>> = {
    upload: t('import.now.upload', { percent }),
    scan: t('import.now.scan'),
    sections: t('import.now.sections', { count: sectionCount }),
    result: '',
  };
  return (
    <>
      <ol className="import-steps">
        {IMPORT_STEPS.map((each, index) => (
          <li
            key={each}
            data-state={index < reached ? 'done' : index === reached ? 'now' : 'ahead'}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className="import-step-mark" aria-hidden="true">
              <Icon name={index < reached ? 'check' : STEP_ICONS[each]} size={20} />
            </span>
            <span className="import-step-name">{t(`import.step.${each}`)}</span>
            <span className="import-step-text">{index === reached ? now[each] : t(`import.step.${each}.text`)}</span>
          </li>
        ))}
      </ol>
      {step === 'upload' && <ProgressBar value={percent} label={t('import.step.upload')} />}
      <output className="visually-hidden">
        {step === null
          ? ''
          : step === 'scan' && isScan
            ? t('import.scanned')
            : t(`import.said.${step === 'result' ? 'sections' : step}`)}
      </output>
    </>
  );
}
