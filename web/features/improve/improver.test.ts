import { describe, expect, it, vi } from 'vitest';
import type { ImproveProgress, ImproveResponse } from '../../../shared/improve/suggestions.ts';
import { STRONG_RESUME_EN } from '../../../shared/resume/samples.fixture.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { createSafeMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { ANSWER, setUpImprover } from './improver.fixture.ts';

const HOUR = 3_600_000;

it('suggestions that were left are shown again with the same id, for a day, to who paid for them', async () => {
  const { improver, call, kept } = setUpImprover({ answers: [ANSWER, ANSWER] });
  await improver.run('en');
  improver.dismiss();
  expect(improver.state.getState()).toMatchObject({ pending: null, left: { requestId: 'request-1' } });
  expect(setUpImprover({ kept }).improver.state.getState().left?.requestId).toBe('request-1');
  expect(setUpImprover({ kept, owner: 'noa' }).improver.state.getState().left).toBeNull();
  expect(setUpImprover({ kept, time: 24 * HOUR }).improver.state.getState().left).toBeNull();
  await improver.showLeft();
  expect(call.mock.calls.map(([body]) => body.requestId)).toEqual(['request-1', 'request-1']);
  expect(improver.suggestions()).toHaveLength(3);
  expect(improver.state.getState().left).toBeNull();
});

describe('an improvement', () => {
  it('[AI-04] takes what was taken as one step that undo takes back, and tells the sections', async () => {
    const { improver, drafts, paid } = setUpImprover();
    await improver.run('en');
    expect(paid).toHaveBeenCalledWith(2, true);
    expect(drafts.state.resume).toBe(STRONG_RESUME_EN);
    const offers = improver.suggestions();
    expect(
      offers.map(({ section, findings, lost, changedSince }) => [section, findings.length, lost.length, changedSince]),
    ).toEqual([
      ['summary', 0, 1, false],
      ['experience', 0, 0, false],
      ['projects', 1, 0, false],
    ]);
    expect(improver.apply(offers.slice(0, 2))).toBe(0);
    expect([drafts.state.resume.summary, drafts.state.resume.experience[1]?.description]).toEqual([
      'Better.',
      'Built and tested',
    ]);
    expect(improver.state.getState()).toMatchObject({
      improvedSections: ['summary', 'experience'],
      pending: null,
      response: null,
    });
    expect(drafts.undo()).toEqual({ tab: 'summary' });
    expect(drafts.state.resume).toEqual(STRONG_RESUME_EN);
    expect(improver.state.getState().improvedSections).toBeNull();
  });

  it('sends what was chosen: a description only for a job, options only for a summary that is written', async () => {
    const { improver, sent } = setUpImprover({ answers: [ANSWER, ANSWER] });
    improver.setOptions({ job: ' React ', summary: { template: 'careerChange', length: 'long', focus: 'technical' } });
    await improver.run('en');
    expect(sent()).toMatchObject({
      improvementType: 'general',
      jobDescription: '',
      language: 'en',
      userId: 'dana',
      requestId: 'request-1',
      resumeData: STRONG_RESUME_EN,
    });
    expect(sent()).not.toHaveProperty('summaryOptions');
    improver.dismiss();
    improver.setOptions({ mode: 'job', language: 'he', writeSummary: true });
    await improver.run('en');
    expect(sent(1)).toMatchObject({
      improvementType: 'job',
      jobDescription: 'React',
      language: 'he',
      requestId: 'request-2',
      summaryOptions: { template: 'careerChange', length: 'long', focus: 'technical' },
    });
  });

  it('whose answer was lost is asked for again by the same id, also after a reload', async () => {
    const first = setUpImprover({ answers: [new ApiError('network'), new ApiError('rate_limited', { text: 'Wait' })] });
    await first.improver.run('en');
    expect(first.improver.state.getState().error).toMatchObject({ code: 'network', remedy: 'again' });
    await first.improver.retry();
    expect(first.improver.state.getState().error).toMatchObject({ code: 'rate_limited', text: 'Wait' });
    const later = setUpImprover({ kept: first.kept, time: 22 * HOUR });
    await later.improver.retry();
    expect([first.sent(0), first.sent(1), later.sent()].map((body) => body?.requestId)).toEqual([
      'request-1',
      'request-1',
      'request-1',
    ]);
    expect(later.improver.suggestions()).toHaveLength(3);
  });

  it('is not asked for again once the server keeps its result no longer, nor for somebody else', async () => {
    const { improver, kept } = setUpImprover({ answers: [new ApiError('timeout')] });
    await improver.run('en');
    expect(setUpImprover({ kept, time: 24 * HOUR }).improver.state.getState().pending).toBeNull();
    const other = setUpImprover({ kept, owner: 'noam' });
    expect(other.improver.state.getState().pending).toBeNull();
    other.improver.setOwner('dana');
    expect(other.improver.state.getState().pending?.requestId).toBe('request-1');
  });

  it.each([
    'no_improvements',
    'improve_invalid_response',
    'improve_failed',
    'no_credits',
    'not_enough_credits',
    'user_not_found',
    'resume_too_large',
  ] as const)(
    '[API-07] [ERR-16] that ended with %s says what the server says, and the next one is another',
    async (code) => {
      const { improver, kept, sent } = setUpImprover({
        answers: [new ApiError(code, { text: `the server on ${code}` }), ANSWER],
      });
      await improver.run('en');
      expect(improver.state.getState()).toMatchObject({
        error: { code, text: `the server on ${code}` },
        pending: null,
        runningSince: null,
      });
      expect(kept.read('resumeData.improvement')).toBeNull();
      await improver.run('en');
      expect(sent(1)?.requestId).toBe('request-2');
    },
  );

  it('that is waited for no longer changes nothing when it comes, but its result can be fetched', async () => {
    let arrive: ((answer: ImproveResponse) => void) | undefined;
    const { improver, call, paid } = setUpImprover();
    call.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const running = improver.run('en');
    expect(improver.state.getState().runningSince).toBe(0);
    improver.stopWaiting();
    arrive?.(ANSWER);
    await running;
    expect(improver.state.getState()).toMatchObject({
      response: null,
      runningSince: null,
      pending: { requestId: 'request-1' },
    });
    // The balance is correct all the same.
    expect(paid).toHaveBeenCalledWith(2, true);
    await improver.retry();
    expect(improver.suggestions()).toHaveLength(3);
  });

  it('tells which sections have come while it runs, lets looks fail, and looks no longer when it is over', async () => {
    let arrive: ((answer: ImproveResponse) => void) | undefined;
    const { improver, call, read, looks } = setUpImprover();
    call.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const running = improver.run('en');
    const finished = () =>
      improver.state
        .getState()
        .finishedSections.map(({ section, failed }) => [section, failed].filter(Boolean).join(' '));
    const look = async (answer: Promise<ImproveProgress>) => {
      read.mockReturnValueOnce(answer);
      const count = looks.length;
      looks.at(-1)?.();
      await vi.waitFor(() => expect(looks.length).toBe(count + 1));
    };
    await look(Promise.resolve({ finished: [{ section: 'summary' }] }));
    expect(finished()).toEqual(['summary']);
    await look(Promise.reject(new ApiError('network')));
    await look(Promise.resolve({ finished: [{ section: 'summary' }, { section: 'projects', failed: 'late' }] }));
    expect(finished()).toEqual(['summary', 'projects late']);
    expect(read.mock.calls.every(([requestId]) => requestId === 'request-1')).toBe(true);
    arrive?.(ANSWER);
    await running;
    looks.at(-1)?.();
    await Promise.resolve();
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('says before anybody asks that nothing can be asked for, and forgets it when that is over', async () => {
    const { improver, open } = setUpImprover();
    open.mockRejectedValueOnce(new ApiError('capability_off', { text: 'Not now' }));
    await improver.checkAvailability();
    expect(improver.state.getState().unavailable).toMatchObject({ code: 'capability_off', remedy: 'later' });
    // A failed request for the status says nothing about availability.
    open.mockRejectedValueOnce(new ApiError('network'));
    await improver.checkAvailability();
    expect(improver.state.getState().unavailable).toBeNull();
    open.mockRejectedValueOnce(new ApiError('daily_budget_reached'));
    await improver.checkAvailability();
    expect(improver.state.getState().unavailable?.code).toBe('daily_budget_reached');
    await improver.checkAvailability();
    expect(improver.state.getState().unavailable).toBeNull();
  });

  it('runs once, however often it is pressed', async () => {
    const { improver, call } = setUpImprover();
    await Promise.all([improver.run('en'), improver.run('en')]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('tells which texts were changed meanwhile, and offers nothing where it was for another résumé', async () => {
    const { improver, drafts } = setUpImprover();
    await improver.run('en');
    drafts.edit((resume) => ({ ...resume, summary: 'Mine now' }), { tab: 'summary' });
    expect(
      improver.suggestions().map(({ section, changedSince, before }) => [section, changedSince, before.slice(0, 8)]),
    ).toContainEqual(['summary', true, 'Mine now']);
    drafts.replace({
      resume: {
        ...STRONG_RESUME_EN,
        summary: 'x',
        experience: STRONG_RESUME_EN.experience.map((job) => ({ ...job, description: 'y' })),
        projects: [],
      },
    });
    expect(improver.suggestions()).toEqual([]);
  });

  it('leaves nothing behind when its owner signs out', async () => {
    const { improver, kept, tab } = setUpImprover({ answers: [new ApiError('network')] });
    improver.setOptions({ mode: 'job', job: 'A job' });
    await improver.run('en');
    improver.clear();
    expect([kept.read('resumeData.improvement'), tab.read('builder.ai')]).toEqual([null, null]);
    expect(improver.state.getState()).toMatchObject({
      pending: null,
      error: null,
      options: { mode: 'general', job: '' },
    });
  });

  it.each(['{', '[]', 'null', '{"mode":"x","job":7,"summary":{"length":"huge"}}', '{"summary":null}'])(
    'begins with what can be read of an old wish: %s',
    (text) => {
      const tab = createSafeMapStorage();
      tab.write('builder.ai', text);
      expect(setUpImprover({ tab }).improver.state.getState().options).toMatchObject({
        mode: 'general',
        job: '',
        summary: { template: 'general', length: 'medium', focus: 'balanced' },
      });
    },
  );
});
