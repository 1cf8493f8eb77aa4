import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { ResumeAnalysis } from './store/analysis.ts';
import type { Builder } from './builder.ts';
import { WIDE_QUERY, type BuilderUiState } from './store/uiStore.ts';

export { useDraftState, useResume, useResumeLanguage } from '../drafts/index.ts';

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (builder === null) throw new Error('outside of the builder');
  return builder;
}

export function useUi<T>(select: (ui: BuilderUiState) => T): T {
  return useStore(useBuilder().ui.state, select);
}

export function useAnalysis<T>(select: (findings: ResumeAnalysis) => T): T {
  return useStore(useBuilder().analysis, select);
}

/** Whether form and preview stand side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE_QUERY).matches,
    () => true,
  );
}

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
