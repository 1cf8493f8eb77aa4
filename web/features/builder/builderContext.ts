import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { DEFAULT_LANGUAGE, textDirection, type Direction, type Language } from '../../../shared/platform/language.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { DraftState } from '../drafts/types.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { ResumeAnalysis } from './store/analysis.ts';
import type { Builder } from './builder.ts';
import type { ResumeEdit, EditLocation } from './store/resumeStore.ts';
import { WIDE_QUERY, type BuilderUiState } from './store/uiStore.ts';

export const BuilderContext = createContext<Builder | null>(null);
/** Language the résumé is written in; one subscription for all fields. */
export const ResumeLanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (builder === null) throw new Error('outside of the builder');
  return builder;
}

/**
 * A part of the résumé. Renders again only when that part is another: select values, or objects of the résumé itself.
 */
export function useResume<T>(select: (resume: ResumeData) => T): T {
  return useStore(useBuilder().store.state, ({ resume }) => select(resume));
}

export function useUi<T>(select: (ui: BuilderUiState) => T): T {
  return useStore(useBuilder().ui.state, select);
}

export function useAnalysis<T>(select: (findings: ResumeAnalysis) => T): T {
  return useStore(useBuilder().analysis, select);
}

export function useDraftState<T>(select: (draft: DraftState) => T): T {
  return useDraft(useBuilder().drafts, select);
}

export function useEdit(): (edit: ResumeEdit, place: EditLocation, group?: string) => void {
  return useBuilder().store.edit;
}

export function useResumeLanguage(): { language: Language; direction: Direction } {
  const language = use(ResumeLanguageContext);
  return { language, direction: textDirection(language) };
}

/** Whether form and preview stand side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE_QUERY).matches);
}

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
