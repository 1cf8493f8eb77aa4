import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  isolateText,
  suggestionKey,
  textAt,
  withTextAt,
  type ImproveResponse,
  type TextLocation,
} from '../../../../shared/improve/suggestions.ts';
import type { Language } from '../../../../shared/platform/language.ts';
import { trackEvent } from '../../../lib/analytics/analytics.ts';
import { toImproveError, type ImproveError } from '../improveError.ts';
import type { ImproverDependencies } from '../improverTypes.ts';
import { KEPT_TEXTS_KEY, parseKeptTexts, writeKeptTexts, type KeptText, type OneTextRequest } from './keptTexts.ts';

/** How the improving of one text stands. */
export interface TextImprovement {
  /** The request; its result is kept for a while even where it was left. */
  readonly kept: KeptText | null;
  /** Start of the running call, in ms since 1970; null while none runs. */
  readonly runningSince: number | null;
  /** The answer as far as this page has it: after a reload it is fetched again, at no charge. */
  readonly response: ImproveResponse | null;
  readonly error: ImproveError | null;
  /** The suggestion is shown; else it is only kept. */
  readonly open: boolean;
  /** The answer was that the text is good already; nothing was counted. */
  readonly unchanged: boolean;
}

export const NO_IMPROVEMENT: TextImprovement = {
  kept: null,
  runningSince: null,
  response: null,
  error: null,
  open: false,
  unchanged: false,
};

/** Improves one text where it is written; each text by itself. */
export interface TextImprover {
  readonly state: StoreApi<Readonly<Record<string, TextImprovement>>>;
  readonly of: (place: TextLocation) => TextImprovement;
  /** Sends this text alone. */
  readonly run: (place: TextLocation, wish: OneTextRequest, language: Language) => Promise<void>;
  /** Sends the same request again: a result that is there comes without being counted twice. */
  readonly fetchAgain: (place: TextLocation) => Promise<void>;
  readonly stopWaiting: (place: TextLocation) => void;
  /** Closes the suggestion, which is kept for a while. */
  readonly leave: (place: TextLocation) => void;
  readonly show: (place: TextLocation) => void;
  readonly drop: (place: TextLocation) => void;
  readonly setOwner: (owner: string | null) => void;
}

type Dependencies = Omit<ImproverDependencies, 'readAvailability' | 'progress' | 'tabStorage'>;

/** External store of the texts that are improved one by one, outside React. */
export function createTextImprover({
  drafts,
  requestImprovement,
  onBalanceChanged,
  owner: initialOwner,
  now,
  newId,
  persistentStorage,
}: Dependencies): TextImprover {
  let owner = initialOwner;
  const running = new Map<string, AbortController>();
  const remembered = (): Record<string, TextImprovement> =>
    Object.fromEntries(
      [...parseKeptTexts(persistentStorage.read(KEPT_TEXTS_KEY), owner, now())].map(([key, kept]) => [
        key,
        { ...NO_IMPROVEMENT, kept },
      ]),
    );
  const state = createStore<Readonly<Record<string, TextImprovement>>>(remembered);
  const of = (place: TextLocation) => state.getState()[suggestionKey(place)] ?? NO_IMPROVEMENT;
  const set = (place: TextLocation, changes: Partial<TextImprovement>) => {
    const before = of(place);
    state.setState({ [suggestionKey(place)]: { ...before, ...changes } });
    if (changes.kept === undefined || changes.kept === before.kept) return;
    const all = Object.values(state.getState()).flatMap(({ kept }) => kept ?? []);
    persistentStorage.write(KEPT_TEXTS_KEY, writeKeptTexts(all));
  };

  async function ask(kept: KeptText, again: boolean): Promise<void> {
    const { place } = kept;
    const key = suggestionKey(place);
    if (running.has(key)) return;
    const controller = new AbortController();
    running.set(key, controller);
    set(place, { ...NO_IMPROVEMENT, kept, runningSince: now(), open: true });
    try {
      const resumeData = isolateText(withTextAt(drafts.state.resume, place, kept.text), place);
      const answer = await requestImprovement(
        { ...kept.asked, resumeData, userId: kept.owner, requestId: kept.requestId },
        { signal: controller.signal },
        () => void ask(kept, again),
      );
      if (owner === kept.owner) onBalanceChanged(answer.aiCredits, answer.taken);
      trackEvent('improvement_finished');
      if (running.get(key) !== controller) return;
      if (answer.unchanged === true) set(place, { kept: null, unchanged: true });
      else set(place, { response: answer });
    } catch (error) {
      if (running.get(key) !== controller || controller.signal.aborted) return;
      const { problem, kept: stays } = toImproveError(error, again);
      set(place, { error: problem, open: problem !== null, ...(!stays && { kept: null }) });
    } finally {
      if (running.get(key) === controller) {
        running.delete(key);
        set(place, { runningSince: null });
      }
    }
  }

  const stopWaiting = (place: TextLocation) => {
    const key = suggestionKey(place);
    const controller = running.get(key);
    running.delete(key);
    controller?.abort();
    set(place, { runningSince: null, open: false });
  };
  const stopAll = () => {
    for (const controller of running.values()) controller.abort();
    running.clear();
  };

  return {
    state,
    of,
    async run(place, wish, language) {
      const text = textAt(drafts.state.resume, place);
      if (owner === null || text === undefined) return;
      const asked = { improvementType: 'general', jobDescription: '', language, oneText: wish } as const;
      await ask({ requestId: newId(), owner, at: now(), place, asked, text }, false);
    },
    async fetchAgain(place) {
      const { kept } = of(place);
      if (kept) await ask(kept, true);
    },
    stopWaiting,
    leave: (place) => set(place, { open: false, error: null }),
    show: (place) => set(place, { open: true }),
    drop: (place) => set(place, { ...NO_IMPROVEMENT }),
    setOwner(next) {
      if (next === owner) return;
      owner = next;
      stopAll();
      state.setState(remembered(), true);
    },
  };
}
