import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiRequest } from '../../../shared/api.ts';
import { applied, sectionsOf, type ImprovedSection, type ImproveResponse } from '../../../shared/improve/suggestions.ts';
import type { Language } from '../../../shared/product.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { isBlankText } from '../../../shared/resume/text.ts';
import { track } from '../../events/events.ts';
import type { ResumeStore } from '../store/resumeStore.ts';
import { problemOf, type Problem } from './failures.ts';
import { offersOf } from './offers.ts';
import { KEY, printsOf, readPending, type Asked, type Pending } from './pending.ts';
import type { Offer } from './review/choices.ts';
import { readWish, type Wish } from './wish.ts';

export interface ImproverState {
  readonly wish: Wish;
  /** Since when an improvement runs, in ms since 1970; null while none does. */
  readonly runningSince: number | null;
  readonly problem: Problem | null;
  /** Asked for and not decided upon. */
  readonly pending: Pending | null;
  /** What came, until it is decided upon. */
  readonly answer: ImproveResponse | null;
  readonly reviewing: boolean;
  /** Sections that the last improvement changed; null when there is nothing to tell. */
  readonly improved: readonly ImprovedSection[] | null;
}

export interface Improver {
  readonly state: StoreApi<ImproverState>;
  readonly wishFor: (changes: Partial<Wish>) => void;
  /** Asks for an improvement of the résumé as it is. One runs at a time. */
  readonly run: (language: Language) => Promise<void>;
  /** Asks for the pending one again: what is paid for comes without being paid twice. */
  readonly again: () => Promise<void>;
  /** Waits no longer; the pending request can still be asked for again. */
  readonly stopWaiting: () => void;
  readonly offers: () => Offer[];
  readonly review: (open: boolean) => void;
  /** Applies these in one step that can be undone, and is done with the rest. Returns how many did not fit any more. */
  readonly apply: (taken: readonly Offer[]) => number;
  /** Is done with what came, or with what is waited for. */
  readonly drop: () => void;
  readonly noteSeen: () => void;
  /** Who is signed in has changed. */
  readonly ownerIs: (owner: string | null) => void;
  /** Leaves nothing of this person behind. */
  readonly forget: () => void;
}

export interface ImproverMeans {
  readonly store: Pick<ResumeStore, 'resume' | 'edit' | 'state'>;
  readonly call: (body: ApiRequest<'improveResume'>, options: { readonly signal: AbortSignal }) => Promise<ImproveResponse>;
  /** Takes the balance an answer states. */
  readonly paid: (aiCredits: number) => void;
  readonly owner: string | null;
  readonly now: () => number;
  readonly newId: () => string;
  /** For as long as the browser keeps it, and for this tab. */
  readonly kept: Memory;
  readonly tab: Memory;
}

/** A place in the browser that may refuse to work. */
export interface Memory {
  readonly read: (key: string) => string | null;
  /** Null removes it. */
  readonly write: (key: string, value: string | null) => void;
}

const WISH_KEY = 'builder.ai';

/** Asking for improvements, what came of it and what is done with it (specification, chapter 4), outside React. */
export function createImprover({ store, call, paid, owner: first, now, newId, kept, tab }: ImproverMeans): Improver {
  let owner = first;
  let running: AbortController | null = null;
  const remembered = () => readPending(kept.read(KEY), owner, now());
  const state = createStore<ImproverState>(() => ({ wish: readWish(tab.read(WISH_KEY)), runningSince: null, problem: null, pending: remembered(), answer: null, reviewing: false, improved: null }));
  // A list of what was improved is the list of the résumé as it was then.
  store.state.subscribe(({ resume }, before) => {
    if (resume !== before.resume && state.getState().improved) state.setState({ improved: null });
  });

  const keep = (pending: Pending | null) => {
    kept.write(KEY, pending && JSON.stringify(pending));
    state.setState({ pending });
  };

  async function ask(pending: Pending, asked: boolean): Promise<void> {
    if (running) return;
    const own = new AbortController();
    running = own;
    keep(pending);
    state.setState({ runningSince: now(), problem: null, answer: null, improved: null });
    try {
      const answer = await call({ ...pending.asked, resumeData: store.resume(), userId: pending.owner, requestId: pending.requestId }, { signal: own.signal });
      if (owner === pending.owner) paid(answer.aiCredits);
      track('improvement_finished');
      if (running === own) state.setState({ answer, reviewing: true });
    } catch (error) {
      if (running !== own || own.signal.aborted) return;
      const { problem, kept: stays } = problemOf(error, asked);
      if (!stays) keep(null);
      state.setState({ problem });
    } finally {
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
    const { answer, pending } = state.getState();
    return answer && pending ? offersOf(store.resume(), answer, pending.prints) : [];
  };
  const drop = () => {
    keep(null);
    state.setState({ answer: null, reviewing: false, problem: null });
  };

  return {
    state,
    wishFor(changes) {
      const wish = { ...state.getState().wish, ...changes };
      tab.write(WISH_KEY, JSON.stringify(wish));
      state.setState({ wish });
    },
    async run(language) {
      if (owner === null) return;
      const resume = store.resume();
      await ask({ requestId: newId(), owner, at: now(), asked: askedOf(state.getState().wish, resume, language), prints: printsOf(resume) }, false);
    },
    async again() {
      const { pending } = state.getState();
      if (pending) await ask(pending, true);
    },
    stopWaiting,
    offers,
    review: (open) => state.setState({ reviewing: open }),
    apply(taken) {
      const [place] = taken;
      let missed = 0;
      if (place) {
        store.edit((resume) => {
          const { resume: next, stale } = applied(resume, taken);
          missed = stale.length;
          return next;
        }, { tab: place.section, ...(place.id !== undefined && { entry: place.id }) });
      }
      drop();
      if (taken.length > missed) state.setState({ improved: sectionsOf(taken) });
      return missed;
    },
    drop,
    noteSeen: () => state.setState({ improved: null }),
    ownerIs(next) {
      if (next === owner) return;
      owner = next;
      stopWaiting();
      state.setState({ answer: null, reviewing: false, problem: null, pending: remembered() });
    },
    forget() {
      stopWaiting();
      kept.write(KEY, null);
      tab.write(WISH_KEY, null);
      state.setState({ wish: readWish(null), pending: null, answer: null, reviewing: false, problem: null, improved: null });
    },
  };
}

/** Whether the summary is written from the whole résumé: as chosen, else where there is none yet. */
export function writesSummary({ writeSummary }: Wish, { summary }: ResumeData): boolean {
  return writeSummary ?? isBlankText(summary);
}

function askedOf(wish: Wish, resume: ResumeData, language: Language): Asked {
  const { mode, job, summary } = wish;
  return { improvementType: mode, jobDescription: mode === 'job' ? job.trim() : '', language: wish.language ?? language, ...(writesSummary(wish, resume) && { summaryOptions: summary }) };
}
