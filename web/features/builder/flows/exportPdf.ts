import { pdfFileName } from '../../../../shared/resume/fileName.ts';
import { api } from '../../../lib/api/client.ts';
import { download } from '../../../lib/dom/download.ts';
import { trackEvent } from '../../../lib/analytics/analytics.ts';
import type { Builder } from '../builder.ts';

/**
 * Makes the PDF of the résumé as it is now and starts its download. One at a time: while one is being made this does
 * nothing and returns false (PDF-01). Throws `ApiError`.
 */
export async function exportPdf({ drafts, ui }: Pick<Builder, 'drafts' | 'ui'>): Promise<boolean> {
  if (ui.state.getState().exporting) return false;
  ui.update({ exporting: true });
  try {
    const { resume } = drafts.state;
    const { blob } = await api.generatePdf({
      templateId: resume.templateId,
      resumeData: resume,
      embedData: ui.state.getState().embedData,
    });
    const name = pdfFileName(resume.personalInfo.fullName);
    const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
    // Stored: some browsers, mostly in-app ones, start no download. The link stays beside the button.
    ui.update({ lastPdf: { url, name } });
    download(url, name);
    trackEvent('pdf_downloaded', resume.templateId);
    return true;
  } finally {
    ui.update({ exporting: false });
  }
}
