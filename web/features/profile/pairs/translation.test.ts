import { describe, expect, it, vi } from 'vitest';
import type { ApiResponse } from '../../../../shared/api/endpoints.ts';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import type { OpenPair } from './pairActions.ts';
import { createTranslation } from './translation.ts';

const side = (id: string, version: number) => ({
  id,
  version,
  name: id,
  templateId: 'classic',
  createdAt: '',
  updatedAt: '',
  data: createBlankResume(),
});
const pairAt = (version: number): OpenPair => {
  const known = { agreed: 0, version: 1, common: createBlankResume() };
  return {
    mine: side('mine', 1),
    other: side('other', version),
    sides: [
      { ...known, id: 'mine', of: 'other' },
      { ...known, id: 'other', of: 'mine' },
    ],
  };
};
const PAIR = pairAt(1);
const LINE = { path: 'summary', text: 'Words', checked: true, added: [], missing: [], unmarked: [] };
const ANSWER: ApiResponse<'translatePair'> = {
  requestId: 'result',
  lines: [LINE],
  failed: [],
  taken: false,
  untakenLeft: 9,
  aiCredits: 1,
};
type Ends = { readonly resolve: (answer?: object) => void; readonly reject: (error: Error) => void };

/** A translation whose calls end when the test says so. */
function setUp() {
  const calls: (Ends & { readonly body: object; readonly signal: AbortSignal })[] = [];
  const looks: string[] = [];
  const wakes: (() => void)[] = [];
  const accept = vi.fn(() => Promise.resolve());
  let ids = 0;
  const translation = createTranslation({
    translate: (_, body, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        calls.push({ body, signal, reject, resolve: (answer = {}) => resolve({ ...ANSWER, ...answer }) });
      }),
    accept,
    progress: {
      read: (requestId) => {
        looks.push(requestId);
        return Promise.resolve({ finished: [{ section: 'summary' }] });
      },
      delay: (_, signal) =>
        new Promise((resolve, reject) => {
          wakes.push(resolve);
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    },
    now: () => 5,
    newId: () => `work-${(ids += 1)}`,
  });
  const now = () => translation.state.getState();
  const look = () => {
    for (const wake of wakes.splice(0)) wake();
    return vi.waitFor(() => expect(now().running?.finished).toHaveLength(1));
  };
  return { translation, calls, looks, look, accept, now };
}

describe('a translation under way', () => {
  it('shows since when it is asked for, and which sections have come', async () => {
    const { translation, calls, looks, look, now } = setUp();
    const asked = translation.ask(PAIR, ['summary', 'headline']);
    expect(now().running).toEqual({ since: 5, paths: ['summary', 'headline'], finished: [] });
    await look();
    expect([looks, calls[0]?.body]).toEqual([
      ['work-1'],
      { other: 1, paths: ['summary', 'headline'], progress: 'work-1' },
    ]);
    calls[0]?.resolve();
    await asked;
    expect(now()).toMatchObject({ running: null, problem: null, requestId: 'result', isTaken: false });
    expect([...translation.linesOf(1).keys(), ...translation.linesOf(2).keys()]).toEqual(['summary']);
    // Nobody looks at what has come.
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('is one however often it is asked for', async () => {
    const { translation, calls } = setUp();
    void translation.ask(PAIR, ['summary']);
    await translation.ask(PAIR, ['summary']);
    await translation.ask(PAIR, ['headline'], 'f');
    expect(calls).toHaveLength(1);
    await translation.ask(PAIR, []);
    expect(calls).toHaveLength(1);
  });

  it('that nobody waits for any more is no failure, and asked for again it is the same work', async () => {
    const { translation, calls, now } = setUp();
    const first = translation.ask(PAIR, ['summary']);
    translation.stop();
    await first;
    expect(now()).toMatchObject({ running: null, problem: null, lines: new Map() });
    const again = translation.ask(PAIR, ['summary']);
    calls[1]?.resolve({ taken: true });
    await again;
    expect([calls[0]?.body, now().isTaken]).toEqual([calls[1]?.body, true]);
    void translation.ask(pairAt(2), ['summary']);
    expect(calls[2]?.body).toMatchObject({ other: 2, progress: 'work-2' });
    expect(now().lines.size).toBe(0);
  });

  it('whose answer comes after it was stopped changes nothing', async () => {
    const { translation, calls, now } = setUp();
    const first = translation.ask(PAIR, ['summary']);
    calls[0]?.resolve();
    translation.stop();
    await first;
    expect(now()).toMatchObject({ lines: new Map(), running: null });
  });

  it.each([
    ['is late', new ApiError('timeout'), { code: 'timeout', text: null }],
    ['fails', new ApiError('improve_failed'), { code: 'improve_failed', text: null }],
    ['breaks', new Error('down'), { code: 'internal', text: null }],
  ])('that %s says so and can be asked for again', async (_, error, problem) => {
    const { translation, calls, now } = setUp();
    const first = translation.ask(PAIR, ['summary']);
    calls[0]?.reject(error);
    await first;
    expect(now()).toMatchObject({ running: null, problem });
    void translation.ask(PAIR, ['summary']);
    expect([calls.length, now().problem]).toEqual([2, null]);
  });

  it('asks for what did not come within the result that pays, and keeps what came', async () => {
    const { translation, calls, accept, now } = setUp();
    const first = translation.ask(PAIR, ['summary', 'headline'], 'f');
    calls[0]?.resolve({ failed: [{ path: 'headline', reason: 'late' }] });
    await first;
    const [paid, twice] = [await translation.pay(), await translation.pay()];
    expect([paid, twice, accept.mock.calls]).toEqual([true, true, [['result']]]);
    const second = translation.ask(PAIR, ['headline'], 'f');
    expect(calls[1]?.body).toMatchObject({ lineOf: 'result', gender: 'f', paths: ['headline'] });
    calls[1]?.resolve({ requestId: 'part', lines: [{ ...LINE, path: 'headline' }] });
    await second;
    expect(now()).toMatchObject({ requestId: 'result', failed: [], isTaken: true });
    expect([...now().lines.keys()]).toEqual(['summary', 'headline']);
  });

  it('takes nothing where paying fails', async () => {
    const { translation, calls, accept, now } = setUp();
    const asked = translation.ask(PAIR, ['summary']);
    calls[0]?.resolve();
    await asked;
    accept.mockRejectedValueOnce(new ApiError('not_enough_credits'));
    expect([await translation.pay(), now().problem?.code]).toEqual([false, 'not_enough_credits']);
    expect(await translation.pay()).toBe(true);
  });
});
