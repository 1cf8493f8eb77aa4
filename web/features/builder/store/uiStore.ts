import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { AccentName } from '../../../../shared/templates/design/accents.ts';
import { revokeLater } from '../../../lib/dom/download.ts';
import { readPdfCarriesData, writePdfCarriesData } from '../../../lib/storage/pdfCarriesData.ts';
import { pushHash } from '../../../lib/routing/location.ts';
import type { PagesState, Preview } from '../../preview/index.ts';
import type { LinkCode } from '../../share/linkCode.ts';
import { parseTab, type BuilderTab } from './tabs.ts';

export type BuilderDialogName =
  | 'score'
  | 'drafts'
  | 'shortcuts'
  | 'addSection'
  | 'startNew'
  | 'rename'
  | 'templateChoice'
  | 'downloadChecks'
  | 'saveAs'
  | 'conflict'
  | 'importPdf'
  | 'sample'
  | 'formats'
  | 'link'
  | 'readers'
  | 'photo';

export interface BuilderUiState {
  readonly tab: BuilderTab;
  /** The letter on the sheet, as its document, while letters are written; null: the sheet shows the résumé. */
  readonly letterShown: ResumeData | null;
  /** Visible part on a narrow screen (below 992 px). */
  readonly view: 'form' | 'review' | 'preview';
  /** Whether a wide screen shows the preview. */
  readonly previewShown: boolean;
  /** Whether the design is being set: in the place of the form, or below the sheet of a narrow screen. */
  readonly designShown: boolean;
  /** The part of the design that was asked for; null: the whole. */
  readonly designPart: 'sections' | null;
  /** How many pages the sheet has, and how full; null before there is one. */
  readonly pages: PagesState | null;
  /** The preview that the sheet shows. */
  readonly sheet: Pick<Preview, 'tryLooks' | 'settled'> | null;
  /** The code of the link of a saved résumé (`of`), where the design has it. */
  readonly linkCode: LinkCode & { readonly of?: string | undefined };
  /** Whether the strip of templates is open above the sheet. */
  readonly templatesShown: boolean;
  /** Entries that were opened or closed by hand, by id. */
  readonly openEntries: Readonly<Record<string, boolean>>;
  readonly dialog: BuilderDialogName | null;
  /** The template that `templateChoice` asks about. */
  readonly offeredTemplateId: string | null;
  /** The colour that comes with it; undefined for its own. */
  readonly offeredAccent: AccentName | undefined;
  /** Whether the person asked for a new résumé with it. */
  readonly offeredForNew: boolean;
  /** The action that opened `saveAs`. */
  readonly saveAsFor: 'save' | 'download';
  /** The same résumé in the other language, while its texts are shown beneath the fields. */
  readonly originals: ResumeData | null;
  /** The version in the cloud that `conflict` asks about. */
  readonly conflict: SavedResume | null;
  readonly exporting: boolean;
  /** Whether a PDF carries the résumé's data for a later import (decision 7). */
  readonly embedData: boolean;
  /** The last PDF, to be sent on, and for browsers that do not start the download by themselves. */
  readonly lastPdf: { readonly url: string; readonly file: File; readonly document: ResumeData } | null;
}

export interface BuilderUi {
  readonly state: StoreApi<BuilderUiState>;
  readonly goToTab: (tab: BuilderTab) => void;
  readonly setEntryOpen: (entry: string, open: boolean) => void;
  readonly openDialog: (dialog: BuilderDialogName | null) => void;
  /** Opens the strip of templates, with the sheet that they change. */
  readonly openTemplates: () => void;
  readonly update: (changes: Partial<BuilderUiState>) => void;
  /** Follows the address when it names another tab. Returns a function that stops it. */
  readonly followHash: () => () => void;
}

/** From this width on, form and preview are side by side (BLD-12). */
export const WIDE_QUERY = '(min-width: 992px)';

/** External store of the builder's UI state; none of it is part of the résumé. */
export function createBuilderUi(tab: BuilderTab): BuilderUi {
  const state = createStore<BuilderUiState>(() => ({
    tab,
    letterShown: null,
    view: 'form',
    previewShown: true,
    designShown: false,
    designPart: null,
    pages: null,
    sheet: null,
    linkCode: { state: 'loading' },
    templatesShown: false,
    openEntries: {},
    dialog: null,
    offeredTemplateId: null,
    offeredAccent: undefined,
    offeredForNew: false,
    saveAsFor: 'save',
    originals: null,
    conflict: null,
    exporting: false,
    embedData: readPdfCarriesData(),
    lastPdf: null,
  }));
  state.subscribe((now, before) => {
    if (now.embedData !== before.embedData) writePdfCarriesData(now.embedData);
    const old = now.lastPdf === before.lastPdf ? null : before.lastPdf;
    if (old) revokeLater(old.url);
  });
  /** The tab of the entry without one, by which the builder was entered. */
  let enteredOn = tab;
  const follow = () => {
    const named = location.hash === '' ? enteredOn : parseTab(location.hash);
    if (named) state.setState((before) => (before.tab === named ? before : { tab: named, view: 'form' }));
  };
  return {
    state,
    goToTab(next) {
      const { tab: before } = state.getState();
      state.setState({ tab: next, view: 'form', designShown: false });
      if (next !== before) pushHash(next);
    },
    setEntryOpen: (entry, open) =>
      state.setState(({ openEntries }) => ({ openEntries: { ...openEntries, [entry]: open } })),
    openDialog: (dialog) => state.setState({ dialog }),
    openTemplates: () => state.setState({ dialog: null, templatesShown: true, view: 'preview', previewShown: true }),
    update: (changes) => state.setState(changes),
    followHash: () => {
      addEventListener('hashchange', follow);
      enteredOn = state.getState().tab;
      follow();
      return () => removeEventListener('hashchange', follow);
    },
  };
}
