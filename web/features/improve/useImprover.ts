import { useStore } from 'zustand';
import { api } from '../../lib/api/client.ts';
import { delay } from '../../lib/async/delay.ts';
import { safeLocal, safeSession, withMemory } from '../../lib/storage/safeStorage.ts';
import { callAgain } from '../auth/callAgain.ts';
import { followHolder, sessionStore, updateCreditBalance } from '../auth/index.ts';
import { continueUrl, useBuilder, type Builder } from '../builder/index.ts';
import { createImprover } from './improver.ts';
import type { Improver, ImproverState, TextImproverDependencies } from './improverTypes.ts';

const improvers = new WeakMap<Builder, Improver>();

/** The builder's improver, which outlives its tab: an improvement continues while another section is shown. */
export function getImprover(builder: Builder): Improver {
  let improver = improvers.get(builder);
  if (!improver) improvers.set(builder, (improver = createPageImprover(builder)));
  return improver;
}

/** The improver of the builder around this component. */
export function useImprover(): Improver {
  return getImprover(useBuilder());
}

/** A part of the state of the improver; renders again when that part changes. */
export function useImproverState<T>(select: (state: ImproverState) => T): T {
  return useStore(useImprover().state, select);
}

/**
 * Returns the dependencies of the page's improvers. `from`: the address to which a sign-in that leaves the page comes
 * back.
 */
export const pageDependencies = ({ drafts }: Builder, from: () => string): TextImproverDependencies => ({
  drafts,
  requestImprovement: (body, options, repeat) =>
    callAgain('ai', from(), () => api.improveResume(body, options), repeat),
  onBalanceChanged: updateCreditBalance,
  owner: sessionStore.getState().person?.uid ?? null,
  now: Date.now,
  newId: () => crypto.randomUUID(),
  // Text written before the sign-in remains afterwards, also if storage is refused.
  persistentStorage: withMemory(safeLocal),
});

function createPageImprover(builder: Builder): Improver {
  const improver = createImprover({
    ...pageDependencies(builder, () => continueUrl('improve')),
    readAvailability: api.checkImproveAvailability,
    progress: { read: (requestId, signal) => api.readImproveProgress({ requestId }, { signal }), delay },
    tabStorage: withMemory(safeSession),
  });
  followHolder(improver.setOwner);
  return improver;
}
