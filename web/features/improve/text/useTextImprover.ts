import { useStore } from 'zustand';
import { type TextLocation, suggestionKey } from '../../../../shared/improve/suggestions.ts';
import { api } from '../../../lib/api/client.ts';
import { safeLocal } from '../../../lib/storage/safeStorage.ts';
import { callAgain } from '../../auth/callAgain.ts';
import { followHolder, sessionStore, updateCreditBalance } from '../../auth/index.ts';
import { useBuilder, type Builder } from '../../builder/index.ts';
import { NO_IMPROVEMENT, createTextImprover, type TextImprovement, type TextImprover } from './textImprover.ts';

const improvers = new WeakMap<Builder, TextImprover>();

/** The builder's improver of single texts, which outlives the forms. */
export function useTextImprover(): TextImprover {
  const builder = useBuilder();
  let improver = improvers.get(builder);
  if (!improver) improvers.set(builder, (improver = createPageTextImprover(builder)));
  return improver;
}

/** How the improving of this text stands. */
export function useTextImprovement(place: TextLocation): TextImprovement {
  return useStore(useTextImprover().state, (texts) => texts[suggestionKey(place)] ?? NO_IMPROVEMENT);
}

function createPageTextImprover({ drafts }: Builder): TextImprover {
  const improver = createTextImprover({
    drafts,
    requestImprovement: (body, options, repeat) =>
      callAgain('ai', `/builder${location.hash}`, () => api.improveResume(body, options), repeat),
    onBalanceChanged: updateCreditBalance,
    owner: sessionStore.getState().person?.uid ?? null,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    persistentStorage: safeLocal,
  });
  followHolder((holder) => improver.setOwner(holder));
  return improver;
}
