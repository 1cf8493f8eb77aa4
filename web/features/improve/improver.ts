import { createStore } from 'zustand/vanilla';
import { toImproveError } from './improveError.ts';
import { toRequestedImprovement, type ImproveOptions } from './improveOptions.ts';
import { createImproveCalls, NO_CALL } from './improveCalls.ts';
import type { Improver, ImproverDependencies, ImproverState } from './improverTypes.ts';
import { withAdvert, withoutAdvert } from './keptAdverts.ts';
import { readWishes, writeKeptAdverts, writeOptions } from './keptWishes.ts';
import {
  parsePendingImprovement,
  REQUEST_KEYS,
  resumeAsSent,
  textsOf,
  type PendingImprovement,
} from './keptRequests.ts';
import { pollProgress, type FinishedSections } from './pollProgress.ts';

/** Errors by which the availability request can refuse: the operator's switch, and the site's daily budget. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set(['capability_off', 'daily_budget_reached']);

/** The key of its calls: one improvement of the whole résumé runs at a time. */
const WHOLE = 'whole';

/** External store of improvements of the whole résumé: requests them and holds the result, outside React. */
export function createImprover(dependencies: ImproverDependencies): Improver {
  const { drafts, readAvailability, now, newId, persistentStorage, tabStorage: tab } = dependencies;
  let { owner } = dependencies;
  const readKept = (which: 'pending' | 'left') =>
    parsePendingImprovement(persistentStorage.read(REQUEST_KEYS[which]), { owner, now: now() });
  const remembered = () => {
    const { options, adverts } = readWishes({ tab, persistentStorage }, owner);
    return { options, adverts, pending: readKept('pending'), left: readKept('left') };
  };
  const state = createStore<ImproverState>(() => ({
    ...remembered(),
    ...NO_CALL,
    finishedSections: [],
    unavailable: null,
    improvedSections: null,
  }));
  const setOptions = (changes: Partial<ImproveOptions>) => {
    const options = { ...state.getState().options, ...changes };
    writeOptions(tab, owner, options);
    state.setState({ options });
  };
  const setAdverts = (adverts: readonly string[]) => {
    writeKeptAdverts(persistentStorage, owner, adverts);
    state.setState({ adverts });
  };
  const keep = (which: 'pending' | 'left', request: PendingImprovement | null) => {
    persistentStorage.write(REQUEST_KEYS[which], request && JSON.stringify(request));
    state.setState({ [which]: request });
  };
  const calls = createImproveCalls({ ...dependencies, getOwner: () => owner });
  const ask = (pending: PendingImprovement, again: boolean) =>
    calls.send({
      key: WHOLE,
      kept: pending,
      again,
      toSent: (resume) => resumeAsSent(resume, pending),
      begin(signal) {
        keep('pending', pending);
        state.setState({ finishedSections: [], improvedSections: null });
        const show = (finishedSections: FinishedSections) => state.setState({ finishedSections });
        void pollProgress(pending.requestId, show, dependencies.progress, signal);
      },
      show: state.setState,
      forget: () => keep('pending', null),
    });
  const stopWaiting = () => {
    calls.stop(WHOLE);
    state.setState({ runningSince: null });
  };

  // The list of improved sections belongs to the résumé as it was then.
  drafts.subscribe(({ resume }, before) => {
    if (resume !== before.resume && state.getState().improvedSections) state.setState({ improvedSections: null });
  });

  const dismiss = () => {
    const { pending, response } = state.getState();
    if (pending && response) keep('left', pending);
    keep('pending', null);
    state.setState({ response: null, error: null });
  };

  return {
    state,
    setOptions,
    openAdvert(advert) {
      const { adverts, options } = state.getState();
      setAdverts(withAdvert(withoutAdvert(adverts, advert), options.job));
      setOptions({ job: advert });
    },
    keepAdvert: (advert) => setAdverts(withAdvert(state.getState().adverts, advert)),
    removeAdvert: (advert) => setAdverts(withoutAdvert(state.getState().adverts, advert)),
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
      state.setState({ ...NO_CALL, ...remembered(), improvedSections: null });
    },
  };
}
