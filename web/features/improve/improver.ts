import { createStore } from 'zustand/vanilla';
import { applySuggestions, sectionsAt } from '../../../shared/improve/suggestions.ts';
import type { ResumeEditing } from '../drafts/index.ts';
import { currentSuggestions } from './currentSuggestions.ts';
import { toImproveError } from './improveError.ts';
import { toRequestedImprovement, type ImproveOptions } from './improveOptions.ts';
import { createImproveRequest } from './improveRequest.ts';
import type { Improver, ImproverDependencies, ImproverState } from './improverTypes.ts';
import { withAd, withoutAd } from './keptAds.ts';
import { readWishes, writeKeptAds, writeOptions } from './keptWishes.ts';
import {
  IMPROVEMENT_KEYS,
  fingerprintTexts,
  parsePendingImprovement,
  type PendingImprovement,
} from './pendingImprovement.ts';
import type { CurrentSuggestion } from './currentSuggestions.ts';

/** Errors by which the availability request can refuse: the operator's switch, and the site's daily budget. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set(['capability_off', 'daily_budget_reached']);

/** No answer is open. */
const NO_ANSWER = { response: null, reviewing: false, error: null } as const;

/** External store of improvements: requests them, holds the result and applies the decisions, outside React. */
export function createImprover(dependencies: ImproverDependencies): Improver {
  const {
    drafts,
    readAvailability,
    now,
    newId,
    accept,
    onBalanceChanged,
    persistentStorage,
    tabStorage: tab,
  } = dependencies;
  let { owner } = dependencies;
  const readKept = (which: 'pending' | 'left') =>
    parsePendingImprovement(persistentStorage.read(IMPROVEMENT_KEYS[which]), owner, now());
  const remembered = () => {
    const { options, ads } = readWishes({ tab, persistentStorage }, owner);
    return { options, ads, pending: readKept('pending'), left: readKept('left') };
  };
  const state = createStore<ImproverState>(() => ({
    ...remembered(),
    ...NO_ANSWER,
    runningSince: null,
    finishedSections: [],
    unavailable: null,
    paying: false,
    improvedSections: null,
  }));
  const setOptions = (changes: Partial<ImproveOptions>) => {
    const options = { ...state.getState().options, ...changes };
    writeOptions(tab, owner, options);
    state.setState({ options });
  };
  const setAds = (ads: readonly string[]) => {
    writeKeptAds(persistentStorage, owner, ads);
    state.setState({ ads });
  };
  const keep = (which: 'pending' | 'left', request: PendingImprovement | null) => {
    persistentStorage.write(IMPROVEMENT_KEYS[which], request && JSON.stringify(request));
    state.setState({ [which]: request });
  };
  const getOwner = () => owner;
  const { ask, stopWaiting } = createImproveRequest(state, { ...dependencies, getOwner, keep });

  // The list of improved sections belongs to the résumé as it was then.
  drafts.subscribe(({ resume }, before) => {
    if (resume !== before.resume && state.getState().improvedSections) state.setState({ improvedSections: null });
  });

  const dismiss = () => {
    const { pending, response } = state.getState();
    if (pending && response && response.unpaid !== true) keep('left', pending);
    keep('pending', null);
    state.setState(NO_ANSWER);
  };

  return {
    state,
    setOptions,
    openAd(ad) {
      const { ads, options } = state.getState();
      setAds(withAd(withoutAd(ads, ad), options.job));
      setOptions({ job: ad });
    },
    keepAd: (ad) => setAds(withAd(state.getState().ads, ad)),
    removeAd: (ad) => setAds(withoutAd(state.getState().ads, ad)),
    async run(language) {
      if (owner === null) return;
      const { resume } = drafts.state;
      const asked = toRequestedImprovement(state.getState().options, resume, language);
      await ask({ requestId: newId(), owner, at: now(), asked, prints: fingerprintTexts(resume) }, false);
    },
    async retry() {
      const { pending } = state.getState();
      if (pending) await ask(pending, true);
    },
    async checkAvailability() {
      try {
        await readAvailability();
        state.setState({ unavailable: null });
      } catch (error) {
        const { problem } = toImproveError(error, false);
        // Only a refusal shows that it is unavailable: a failed request says nothing.
        state.setState({ unavailable: UNAVAILABLE_CODES.has(problem.code) ? problem : null });
      }
    },
    stopWaiting,
    suggestions() {
      const { response, pending } = state.getState();
      return response && pending ? currentSuggestions(drafts.state.resume, response, pending.prints) : [];
    },
    setReviewOpen: (open) => state.setState({ reviewing: open }),
    apply(taken) {
      if (state.getState().response?.unpaid === true) return taken.length;
      const missed = applyToDraft(drafts, taken);
      dismiss();
      if (taken.length > missed) state.setState({ improvedSections: sectionsAt(taken) });
      return missed;
    },
    reveal,
    dismiss,
    async showLeft() {
      const { left, runningSince } = state.getState();
      if (!left || runningSince !== null) return;
      keep('left', null);
      await ask(left, true);
    },
    dismissNote: () => state.setState({ improvedSections: null }),
    setOwner(next) {
      if (next === owner) return;
      owner = next;
      stopWaiting();
      state.setState({ ...NO_ANSWER, ...remembered(), improvedSections: null });
    },
  };

  /** Runs once, however often it is pressed; repeating the same request id is not charged again. */
  async function reveal(): Promise<void> {
    const { response, pending, paying } = state.getState();
    if (response?.unpaid !== true || !pending || paying) return;
    state.setState({ paying: true, error: null });
    try {
      const delivered = await accept(pending.requestId);
      if (owner !== pending.owner) return;
      onBalanceChanged(delivered.aiCredits, true);
      state.setState({ response: delivered });
    } catch (error) {
      state.setState({ error: toImproveError(error, true).problem });
    } finally {
      state.setState({ paying: false });
    }
  }
}

/** Puts suggestions into the draft, in one undoable step. Returns how many did not fit any more. */
function applyToDraft(drafts: ResumeEditing, taken: readonly CurrentSuggestion[]): number {
  const [place] = taken;
  let missed = 0;
  if (place)
    drafts.edit(
      (resume) => {
        const applied = applySuggestions(resume, taken);
        missed = applied.stale.length;
        return applied.resume;
      },
      { tab: place.section, ...(place.id !== undefined && { entry: place.id }) },
    );
  return missed;
}
