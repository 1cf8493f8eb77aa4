import { createStore } from 'zustand/vanilla';
import { safeLocal, safeSession } from '../../lib/storage/safeStorage.ts';
import { isSignedIn } from '../auth/index.ts';
import { FILE_KEPT_KEY, PENDING_FILE_KEY, RUNNING_PREFIX, type ImportState } from './importState.ts';

export const INITIAL_IMPORT_STATE: ImportState = {
  file: null,
  pictures: [],
  step: null,
  uploadedShare: 0,
  isScan: false,
  sectionCount: 0,
  isDoubted: false,
  error: null,
};

/** External store of this page's one import; it continues while other screens are shown. */
export const importStore = createStore<ImportState>(() => INITIAL_IMPORT_STATE);

/** Path to continue at after a redirect sign-in. */
export const CONTINUE_IMPORT = 'import';

/** Returns whether this browser may hold a file: one to go on with, or one that a tab left and that must be removed. */
export const isFileKept = () => safeLocal.read(FILE_KEPT_KEY) !== null || safeSession.read(PENDING_FILE_KEY) !== null;

/**
 * Whether the page was reloaded in the middle of an import, which then continues where its screen is shown. While its
 * owner's session has ended it waits.
 */
export function wasImportInterrupted(): boolean {
  return (
    isSignedIn() &&
    importStore.getState().step === null &&
    safeSession.read(PENDING_FILE_KEY)?.startsWith(RUNNING_PREFIX) === true
  );
}
