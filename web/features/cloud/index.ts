/** The draft's copy in the account. */
export { getPageCloudSync, pageCloudFailure } from './cloudSync.ts';
export { mergeRecentWrites, recordDeleted, recordSaved } from './recentWrites.ts';
export type { CloudSaveFailure, CloudSaveResult, CloudSync } from './types.ts';
