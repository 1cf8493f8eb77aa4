import { useStore } from 'zustand';
import { type TextLocation, suggestionKey } from '../../../../shared/improve/suggestions.ts';
import { followHolder } from '../../auth/index.ts';
import { useBuilder, type Builder } from '../../builder/index.ts';
import { pageDependencies } from '../useImprover.ts';
import { NO_IMPROVEMENT, createTextImprover, type TextImprovement, type TextImprover } from './textImprover.ts';

const improvers = new WeakMap<Builder, TextImprover>();

/** The builder's improver of single texts, which outlives the forms. */
export function useTextImprover(): TextImprover {
  const builder = useBuilder();
  let improver = improvers.get(builder);
  if (!improver) improvers.set(builder, (improver = createPageTextImprover(builder)));
  return improver;
}

/** Returns the state of the improvement of this text. */
export function useTextImprovement(place: TextLocation): TextImprovement {
  return useStore(useTextImprover().state, (texts) => texts[suggestionKey(place)] ?? NO_IMPROVEMENT);
}

function createPageTextImprover(builder: Builder): TextImprover {
  const improver = createTextImprover(pageDependencies(builder, () => `/builder${location.hash}`));
  followHolder((holder) => improver.setOwner(holder));
  return improver;
}
