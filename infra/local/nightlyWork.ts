import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SQSClient,
  type Message,
} from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import type { NightlyHandler } from '../../functions/platform/tasks/nightlyHandler.ts';
import { queueAddress, sendMessages } from '../../functions/platform/tasks/taskQueue.ts';
import { DAY_MS } from '../../shared/platform/time.ts';
import {
  NIGHT,
  queueVariable,
  runSeconds,
  TASK_QUEUE,
  type ScheduleRow,
} from '../../functions/platform/tasks/schedules.ts';

/** Seconds that an empty queue is listened at while messages of it are with a run that failed: the most SQS takes. */
const LISTEN_SECONDS = 20;

/**
 * The nights of one machine: at once, for what was missed while it was stopped, and then once a day. After each, `tidy`
 * takes what was deleted out of the files of the data folder. What fails has logged its error, and comes again.
 */
export function runNights(
  schedules: readonly ScheduleRow[],
  { signal, tidy, night = runNight }: { signal: AbortSignal; tidy: () => void; night?: typeof runNight },
): void {
  const runAll = () =>
    schedules.forEach(
      (row) =>
        void night(row, signal)
          .catch(() => undefined)
          .then(() => signal.aborted || tidy()),
    );
  runAll();
  setInterval(runAll, DAY_MS).unref();
}

/** A night of a schedule on one machine, from its first message until its queue is empty. */
export async function runNight(
  { name, schedule, handler: module }: ScheduleRow,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const url = queueAddress(queueVariable(name));
  const { handler } = (await import(new URL(`../../functions/${module}.ts`, import.meta.url).href)) as {
    readonly handler: NightlyHandler;
  };
  await sendMessages(url, [NIGHT]);
  await drainQueue(url, handler, { milliseconds: runSeconds(schedule) * 1_000, signal });
}

/**
 * Gives a handler the messages of a queue, as Lambda does: ten at a time, one run after the other, deleting those that
 * the handler does not report as failed. Ends when the queue is empty: failed messages have then succeeded or moved to
 * the queue of failures. Polls no more after that.
 */
export async function drainQueue(
  QueueUrl: string,
  handler: NightlyHandler,
  { milliseconds, signal }: { readonly milliseconds: number; readonly signal: AbortSignal },
): Promise<void> {
  const sqs = new SQSClient({});
  const receive = async (WaitTimeSeconds: number) =>
    (
      await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl,
          WaitTimeSeconds,
          MaxNumberOfMessages: TASK_QUEUE.batch,
          MessageSystemAttributeNames: ['ApproximateReceiveCount'],
        }),
        { abortSignal: signal },
      )
    ).Messages ?? [];
  try {
    for (let wait = 0; !signal.aborted;) {
      // oxlint-disable-next-line no-await-in-loop -- batch by batch
      const messages = await receive(wait);
      if (messages.length > 0) {
        wait = 0;
        // oxlint-disable-next-line no-await-in-loop
        await runBatch(sqs, QueueUrl, messages, handler, milliseconds);
        // oxlint-disable-next-line no-await-in-loop
      } else if (await isEmpty(sqs, QueueUrl)) return;
      else wait = LISTEN_SECONDS;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    sqs.destroy();
  }
}

async function runBatch(
  sqs: SQSClient,
  QueueUrl: string,
  messages: readonly Message[],
  handler: NightlyHandler,
  milliseconds: number,
): Promise<void> {
  const end = performance.now() + milliseconds;
  const Records = messages.map(({ MessageId: messageId = '', Body: body = '', Attributes: attributes = {} }) => ({
    messageId,
    body,
    attributes,
  })) as unknown as SQSRecord[];
  // A run that fails as a whole has logged why, and all of its messages come again.
  const answer = await handler({ Records }, { getRemainingTimeInMillis: () => end - performance.now() }).catch(
    () => undefined,
  );
  if (!answer) return;
  const failed = new Set(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const Entries = messages.flatMap(({ MessageId: Id, ReceiptHandle }) =>
    Id === undefined || failed.has(Id) ? [] : [{ Id, ReceiptHandle }],
  );
  if (Entries.length > 0) await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
}

async function isEmpty(sqs: SQSClient, QueueUrl: string): Promise<boolean> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  );
  return Object.values(Attributes).every((count) => count === '0');
}
