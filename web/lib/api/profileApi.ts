import { jsonEndpoint, type ProfileEndpoint } from './client.ts';

/** The endpoints of the profile and its dialogs as functions, as `api` has those of the other pages. */
export const profileApi = {
  exportAccount: jsonEndpoint<'exportAccount'>('GET /api/profile/export', { timeout: 30_000 }),
  exportPast: jsonEndpoint<'exportPast'>('GET /api/profile/export/{from}', { timeout: 30_000 }),
  deleteAccount: jsonEndpoint<'deleteAccount'>('DELETE /api/profile', { timeout: 30_000 }),
  listBin: jsonEndpoint<'listBin'>('GET /api/bin'),
  restoreResume: jsonEndpoint<'restoreResume'>('POST /api/bin/{id}'),
  discardResume: jsonEndpoint<'discardResume'>('DELETE /api/bin/{id}'),
  listPoints: jsonEndpoint<'listPoints'>('GET /api/resumes/{id}/points'),
  readPoint: jsonEndpoint<'readPoint'>('GET /api/resumes/{id}/points/{version}'),
  keepPoint: jsonEndpoint<'keepPoint'>('POST /api/resumes/{id}/points'),
  listCopies: jsonEndpoint<'listCopies'>('GET /api/copies'),
  createCopy: jsonEndpoint<'createCopy'>('POST /api/resumes/{id}/copies'),
  readCopy: jsonEndpoint<'readCopy'>('GET /api/copies/{id}'),
  updateCopy: jsonEndpoint<'updateCopy'>('PUT /api/copies/{id}'),
  listPairs: jsonEndpoint<'listPairs'>('GET /api/pairs'),
  createTwin: jsonEndpoint<'createTwin'>('POST /api/resumes/{id}/twin'),
  readPair: jsonEndpoint<'readPair'>('GET /api/pairs/{id}'),
  agreePair: jsonEndpoint<'agreePair'>('PUT /api/pairs/{id}'),
  translatePair: jsonEndpoint<'translatePair'>('POST /api/pairs/{id}/translation', { timeout: 30_000 }),
  readLink: jsonEndpoint<'readLink'>('GET /api/resumes/{id}/link'),
  saveLink: jsonEndpoint<'saveLink'>('PUT /api/resumes/{id}/link'),
  removeLink: jsonEndpoint<'removeLink'>('DELETE /api/resumes/{id}/link'),
  readCreditHistory: jsonEndpoint<'readCreditHistory'>('GET /api/credits'),
} satisfies Record<ProfileEndpoint, unknown>;
