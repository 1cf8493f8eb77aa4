import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryDatabase } from '../../test/support/memoryDatabase.ts';
import { deletionMarkerId } from '../platform/accountDeletion.ts';
import { createProgressRepository } from './progressRepository.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const dana = { id: 'dana', signedInAt: 100 };
let database: MemoryDatabase;
let progress: ReturnType<typeof createProgressRepository>;

beforeEach(() => {
  database = new MemoryDatabase();
  progress = createProgressRepository(database.client, 'requests', () => NOW);
});

it('what has finished is read while the rest goes on, by who asked for it alone', async () => {
  const reporter = progress.createReporter(dana, 'r');
  expect(await progress.read('dana', 'r')).toEqual([]);
  reporter.report({ section: 'summary' });
  await reporter.flush();
  reporter.report({ section: 'experience', failed: 'late' });
  await reporter.flush();
  database.settle();
  expect(await progress.read('dana', 'r')).toEqual([{ section: 'summary' }, { section: 'experience', failed: 'late' }]);
  expect(await progress.read('dana', 'other')).toEqual([]);
  expect(await progress.read('noam', 'r')).toEqual([]);
});

it('is forgotten ten minutes later, and with the account', async () => {
  const reporter = progress.createReporter(dana, 'r');
  reporter.report({ section: 'summary' });
  await reporter.flush();
  const [row] = database.rows.values();
  expect(row).toMatchObject({ userId: 'dana', expiresAt: NOW.getTime() / 1_000 + 600 });
});

it('of a deleted account nothing is written', async () => {
  const Item = { id: deletionMarkerId('dana'), deletedAt: 200 };
  await database.client.send(new PutCommand({ TableName: 'requests', Item }));
  const reporter = progress.createReporter(dana, 'r');
  reporter.report({ section: 'summary' });
  await reporter.flush();
  expect([...database.rows.values()]).toEqual([Item]);
});

it('a write that fails is logged, and the improvement goes on', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  database.gate = () => Promise.reject(new RangeError('no table'));
  const reporter = progress.createReporter(dana, 'r');
  reporter.report({ section: 'summary' });
  await reporter.flush();
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject([
    { level: 'error', name: 'progress', cause: 'RangeError' },
  ]);
  written.mockRestore();
});

it('what finishes while something is written is written with the next', async () => {
  let writes = 0;
  database.gate = async () => void (writes += 1);
  const reporter = progress.createReporter(dana, 'r');
  for (const section of ['summary', 'experience', 'projects'] as const) reporter.report({ section });
  await reporter.flush();
  expect(writes).toBe(1);
  expect([...database.rows.values()][0]).toMatchObject({
    finished: [{ section: 'summary' }, { section: 'experience' }, { section: 'projects' }],
  });
});

it('there is nothing to wait for where nothing has finished', async () => {
  await expect(progress.createReporter(dana, 'r').flush()).resolves.toBeUndefined();
});
