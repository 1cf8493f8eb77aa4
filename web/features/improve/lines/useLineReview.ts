import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ImproveResponse } from '../../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { api } from '../../../lib/api/client.ts';
import { callAgain } from '../../auth/callAgain.ts';
import { updateCreditBalance } from '../../auth/index.ts';
import { useDrafts, useResume } from '../../drafts/index.ts';
import { createLineReview, type LineReview, type LineReviewDependencies, type ReviewedText } from './lineReview.ts';

/** Each result has one review, however often it is shown. */
const reviews = new WeakMap<ImproveResponse, LineReview>();

const again = <T>(call: () => Promise<T>, repeat: () => void) =>
  callAgain('ai', `/builder${location.hash}`, call, repeat);

/** Whether a result has been looked at in this page. */
export const wasShown = (response: ImproveResponse): boolean => reviews.has(response);

type ReviewedRequest = Pick<LineReviewDependencies, 'asked' | 'requestId' | 'owner'> & {
  /** The résumé as it was sent. */
  readonly toSent: (resume: ResumeData) => ResumeData;
};

/** The review of a result, and its texts against the draft as it is now. */
export function useLineReview(
  response: ImproveResponse,
  { toSent, ...request }: ReviewedRequest,
): { readonly review: LineReview; readonly texts: readonly ReviewedText[] } {
  const drafts = useDrafts();
  let review = reviews.get(response);
  if (!review) {
    review = createLineReview({
      ...request,
      drafts,
      sent: toSent(drafts.state.resume),
      response,
      accept: (requestId, repeat) => again(() => api.acceptImprovement({ requestId }), repeat),
      requestImprovement: (body, repeat) => again(() => api.improveResume(body), repeat),
      onBalanceChanged: updateCreditBalance,
      newId: () => crypto.randomUUID(),
    });
    reviews.set(response, review);
  }
  const resume = useResume((all) => all);
  const lines = useStore(review.state, (state) => state.lines);
  const known = review;
  // oxlint-disable-next-line react/exhaustive-deps -- they are computed from the draft and the decisions
  const texts = useMemo(() => known.texts(), [known, resume, lines]);
  return { review, texts };
}
