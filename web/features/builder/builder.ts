import { createStore, type StoreApi } from 'zustand/vanilla';
import { trackEdit } from '../../lib/analytics/trackEdit.ts';
import type { ResumeSource } from '../preview/index.ts';
import type { DraftStore, EditLocation } from '../drafts/index.ts';
import { createAnalysis, type AnalysisStore } from './store/analysis.ts';
import { isBuilderTab, type BuilderTab } from './store/tabs.ts';
import { createBuilderUi, type BuilderUi } from './store/uiStore.ts';

/** Everything the builder's parts share: the draft, what is shown, and what was found out about it. */
export interface Builder {
  readonly drafts: DraftStore;
  readonly ui: BuilderUi;
  readonly analysis: AnalysisStore;
  /** For the preview, which follows the draft outside React. */
  readonly previewSource: ResumeSource;
  /** Said to screen readers, politely. */
  readonly announcements: StoreApi<{ readonly text: string; readonly count: number }>;
  readonly announce: (text: string) => void;
  /** Shows the place of an edit: its tab, with its entry open. */
  readonly revealLocation: (location: EditLocation) => void;
}

/** Puts a builder together over a loaded draft, which owns the résumé. */
export function createBuilder(drafts: DraftStore, firstTab: BuilderTab): Builder {
  const ui = createBuilderUi(firstTab);
  const spoken = createStore(() => ({ text: '', count: 0 }));

  drafts.subscribe((state, previous) => {
    if (state.resume === previous.resume) return;
    if (state.epoch === previous.epoch) trackEdit(previous.resume, state.resume);
    // A PDF that is offered beside the sheet is the sheet's.
    if (ui.state.getState().lastPdf) ui.update({ lastPdf: null });
  });

  return {
    drafts,
    ui,
    analysis: createAnalysis(drafts),
    previewSource: {
      get: () => drafts.state.resume,
      subscribe: (listener) =>
        drafts.subscribe(({ resume }, previous) => {
          if (resume !== previous.resume) listener();
        }),
    },
    announcements: spoken,
    // The same words twice are said twice: the count makes the region change.
    announce: (text) => spoken.setState(({ count }) => ({ text, count: count + 1 })),
    revealLocation({ tab, entry }) {
      if (isBuilderTab(tab)) ui.goToTab(tab);
      if (entry !== undefined) ui.setEntryOpen(entry, true);
    },
  };
}
