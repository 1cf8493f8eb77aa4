import type { Language } from '../../../shared/platform/language.ts';
import type { MessageValues } from '../../lib/i18n/useTranslations.ts';

/** The steps that the screens show (HOME-05), in their order. */
export const IMPORT_STEPS = ['upload', 'scan', 'sections', 'result'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** The error: a message of ours, or one of the catalogue in every language. */
export type ImportError =
  | {
      readonly id:
        | 'import.unreachable'
        | 'import.chooseAgain'
        | 'import.changed'
        | 'import.tooLarge'
        | `import.pictures.${'alone' | 'many' | 'tooLarge' | 'unreadable'}`;
      readonly values?: MessageValues;
      readonly again: boolean;
    }
  | { readonly texts: Readonly<Record<Language, string>>; readonly again: boolean };

export interface ImportState {
  /** The chosen file, or the one made of pictures. */
  readonly file: File | null;
  /** The pictures that the file was made of, in the order of its pages; none after the page was loaded again. */
  readonly pictures: readonly File[];
  /** The running step; null: none is running. */
  readonly step: ImportStep | null;
  /** Uploaded part of the file, 0-1. */
  readonly uploadedShare: number;
  /** The file turned out to be a scan, so reading it takes longer (OCR). */
  readonly isScan: boolean;
  /** How many sections were found in it; 0 before. */
  readonly sectionCount: number;
  /** The file hardly looks like a résumé: nothing is replaced before the person says so. */
  readonly isDoubted: boolean;
  /** `again`: a retry with the same file may succeed. */
  readonly error: ImportError | null;
}

/** The import of a PDF (UP-01, UP-02, UP-03, UP-04, UP-05, UP-06). No method rejects: the outcome is in the state. */
export interface Importer {
  /**
   * Chooses a file, or several pictures, each a page, unless they cannot be imported: then none is chosen (UP-01).
   */
  readonly chooseFile: (...files: readonly File[]) => Promise<void>;
  /** Imports the chosen file; asks to sign in first, and continues afterwards (UP-06). `from`: path to come back to. */
  readonly start: (from: string) => Promise<void>;
  /** Goes on with a file that hardly looks like a résumé. */
  readonly goOn: () => Promise<void>;
  /** Cancels the import; the file stays chosen. */
  readonly cancel: () => void;
  /** Clears the chosen file. */
  readonly clear: () => void;
  /**
   * Somebody else uses the page now, or nobody. A file that nobody owned is theirs who sign in; what was somebody's
   * goes.
   * `awaited`: the session of this one has ended by itself, so theirs is put away until they are back.
   */
  readonly setOwner: (owner: string | null, awaited?: string | null) => void;
  /**
   * Continues with the stored file after a redirect sign-in, or after a reload in the middle of an import; `go` false:
   * a file that waited for a sign-in is only chosen again.
   */
  readonly resume: (go: boolean, from: string) => Promise<void>;
}

/** Key in session storage of the stored file's id, without which it cannot be found; in the database of the file. */
export const PENDING_FILE_KEY = 'import.kept';
/** Key in local storage, there as long as any tab's file is stored: who has none need not look into the database. */
export const FILE_KEPT_KEY = 'import.fileKept';

/** Prefix of the id of a stored file whose import was running. */
export const RUNNING_PREFIX = 'under-';
