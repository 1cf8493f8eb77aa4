/** The draft's copy in the account. */
export type { CloudSaveResult } from './cloudSync.ts';
export { getPageCloudSync } from './pageCloudSync.ts';
export { mergeRecentWrites, recordDeleted, recordSaved } from './recentWrites.ts';
