import { expect, it, vi } from 'vitest';
import { isolateText, type ImproveResponse } from '../../../../shared/improve/suggestions.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { createSafeMapStorage } from '../../../lib/storage/mapStorage.fixture.ts';
import { createUndoableStore } from '../../drafts/undoableStore.ts';
import type { ImproverDependencies } from '../improverTypes.ts';
import { NO_SUGGESTIONS } from '../noSuggestions.fixture.ts';
import { createTextImprover } from './textImprover.ts';

const HOUR = 3_600_000;
const PLACE = { section: 'experience', id: 'exp-2' } as const;
const OWN = STRONG_RESUME_EN.experience.find(({ id }) => id === 'exp-2')?.description ?? '';

const wording = (description: string, aiCredits = 4): ImproveResponse => ({
  ...NO_SUGGESTIONS,
  improvements: { ...NO_SUGGESTIONS.improvements, experience: [{ id: 'exp-2', description }] },
  aiCredits,
});
const UNCHANGED: ImproveResponse = { ...NO_SUGGESTIONS, unchanged: true, aiCredits: 5 };
function setUp(answers: readonly (ImproveResponse | Error)[], kept = createSafeMapStorage(), time = 0, owner = 'dana') {
  const drafts = createUndoableStore({ resume: STRONG_RESUME_EN, location: null }, { now: () => time });
  const left = [...answers];
  const call = vi.fn<ImproverDependencies['requestImprovement']>(async () => {
    const answer = left.shift() ?? new ApiError('internal');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const balance = vi.fn<ImproverDependencies['onBalanceChanged']>();
  let ids = 0;
  const improver = createTextImprover({
    drafts,
    requestImprovement: call,
    onBalanceChanged: balance,
    owner,
    now: () => time,
    newId: () => `id-${(ids += 1)}`,
    persistentStorage: kept,
  });
  const text = () => drafts.state.resume.experience.find(({ id }) => id === 'exp-2')?.description;
  return { drafts, improver, call, balance, kept, text };
}

it('[AI-08] sends that text alone, shows the balance, and changes nothing', async () => {
  const { improver, call, balance, text } = setUp([wording('Built it')]);
  await improver.run(PLACE, { action: 'shorten' }, 'en');
  const body = call.mock.calls[0]?.[0];
  expect(body?.resumeData).toEqual(isolateText(STRONG_RESUME_EN, PLACE));
  expect(body?.resumeData.experience.map(({ id }) => id)).toEqual(['exp-2']);
  expect([body?.resumeData.summary, body?.resumeData.skills, body?.oneText]).toEqual(['', [], { action: 'shorten' }]);
  expect(balance.mock.calls).toEqual([[4, false]]);
  expect(improver.of(PLACE)).toMatchObject({ open: true, kept: { text: OWN }, response: wording('Built it') });
  expect(text()).toBe(OWN);
});

it('keeps a result that was left, also over a reload, for a day; fetches it with the same id and text', async () => {
  const { improver, kept } = setUp([wording('Built it')]);
  await improver.run(PLACE, { action: 'wording' }, 'en');
  improver.leave(PLACE);
  expect(improver.of(PLACE).open).toBe(false);
  improver.show(PLACE);
  expect(improver.of(PLACE)).toMatchObject({ open: true, response: wording('Built it') });
  improver.leave(PLACE);

  const later = setUp([wording('Built it')], kept, 22 * HOUR);
  expect(later.improver.of(PLACE).kept?.requestId).toBe('id-1');
  later.drafts.edit(
    (resume) => ({ ...resume, experience: resume.experience.map((job) => ({ ...job, description: 'New words' })) }),
    { tab: 'experience' },
  );
  await later.improver.fetchAgain(PLACE);
  const body = later.call.mock.calls[0]?.[0];
  expect(body).toMatchObject({ requestId: 'id-1', oneText: { action: 'wording' } });
  expect(body?.resumeData.experience.map(({ description }) => description)).toEqual([OWN]);

  expect(setUp([], kept, 24 * HOUR).improver.of(PLACE).kept).toBeNull();
  expect(setUp([], kept, 0, 'noa').improver.of(PLACE).kept).toBeNull();
});

it('that the wording is good already is not an error: the free use stays, nothing is kept', async () => {
  const { improver, balance, kept } = setUp([UNCHANGED]);
  await improver.run(PLACE, { action: 'wording' }, 'en');
  expect(improver.of(PLACE)).toMatchObject({ response: UNCHANGED, error: null, kept: null, open: true });
  expect(balance.mock.calls).toEqual([[5, false]]);
  expect(kept.read('resumeData.texts')).toBeNull();
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

it('none of it is left behind for somebody else', async () => {
  const { improver } = setUp([wording('Built it')]);
  await improver.run(PLACE, { action: 'wording' }, 'en');
  improver.setOwner(null);
  expect(improver.of(PLACE)).toMatchObject({ kept: null, response: null });
});
