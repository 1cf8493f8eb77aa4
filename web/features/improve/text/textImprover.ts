import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  isolateText,
  suggestionKey,
  textAt,
  withTextAt,
  type TextLocation,
} from '../../../../shared/improve/suggestions.ts';
import type { Language } from '../../../../shared/platform/language.ts';
import { createImproveCalls, NO_CALL, type CallState } from '../improveCalls.ts';
import type { TextImproverDependencies } from '../improverTypes.ts';
import { parseKeptTexts, REQUEST_KEYS, writeKeptTexts, type KeptText, type OneTextRequest } from '../keptRequests.ts';

/** State of the improvement of one text. */
export interface TextImprovement extends CallState {
  /** The request; its result is kept for a while even where it was left. */
  readonly kept: KeptText | null;
  /** The suggestion is shown; else it is only kept. */
  readonly open: boolean;
}

export const NO_IMPROVEMENT: TextImprovement = { ...NO_CALL, kept: null, open: false };

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

/** External store of the texts that are improved one by one, outside React. */
export function createTextImprover(dependencies: TextImproverDependencies): TextImprover {
  const { drafts, now, newId, persistentStorage } = dependencies;
  let { owner } = dependencies;
  const calls = createImproveCalls({ ...dependencies, getOwner: () => owner });
  const remembered = (): Record<string, TextImprovement> =>
    Object.fromEntries(
      parseKeptTexts(persistentStorage.read(REQUEST_KEYS.texts), { owner, now: now() }).map((kept) => [
        suggestionKey(kept.place),
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
    persistentStorage.write(REQUEST_KEYS.texts, writeKeptTexts(all));
  };
  const ask = (kept: KeptText, again: boolean) => {
    const { place, text } = kept;
    return calls.send({
      key: suggestionKey(place),
      kept,
      again,
      toSent: (resume) => isolateText(withTextAt(resume, place, text), place),
      begin: () => set(place, { ...NO_IMPROVEMENT, kept, open: true }),
      show: (changes) => set(place, changes),
      forget: () => set(place, { kept: null }),
    });
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
    stopWaiting(place) {
      calls.stop(suggestionKey(place));
      set(place, { runningSince: null, open: false });
    },
    leave: (place) => set(place, { open: false, error: null }),
    show: (place) => set(place, { open: true }),
    drop: (place) => set(place, NO_IMPROVEMENT),
    setOwner(next) {
      if (next === owner) return;
      owner = next;
      calls.stopAll();
      state.setState(remembered(), true);
    },
  };
}
