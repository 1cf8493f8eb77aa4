import { useStore } from 'zustand';
import { api } from '../../api/client.ts';
import { onFarewell } from '../../session/account.ts';
import { rememberUse, session } from '../../session/session.ts';
import { useBuilder } from '../hooks.ts';
import type { Builder } from '../session.ts';
import { createImprover } from './improver.ts';
import type { Improver, ImproverState, Memory } from './improverTypes.ts';
import { pause } from './progress.ts';

const improvers = new WeakMap<Builder, Improver>();

/** The builder's own, which outlives its tab: an improvement goes on while another section is shown. */
export function improverOf(builder: Builder): Improver {
  let improver = improvers.get(builder);
  if (!improver) improvers.set(builder, (improver = create(builder)));
  return improver;
}

export function useImprover(): Improver {
  return improverOf(useBuilder());
}

export function useImproverState<T>(select: (state: ImproverState) => T): T {
  return useStore(useImprover().state, select);
}

function create({ store }: Builder): Improver {
  const improver = createImprover({
    store,
    call: api.improveResume,
    open: () => api.improveOpen(),
    take: (requestId) => api.takeImprovement({ requestId }),
    progress: { read: (requestId, signal) => api.improveProgress({ requestId }, { signal }), pause },
    paid: rememberUse,
    owner: session.getState().person?.uid ?? null,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    kept: memoryOf(() => localStorage),
    tab: memoryOf(() => sessionStorage),
  });
  session.subscribe(({ person }) => improver.ownerIs(person?.uid ?? null));
  onFarewell(async () => improver.forget());
  return improver;
}

/** Storage may be closed to us or full: what it does not keep lasts as long as the page. */
function memoryOf(storage: () => Storage): Memory {
  return {
    read(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // See above.
      }
    },
  };
}
