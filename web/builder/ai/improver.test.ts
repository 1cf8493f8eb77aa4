import { describe, expect, it, vi } from 'vitest';
import type { ImproveResponse } from '../../../shared/improve/suggestions.ts';
import { STRONG_EN } from '../../../shared/resume/samples.ts';
import { ApiError } from '../../api/error.ts';
import { createResumeStore } from '../store/resumeStore.ts';
import { createImprover, type ImproverMeans, type Memory } from './improver.ts';

const HOUR = 3_600_000;
const ANSWER: ImproveResponse = {
  improvements: { summary: 'Better.', experience: [{ id: 'exp-2', description: 'Built and tested' }], education: [], projects: [] },
  withheld: [{ section: 'projects', id: 'proj-1', text: 'Reached 90,000 downloads', findings: [{ reason: 'number', text: '90,000', index: 8 }] }],
  lost: [{ section: 'summary', facts: ['40%'] }],
  failed: [{ section: 'education', reason: 'late' }],
  aiCredits: 2,
};

function memory(): Memory & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return { all, read: (key) => all.get(key) ?? null, write: (key, value) => void (value === null ? all.delete(key) : all.set(key, value)) };
}

/** An improver over a browser that remembers, with the answers the server gives in turn. */
function setUp({ answers = [ANSWER], kept = memory(), tab = memory(), owner = 'dana', time = 0 }: { answers?: readonly (ImproveResponse | Error)[]; kept?: Memory; tab?: Memory; owner?: string | null; time?: number } = {}) {
  const store = createResumeStore(STRONG_EN);
  const left = [...answers];
  const call = vi.fn<ImproverMeans['call']>(async () => {
    const answer = left.shift() ?? new ApiError('internal');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const paid = vi.fn<(credits: number) => void>();
  let ids = 0;
  const improver = createImprover({ store, call, paid, owner, now: () => time, newId: () => `request-${(ids += 1)}`, kept, tab });
  return { improver, store, call, paid, kept, tab, sent: (at = 0) => call.mock.calls[at]?.[0] };
}

describe('an improvement', () => {
  it('[AI-04] takes what was taken as one step that undo takes back, and tells the sections', async () => {
    const { improver, store, paid } = setUp();
    await improver.run('en');
    expect(paid).toHaveBeenCalledWith(2);
    expect(store.resume()).toBe(STRONG_EN);
    const offers = improver.offers();
    expect(offers.map(({ section, findings, lost, changedSince }) => [section, findings.length, lost.length, changedSince])).toEqual([['summary', 0, 1, false], ['experience', 0, 0, false], ['projects', 1, 0, false]]);
    expect(improver.apply(offers.slice(0, 2))).toBe(0);
    expect([store.resume().summary, store.resume().experience[1]?.description]).toEqual(['Better.', 'Built and tested']);
    expect(improver.state.getState()).toMatchObject({ improved: ['summary', 'experience'], pending: null, answer: null });
    expect(store.undo()).toEqual({ tab: 'summary' });
    expect(store.resume()).toEqual(STRONG_EN);
    expect(improver.state.getState().improved).toBeNull();
  });

  it('sends what was chosen: type, description only for a job, language, and the options only for a summary that is written', async () => {
    const { improver, sent } = setUp({ answers: [ANSWER, ANSWER] });
    improver.wishFor({ job: ' React ', summary: { template: 'careerChange', length: 'long', focus: 'technical' } });
    await improver.run('en');
    expect(sent()).toMatchObject({ improvementType: 'general', jobDescription: '', language: 'en', userId: 'dana', requestId: 'request-1', resumeData: STRONG_EN });
    expect(sent()).not.toHaveProperty('summaryOptions');
    improver.drop();
    improver.wishFor({ mode: 'job', language: 'he', writeSummary: true });
    await improver.run('en');
    expect(sent(1)).toMatchObject({ improvementType: 'job', jobDescription: 'React', language: 'he', requestId: 'request-2', summaryOptions: { template: 'careerChange', length: 'long', focus: 'technical' } });
  });

  it('whose answer was lost is asked for again by the same id, also after a reload, and never under a new one', async () => {
    const first = setUp({ answers: [new ApiError('network'), new ApiError('rate_limited', { text: 'Wait' })] });
    await first.improver.run('en');
    expect(first.improver.state.getState().problem).toMatchObject({ code: 'network', way: 'again' });
    await first.improver.again();
    expect(first.improver.state.getState().problem).toMatchObject({ code: 'rate_limited', text: 'Wait' });
    const later = setUp({ kept: first.kept, time: 22 * HOUR });
    await later.improver.again();
    expect([first.sent(0), first.sent(1), later.sent()].map((body) => body?.requestId)).toEqual(['request-1', 'request-1', 'request-1']);
    expect(later.improver.offers()).toHaveLength(3);
  });

  it('is not asked for again once the server keeps its result no longer, nor for somebody else', async () => {
    const { improver, kept } = setUp({ answers: [new ApiError('timeout')] });
    await improver.run('en');
    expect(setUp({ kept, time: 24 * HOUR }).improver.state.getState().pending).toBeNull();
    const other = setUp({ kept, owner: 'noam' });
    expect(other.improver.state.getState().pending).toBeNull();
    other.improver.ownerIs('dana');
    expect(other.improver.state.getState().pending?.requestId).toBe('request-1');
  });

  it.each(['no_improvements', 'improve_invalid_response', 'improve_failed', 'no_credits', 'not_enough_credits', 'user_not_found', 'resume_too_large'] as const)('[API-07] [ERR-16] that ended with %s says what the server says, and the next one is another', async (code) => {
    const { improver, kept, sent } = setUp({ answers: [new ApiError(code, { text: `the server on ${code}` }), ANSWER] });
    await improver.run('en');
    expect(improver.state.getState()).toMatchObject({ problem: { code, text: `the server on ${code}` }, pending: null, runningSince: null });
    expect(kept.read('resumeData.improvement')).toBeNull();
    await improver.run('en');
    expect(sent(1)?.requestId).toBe('request-2');
  });

  it('that is waited for no longer changes nothing when it comes, but its result can be fetched', async () => {
    let arrive: ((answer: ImproveResponse) => void) | undefined;
    const { improver, call, paid } = setUp();
    call.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const running = improver.run('en');
    expect(improver.state.getState().runningSince).toBe(0);
    improver.stopWaiting();
    arrive?.(ANSWER);
    await running;
    expect(improver.state.getState()).toMatchObject({ answer: null, runningSince: null, pending: { requestId: 'request-1' } });
    // The balance is true all the same.
    expect(paid).toHaveBeenCalledWith(2);
    await improver.again();
    expect(improver.offers()).toHaveLength(3);
  });

  it('runs once, however often it is pressed', async () => {
    const { improver, call } = setUp();
    await Promise.all([improver.run('en'), improver.run('en')]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('tells which texts were changed meanwhile, and offers nothing where it was for another résumé', async () => {
    const { improver, store } = setUp();
    await improver.run('en');
    store.edit((resume) => ({ ...resume, summary: 'Mine now' }), { tab: 'summary' });
    expect(improver.offers().map(({ section, changedSince, before }) => [section, changedSince, before.slice(0, 8)])).toContainEqual(['summary', true, 'Mine now']);
    store.open({ ...STRONG_EN, summary: 'x', experience: STRONG_EN.experience.map((job) => ({ ...job, description: 'y' })), projects: [] });
    expect(improver.offers()).toEqual([]);
  });

  it('leaves nothing behind when its owner signs out', async () => {
    const { improver, kept, tab } = setUp({ answers: [new ApiError('network')] });
    improver.wishFor({ mode: 'job', job: 'A job' });
    await improver.run('en');
    improver.forget();
    expect([kept.read('resumeData.improvement'), tab.read('builder.ai')]).toEqual([null, null]);
    expect(improver.state.getState()).toMatchObject({ pending: null, problem: null, wish: { mode: 'general', job: '' } });
  });

  it.each(['{', '[]', 'null', '{"mode":"x","job":7,"summary":{"length":"huge"}}', '{"summary":null}'])('begins with what can be read of an old wish: %s', (text) => {
    const tab = memory();
    tab.write('builder.ai', text);
    expect(setUp({ tab }).improver.state.getState().wish).toMatchObject({ mode: 'general', job: '', summary: { template: 'general', length: 'medium', focus: 'balanced' } });
  });
});
