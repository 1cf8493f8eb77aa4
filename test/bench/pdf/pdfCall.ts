import type { HttpEvent } from '../../../functions/http/call.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';
import type { PageBreaks } from '../../../shared/templates/pagination/paginate.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { createEvent } from '../../support/httpEvent.ts';

/** The usual résumé of PDF measurements. */
export const HEBREW_SAMPLE: ResumeData = { ...SAMPLE_HE, ...newestChoice('professional') };

/** Asks for the PDF of a résumé as a visitor, another one for each number: another name, another address. */
export function pdfCall(number: number, resume: ResumeData = HEBREW_SAMPLE, pageBreaks?: PageBreaks): HttpEvent {
  const { personalInfo } = resume;
  const resumeData = { ...resume, personalInfo: { ...personalInfo, fullName: `${personalInfo.fullName} ${number}` } };
  const event = createEvent({ json: { templateId: resumeData.templateId, forceScale: 1, resumeData, pageBreaks } });
  event.requestContext.http.sourceIp = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  return event;
}
