import { useStore } from 'zustand';
import { useBuilder } from '../../builder/hooks.ts';
import type { Reviews, ReviewState } from './review.ts';
import { sharedReviews } from './shared.ts';

export function useReviews(): Reviews {
  return sharedReviews(useBuilder().drafts);
}

/** The review there is, and whether a wide screen shows it in place of the sheet. */
export function useReview(): ReviewState {
  return useStore(useReviews().state);
}
