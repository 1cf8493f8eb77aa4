import { createStore } from 'zustand/vanilla';
import { applySuggestions, sectionsAt } from '../../../shared/improve/suggestions.ts';
import { currentSuggestions } from './currentSuggestions.ts';
import { toImproveError } from './improveError.ts';
import { toRequestedImprovement } from './improveOptions.ts';
import { createImproverPreferences, readPreferences } from './improverPreferences.ts';
import { createImproveRequest } from './improveRequest.ts';
import type { Improver, ImproverDependencies, ImproverState } from './improverTypes.ts';
import { createKeptImprovements, readKeptImprovements } from './keptImprovements.ts';
import { fingerprintTexts } from './pendingImprovement.ts';
import type { CurrentSuggestion } from './review/decisions.ts';

/** Errors by which the availability request can refuse: the operator's switch, and the site's daily budget. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set(['capability_off', 'daily_budget_reached']);

/** No answer is open. */
const NO_ANSWER = { response: null, reviewing: false, error: null } as const;

/** External store of improvements: requests them, holds the result and applies the decisions, outside React. */
export function createImprover(dependencies: ImproverDependencies): Improver {
  const { drafts, readAvailability, now, newId } = dependencies;
  let { owner } = dependencies;
  const state = createStore<ImproverState>(() => ({
    ...readPreferences(dependencies),
    ...readKeptImprovements(dependencies, owner),
    ...NO_ANSWER,
    runningSince: null,
    finishedSections: [],
    unavailable: null,
    paying: false,
    improvedSections: null,
  }));
  const { forgetPreferences, ...preferences } = createImproverPreferences(state, dependencies);
  const { setPending, setLeft } = createKeptImprovements(state, dependencies);
  const getOwner = () => owner;
  const { ask, stopWaiting, reveal } = createImproveRequest(state, { ...dependencies, getOwner, setPending });

  // The list of improved sections belongs to the résumé as it was then.
  drafts.subscribe(({ resume }, before) => {
    if (resume !== before.resume && state.getState().improvedSections) state.setState({ improvedSections: null });
  });

  return {
    state,
    ...preferences,
    run,
    retry,
    checkAvailability,
    stopWaiting,
    suggestions,
    setReviewOpen: (open) => state.setState({ reviewing: open }),
    apply,
    reveal,
    dismiss,
    showLeft,
    dismissNote: () => state.setState({ improvedSections: null }),
    setOwner,
    clear,
  };

  async function run(...[language]: Parameters<Improver['run']>): Promise<void> {
    if (owner === null) return;
    const { resume } = drafts.state;
    const asked = toRequestedImprovement(state.getState().options, resume, language);
    await ask({ requestId: newId(), owner, at: now(), asked, prints: fingerprintTexts(resume) }, false);
  }

  async function retry(): Promise<void> {
    const { pending } = state.getState();
    if (pending) await ask(pending, true);
  }

  async function showLeft(): Promise<void> {
    const { left, runningSince } = state.getState();
    if (!left || runningSince !== null) return;
    setLeft(null);
    await ask(left, true);
  }

  async function checkAvailability(): Promise<void> {
    try {
      await readAvailability();
      state.setState({ unavailable: null });
    } catch (error) {
      const { problem } = toImproveError(error, false);
      // Only a refusal shows that it is unavailable: a failed request says nothing.
      state.setState({ unavailable: UNAVAILABLE_CODES.has(problem.code) ? problem : null });
    }
  }

  function suggestions(): CurrentSuggestion[] {
    const { response, pending } = state.getState();
    return response && pending ? currentSuggestions(drafts.state.resume, response, pending.prints) : [];
  }

  function apply(taken: readonly CurrentSuggestion[]): number {
    if (state.getState().response?.unpaid === true) return taken.length;
    const [place] = taken;
    let missed = 0;
    if (place) {
      drafts.edit(
        (resume) => {
          const applied = applySuggestions(resume, taken);
          missed = applied.stale.length;
          return applied.resume;
        },
        { tab: place.section, ...(place.id !== undefined && { entry: place.id }) },
      );
    }
    dismiss();
    if (taken.length > missed) state.setState({ improvedSections: sectionsAt(taken) });
    return missed;
  }

  function dismiss(): void {
    const { pending, response } = state.getState();
    if (pending && response && response.unpaid !== true) setLeft(pending);
    setPending(null);
    state.setState(NO_ANSWER);
  }

  function setOwner(next: string | null): void {
    if (next === owner) return;
    owner = next;
    stopWaiting();
    state.setState({ ...NO_ANSWER, ...readKeptImprovements(dependencies, owner) });
  }

  function clear(): void {
    stopWaiting();
    setPending(null);
    setLeft(null);
    forgetPreferences();
    state.setState({ ...NO_ANSWER, improvedSections: null });
  }
}
