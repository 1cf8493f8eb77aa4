import { createStore } from 'zustand/vanilla';
import { safeSession } from '../../lib/storage/safeStorage.ts';
import { PENDING_FILE_KEY } from '../auth/index.ts';
import { RUNNING_PREFIX, type ImportState } from './importState.ts';

export const INITIAL_IMPORT_STATE: ImportState = {
  file: null,
  step: null,
  uploadedShare: 0,
  isScan: false,
  sectionCount: 0,
  error: null,
};

/** The one import of this page; it goes on while people look at other screens. */
export const importStore = createStore<ImportState>(() => INITIAL_IMPORT_STATE);

/** Where to go on after a sign-in that took the whole page away. */
export const CONTINUE_IMPORT = 'import';

/** Whether the page was loaded anew in the middle of an import, which then goes on where its screen is shown. */
export function wasImportInterrupted(): boolean {
  return (
    importStore.getState().step === null && safeSession.read(PENDING_FILE_KEY)?.startsWith(RUNNING_PREFIX) === true
  );
}
