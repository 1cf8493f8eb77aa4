import { createStore } from 'zustand/vanilla';
import type { Language } from '../../../shared/platform/language.ts';
import type { MessageValues } from '../../lib/i18n/useTranslations.ts';
import { PENDING_FILE_KEY } from '../auth/auth.ts';
import type { Importer } from './importer.ts';

/** The steps that the screens show (HOME-05), in their order. */
export const IMPORT_STEPS = ['upload', 'scan', 'sections', 'result'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What went wrong: a text of ours, or one of the catalogue in every language. */
export type ImportError =
  | {
      readonly id: 'import.unreachable' | 'import.chooseAgain' | 'import.tooLarge';
      readonly values?: MessageValues;
      readonly again: boolean;
    }
  | { readonly texts: Readonly<Record<Language, string>>; readonly again: boolean };

export interface ImportState {
  /** The PDF that was chosen. */
  readonly file: File | null;
  /** Step that is under way; null: none is. */
  readonly step: ImportStep | null;
  /** How much of the file is on its way, 0-1. */
  readonly uploadedShare: number;
  /** The file turned out to be a scan, which takes its time. */
  readonly isScan: boolean;
  /** How many sections were found in it; 0 before. */
  readonly sectionCount: number;
  /** `again`: the same file may do at another try. */
  readonly error: ImportError | null;
}

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

/** What the id of a kept file begins with that was being imported. */
export const RUNNING_PREFIX = 'under-';

/** Whether the page was loaded anew in the middle of an import, which then goes on where its screen is shown. */
export function wasImportInterrupted(): boolean {
  return (
    importStore.getState().step === null &&
    sessionStorage.getItem(PENDING_FILE_KEY)?.startsWith(RUNNING_PREFIX) === true
  );
}

let importer: Importer | undefined;
let loadingImporter: Promise<Importer> | undefined;

/**
 * Everything that works: loaded when the section is shown, so that its screens are there first. Used at once where it
 * is there, since giving up must not wait its turn; what is asked meanwhile is done in the order it was asked.
 */
export async function withImporter(run: (importer: Importer) => unknown): Promise<void> {
  try {
    loadingImporter ??= import('./importer.ts').then(({ getPageImporter: sharedImporter }) => sharedImporter());
    importer ??= await loadingImporter;
  } catch {
    loadingImporter = undefined;
    importStore.setState({ error: { id: 'import.unreachable', again: true } });
    return;
  }
  run(importer);
}
