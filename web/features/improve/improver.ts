import { createStore } from 'zustand/vanilla';
import { applySuggestions, sectionsAt } from '../../../shared/improve/suggestions.ts';
import { trackEvent } from '../../lib/analytics/analytics.ts';
import { toImproveError } from './improveError.ts';
import type { Improver, ImproverDependencies, ImproverState } from './improverTypes.ts';
import { currentSuggestions } from './currentSuggestions.ts';
import {
  LEFT_IMPROVEMENT_KEY,
  PENDING_IMPROVEMENT_KEY,
  fingerprintTexts,
  parsePendingImprovement,
  type PendingImprovement,
} from './pendingImprovement.ts';
import { KEPT_ADS_KEY, parseKeptAds, withAd, withoutAd } from './keptAds.ts';
import { pollProgress } from './pollProgress.ts';
import { toRequestedImprovement, parseImproveOptions, type ImproveOptions } from './improveOptions.ts';

const OPTIONS_KEY = 'builder.ai';
/** Errors by which the availability request can refuse: the operator's switch, and the site's daily budget. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set(['capability_off', 'daily_budget_reached']);

/** External store of improvements: requests them, holds the result and applies the decisions, outside React. */
export function createImprover({
  drafts,
  requestImprovement,
  readAvailability,
  accept,
  progress,
  onBalanceChanged,
  owner: initialOwner,
  now,
  newId,
  persistentStorage,
  tabStorage: tab,
}: ImproverDependencies): Improver {
  let owner = initialOwner;
  let running: AbortController | null = null;
  const readKept = (key: string) => parsePendingImprovement(persistentStorage.read(key), owner, now());
  const remembered = () => ({ pending: readKept(PENDING_IMPROVEMENT_KEY), left: readKept(LEFT_IMPROVEMENT_KEY) });
  const state = createStore<ImproverState>(() => ({
    options: parseImproveOptions(tab.read(OPTIONS_KEY)),
    ads: parseKeptAds(persistentStorage.read(KEPT_ADS_KEY)),
    runningSince: null,
    finishedSections: [],
    unavailable: null,
    error: null,
    ...remembered(),
    response: null,
    reviewing: false,
    paying: false,
    improvedSections: null,
  }));
  // The list of improved sections belongs to the résumé as it was then.
  drafts.subscribe(({ resume }, before) => {
    if (resume !== before.resume && state.getState().improvedSections) state.setState({ improvedSections: null });
  });

  const setLeft = (left: PendingImprovement | null) => {
    persistentStorage.write(LEFT_IMPROVEMENT_KEY, left && JSON.stringify(left));
    state.setState({ left });
  };
  const keep = (pending: PendingImprovement | null) => {
    persistentStorage.write(PENDING_IMPROVEMENT_KEY, pending && JSON.stringify(pending));
    state.setState({ pending });
  };

  const setOptions = (changes: Partial<ImproveOptions>) => {
    const wish = { ...state.getState().options, ...changes };
    tab.write(OPTIONS_KEY, JSON.stringify(wish));
    state.setState({ options: wish });
  };
  const setAds = (ads: readonly string[]) => {
    persistentStorage.write(KEPT_ADS_KEY, ads.length === 0 ? null : JSON.stringify(ads));
    state.setState({ ads });
  };

  async function ask(pending: PendingImprovement, asked: boolean): Promise<void> {
    if (running) return;
    const own = new AbortController();
    running = own;
    keep(pending);
    state.setState({ runningSince: now(), finishedSections: [], error: null, response: null, improvedSections: null });
    const watching = new AbortController();
    void pollProgress(
      pending.requestId,
      (finished) => running === own && state.setState({ finishedSections: finished }),
      progress,
      watching.signal,
    );
    try {
      const answer = await requestImprovement(
        { ...pending.asked, resumeData: drafts.state.resume, userId: pending.owner, requestId: pending.requestId },
        { signal: own.signal },
      );
      // An answer that is withheld whole has used up no free improvement, but it says how many credits there are.
      if (owner === pending.owner) onBalanceChanged(answer.aiCredits, answer.unpaid !== true);
      trackEvent('improvement_finished');
      if (running === own) state.setState({ response: answer, reviewing: true });
    } catch (error) {
      if (running !== own || own.signal.aborted) return;
      const { problem, kept } = toImproveError(error, asked);
      if (!kept) keep(null);
      state.setState({ error: problem });
    } finally {
      watching.abort();
      if (running === own) {
        running = null;
        state.setState({ runningSince: null });
      }
    }
  }

  const stopWaiting = () => {
    const own = running;
    running = null;
    own?.abort();
    state.setState({ runningSince: null });
  };
  const offers = () => {
    const { response, pending } = state.getState();
    return response && pending ? currentSuggestions(drafts.state.resume, response, pending.prints) : [];
  };
  const drop = () => {
    const { pending, response } = state.getState();
    if (pending && response && response.unpaid !== true) setLeft(pending);
    keep(null);
    state.setState({ response: null, reviewing: false, error: null });
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
      const resume = drafts.state.resume;
      await ask(
        {
          requestId: newId(),
          owner,
          at: now(),
          asked: toRequestedImprovement(state.getState().options, resume, language),
          prints: fingerprintTexts(resume),
        },
        false,
      );
    },
    async retry() {
      const { pending } = state.getState();
      if (pending) await ask(pending, true);
    },
    stopWaiting,
    suggestions: offers,
    setReviewOpen: (open) => state.setState({ reviewing: open }),
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
    reveal,
    apply(taken) {
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
      drop();
      if (taken.length > missed) state.setState({ improvedSections: sectionsAt(taken) });
      return missed;
    },
    dismiss: drop,
    async showLeft() {
      const { left } = state.getState();
      if (!left || running) return;
      setLeft(null);
      await ask(left, true);
    },
    dismissNote: () => state.setState({ improvedSections: null }),
    setOwner(next) {
      if (next === owner) return;
      owner = next;
      stopWaiting();
      state.setState({ response: null, reviewing: false, error: null, ...remembered() });
    },
    clear() {
      stopWaiting();
      persistentStorage.write(PENDING_IMPROVEMENT_KEY, null);
      persistentStorage.write(LEFT_IMPROVEMENT_KEY, null);
      tab.write(OPTIONS_KEY, null);
      setAds([]);
      state.setState({
        options: parseImproveOptions(null),
        pending: null,
        left: null,
        response: null,
        reviewing: false,
        error: null,
        improvedSections: null,
      });
    },
  };
}
