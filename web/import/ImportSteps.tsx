import { Bar } from '../design/Progress.tsx';
import { Icon } from '../design/Icon.tsx';
import type { IconName } from '../design/icons.ts';
import { useText } from '../i18n/useText.ts';
import { STEPS, type ImportState, type Step } from './state.ts';

const ICON: Readonly<Record<Step, IconName>> = { upload: 'sheet', scan: 'search', sections: 'summary', result: 'check' };

/** The four steps of an import (HOME-05), with the one that was really reached. */
export function ImportSteps({ step, sent, scanned, sections }: Pick<ImportState, 'step' | 'sent' | 'scanned' | 'sections'>) {
  const t = useText();
  const reached = step === null ? -1 : STEPS.indexOf(step);
  const percent = Math.round(sent * 100);
  const now: Readonly<Record<Step, string>> = {
    upload: t('import.now.upload', { percent }),
    scan: t('import.now.scan'),
    sections: t('import.now.sections', { count: sections }),
    result: '',
  };
  return (
    <>
      <ol className="import-steps">
        {STEPS.map((each, index) => (
          <li key={each} data-state={index < reached ? 'done' : index === reached ? 'now' : 'ahead'} aria-current={index === reached ? 'step' : undefined}>
            <span className="import-step-mark" aria-hidden="true"><Icon name={index < reached ? 'check' : ICON[each]} size={20} /></span>
            <span className="import-step-name">{t(`import.step.${each}`)}</span>
            <span className="import-step-text">{index === reached ? now[each] : t(`import.step.${each}.text`)}</span>
          </li>
        ))}
      </ol>
      {step === 'upload' && <Bar value={percent} label={t('import.step.upload')} />}
      <output className="visually-hidden">{step === null ? '' : step === 'scan' && scanned ? t('import.scanned') : t(`import.said.${step === 'result' ? 'sections' : step}`)}</output>
    </>
  );
}
