import { vi } from 'vitest';
import { STRONG_RESUME_EN } from '../../../shared/resume/samples.fixture.ts';
import type { ImproveResponse } from '../../../shared/improve/suggestions.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { createSafeMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import type { SafeStorage } from '../../lib/storage/safeStorage.ts';
import { createUndoableStore } from '../drafts/undoableStore.ts';
import { createImprover } from './improver.ts';
import type { ImproverDependencies } from './improverTypes.ts';

export const ANSWER: ImproveResponse = {
  improvements: {
    summary: 'Better.',
    experience: [{ id: 'exp-2', description: 'Built and tested' }],
    education: [],
    projects: [],
  },
  withheld: [
    {
      section: 'projects',
      id: 'proj-1',
      text: 'Reached 90,000 downloads',
      findings: [{ reason: 'number', text: '90,000', index: 8 }],
    },
  ],
  lost: [{ section: 'summary', facts: ['40%'] }],
  failed: [{ section: 'education', reason: 'late' }],
  aiCredits: 2,
};

/** The texts that arrive once an answer that was withheld whole is paid for. */
export const DELIVERED: ImproveResponse = {
  ...ANSWER,
  improvements: { experience: [], education: [], projects: [] },
  lost: [],
  aiCredits: 1,
};

/** An improver in a browser with storage, with the answers of the server in order. */
export function setUpImprover({
  answers = [ANSWER],
  kept = createSafeMapStorage(),
  tab = createSafeMapStorage(),
  owner = 'dana',
  time = 0,
}: {
  answers?: readonly (ImproveResponse | Error)[];
  kept?: SafeStorage;
  tab?: SafeStorage;
  owner?: string | null;
  time?: number;
} = {}) {
  const drafts = createUndoableStore({ resume: STRONG_RESUME_EN, location: null }, { now: () => time });
  const left = [...answers];
  const call = vi.fn<ImproverDependencies['requestImprovement']>(async () => {
    const answer = left.shift() ?? new ApiError('internal');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const paid = vi.fn<ImproverDependencies['onBalanceChanged']>();
  const open = vi.fn<ImproverDependencies['readAvailability']>(async () => ({ open: true }));
  const take = vi.fn<ImproverDependencies['accept']>(async () => DELIVERED);
  const read = vi.fn<ImproverDependencies['progress']['read']>(async () => ({ finished: [] }));
  const looks: (() => void)[] = [];
  const progress = {
    read,
    delay: (_: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        looks.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      }),
  };
  let ids = 0;
  const improver = createImprover({
    drafts,
    requestImprovement: call,
    readAvailability: open,
    accept: take,
    progress,
    onBalanceChanged: paid,
    owner,
    now: () => time,
    newId: () => `request-${(ids += 1)}`,
    persistentStorage: kept,
    tabStorage: tab,
  });
  return {
    improver,
    drafts,
    call,
    paid,
    open,
    take,
    read,
    looks,
    kept,
    tab,
    sent: (at = 0) => call.mock.calls[at]?.[0],
  };
}
