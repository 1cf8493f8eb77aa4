import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { ResumeAnalysis } from './store/analysis.ts';
import type { Builder } from './builder.ts';
import { WIDE_QUERY, type BuilderUiState } from './store/uiStore.ts';

export { useDraftState, useResume, useResumeLanguage } from '../drafts/index.ts';

export const BuilderContext = createContext<Builder | null>(null);

/** The builder around this component; throws outside of it. */
export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (builder === null) throw new Error('outside of the builder');
  return builder;
}

/** A part of the state of the screen (its open tab, its view); renders again when that part changes. */
export function useUi<T>(select: (ui: BuilderUiState) => T): T {
  return useStore(useBuilder().ui.state, select);
}

/** A part of what was found in the résumé (score, completion); renders again when that part changes. */
export function useAnalysis<T>(select: (findings: ResumeAnalysis) => T): T {
  return useStore(useBuilder().analysis, select);
}

/** Returns whether form and preview are side by side. */
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
