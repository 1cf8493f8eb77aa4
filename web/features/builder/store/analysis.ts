import { createStore, type StoreApi } from 'zustand/vanilla';
import { calculateCompletion, type ResumeCompletion } from '../../../../shared/resume/completion.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { calculateScore, type ResumeScore } from '../../../../shared/resume/score.ts';
import type { ResumeEditing } from '../../drafts/index.ts';
import type { BuilderTab } from './tabs.ts';

export interface ResumeAnalysis {
  readonly completion: ResumeCompletion;
  readonly score: ResumeScore;
}

export type AnalysisStore = StoreApi<ResumeAnalysis>;

/** Debounce after the last change, in ms. */
const DEBOUNCE_MS = 250;

/**
 * External store of completion and score, computed when typing pauses and the browser is idle: never between a
 * keystroke and its rendering.
 */
export function createAnalysis(drafts: Pick<ResumeEditing, 'state' | 'subscribe'>): AnalysisStore {
  const findings = createStore<ResumeAnalysis>(() => analyse(drafts.state.resume));
  let timer: ReturnType<typeof setTimeout> | undefined;
  drafts.subscribe(({ resume }, before) => {
    if (resume === before.resume) return;
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => findings.setState(analyse(drafts.state.resume))), DEBOUNCE_MS);
  });
  return findings;
}

function analyse(resume: ResumeData): ResumeAnalysis {
  const completion = calculateCompletion(resume);
  return { completion, score: calculateScore(resume, completion) };
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 500 });
  else task();
}

/** How far a section is. */
export interface SectionProgress {
  /** Share of what a reader looks for, 0 to 1; 0 for AI, and for a custom section that was not analysed yet. */
  readonly share: number;
  /** `done`: filled in, with nothing left to do; `optional`: empty, as not everybody has one. */
  readonly state: 'done' | 'open' | 'optional';
}

/** Returns the progress of a section: its bar, its sign and its tasks use this one measure. */
export function sectionProgress({ completion, score }: ResumeAnalysis, tab: BuilderTab): SectionProgress {
  const share = tab === 'ai' || tab === 'letter' ? 0 : (completion.tabs[tab] ?? 0);
  const isOpen = score.tasks.some(({ part }) => part === tab);
  return { share, state: isOpen ? 'open' : share < 1 ? 'optional' : 'done' };
}
