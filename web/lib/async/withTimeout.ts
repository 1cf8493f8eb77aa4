import { createDeadline } from './deadline.ts';

/** The work's result; rejects with an AbortError when it takes longer. The work itself goes on. */
export async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const deadline = createDeadline({ timeout: milliseconds });
  try {
    return await Promise.race([work, deadline.over]);
  } finally {
    deadline.settle();
  }
}
