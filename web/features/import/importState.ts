import type { Language } from '../../../shared/platform/language.ts';
import type { MessageValues } from '../../lib/i18n/useTranslations.ts';

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

/** Importing a PDF (UP-01 to UP-06). None of these rejects: what happens is in the state. */
export interface Importer {
  /** Takes a file for the import, unless it is none that can be imported: then none is chosen (UP-01). */
  readonly chooseFile: (file: File) => Promise<void>;
  /** Imports the chosen file; asks to sign in first, and goes on afterwards (UP-06). `from`: where to come back to. */
  readonly start: (from: string) => Promise<void>;
  /** Gives the import up; the file stays chosen. */
  readonly cancel: () => void;
  /** The file is chosen no more. */
  readonly clear: () => void;
  /**
   * Goes on with the file that waited while the page was away to sign in, or was loaded anew in the middle; `go` false:
   * one that waited for a sign-in is only chosen again.
   */
  readonly resume: (go: boolean, from: string) => Promise<void>;
}

/** What the id of a kept file begins with that was being imported. */
export const RUNNING_PREFIX = 'under-';
