import { useEffect } from 'react';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { isTemplateOpen } from '../../payments/requestTemplate.ts';
import { useBuilder } from '../builderContext.ts';

/**
 * The builder on paper, however printing began: only the sheets (`print.css`). If none is shown, or its template may
 * not be used yet, a line that says how to go on.
 */
export function Printing() {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  useEffect(() => {
    const { classList } = document.documentElement;
    const prepare = () => {
      const { resume } = drafts.state;
      const hasSheet = ui.state.getState().sheet !== null && !isEmptyResume(resume);
      classList.toggle('prints-sheet', hasSheet && isTemplateOpen(resume.templateId));
      classList.toggle('prints-letter', resume.design?.paper === 'letter');
    };
    addEventListener('beforeprint', prepare);
    return () => {
      removeEventListener('beforeprint', prepare);
      classList.remove('prints-sheet', 'prints-letter');
    };
  }, [drafts, ui]);
  return <p className="print-note">{t('builder.print.none')}</p>;
}
