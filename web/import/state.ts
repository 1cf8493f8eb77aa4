import { createStore } from 'zustand/vanilla';
import type { Language } from '../../shared/product.ts';
import type { TextValues } from '../i18n/useText.ts';
import { KEPT } from '../session/account.ts';
import type { Importer } from './importer.ts';

/** The steps that the screens show (HOME-05), in their order. */
export const STEPS = ['upload', 'scan', 'sections', 'result'] as const;
export type Step = (typeof STEPS)[number];

/** What went wrong: a text of ours, or one of the catalogue in every language. */
export type Problem =
  | { readonly id: 'import.unreachable' | 'import.chooseAgain' | 'import.tooLarge'; readonly values?: TextValues; readonly again: boolean }
  | { readonly texts: Readonly<Record<Language, string>>; readonly again: boolean };

export interface ImportState {
  /** The PDF that was chosen. */
  readonly file: File | null;
  /** Step that is under way; null: none is. */
  readonly step: Step | null;
  /** How much of the file is on its way, 0-1. */
  readonly sent: number;
  /** The file turned out to be a scan, which takes its time. */
  readonly scanned: boolean;
  /** How many sections were found in it; 0 before. */
  readonly sections: number;
  /** `again`: the same file may do at another try. */
  readonly problem: Problem | null;
}

export const NOTHING_CHOSEN: ImportState = { file: null, step: null, sent: 0, scanned: false, sections: 0, problem: null };

/** The one import of this page; it goes on while people look at other screens. */
export const importing = createStore<ImportState>(() => NOTHING_CHOSEN);

/** Where to go on after a sign-in that took the whole page away. */
export const CONTINUE = 'import';

/** What the id of a kept file begins with that was being imported. */
export const UNDER = 'under-';

/** Whether the page was loaded anew in the middle of an import, which then goes on where its screen is shown. */
export function wasInterrupted(): boolean {
  return importing.getState().step === null && sessionStorage.getItem(KEPT)?.startsWith(UNDER) === true;
}

let importer: Importer | undefined;
let loading: Promise<Importer> | undefined;

/**
 * Everything that works: loaded when the section is shown, so that its screens are there first. Used at once where it is
 * there, since giving up must not wait its turn; what is asked meanwhile is done in the order it was asked.
 */
export async function withImporter(run: (importer: Importer) => unknown): Promise<void> {
  try {
    loading ??= import('./importer.ts').then(({ sharedImporter }) => sharedImporter());
    importer ??= await loading;
  } catch {
    loading = undefined;
    importing.setState({ problem: { id: 'import.unreachable', again: true } });
    return;
  }
  run(importer);
}
