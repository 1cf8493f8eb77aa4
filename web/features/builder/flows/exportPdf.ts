import { pdfFileName } from '../../../../shared/resume/fileName.ts';
import { api } from '../../../lib/api/client.ts';
import { download } from '../../../lib/dom/download.ts';
import { trackEvent } from '../../../lib/analytics/analytics.ts';
import type { Builder } from '../builder.ts';

/**
 * Has the PDF made of the résumé as it is now and hands it to the browser for download. One at a time: while one is
 * under way this does nothing and answers false (PDF-01). Throws `ApiError`.
 */
export async function exportPdf({ drafts, ui }: Pick<Builder, 'drafts' | 'ui'>): Promise<boolean> {
  if (ui.state.getState().exporting) return false;
  ui.update({ exporting: true });
  try {
    const resumeData = drafts.state.resume;
    const { blob } = await api.generatePdf({
      templateId: resumeData.templateId,
      resumeData,
      embedData: ui.state.getState().embedData,
    });
    const name = pdfFileName(resumeData.personalInfo.fullName);
    const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
    // Kept: some browsers, mostly those inside other apps, start no download. The link stays beside the button.
    ui.update({ lastPdf: { url, name } });
    download(url, name);
    trackEvent('pdf_downloaded', resumeData.templateId);
    return true;
  } finally {
    ui.update({ exporting: false });
  }
}
