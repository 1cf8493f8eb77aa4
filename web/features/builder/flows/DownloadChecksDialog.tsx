import { useMemo } from 'react';
import { downloadProblems, type DownloadProblem } from '../../../../shared/resume/downloadChecks.ts';
import { findUndrawn } from '../../../../shared/templates/fonts.ts';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { isSectionKey, tabForSection } from '../store/tabs.ts';
import { focusField } from './focusField.ts';
import { useExportPdf } from './useExportPdf.ts';

const tabOf = (section: string) => (section === 'letter' ? 'letter' : tabForSection(section));

/** The fields of links; any other is a further one. */
const LINK_LABELS: Readonly<Record<string, MessageId>> = {
  'personal.linkedin': 'builder.field.linkedin',
  'personal.website': 'builder.field.website',
};

/**
 * Shows the faults that a reader would notice, each with the way to its field, and offers the download all the same.
 */
export function DownloadChecksDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { document, ui } = useBuilder();
  const resume = document();
  const problems = useMemo(() => downloadProblems(resume, findUndrawn), [resume]);
  const download = useExportPdf({ checked: true });
  const mend = (problem: DownloadProblem) => {
    onClose();
    focusField(ui, {
      tab: 'section' in problem && problem.section !== undefined ? tabOf(problem.section) : 'personal',
      entry: 'entry' in problem ? problem.entry : undefined,
      field: problem.field,
    });
  };
  const nameOf = (problem: DownloadProblem) => {
    if (!('section' in problem) || problem.section === undefined) return '';
    if ('name' in problem && problem.name.trim() !== '') return problem.name;
    return isSectionKey(problem.section) ? t(`builder.tab.${problem.section}`) : t('builder.custom.untitled');
  };
  const fieldOf = ({ field }: DownloadProblem) => t(ownProperty(LINK_LABELS, field) ?? 'builder.field.link');
  const sayProblem = (problem: DownloadProblem) =>
    problem.kind === 'undrawn'
      ? t('builder.checks.undrawn', { letters: problem.letters })
      : t(`builder.checks.${problem.kind}`, { name: nameOf(problem), field: fieldOf(problem) });
  const actions = (
    <>
      <Button
        tone="primary"
        icon="download"
        onClick={() => {
          onClose();
          void download();
        }}
      >
        {t('builder.checks.anyway')}
      </Button>
      <Button onClick={onClose}>{t('builder.checks.back')}</Button>
    </>
  );
  return (
    <Dialog open title={t('builder.checks.title')} onClose={onClose} actions={actions}>
      <ul className="score-tips">
        {problems.map((problem) => (
          <li key={`${problem.kind}.${problem.field}`}>
            <span>{sayProblem(problem)}</span>
            <Button size="small" of={sayProblem(problem)} onClick={() => mend(problem)}>
              {t('builder.checks.mend')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
