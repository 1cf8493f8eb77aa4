import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { findUndrawn } from '../../../../shared/templates/fonts.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { confirmDownload, saveFile, sendFile } from '../../../ui/saveFile.ts';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { requestRefusedTemplate } from '../../payments/requestTemplate.ts';
import { isSignedIn, requestSignIn } from '../../auth/index.ts';
import { getPageCloudSync } from '../../cloud/index.ts';
import { continueUrl } from '../cloudSave/continueUrl.ts';
import { useBuilder } from '../builderContext.ts';
import { exportPdf } from './exportPdf.ts';
import { useTemplateGate, useTemplateRefusal } from './useTemplateGate.ts';

/** Errors whose own text says more than "try again", and that a retry would not change. */
const EXPLAINED_CODES: ReadonlySet<string> = new Set([
  'pdf_too_long',
  'resume_too_large',
  'payload_too_large',
  'rate_limited',
  'pdf_too_complex',
  'pdf_busy',
  'daily_budget_reached',
  'daily_limit_reached',
  'capability_off',
]);

/** Makes the PDF and downloads it or opens the share sheet with it, or shows the error and offers a retry (ERR-04). */
export function useDownloadPdf(): (way?: 'download' | 'send') => Promise<void> {
  const t = useTranslations();
  const builder = useBuilder();
  const mayUseTemplate = useTemplateGate();
  const refuse = useTemplateRefusal();
  const attempt = async (way: 'download' | 'send' = 'download'): Promise<void> => {
    if (!(await mayUseTemplate())) return undefined;
    const wasSignedIn = isSignedIn();
    try {
      const pdf = await exportPdf(builder);
      if (pdf === null) return undefined;
      if (way === 'send') sendFile(pdf, t);
      else if (saveFile(pdf, t)) confirmDownload(pdf, t('builder.pdf.done'), t);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'premium_template') {
        // The résumé stays as it is; another template may be chosen for it.
        if (await requestRefusedTemplate(builder.drafts.state.resume.templateId)) return attempt(way);
        refuse(error.text);
        return undefined;
      }
      // The session, or the account, ended at this very call, and a PDF needs none.
      if (wasSignedIn && !isSignedIn()) return attempt(way);
      const told = error instanceof ApiError && EXPLAINED_CODES.has(error.code) ? error.text : undefined;
      const offline = error instanceof ApiError && error.code === 'network';
      notify({
        kind: 'error',
        about: 'pdf',
        text: told ?? t(offline ? 'builder.pdf.offline' : 'builder.pdf.failed'),
        action: { label: t('builder.again'), run: () => void attempt(way) },
      });
    }
    return undefined;
  };
  return attempt;
}

/** The code of the checks is loaded with the first download; if it does not load, no fault is shown. */
const hasProblems = (resume: ResumeData): Promise<boolean> =>
  import('../../../../shared/resume/downloadChecks.ts').then(
    ({ downloadProblems }) => downloadProblems(resume, findUndrawn).length > 0,
    () => false,
  );

/**
 * PDF export (button, Alt+D): what a reader would stumble over is shown first, unless it was (`checked`). Without an
 * account it offers login each time, which may be skipped (PDF-02); for signed-in users it asks for the name first
 * (PDF-03), unless the résumé is saved unchanged in the cloud. Resolves when that has come to its end: a question that
 * was closed ends it, since a file that arrives at some later sign-in is one that nobody asked for.
 */
export function useExportPdf({ checked = false }: { readonly checked?: boolean } = {}): () => Promise<void> {
  const { document, drafts, ui } = useBuilder();
  const download = useDownloadPdf();
  const mayUseTemplate = useTemplateGate();
  const begin = async (): Promise<void> => {
    if (ui.state.getState().exporting) return undefined;
    if (!checked && (await hasProblems(document()))) return ui.openDialog('downloadChecks');
    // Before the account is offered: a premium template takes one, and says so itself.
    if (!(await mayUseTemplate())) return undefined;
    if (!isSignedIn()) {
      // Back from another page the letter is there, and its texts not yet: it is asked for once more.
      const back = document().letterLines ? '/builder#letter' : continueUrl('download');
      const answer = await requestSignIn('download', back);
      if (answer === 'skipped') return download();
      if (answer === 'closed') return undefined;
    }
    // The copy in the cloud would follow in a moment: it does so now, and nobody is asked for a name twice.
    if (drafts.state.cloud !== null && !drafts.state.inCloud) {
      await (await getPageCloudSync()).autosave();
      // The session ended at that.
      if (!isSignedIn()) return begin();
    }
    if (drafts.state.inCloud) return download();
    return ui.update({ dialog: 'saveAs', saveAsFor: 'download' });
  };
  return begin;
}
