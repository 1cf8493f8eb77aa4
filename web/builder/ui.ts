import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SavedResume } from '../../shared/api/resumes.ts';
import { parseTab, type TabId } from './store/tabs.ts';

export type DialogName = 'score' | 'templates' | 'drafts' | 'shortcuts' | 'addSection' | 'startNew' | 'templateChoice' | 'saveAs' | 'conflict' | 'importPdf';

export interface UiState {
  readonly tab: TabId;
  /** What a narrow screen shows (below 992 px). */
  readonly view: 'form' | 'review' | 'preview';
  /** Whether a wide screen shows the preview. */
  readonly previewShown: boolean;
  /** Entries that were opened or closed by hand, by id. */
  readonly opened: Readonly<Record<string, boolean>>;
  readonly dialog: DialogName | null;
  /** The template that `templateChoice` asks about. */
  readonly askedTemplate: string | null;
  /** What `saveAs` was opened by. */
  readonly saveAsFor: 'save' | 'download';
  /** What `conflict` found in the cloud. */
  readonly conflict: SavedResume | null;
  readonly exporting: boolean;
  /** Whether a PDF carries the résumé's data for a later import (decision 7). */
  readonly carryData: boolean;
  /** The last PDF, for browsers that do not start the download by themselves. */
  readonly lastPdf: { readonly url: string; readonly name: string } | null;
}

export interface Ui {
  readonly state: StoreApi<UiState>;
  readonly goTo: (tab: TabId) => void;
  readonly setOpen: (entry: string, open: boolean) => void;
  readonly openDialog: (dialog: DialogName | null) => void;
  readonly set: (changes: Partial<UiState>) => void;
  /** Follows the address when it names another tab. Returns how to stop. */
  readonly followAddress: () => () => void;
}

/** From this width on, form and preview stand side by side (BLD-12). */
export const WIDE = '(min-width: 992px)';

const REVOKE_MS = 60_000;
const CARRY_KEY = 'pdfCarriesData';

/** What the builder shows; none of it is part of the résumé. */
export function createUi(tab: TabId): Ui {
  const state = createStore<UiState>(() => ({
    tab,
    view: 'form',
    previewShown: true,
    opened: {},
    dialog: null,
    askedTemplate: null,
    saveAsFor: 'save',
    conflict: null,
    exporting: false,
    carryData: stored(CARRY_KEY) !== 'no',
    lastPdf: null,
  }));
  state.subscribe((now, before) => {
    if (now.carryData !== before.carryData) store(CARRY_KEY, now.carryData ? 'yes' : 'no');
    const old = now.lastPdf === before.lastPdf ? null : before.lastPdf;
    // Not at once: a browser may still be reading it.
    if (old) setTimeout(() => URL.revokeObjectURL(old.url), REVOKE_MS);
  });
  const follow = () => {
    const named = parseTab(location.hash);
    if (named) state.setState((before) => (before.tab === named ? before : { tab: named, view: 'form' }));
  };
  return {
    state,
    goTo(next) {
      state.setState({ tab: next, view: 'form' });
      // Replaced and not pushed: "back" leaves the builder instead of walking through its tabs.
      history.replaceState(history.state, '', `${location.pathname}${location.search}#${next}`);
    },
    setOpen: (entry, open) => state.setState(({ opened }) => ({ opened: { ...opened, [entry]: open } })),
    openDialog: (dialog) => state.setState({ dialog }),
    set: (changes) => state.setState(changes),
    followAddress: () => {
      addEventListener('hashchange', follow);
      follow();
      return () => removeEventListener('hashchange', follow);
    },
  };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice lasts as long as the page.
  }
}
