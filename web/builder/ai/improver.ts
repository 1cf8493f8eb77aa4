import { createStore } from 'zustand/vanilla';
import { applied, sectionsOf } from '../../../shared/improve/suggestions.ts';
import { track } from '../../events/events.ts';
import { problemOf } from './failures.ts';
import type { Improver, ImproverMeans, ImproverState } from './improverTypes.ts';
import { offersOf } from './offers.ts';
import { KEY, printsOf, readPending, type Pending } from './pending.ts';
import { follow } from './progress.ts';
import { askedOf, readWish } from './wish.ts';

const WISH_KEY = 'builder.ai';
/** What the look before asking may be told: the operator's switch, and the day's end of what everybody may spend. */
const CLOSED: ReadonlySet<string> = new Set(['capability_off', 'daily_budget_reached']);

/** Asking for improvements, what came of it and what is done with it, outside React. */
export function createImprover({ store, call, open, take, progress, paid, owner: first, now, newId, kept, tab }: ImproverMeans): Improver {
  let owner = first;
  let running: AbortController | null = null;
  const remembered = () => readPending(kept.read(KEY), owner, now());
  const state = createStore<ImproverState>(() => ({ wish: readWish(tab.read(WISH_KEY)), runningSince: null, finished: [], closed: null, problem: null, pending: remembered(), answer: null, reviewing: false, paying: false, improved: null }));
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
    state.setState({ runningSince: now(), finished: [], problem: null, answer: null, improved: null });
    const watching = new AbortController();
    void follow(pending.requestId, (finished) => running === own && state.setState({ finished }), progress, watching.signal);
    try {
      const answer = await call({ ...pending.asked, resumeData: store.resume(), userId: pending.owner, requestId: pending.requestId }, { signal: own.signal });
      // What was withheld whole has changed no balance, and has used up no free improvement.
      if (owner === pending.owner && answer.unpaid !== true) paid(answer.aiCredits);
      track('improvement_finished');
      if (running === own) state.setState({ answer, reviewing: true });
    } catch (error) {
      if (running !== own || own.signal.aborted) return;
      const { problem, kept: stays } = problemOf(error, asked);
      if (!stays) keep(null);
      state.setState({ problem });
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
    const { answer, pending } = state.getState();
    return answer && pending ? offersOf(store.resume(), answer, pending.prints) : [];
  };
  const drop = () => {
    keep(null);
    state.setState({ answer: null, reviewing: false, problem: null });
  };

  /** Once, however often it is pressed; the same request again is not paid again. */
  async function reveal(): Promise<void> {
    const { answer, pending, paying } = state.getState();
    if (answer?.unpaid !== true || !pending || paying) return;
    state.setState({ paying: true, problem: null });
    try {
      const delivered = await take(pending.requestId);
      if (owner !== pending.owner) return;
      paid(delivered.aiCredits);
      state.setState({ answer: delivered });
    } catch (error) {
      state.setState({ problem: problemOf(error, true).problem });
    } finally {
      state.setState({ paying: false });
    }
  }

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
    async look() {
      try {
        await open();
        state.setState({ closed: null });
      } catch (error) {
        const { problem } = problemOf(error, false);
        // Only what was refused is known to be closed: a look that failed says nothing.
        state.setState({ closed: CLOSED.has(problem.code) ? problem : null });
      }
    },
    reveal,
    apply(taken) {
      if (state.getState().answer?.unpaid === true) return taken.length;
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
