import { createStore, type StoreApi } from 'zustand/vanilla';
import { trackEdit } from '../../lib/analytics/trackEdit.ts';
import type { ResumeSource } from '../preview/types.ts';
import type { DraftStore } from '../drafts/types.ts';
import { createAnalysis, type AnalysisStore } from './store/analysis.ts';
import { createResumeStore, type EditLocation, type ResumeStore } from './store/resumeStore.ts';
import type { BuilderTab } from './store/tabs.ts';
import { createBuilderUi, type BuilderUi } from './store/uiStore.ts';

/** Everything the builder's parts share: the résumé, its draft, what is shown, and what was found out about it. */
export interface Builder {
  readonly store: ResumeStore;
  readonly drafts: DraftStore;
  readonly ui: BuilderUi;
  readonly analysis: AnalysisStore;
  /** For the preview, which follows the store outside React. */
  readonly previewSource: ResumeSource;
  /** Said to screen readers, politely. */
  readonly announcements: StoreApi<{ readonly text: string; readonly count: number }>;
  readonly announce: (text: string) => void;
  /** Shows the place of an edit: its tab, with its entry open. */
  readonly revealLocation: (place: EditLocation) => void;
}

/**
 * Puts a builder together over a loaded draft; the draft follows every edit, and the résumé every draft that replaces
 * it.
 */
export function createBuilder(drafts: DraftStore, firstTab: BuilderTab): Builder {
  const store = createResumeStore(drafts.state.resume);
  const ui = createBuilderUi(firstTab);
  const spoken = createStore(() => ({ text: '', count: 0 }));

  drafts.subscribe((state, previous) => {
    if (state.epoch !== previous.epoch) store.reset(state.resume);
  });
  store.state.subscribe(({ resume }, before) => {
    if (resume === before.resume) return;
    if (resume !== drafts.state.resume) {
      drafts.change(resume);
      trackEdit(before.resume, resume);
    }
    // A PDF that is offered beside the sheet is the sheet's.
    if (ui.state.getState().lastPdf) ui.update({ lastPdf: null });
  });

  return {
    store,
    drafts,
    ui,
    analysis: createAnalysis(store),
    previewSource: {
      get: store.resume,
      subscribe: (listener) =>
        store.state.subscribe(({ resume }, before) => {
          if (resume !== before.resume) listener();
        }),
    },
    announcements: spoken,
    // The same words twice are said twice: the count makes the region change.
    announce: (text) => spoken.setState(({ count }) => ({ text, count: count + 1 })),
    revealLocation({ tab, entry }) {
      ui.goToTab(tab);
      if (entry !== undefined) ui.setEntryOpen(entry, true);
    },
  };
}
