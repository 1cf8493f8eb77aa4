import { createContext, use, useSyncExternalStore } from 'react';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { DEFAULT_LANGUAGE, textDirection, type Direction, type Language } from '../../../shared/platform/language.ts';
import type { DraftState, DraftStore } from './types.ts';

export const DraftStoreContext = createContext<DraftStore | null>(null);
/** Language the résumé is written in; one subscription shared by all fields. */
export const ResumeLanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** The draft store of the surrounding screen. */
export function useDrafts(): DraftStore {
  const drafts = use(DraftStoreContext);
  if (drafts === null) throw new Error('outside of a draft');
  return drafts;
}

/**
 * Selects a part of the draft's state. Renders again only when that part changes; of what is typed into another field,
 * in a moment (`editShown`). `isAtOnce`: in the field itself.
 */
export function useDraftState<T>(select: (draft: DraftState) => T, isAtOnce = false): T {
  const drafts = useDrafts();
  const read = () => select(drafts.state);
  return useSyncExternalStore(isAtOnce ? drafts.subscribe : drafts.follow, read, read);
}

/**
 * Selects a part of the résumé. Renders again only when that part changes: select primitive values, or objects of the
 * résumé itself.
 */
export function useResume<T>(select: (resume: ResumeData) => T, isAtOnce?: boolean): T {
  return useDraftState(({ resume }) => select(resume), isAtOnce);
}

/** The language of the résumé that is edited, and its direction; not those of the screens. */
export function useResumeLanguage(): { language: Language; direction: Direction } {
  const language = use(ResumeLanguageContext);
  return { language, direction: textDirection(language) };
}
