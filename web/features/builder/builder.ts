import { createStore, type StoreApi } from 'zustand/vanilla';
import { wantsLinkCode, withLinkCode } from '../../../shared/resume/linkCode.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { trackEdit } from '../../lib/analytics/trackEdit.ts';
import { getLanguageState, subscribeToLanguage } from '../../lib/i18n/messageStore.ts';
import type { ResumeSource } from '../preview/index.ts';
import type { DraftStore, EditLocation } from '../drafts/index.ts';
import { focusText } from './flows/focusField.ts';
import { createAnalysis, type AnalysisStore } from './store/analysis.ts';
import { createPreviewSource } from './store/previewSource.ts';
import { isBuilderTab, type BuilderTab } from './store/tabs.ts';
import { createBuilderUi, type BuilderUi } from './store/uiStore.ts';

/** Values that the builder's parts share: the draft store, the UI state, and the analysis of the résumé. */
export interface Builder {
  readonly drafts: DraftStore;
  readonly ui: BuilderUi;
  readonly analysis: AnalysisStore;
  /** Returns the document of the sheet and of files: the résumé, or the letter being written. */
  readonly document: () => ResumeData;
  /** For the preview, which subscribes to the draft outside React; a sample until the first word. */
  readonly previewSource: ResumeSource;
  /** Announces a text to screen readers, politely. */
  readonly announcements: StoreApi<{ readonly text: string; readonly count: number }>;
  readonly announce: (text: string) => void;
  /** Shows the place of an edit or a text: opens its tab and entry, and focuses the text's field. */
  readonly revealLocation: (location: EditLocation & { readonly text?: string }) => void;
}

/** Loads the code that follows the state of the link, for a résumé that shall have its QR code. */
export const loadLinkCode = () => import('./flows/keepLinkCode.ts');

/** Creates a builder over a loaded draft, which owns the résumé. */
export function createBuilder(drafts: DraftStore, firstTab: BuilderTab): Builder {
  const ui = createBuilderUi(firstTab);
  const spoken = createStore(() => ({ text: '', count: 0 }));

  /** A résumé that the design gives the code of its link, with that code. */
  const withCode = (resume: ResumeData) => {
    const { of, code } = ui.state.getState().linkCode;
    return withLinkCode(resume, of === drafts.state.cloud?.id ? code : undefined);
  };
  const document = () => withCode(ui.state.getState().letterShown ?? drafts.state.resume);

  let isCodeKept = false;
  const keepCode = () => {
    if (isCodeKept || !wantsLinkCode(drafts.state.resume)) return;
    isCodeKept = true;
    void loadLinkCode().then(
      ({ keepLinkCode }) => keepLinkCode({ drafts, ui }),
      () => (isCodeKept = false),
    );
  };
  // Not while a screen is drawn.
  queueMicrotask(keepCode);

  drafts.subscribe((state, previous) => {
    keepCode();
    if (state.resume === previous.resume) return;
    if (state.epoch === previous.epoch) trackEdit(previous.resume, state.resume);
    // The PDF offered beside the sheet must match the résumé on the sheet.
    if (ui.state.getState().lastPdf) ui.update({ lastPdf: null });
  });

  // Or of another document.
  ui.state.subscribe(({ lastPdf }) => {
    if (lastPdf && lastPdf.document !== document()) ui.update({ lastPdf: null });
  });
  const resumeSource = createPreviewSource(drafts, {
    get: () => getLanguageState().language,
    subscribe: (listener) =>
      subscribeToLanguage(({ language }, before) => {
        if (language !== before.language) listener();
      }),
  });

  return {
    drafts,
    ui,
    document,
    analysis: createAnalysis(drafts),
    previewSource: {
      get: () => {
        const resume = ui.state.getState().letterShown ?? resumeSource.get();
        return resume && withCode(resume);
      },
      subscribe(listener) {
        const stops = [
          resumeSource.subscribe(listener),
          ui.state.subscribe(({ letterShown, linkCode }, before) => {
            if (letterShown !== before.letterShown || linkCode !== before.linkCode) listener();
          }),
        ];
        return () => stops.forEach((stop) => stop());
      },
    },
    announcements: spoken,
    // The same text twice is announced twice: the counter makes the region change.
    announce: (text) => spoken.setState(({ count }) => ({ text, count: count + 1 })),
    revealLocation({ tab, entry, text }) {
      if (isBuilderTab(tab)) ui.goToTab(tab);
      if (entry !== undefined) ui.setEntryOpen(entry, true);
      if (text !== undefined) focusText(entry, text);
    },
  };
}
