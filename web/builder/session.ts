import { createStore, type StoreApi } from 'zustand/vanilla';
import { trackEdit } from '../events/edits.ts';
import type { ResumeSource } from '../preview/types.ts';
import type { Drafts } from '../draft/types.ts';
import { createAnalysis, type Analysis } from './analysis.ts';
import { createResumeStore, type Place, type ResumeStore } from './store/resumeStore.ts';
import type { TabId } from './store/tabs.ts';
import { createUi, type Ui } from './ui.ts';

/** Everything the builder's parts share: the résumé, its draft, what is shown, and what was found out about it. */
export interface Builder {
  readonly store: ResumeStore;
  readonly drafts: Drafts;
  readonly ui: Ui;
  readonly analysis: Analysis;
  /** For the preview, which follows the store outside React. */
  readonly source: ResumeSource;
  /** Said to screen readers, politely. */
  readonly spoken: StoreApi<{ readonly text: string; readonly count: number }>;
  readonly say: (text: string) => void;
  /** Shows the place of an edit: its tab, with its entry open. */
  readonly show: (place: Place) => void;
}

/** Puts a builder together over a loaded draft; the draft follows every edit, and the résumé every draft that replaces it. */
export function createBuilder(drafts: Drafts, firstTab: TabId): Builder {
  const store = createResumeStore(drafts.state.resume);
  const ui = createUi(firstTab);
  const spoken = createStore(() => ({ text: '', count: 0 }));
  let epoch = drafts.state.epoch;

  drafts.subscribe(() => {
    if (drafts.state.epoch === epoch) return;
    epoch = drafts.state.epoch;
    store.open(drafts.state.resume);
  });
  store.state.subscribe(({ resume }, before) => {
    if (resume === before.resume) return;
    if (resume !== drafts.state.resume) {
      drafts.change(resume);
      trackEdit(before.resume, resume);
    }
    // A PDF that is offered beside the sheet is the sheet's.
    if (ui.state.getState().lastPdf) ui.set({ lastPdf: null });
  });

  return {
    store,
    drafts,
    ui,
    analysis: createAnalysis(store),
    source: {
      get: store.resume,
      subscribe: (listener) => store.state.subscribe(({ resume }, before) => {
        if (resume !== before.resume) listener();
      }),
    },
    spoken,
    // The same words twice are said twice: the count makes the region change.
    say: (text) => spoken.setState(({ count }) => ({ text, count: count + 1 })),
    show({ tab, entry }) {
      ui.goTo(tab);
      if (entry !== undefined) ui.setOpen(entry, true);
    },
  };
}
