import { createStore, type StoreApi } from 'zustand/vanilla';
import { completionOf, type Completion } from '../../shared/resume/completion.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { scoreOf, type Score } from '../../shared/resume/score.ts';
import type { ResumeStore } from './store/resumeStore.ts';

export interface Findings {
  readonly completion: Completion;
  readonly score: Score;
}

export type Analysis = StoreApi<Findings>;

/** Wait after the last change, in ms. */
const SETTLE_MS = 250;

/** Completion and score, found out when typing pauses and the browser is idle: never between a key and its picture. */
export function createAnalysis(store: ResumeStore): Analysis {
  const findings = createStore<Findings>(() => find(store.resume()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.state.subscribe(({ resume }, before) => {
    if (resume === before.resume) return;
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => findings.setState(find(store.resume()))), SETTLE_MS);
  });
  return findings;
}

function find(resume: ResumeData): Findings {
  return { completion: completionOf(resume), score: scoreOf(resume) };
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 500 });
  else task();
}
