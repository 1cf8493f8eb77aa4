import { describe, expect, it, vi } from 'vitest';
import type { ImproveProgress, ImproveResponse } from '../../../shared/improve/suggestions.ts';
import { STRONG_RESUME_EN } from '../../../shared/resume/samples.fixture.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { createUndoableStore } from '../drafts/undoableStore.ts';
import { clearSession, saveProfile } from '../auth/session.ts';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import { createImprover } from './improver.ts';
import { createSafeMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import type { SafeStorage } from '../../lib/storage/safeStorage.ts';
import type { ImproverDependencies } from './improverTypes.ts';

const HOUR = 3_600_000;
const ANSWER: ImproveResponse = {
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
  taken: false,
  untakenLeft: 9,
  aiCredits: 2,
};

/** An improver in a browser with storage, with the answers of the server in order. */
function setUp({
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
    read,
    looks,
    kept,
    tab,
    sent: (at = 0) => call.mock.calls[at]?.[0],
  };
}

it('suggestions that were left are shown again with the same id, for a day, to who asked for them', async () => {
  const { improver, call, kept } = setUp({ answers: [ANSWER, ANSWER] });
  await improver.run('en');
  improver.dismiss();
  expect(improver.state.getState()).toMatchObject({ pending: null, left: { requestId: 'request-1' } });
  expect(setUp({ kept }).improver.state.getState().left?.requestId).toBe('request-1');
  expect(setUp({ kept, owner: 'noa' }).improver.state.getState().left).toBeNull();
  expect(setUp({ kept, time: 24 * HOUR }).improver.state.getState().left).toBeNull();
  await improver.showLeft();
  expect(call.mock.calls.map(([body]) => body.requestId)).toEqual(['request-1', 'request-1']);
  expect(improver.state.getState()).toMatchObject({ response: ANSWER, left: null });
});

describe('an improvement', () => {
  it('[AI-04] [AI-08] spends nothing; closed, it tells the sections of which lines were taken', async () => {
    const { improver, drafts, paid } = setUp();
    await improver.run('en');
    // The balance it states is shown; the free use is not gone.
    expect(paid).toHaveBeenCalledExactlyOnceWith(2, false);
    expect(drafts.state.resume).toBe(STRONG_RESUME_EN);
    improver.finish(['summary', 'experience']);
    expect(improver.state.getState()).toMatchObject({
      improvedSections: ['summary', 'experience'],
      pending: null,
      response: null,
      left: { requestId: 'request-1' },
    });
    drafts.edit((resume) => ({ ...resume, summary: 'Mine' }), { tab: 'summary' });
    expect(improver.state.getState().improvedSections).toBeNull();
    improver.finish([]);
    expect(improver.state.getState().improvedSections).toBeNull();
  });

  it('has no words for the end of a session, which the builder’s bar tells of, and runs again', async () => {
    vi.stubGlobal('localStorage', undefined);
    saveProfile(FREE_PROFILE);
    clearSession('expired');
    const { improver } = setUp({ answers: [new ApiError('unauthenticated'), ANSWER] });
    await improver.run('en');
    expect(improver.state.getState()).toMatchObject({ error: null, pending: null, runningSince: null });
    await improver.run('en');
    expect(improver.state.getState().response).toEqual(ANSWER);
    clearSession();
    vi.unstubAllGlobals();
  });

  it('sends what was chosen: a description only for a job, options only for a summary that is written', async () => {
    const { improver, sent } = setUp({ answers: [ANSWER, ANSWER] });
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

  it('whose answer was lost is asked for again by the same id for the same texts, also after a reload', async () => {
    const first = setUp({ answers: [new ApiError('network'), new ApiError('rate_limited', { text: 'Wait' })] });
    await first.improver.run('en');
    expect(first.improver.state.getState().error).toMatchObject({ code: 'network', remedy: 'again' });
    await first.improver.retry();
    expect(first.improver.state.getState().error).toMatchObject({ code: 'rate_limited', text: 'Wait' });
    const later = setUp({ kept: first.kept, time: 22 * HOUR });
    later.drafts.edit((resume) => ({ ...resume, summary: 'Mine now' }), { tab: 'summary' });
    await later.improver.retry();
    expect(later.sent()?.resumeData).toEqual(STRONG_RESUME_EN);
    expect([first.sent(0), first.sent(1), later.sent()].map((body) => body?.requestId)).toEqual([
      'request-1',
      'request-1',
      'request-1',
    ]);
    expect(later.improver.state.getState().response).toBe(ANSWER);
  });

  it('is not asked for again once the server keeps its result no longer, nor for somebody else', async () => {
    const { improver, kept } = setUp({ answers: [new ApiError('timeout')] });
    await improver.run('en');
    expect(setUp({ kept, time: 24 * HOUR }).improver.state.getState().pending).toBeNull();
    const other = setUp({ kept, owner: 'noam' });
    expect(other.improver.state.getState().pending).toBeNull();
    other.improver.setOwner('dana');
    expect(other.improver.state.getState().pending?.requestId).toBe('request-1');
  });

  it.each([
    'no_improvements',
    'improve_invalid_response',
    'improve_failed',
    'no_credits',
    'untaken_limit_reached',
    'user_not_found',
    'resume_too_large',
  ] as const)(
    '[API-07] [ERR-16] that ended with %s says what the server says, and the next one is another',
    async (code) => {
      const { improver, kept, sent } = setUp({
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
    const { improver, call, paid } = setUp();
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
    expect(paid).toHaveBeenCalledWith(2, false);
    await improver.retry();
    expect(improver.state.getState().response).toBe(ANSWER);
  });

  it('tells which sections have come while it runs, lets looks fail, and looks no longer when it is over', async () => {
    let arrive: ((answer: ImproveResponse) => void) | undefined;
    const { improver, call, read, looks } = setUp();
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
    const { improver, open } = setUp();
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
    const { improver, call } = setUp();
    await Promise.all([improver.run('en'), improver.run('en')]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('keeps the job ad that another takes the place of, also for the next visit', () => {
    const { improver, kept } = setUp();
    improver.setOptions({ job: 'A cook for a hospital' });
    improver.openAdvert('');
    improver.setOptions({ job: 'A baker ' });
    improver.openAdvert('A cook for a hospital');
    const { options, adverts } = setUp({ kept }).improver.state.getState();
    expect([improver.state.getState().options.job, options.job, adverts]).toEqual([
      'A cook for a hospital',
      '',
      ['A baker'],
    ]);
    improver.removeAdvert('A baker');
    expect(setUp({ kept }).improver.state.getState().adverts).toEqual([]);
  });

  it('shows none of it to anybody else, and its owner finds it again', async () => {
    const { improver, kept, tab } = setUp({ answers: [new ApiError('network')] });
    improver.openAdvert('An older job');
    improver.openAdvert('A job');
    improver.setOptions({ mode: 'job' });
    await improver.run('en');
    const own = improver.state.getState();
    for (const next of [null, 'noam']) {
      improver.setOwner(next);
      const nothing = { pending: null, error: null, adverts: [], options: { mode: 'general', job: '' } };
      expect(improver.state.getState()).toMatchObject(nothing);
      expect(setUp({ kept, tab, owner: next }).improver.state.getState()).toMatchObject(nothing);
    }
    improver.setOwner('dana');
    const { options, adverts, pending } = own;
    expect(improver.state.getState()).toMatchObject({ options, adverts, pending });
  });

  it('is theirs who sign in after they have written it', () => {
    const { improver, kept, tab } = setUp({ owner: null });
    improver.openAdvert('An older job');
    improver.openAdvert('A job');
    improver.setOwner('dana');
    const own = { options: { job: 'A job' }, adverts: ['An older job'] };
    expect(improver.state.getState()).toMatchObject(own);
    expect(setUp({ kept, tab }).improver.state.getState()).toMatchObject(own);
    expect(setUp({ kept, tab, owner: null }).improver.state.getState()).toMatchObject({
      options: { job: '' },
      adverts: [],
    });
  });

  it.each(['{', '[]', 'null', '{"mode":"x","job":7,"summary":{"length":"huge"}}', '{"summary":null}'])(
    'begins with what can be read from an old wish: %s',
    (text) => {
      const tab = createSafeMapStorage();
      tab.write('builder.ai', `[{"owner":"dana","value":${text}}]`);
      expect(setUp({ tab }).improver.state.getState().options).toMatchObject({
        mode: 'general',
        job: '',
        summary: { template: 'general', length: 'medium', focus: 'balanced' },
      });
    },
  );
});
