/** The draft, which is the résumé being edited in this browser: its store, and how screens read and edit it. */
export { canonicalJson } from './canonicalJson.ts';
export {
  DraftStoreContext,
  ResumeLanguageContext,
  useDrafts,
  useDraftState,
  useResume,
  useResumeLanguage,
} from './draftContext.ts';
export { toCloudCopy, type CloudCopy } from './cloudCopy.ts';
export { adoptDraft, getPageDrafts } from './pageDrafts.ts';
export { LOCAL_STORAGE_KEYS } from './storage/storageKeys.ts';
export type { AppliedImport, DraftState, DraftStore, HistorySummary, LoadReport } from './types.ts';
export type { EditLocation, ResumeEdit, ResumeEditing } from './undoableStore.ts';
