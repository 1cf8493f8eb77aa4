import { parsePlace } from '../../../shared/api/retainedData.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { readRetainedData } from '../../resumes/readRetainedData.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { bytesInResult } from '../../http/response.ts';

/** Bytes of one response; a Lambda response has at most 6 MB, and one résumé with marks and ends of lines 1 MB. */
const MAX_BYTES = 4_500_000;

/** GET /api/profile/export/{from}: what is kept beside the caller's résumés, from a place on. */
export const handler = handlerFor('exportPast', async ({ user, params }, { environment }) => ({
  body: await readRetainedData(database, { requests: environment.REQUESTS_TABLE }, user.id, parsePlace(params.from), {
    most: MAX_BYTES,
    bytesOf: (part) => bytesInResult(JSON.stringify(part)),
  }),
}));
