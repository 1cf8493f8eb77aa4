import { GetQueueAttributesCommand, SetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nightlyHandler } from '../../functions/platform/tasks/nightlyHandler.ts';
import { sectionedList } from '../../functions/platform/tasks/sectionedList.ts';
import { sendMessages } from '../../functions/platform/tasks/taskQueue.ts';
import type { RunningEmulator } from '../../infra/local/emulators/emulator.ts';
import { sqsEmulator } from '../../infra/local/emulators/sqs.ts';
import { LOCAL_ENVIRONMENT } from '../../infra/local/environment.ts';
import { drainQueue } from '../../infra/local/nightlyWork.ts';
import { runNightlyCommand } from '../../infra/operate/nightly.ts';
import { NIGHT, TASK_QUEUE } from '../../functions/platform/tasks/schedules.ts';

/** Nightly work over the queue that speaks SQS: what fails comes again, and what fails on and on is reported. */
const NAME = 'sweepDeletedAccounts';
let emulator: RunningEmulator;
let sqs: SQSClient;
let url: string;
/** How often each task was begun, and which fail. */
let begun: Map<string, number>;
let broken: Set<string>;

beforeAll(async () => {
  emulator = await sqsEmulator.start('');
  for (const [name, value] of Object.entries({ ...LOCAL_ENVIRONMENT, ...emulator.environment, LOG_LEVEL: 'silent' }))
    vi.stubEnv(name, value);
  url = process.env['SWEEP_DELETED_ACCOUNTS_QUEUE'] ?? '';
  sqs = new SQSClient({});
  // A message whose run has failed comes again at once, instead of in half an hour.
  await sqs.send(new SetQueueAttributesCommand({ QueueUrl: url, Attributes: { VisibilityTimeout: '0' } }));
});
afterAll(async () => {
  sqs.destroy();
  await emulator.stop();
  vi.unstubAllEnvs();
});
beforeEach(() => void ([begun, broken] = [new Map(), new Set()]));

const tasks = Array.from({ length: 25 }, (_, n) => `task-${n}`);
const handler = nightlyHandler(NAME, async () => ({
  lists: { all: sectionedList(['all'], () => Promise.resolve({ tasks })) },
  taskSchema: v.string(),
  perform: async (task: string) => {
    begun.set(task, (begun.get(task) ?? 0) + 1);
    if (broken.has(task)) throw new Error('broken');
  },
}));
const drain = (given = handler) =>
  drainQueue(url, given, { milliseconds: 600_000, signal: new AbortController().signal });

describe('a night on one machine', () => {
  it('ends with an empty queue, each task done once', async () => {
    await sendMessages(url, [NIGHT]);
    await drain();
    expect([...begun.keys()]).toEqual(tasks);
    expect(new Set(begun.values())).toEqual(new Set([1]));
    expect(await runNightlyCommand(['show'])).toEqual({
      text: expect.stringContaining(`${NAME}: 0 wait, 0 under way, 0 failed for good`) as string,
      code: 0,
    });
  });

  it('gives what failed, and what a run that broke off had, to another run', async () => {
    let runs = 0;
    broken.add('task-7');
    await sendMessages(url, [NIGHT]);
    await drain(async (event, context) => {
      runs += 1;
      if (runs === 4) throw new Error('The run broke off');
      if (runs > 4) broken.clear();
      return handler(event, context);
    });
    expect(begun.get('task-7')).toBe(2);
    expect([...begun.keys()].toSorted()).toEqual(tasks.toSorted());
  });

  it('stops when it is told to, and loses nothing', async () => {
    const stop = new AbortController();
    await sendMessages(url, [NIGHT]);
    const stopping: typeof handler = (event, context) => handler(event, context).finally(() => stop.abort());
    await drainQueue(url, stopping, { milliseconds: 600_000, signal: stop.signal });
    expect(begun.size).toBe(0);
    await drain();
    expect(begun.size).toBe(tasks.length);
  });
});

describe('what fails on and on', () => {
  it('is reported to the operator after five tries, and done once its cause is gone', async () => {
    broken.add('task-3');
    await sendMessages(url, [NIGHT, 'no message of ours']);
    await drain();
    expect(begun.get('task-3')).toBe(TASK_QUEUE.tries);
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({
        QueueUrl: process.env['SWEEP_DELETED_ACCOUNTS_FAILURES'],
        AttributeNames: ['All'],
      }),
    );
    // The alarm's metric.
    expect(Attributes?.['ApproximateNumberOfMessages']).toBe('2');
    expect(await runNightlyCommand(['show'])).toMatchObject({
      text: expect.stringContaining(`${NAME}: 0 wait, 0 under way, 2 failed for good`) as string,
      code: 1,
    });
    const failures = process.env['SWEEP_DELETED_ACCOUNTS_FAILURES'];
    await sqs.send(new SetQueueAttributesCommand({ QueueUrl: failures, Attributes: { VisibilityTimeout: '0' } }));
    broken.clear();
    expect(await runNightlyCommand(['redrive', NAME])).toEqual({
      text: `2 messages of ${NAME} are tried again.`,
      code: 0,
    });
    await drain();
    expect(begun.get('task-3')).toBe(TASK_QUEUE.tries + 1);
    const { text, code } = await runNightlyCommand(['failed', NAME]);
    expect([text, code]).toEqual(['no message of ours', 1]);
  });

  it.each([[[]], [['start']], [['show', NAME]], [['redrive', 'nothing']], [['failed', NAME, 'more']]])(
    'the command says how it is used: %j',
    async (args) => {
      expect(await runNightlyCommand(args)).toMatchObject({
        code: 2,
        text: expect.stringContaining('redrive') as string,
      });
    },
  );
});
