import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NIGHT } from './schedules.ts';
import { runNight } from '../../../test/support/night.ts';
import { performBatch, repeatedMessage, type NightlyWork } from './nightlyWork.ts';
import { sectionedList } from './sectionedList.ts';

/** A list of so many tasks in each of its days, pages of 100. */
const listOf = (name: string, days: readonly number[]) =>
  sectionedList(
    days.map((_, day) => `day-${String(day).padStart(3, '0')}`),
    (section, after = '0') => {
      const [from, count] = [Number(after), days[Number(section.slice(4))] ?? 0];
      const to = Math.min(from + 100, count);
      const tasks = Array.from({ length: to - from }, (_, at) => `${name} ${section} ${from + at}`);
      return Promise.resolve({ tasks, ...(to < count && { next: String(to) }) });
    },
  );

/** Work that notes what it did, and fails with what `fails` says. */
function createWork(lists: NightlyWork<string>['lists'], fails: (task: string) => boolean = () => false) {
  const done: string[] = [];
  const work: NightlyWork<string> = {
    lists,
    taskSchema: v.string(),
    describe: (task) => task,
    perform: (task) => (fails(task) ? Promise.reject(new Error(task)) : Promise.resolve(void done.push(task))),
  };
  return { work, done };
}

const messageOf = (message: unknown, at = 0) => ({
  messageId: String(at),
  body: typeof message === 'string' ? message : JSON.stringify(message),
  attributes: { ApproximateReceiveCount: '1' },
});
const taskOf = (task: string) => ({ kind: 'task', task });

describe('a night', () => {
  it('does each task of each list once, however many there are', async () => {
    const { work, done } = createWork({
      first: listOf('first', [0, 2_350, 1, 0, 1_000]),
      second: listOf('second', [5]),
    });
    expect(await runNight(work)).toMatchObject({ failed: [], waiting: 0, tasks: 3_356 });
    expect(new Set(done).size).toBe(3_356);
  });

  it('begins with the first list, and lets each have its turn', async () => {
    const { work, done } = createWork({ first: listOf('first', [5_000]), second: listOf('second', [300]) });
    await runNight(work);
    const [begins, ends] = [done.indexOf('second day-000 0'), done.indexOf('second day-000 299')];
    expect([begins, ends]).toEqual([1_000, 1_299]);
  });

  it('reads a turn in little, and many empty days in several', async () => {
    const turns: number[] = [];
    const list = listOf('long', [...Array.from({ length: 100 }, () => 0), 1_950]);
    const { work, done } = createWork({
      long: async (after) => {
        const turn = await list(after);
        turns.push(turn.tasks.length);
        return turn;
      },
    });
    await runNight(work);
    expect(done).toHaveLength(1_950);
    expect(turns).toEqual([0, 0, 0, 1_000, 950]);
  });

  it('reads no further in a turn than its time, however slow each page is, and goes on from there', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const pages: (string | undefined)[] = [];
    const slow = sectionedList(['all'], async (_, after) => {
      pages.push(after);
      vi.advanceTimersByTime(10_000);
      return { tasks: [pages.length], ...(pages.length < 5 && { next: String(pages.length) }) };
    });
    const first = await slow(undefined);
    expect(first).toEqual({ tasks: [1, 2, 3], next: { section: 'all', place: '3' } });
    expect(await slow(first.next)).toEqual({ tasks: [4, 5] });
    expect(pages).toEqual([undefined, '1', '2', '3', '4']);
  });

  it('goes on after a day that is over', async () => {
    const list = sectionedList(['2026-11-28', '2026-11-29'], (section) => Promise.resolve({ tasks: [section] }));
    expect(await list({ section: '2026-11-27', place: 'x' })).toEqual({ tasks: ['2026-11-28', '2026-11-29'] });
    expect(await list({ section: '2026-11-30', place: 'x' })).toEqual({ tasks: [] });
    expect(await list(undefined)).toEqual({ tasks: ['2026-11-28', '2026-11-29'] });
    const places: (string | undefined)[] = [];
    const noting = sectionedList(['2026-11-28'], async (_, after) => (places.push(after), { tasks: [] }));
    await noting({ section: '2026-11-27', place: 'of the day that is over' });
    await noting({ section: '2026-11-28', place: 'of this day' });
    expect(places).toEqual([undefined, 'of this day']);
  });
});

describe('a batch', () => {
  const sent: object[] = [];
  const send = (messages: readonly object[]) => Promise.resolve(void sent.push(...messages));

  it('names what failed or cannot be read, and does the rest', async () => {
    const { work, done } = createWork({}, (task) => task === 'bad');
    const bodies = [taskOf('a'), taskOf('bad'), 'no JSON', { kind: 'else' }, { kind: 'task', task: 7 }, taskOf('b')];
    const report = await performBatch(bodies.map(messageOf), work, { send, goesOn: () => true });
    expect(done).toEqual(['a', 'b']);
    expect(report.failed.map(({ messageId, about }) => [messageId, about])).toEqual([
      ['1', 'bad'],
      ['2', undefined],
      ['3', undefined],
      ['4', undefined],
    ]);
  });

  it('tells a task that a run had before, also after it had failed for good and was put back', async () => {
    const told: [string, boolean][] = [];
    const { work } = createWork({});
    const noting = { ...work, perform: async (task: string, isAgain: boolean) => void told.push([task, isAgain]) };
    const [first, second, third] = ['one', 'two', 'three'].map((task, at) => messageOf(taskOf(task), at));
    if (!first || !second || !third) throw new Error('not made');
    await performBatch(
      [
        first,
        { ...second, attributes: { ApproximateReceiveCount: '2' } },
        { ...third, body: repeatedMessage(repeatedMessage(third.body)) },
      ],
      noting,
      { send: () => Promise.resolve(), goesOn: () => true },
    );
    expect(told).toEqual([
      ['one', false],
      ['two', true],
      ['three', true],
    ]);
    for (const other of ['no message of ours', JSON.stringify(NIGHT), '{"kind":"list","list":"all","turn":2}'])
      expect(repeatedMessage(other)).toBe(other);
  });

  it('leaves what there is no time for', async () => {
    const { work, done } = createWork({});
    const bodies = ['a', 'b', 'c'].map((task, at) => messageOf(taskOf(task), at));
    const report = await performBatch(bodies, work, { send, goesOn: () => done.length < 1 });
    expect([done, report.left]).toEqual([['a'], ['1', '2']]);
  });

  it('lists last, so that a run that dies in a task has listed nothing', async () => {
    const order: string[] = [];
    const work: NightlyWork<string> = {
      lists: { one: () => (order.push('list'), Promise.resolve({ tasks: [] })) },
      taskSchema: v.string(),
      perform: (task) => Promise.resolve(void order.push(task)),
    };
    const bodies = [{ kind: 'list', list: 'one', turn: 1 }, taskOf('a'), taskOf('b')].map(messageOf);
    await performBatch(bodies, work, { send, goesOn: () => true });
    expect(order).toEqual(['a', 'b', 'list']);
  });

  it('counts what was done and what was listed, and reads a list as often as it may', async () => {
    const { work } = createWork({ all: () => Promise.resolve({ tasks: ['x', 'y'] }) });
    const bodies = [taskOf('a'), { kind: 'list', list: 'all', turn: 10_000 }, NIGHT].map(messageOf);
    const report = await performBatch(bodies, work, { send, goesOn: () => true });
    expect(report).toEqual({ tasks: 1, listed: 2, failed: [], left: [] });
  });

  it('of a list puts its tasks before its next turn, which goes on from there', async () => {
    sent.length = 0;
    const next = { section: 'day-1', place: 'x' };
    const { work } = createWork({ all: () => Promise.resolve({ tasks: ['a'], next }) });
    await performBatch([messageOf({ kind: 'list', list: 'all', turn: 4 })], work, { send, goesOn: () => true });
    expect(sent).toEqual([taskOf('a'), { kind: 'list', list: 'all', after: next, turn: 5 }]);
  });

  it('fails where a list is unknown, cannot be read or never ends', async () => {
    const { work } = createWork({ broken: () => Promise.reject(new Error('no answer')) });
    const lists = ['constructor', 'broken'].map((list) => ({ kind: 'list', list, turn: 1 }));
    const endless = { kind: 'list', list: 'broken', turn: 10_001 };
    const report = await performBatch([...lists, endless].map(messageOf), work, { send, goesOn: () => true });
    expect(report.failed.map(({ error }) => (error as Error).message)).toEqual([
      'There is no turn 1 of a list constructor',
      'no answer',
      'There is no turn 10001 of a list broken',
    ]);
  });

  it('of a night begins every list, in order', async () => {
    sent.length = 0;
    const { work } = createWork({ paid: listOf('', []), open: listOf('', []) });
    await performBatch([messageOf(NIGHT)], work, { send, goesOn: () => true });
    expect(sent).toEqual([
      { kind: 'list', list: 'paid', turn: 1 },
      { kind: 'list', list: 'open', turn: 1 },
    ]);
  });
});
