import { createStore, type StoreApi } from 'zustand/vanilla';
import { MAX_EARLIER_WORDINGS } from '../../../../shared/improve/improvedSections.ts';
import {
  applySuggestions,
  isolateText,
  textAt,
  toSuggestions,
  type ImproveResponse,
  type TextLocation,
  suggestionKey,
} from '../../../../shared/improve/suggestions.ts';
import type { Language } from '../../../../shared/platform/language.ts';
import { fingerprint } from '../../../lib/storage/fingerprint.ts';
import { trackEvent } from '../../../lib/analytics/analytics.ts';
import { toImproveError, type ImproveError } from '../improveError.ts';
import type { ImproverDependencies } from '../improverTypes.ts';
import { KEPT_TEXTS_KEY, parseKeptTexts, writeKeptTexts, type KeptText, type OneTextRequest } from './keptTexts.ts';
import type { CurrentSuggestion } from '../currentSuggestions.ts';

type PaidWording = Pick<TextImprovement, 'kept' | 'response'>;

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
  /** The withheld text is being paid for. */
  readonly paying: boolean;
  /** The answer was that the text is good already; nothing was charged. */
  readonly unchanged: boolean;
  /** The wording before this one, where another was asked for: it is paid for as well. */
  readonly previous: PaidWording | null;
  /** What was taken, and the text that stood there before. */
  readonly taken: { readonly before: string; readonly after: string } | null;
}

export const NO_IMPROVEMENT: TextImprovement = {
  kept: null,
  runningSince: null,
  response: null,
  error: null,
  open: false,
  paying: false,
  unchanged: false,
  previous: null,
  taken: null,
};

/** Improves one text where it is written; each text by itself. */
export interface TextImprover {
  readonly state: StoreApi<Readonly<Record<string, TextImprovement>>>;
  readonly of: (place: TextLocation) => TextImprovement;
  /** Sends this text alone. A suggestion that was shown is asked for in another wording. */
  readonly run: (place: TextLocation, wish: OneTextRequest, language: Language) => Promise<void>;
  /** Another wording of what was asked for; it is a new request with its own price. */
  readonly another: (place: TextLocation, language: Language) => Promise<void>;
  /** Shows the wording before this one, and this one at the next call. */
  readonly back: (place: TextLocation) => void;
  /** Sends the same request again: a result that is paid for comes without a second charge. */
  readonly fetchAgain: (place: TextLocation) => Promise<void>;
  readonly stopWaiting: (place: TextLocation) => void;
  readonly suggestion: (place: TextLocation) => CurrentSuggestion | undefined;
  readonly reveal: (place: TextLocation) => Promise<void>;
  /** Puts the suggestion into the résumé, in one undoable step. Returns whether it still fitted. */
  readonly take: (place: TextLocation) => boolean;
  /** Puts the text back as it was before it was taken. */
  readonly undo: (place: TextLocation) => void;
  /** Leaves the text as it is. A paid suggestion is kept for a while. */
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
  accept,
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
  const drop = (place: TextLocation) => set(place, { ...NO_IMPROVEMENT });

  async function ask(kept: KeptText, again: boolean, previous: PaidWording | null): Promise<void> {
    const { place } = kept;
    const key = suggestionKey(place);
    if (running.has(key)) return;
    const own = new AbortController();
    running.set(key, own);
    set(place, { ...NO_IMPROVEMENT, kept, previous, runningSince: now(), open: true });
    try {
      const answer = await requestImprovement(
        {
          ...kept.asked,
          resumeData: isolateText(drafts.state.resume, place),
          userId: kept.owner,
          requestId: kept.requestId,
        },
        { signal: own.signal },
      );
      const spent = answer.unpaid !== true && answer.unchanged !== true;
      if (owner === kept.owner) onBalanceChanged(answer.aiCredits, spent);
      trackEvent('improvement_finished');
      if (running.get(key) !== own) return;
      if (answer.unchanged === true) set(place, { kept: null, ...previous, previous: null, unchanged: true });
      else set(place, { response: answer });
    } catch (error) {
      if (running.get(key) !== own || own.signal.aborted) return;
      const { problem, kept: stays } = toImproveError(error, again);
      set(place, { error: problem, ...(!stays && { kept: null, ...previous, previous: null }) });
    } finally {
      if (running.get(key) === own) {
        running.delete(key);
        set(place, { runningSince: null });
      }
    }
  }

  const begin = async (
    place: TextLocation,
    wish: OneTextRequest,
    language: Language,
    previous: PaidWording | null = null,
  ) => {
    const text = textAt(drafts.state.resume, place);
    if (owner === null || text === undefined) return;
    const asked = { improvementType: 'general', jobDescription: '', language, oneText: wish } as const;
    await ask({ requestId: newId(), owner, at: now(), place, asked, print: fingerprint(text) }, false, previous);
  };

  const suggestion = (place: TextLocation): CurrentSuggestion | undefined => {
    const { response, kept } = of(place);
    const [found] = response ? toSuggestions(isolateText(drafts.state.resume, place), response) : [];
    return found && { ...found, changedSince: kept?.print !== fingerprint(found.before) };
  };

  const stopWaiting = (place: TextLocation) => {
    const key = suggestionKey(place);
    const own = running.get(key);
    running.delete(key);
    own?.abort();
    set(place, { runningSince: null, open: false });
  };
  const stopAll = () => {
    for (const own of running.values()) own.abort();
    running.clear();
  };
  const replace = (place: TextLocation, before: string, after: string): boolean => {
    let fits = false;
    drafts.edit(
      (resume) => {
        const { resume: next, stale } = applySuggestions(resume, [{ ...place, before, after }]);
        fits = stale.length === 0;
        return next;
      },
      { tab: place.section, ...(place.id !== undefined && { entry: place.id }) },
    );
    return fits;
  };

  return {
    state,
    of,
    run: (place, wish, language) => begin(place, wish, language),
    async another(place, language) {
      const { kept, response } = of(place);
      if (!kept) return;
      const seen = response?.unpaid === true ? undefined : suggestion(place)?.after;
      const { oneText } = kept.asked;
      const earlier = [...(oneText.earlier ?? []), ...(seen === undefined ? [] : [seen])].slice(-MAX_EARLIER_WORDINGS);
      const previous = response && response.unpaid !== true ? { kept, response } : null;
      await begin(place, { ...oneText, earlier }, language, previous);
    },
    back(place) {
      const { kept, response, previous } = of(place);
      if (previous) set(place, { ...previous, previous: { kept, response }, unchanged: false, error: null });
    },
    async fetchAgain(place) {
      const { kept } = of(place);
      if (kept) await ask(kept, true, of(place).previous);
    },
    stopWaiting,
    suggestion,
    async reveal(place) {
      const { response, kept, paying } = of(place);
      if (response?.unpaid !== true || !kept || paying) return;
      set(place, { paying: true, error: null });
      try {
        const delivered = await accept(kept.requestId);
        if (owner !== kept.owner) return;
        onBalanceChanged(delivered.aiCredits, true);
        set(place, { response: delivered });
      } catch (error) {
        set(place, { error: toImproveError(error, true).problem });
      } finally {
        set(place, { paying: false });
      }
    },
    take(place) {
      const offer = suggestion(place);
      if (!offer || of(place).response?.unpaid === true) return false;
      const fits = replace(place, offer.before, offer.after);
      if (fits) set(place, { open: false, taken: { before: offer.before, after: offer.after } });
      return fits;
    },
    undo(place) {
      const { taken } = of(place);
      if (taken && replace(place, taken.after, taken.before)) set(place, { taken: null });
    },
    leave(place) {
      // What nobody has paid for is not kept: asking for it again is free.
      if (of(place).response?.unpaid === true) drop(place);
      else set(place, { open: false, error: null });
    },
    show: (place) => set(place, { open: true, taken: null }),
    drop,
    setOwner(next) {
      if (next === owner) return;
      owner = next;
      stopAll();
      state.setState(remembered(), true);
    },
  };
}
