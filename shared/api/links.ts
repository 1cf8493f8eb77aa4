import * as v from 'valibot';
import { LinkKeySchema } from '../resume/resumeLink.ts';
import type { Endpoint } from './endpoint.ts';
import { PRINT_SECOND_DOLLARS, PRINTING_ERRORS, PRINTING_LIMITS, PRINTING_NEEDS } from './pdf.ts';

/** Why a link leads to nothing. */
const LINK_ERRORS = [
  'link_unknown',
  'link_taken_back',
  'link_deleted',
  'link_expired',
  'link_paused',
] as const satisfies Endpoint['errors'];

/** The résumé is read at each call, so that taking a link back works at once. */
const LOOKED_AT = { resumes: ['GetItem'], users: ['GetItem'] } as const;

/** Endpoints of résumés that their owners show to everybody who has the address. */
export const linksEndpoints = {
  /** A page for people: counted, unless a machine asked for it. */
  showLink: {
    method: 'GET',
    path: '/api/links/{key}',
    capability: 'links',
    auth: 'none',
    params: v.object({ key: LinkKeySchema }),
    response: 'text/html',
    errorsAsPages: true,
    errors: [...LINK_ERRORS],
    limits: { bodyBytes: 0, seconds: 10, perIp: { calls: 240, seconds: 60 } },
    needs: {
      tables: { ...LOOKED_AT, requests: ['GetItem', 'UpdateItem'] },
      assets: ['templates'],
      settings: ['site'],
      memory: 1_024,
    },
  },
  /** Answers the same résumé as the PDF that its owner would send; each of its states is printed once. */
  printLink: {
    method: 'GET',
    path: '/api/links/{key}/pdf',
    capability: 'links',
    auth: 'none',
    params: v.object({ key: LinkKeySchema }),
    response: 'application/pdf',
    errorsAsPages: true,
    errors: [...LINK_ERRORS, 'resume_too_large', ...PRINTING_ERRORS.filter((code) => code !== 'unknown_template')],
    failure: 'pdf_failed',
    tooLarge: 'resume_too_large',
    limits: {
      ...PRINTING_LIMITS,
      bodyBytes: 0,
      daily: { dollars: PRINT_SECOND_DOLLARS, of: 'visitors', dollarsPerUser: 0.1 },
    },
    needs: {
      tables: { ...LOOKED_AT, requests: ['GetItem', 'UpdateItem'] },
      buckets: { pdfs: ['GetObject', 'PutObject'] },
      settings: ['site'],
      ...PRINTING_NEEDS,
    },
  },
} as const satisfies Record<string, Endpoint>;
