import { expect, it, vi } from 'vitest';
import { isolateText, type ImproveResponse } from '../../../../shared/improve/suggestions.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { createSafeMapStorage } from '../../../lib/storage/mapStorage.fixture.ts';
import { createUndoableStore } from '../../drafts/undoableStore.ts';
import type { ImproverDependencies } from '../improverTypes.ts';
import { createTextImprover } from './textImprover.ts';

const HOUR = 3_600_000;
const PLACE = { section: 'experience', id: 'exp-2' } as const;
const OWN = STRONG_RESUME_EN.experience.find(({ id }) => id === 'exp-2')?.description ?? '';

const NOTHING: ImproveResponse = {
  improvements: { experience: [], education: [], projects: [] },
  withheld: [],
  lost: [],
  failed: [],
  aiCredits: 4,
};
const wording = (description: string, aiCredits = 4): ImproveResponse => ({
  ...NOTHING,
  improvements: { ...NOTHING.improvements, experience: [{ id: 'exp-2', description }] },
  aiCredits,
});
const UNCHANGED: ImproveResponse = { ...NOTHING, unchanged: true, aiCredits: 5 };
const WITHHELD: ImproveResponse = {
  ...NOTHING,
  withheld: [{ ...PLACE, text: '… 90 …', findings: [{ reason: 'number', text: '90', index: 2 }] }],
  unpaid: true,
  aiCredits: 5,
};

function setUp(answers: readonly (ImproveResponse | Error)[], kept = createSafeMapStorage(), time = 0, owner = 'dana') {
  const drafts = createUndoableStore({ resume: STRONG_RESUME_EN, location: null }, { now: () => time });
  const left = [...answers];
  const call = vi.fn<ImproverDependencies['requestImprovement']>(async () => {
    const answer = left.shift() ?? new ApiError('internal');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const balance = vi.fn<ImproverDependencies['onBalanceChanged']>();
  const accept = vi.fn<ImproverDependencies['accept']>(async () => wording('Sold 90 shoes', 3));
  let ids = 0;
  const improver = createTextImprover({
    drafts,
    requestImprovement: call,
    accept,
    onBalanceChanged: balance,
    owner,
    now: () => time,
    newId: () => `id-${(ids += 1)}`,
    persistentStorage: kept,
  });
  const text = () => drafts.state.resume.experience.find(({ id }) => id === 'exp-2')?.description;
  return { drafts, improver, call, balance, accept, kept, text };
}

it('[AI-04] sends that text alone, shows the balance, takes it in one undoable step and puts it back', async () => {
  const { improver, call, balance, drafts, text } = setUp([wording('Built it')]);
  await improver.run(PLACE, { action: 'shorten' }, 'en');
  const body = call.mock.calls[0]?.[0];
  expect(body?.resumeData).toEqual(isolateText(STRONG_RESUME_EN, PLACE));
  expect(body?.resumeData.experience.map(({ id }) => id)).toEqual(['exp-2']);
  expect([body?.resumeData.summary, body?.resumeData.skills, body?.oneText]).toEqual(['', [], { action: 'shorten' }]);
  expect(balance.mock.calls).toEqual([[4, true]]);
  expect([improver.of(PLACE).open, improver.suggestion(PLACE)?.after, text()]).toEqual([true, 'Built it', OWN]);
  expect(improver.take(PLACE)).toBe(true);
  expect([text(), improver.of(PLACE).open]).toEqual(['Built it', false]);
  drafts.undo();
  expect(text()).toBe(OWN);
  drafts.redo();
  improver.undo(PLACE);
  expect(text()).toBe(OWN);
});

it('keeps a paid result that was left, also over a reload, for a day, and fetches it with the same id', async () => {
  const { improver, kept } = setUp([wording('Built it')]);
  await improver.run(PLACE, { action: 'wording' }, 'en');
  improver.leave(PLACE);
  expect(improver.of(PLACE).open).toBe(false);
  improver.show(PLACE);
  expect(improver.suggestion(PLACE)?.after).toBe('Built it');
  improver.leave(PLACE);

  const later = setUp([wording('Built it')], kept, 22 * HOUR);
  expect(later.improver.of(PLACE).kept?.requestId).toBe('id-1');
  await later.improver.fetchAgain(PLACE);
  expect(later.call.mock.calls[0]?.[0]).toMatchObject({ requestId: 'id-1', oneText: { action: 'wording' } });
  expect(later.improver.suggestion(PLACE)?.after).toBe('Built it');

  expect(setUp([], kept, 24 * HOUR).improver.of(PLACE).kept).toBeNull();
  expect(setUp([], kept, 0, 'noa').improver.of(PLACE).kept).toBeNull();
});

it('that the wording is good already is no error: the free use stays, nothing is kept', async () => {
  const { improver, balance, kept } = setUp([UNCHANGED]);
  await improver.run(PLACE, { action: 'wording' }, 'en');
  expect(improver.of(PLACE)).toMatchObject({ unchanged: true, error: null, kept: null, open: true });
  expect(balance.mock.calls).toEqual([[5, false]]);
  expect(kept.read('resumeData.texts')).toBeNull();
});

it('another wording is a request of its own that names what was seen; the one before is not lost', async () => {
  const { improver, call } = setUp([wording('Built it'), wording('Made it', 3), UNCHANGED, new ApiError('no_credits')]);
  await improver.run(PLACE, { action: 'wording' }, 'en');
  await improver.another(PLACE, 'en');
  expect(call.mock.calls[1]?.[0]).toMatchObject({
    requestId: 'id-2',
    oneText: { action: 'wording', earlier: ['Built it'] },
  });
  expect(improver.suggestion(PLACE)?.after).toBe('Made it');
  improver.back(PLACE);
  expect([improver.suggestion(PLACE)?.after, improver.of(PLACE).kept?.requestId]).toEqual(['Built it', 'id-1']);
  improver.back(PLACE);
  // Neither an answer without another nor a failure takes away what is paid for.
  await improver.another(PLACE, 'en');
  expect(improver.of(PLACE).unchanged).toBe(true);
  expect(improver.suggestion(PLACE)?.after).toBe('Made it');
  await improver.another(PLACE, 'en');
  expect(improver.of(PLACE)).toMatchObject({ error: { code: 'no_credits' }, kept: { requestId: 'id-2' } });
  expect(improver.suggestion(PLACE)?.after).toBe('Made it');
});

it('[AI-08] what is held back is paid once it is shown, and left unpaid it is not kept', async () => {
  const { improver, accept, balance, text } = setUp([WITHHELD, WITHHELD]);
  await improver.run(PLACE, { action: 'wording' }, 'en');
  expect(balance.mock.lastCall).toEqual([5, false]);
  expect([improver.take(PLACE), text()]).toEqual([false, OWN]);
  await Promise.all([improver.reveal(PLACE), improver.reveal(PLACE)]);
  expect(accept.mock.calls).toEqual([['id-1']]);
  expect([balance.mock.lastCall, improver.suggestion(PLACE)?.after]).toEqual([[3, true], 'Sold 90 shoes']);
  await improver.run(PLACE, { action: 'wording' }, 'en');
  improver.leave(PLACE);
  expect(improver.of(PLACE).kept).toBeNull();
});

it('a lost answer is asked for again with the same id; a refusal is not', async () => {
  const { improver, call } = setUp([new ApiError('network'), wording('Built it'), new ApiError('rate_limited')]);
  await improver.run(PLACE, { action: 'wording' }, 'en');
  expect(improver.of(PLACE)).toMatchObject({ error: { code: 'network' }, kept: { requestId: 'id-1' } });
  await improver.fetchAgain(PLACE);
  expect(call.mock.calls.map(([body]) => body.requestId)).toEqual(['id-1', 'id-1']);
  const summary = { section: 'summary' } as const;
  await improver.run(summary, { action: 'wording' }, 'en');
  expect(improver.of(summary)).toMatchObject({ error: { code: 'rate_limited' }, kept: null });
});

it('a changed text is said to be, what no longer fits is not taken, and nothing is left behind', async () => {
  const { improver, drafts, text } = setUp([wording('Built it')]);
  await improver.run(PLACE, { action: 'wording' }, 'en');
  drafts.edit(
    (resume) => ({
      ...resume,
      experience: resume.experience.map((job) => (job.id === 'exp-2' ? { ...job, description: 'New words' } : job)),
    }),
    { tab: 'experience' },
  );
  expect(improver.suggestion(PLACE)).toMatchObject({ before: 'New words', changedSince: true });
  improver.take(PLACE);
  expect(text()).toBe('Built it');
  improver.setOwner(null);
  expect(improver.of(PLACE)).toMatchObject({ kept: null, response: null });
});
