import { wantsLinkCode } from '../../../../shared/resume/linkCode.ts';
import { pdfFileName } from '../../../../shared/resume/fileName.ts';
import { api } from '../../../lib/api/client.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { trackEvent } from '../../../lib/analytics/analytics.ts';
import { findPageBreaks } from '../../preview/index.ts';
import { loadLinkCode, type Builder } from '../builder.ts';

/**
 * Makes the PDF of what the sheet shows as it is now. One at a time: while one is being made this does nothing and
 * returns null (PDF-01). Throws `ApiError`.
 */
export async function exportPdf(
  { document, drafts, ui }: Pick<Builder, 'document' | 'drafts' | 'ui'>,
  purpose: 'download' | 'reading' = 'download',
): Promise<File | null> {
  if (ui.state.getState().exporting) return null;
  ui.update({ exporting: true });
  try {
    // If the link was taken back in another window, its code is not printed.
    if (wantsLinkCode(drafts.state.resume)) await (await loadLinkCode()).refreshLinkCode({ drafts, ui });
    const resume = document();
    const file = await makePdf({ ui }, resume);
    // Stored: some browsers, mostly in-app ones, start no download. The link stays beside the button.
    ui.update({ lastPdf: { url: URL.createObjectURL(file), file, document: resume } });
    if (purpose === 'download') trackEvent('pdf_downloaded', resume.templateId);
    return file;
  } finally {
    ui.update({ exporting: false });
  }
}

/** The PDF of a document, which nobody is offered. Throws `ApiError`. */
export async function makePdf({ ui }: Pick<Builder, 'ui'>, resume: ResumeData): Promise<File> {
  const { blob } = await api.generatePdf({
    templateId: resume.templateId,
    resumeData: resume,
    embedData: ui.state.getState().embedData,
    pageBreaks: findPageBreaks(resume),
  });
  return new File([blob], pdfFileName(resume.personalInfo.fullName, resume), { type: 'application/pdf' });
}
