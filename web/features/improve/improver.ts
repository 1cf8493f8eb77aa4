import { createStore } from 'zustand/vanilla';
import { toImproveError } from './improveError.ts';
import { toRequestedImprovement, type ImproveOptions } from './improveOptions.ts';
import { createImproveRequest } from './improveRequest.ts';
import type { Improver, ImproverDependencies, ImproverState } from './improverTypes.ts';
import { withAd, withoutAd } from './keptAds.ts';
import { readWishes, writeKeptAds, writeOptions } from './keptWishes.ts';
import { IMPROVEMENT_KEYS, parsePendingImprovement, textsOf, type PendingImprovement } from './pendingImprovement.ts';

/** Errors by which the availability request can refuse: the operator's switch, and the site's daily budget. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set(['capability_off', 'daily_budget_reached']);

/** No answer is open. */
const NO_ANSWER = { response: null, error: null } as const;

/** External store of improvements: requests them, holds the result and applies the decisions, outside React. */
export function createImprover(dependencies: ImproverDependencies): Improver {
  const { drafts, readAvailability, now, newId, persistentStorage, tabStorage: tab } = dependencies;
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
    if (pending && response) keep('left', pending);
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
      await ask({ requestId: newId(), owner, at: now(), asked, texts: textsOf(resume) }, false);
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
        state.setState({ unavailable: problem && UNAVAILABLE_CODES.has(problem.code) ? problem : null });
      }
    },
    stopWaiting,
    finish(sections) {
      dismiss();
      if (sections.length > 0) state.setState({ improvedSections: sections });
    },
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
}
