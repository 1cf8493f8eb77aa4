import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPause } from '../platform/pause.ts';
import { keepResult, type ResultDependencies } from './keepResult.ts';

interface Words {
  readonly text: string;
}
type Results = ResultDependencies<Words>['results'];

/** What happens while a call waits for another one. */
let meanwhile: () => void;
const restorePause = setPause(async () => meanwhile());
afterAll(() => restorePause());

const CALL = { userId: 'dana', requestId: 'r1' };
const KEPT = { outcome: { text: 'kept' }, isTaken: false };
let results: { [Name in keyof Results]: ReturnType<typeof vi.fn<Results[Name]>> };
let standing: { canPay: boolean; aiCredits: number } | undefined;

beforeEach(() => {
  meanwhile = () => {};
  standing = { canPay: true, aiCredits: 2 };
  results = {
    look: vi.fn<Results['look']>(async () => undefined),
    begin: vi.fn<Results['begin']>(async () => ({ attempt: 'a1' })),
    keep: vi.fn<Results['keep']>(async (_user, _request, _attempt, outcome) => ({ outcome, isTaken: false })),
    drop: vi.fn<Results['drop']>(async () => {}),
    countUntaken: vi.fn<Results['countUntaken']>(async () => 3),
  };
});

const keep = (
  work: (milliseconds: number) => Promise<Words | undefined> = async () => ({ text: 'new' }),
  call: Parameters<typeof keepResult>[0] = CALL,
  milliseconds?: number,
) => keepResult(call, { readStanding: async () => standing, results, milliseconds }, work);

describe('a result', () => {
  it('is made once and kept, with what is left of the day and of the credits', async () => {
    expect(await keep()).toEqual({
      kept: { outcome: { text: 'new' }, isTaken: false },
      untakenLeft: 7,
      aiCredits: 2,
    });
    expect(results.keep).toHaveBeenCalledWith('dana', 'r1', 'a1', { text: 'new' });
    expect(results.drop).not.toHaveBeenCalled();
  });

  it('that is kept already is answered without asking for it, or for who could pay', async () => {
    results.look.mockResolvedValue({ kept: KEPT });
    standing = { canPay: false, aiCredits: 0 };
    const work = vi.fn(async () => ({ text: 'new' }));
    expect(await keep(work)).toMatchObject({ kept: KEPT, aiCredits: 0 });
    expect([work.mock.calls.length, results.begin.mock.calls.length]).toEqual([0, 0]);
  });

  it.each([
    ['comes to nothing', async () => undefined, undefined],
    [
      'fails',
      async () => {
        throw new Error('model');
      },
      'model',
    ],
  ])('that %s is forgotten', async (_, work, thrown) => {
    const answer = keep(work);
    if (thrown === undefined) expect(await answer).toMatchObject({ kept: undefined });
    else await expect(answer).rejects.toThrow(thrown);
    expect(results.drop).toHaveBeenCalledWith('dana', 'r1', 'a1');
  });

  it('that another call works on is waited for', async () => {
    results.look.mockResolvedValue({ running: true });
    meanwhile = () => void results.look.mockResolvedValue({ kept: KEPT });
    expect(await keep()).toMatchObject({ kept: KEPT });
    expect(results.begin).not.toHaveBeenCalled();
  });

  it('that another call began at the same moment is waited for', async () => {
    results.begin.mockResolvedValue({ running: true });
    meanwhile = () => void results.look.mockResolvedValue({ kept: KEPT });
    expect(await keep()).toMatchObject({ kept: KEPT });
  });

  it('is not waited for longer than there is time', async () => {
    results.look.mockResolvedValue({ running: true });
    await expect(keep(undefined, CALL, 200)).rejects.toMatchObject({ code: 'timeout' });
    expect(results.look).toHaveBeenCalledTimes(1);
  });

  it('of somebody who has left meanwhile is answered, with no credits', async () => {
    expect(
      await keep(async () => {
        standing = undefined;
        return { text: 'new' };
      }),
    ).toMatchObject({ kept: { outcome: { text: 'new' } }, aiCredits: 0 });
  });

  it('is made within what is left of the time', async () => {
    let given = 0;
    vi.useFakeTimers({ toFake: ['Date'] });
    await keep(
      async (milliseconds) => {
        given = milliseconds;
        return { text: 'new' };
      },
      CALL,
      5_000,
    );
    vi.useRealTimers();
    expect(given).toBe(5_000);
  });

  it('gets no less than no time, where beginning has taken it all', async () => {
    results.begin.mockImplementation(async () => {
      const ends = Date.now() + 5;
      while (Date.now() <= ends);
      return { attempt: 'a1' };
    });
    let given: number | undefined;
    await keep(
      async (milliseconds) => {
        given = milliseconds;
        return { text: 'new' };
      },
      CALL,
      1,
    );
    expect(given).toBe(0);
  });

  it('says that none is left of the day where more were left untaken', async () => {
    results.countUntaken.mockResolvedValue(12);
    expect(await keep()).toMatchObject({ untakenLeft: 0 });
  });
});

describe('who cannot pay', () => {
  beforeEach(() => void (standing = { canPay: false, aiCredits: 0 }));

  it('is refused before anything is begun', async () => {
    // What else is paid is no other wording of it.
    results.look.mockImplementation(async (_user, id) =>
      id === 'r1' ? undefined : { kept: { ...KEPT, isTaken: true } },
    );
    await expect(keep()).rejects.toMatchObject({ code: 'no_credits' });
    standing = undefined;
    await expect(keep()).rejects.toMatchObject({ code: 'user_not_found' });
    expect(results.begin).not.toHaveBeenCalled();
  });

  it.each([
    ['is paid', { kept: { ...KEPT, isTaken: true } }, true],
    ['is not paid', { kept: KEPT }, false],
    ['is not there', undefined, false],
    ['is being made', { running: true as const }, false],
  ])('gets another wording of a line whose result %s, or not', async (_, of, passes) => {
    results.look.mockImplementation(async (_user, id) => (id === 'r0' ? of : undefined));
    const answer = keep(undefined, { ...CALL, lineOf: 'r0' });
    if (!passes) return expect(answer).rejects.toMatchObject({ code: 'no_credits' });
    expect(await answer).toMatchObject({ kept: { outcome: { text: 'new' } } });
    expect(results.begin).toHaveBeenCalledWith('dana', 'r1', { lineOf: 'r0' });
    return undefined;
  });
});
