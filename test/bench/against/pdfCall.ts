import type { HttpEvent } from '../../../functions/http/call.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';

/** Asks for the PDF of the Hebrew sample as a visitor, another one for each number: another name, another address. */
export function pdfCall(number: number): HttpEvent {
  const { personalInfo, ...rest } = SAMPLE_HE;
  const resumeData = {
    ...rest,
    ...newestChoice('professional'),
    personalInfo: { ...personalInfo, fullName: `${personalInfo.fullName} ${number}` },
  };
  return {
    version: '2.0',
    routeKey: 'POST /api/generate-pdf',
    rawPath: '/api/generate-pdf',
    rawQueryString: '',
    isBase64Encoded: false,
    headers: { 'content-type': 'application/json' },
    requestContext: {
      http: {
        method: 'POST',
        path: '/api/generate-pdf',
        protocol: 'HTTP/1.1',
        sourceIp: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        userAgent: '',
      },
    },
    body: JSON.stringify({ templateId: resumeData.templateId, forceScale: 1, resumeData }),
  } as unknown as HttpEvent;
}
