/** The résumé that is being worked on in this browser. */
export { canonicalJson } from './canonicalJson.ts';
export { getPageDrafts } from './pageDrafts.ts';
export { LOCAL_STORAGE_KEYS } from './storage/storageKeys.ts';
export type { AppliedImport, CloudCopy, DraftState, DraftStore, HistorySummary, LoadReport } from './types.ts';
export { useDraft } from './useDraft.ts';
