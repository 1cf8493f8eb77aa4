import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { queueVariable, type ScheduleName } from './schedules.ts';
import { describeError, log } from '../logging/log.ts';
import { performBatch, type NightlyWork } from './nightlyWork.ts';
import { queueAddress, sendMessages } from './taskQueue.ts';

/** Milliseconds before its end at which a run begins nothing new: longer than a task takes without any answer. */
const STOP_BEFORE_END_MS = 60_000;

export type NightlyHandler = (
  event: Pick<SQSEvent, 'Records'>,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => Promise<SQSBatchResponse>;

/**
 * Returns the Lambda handler of a schedule. It works on a batch of its queue and returns the messages that must be
 * delivered again. After five tries the queue moves a message to the failures, which raise an alarm. Throws if the work
 * cannot be opened, so that all messages are delivered again.
 */
export const nightlyHandler =
  <Task>(name: ScheduleName, open: () => Promise<NightlyWork<Task>>): NightlyHandler =>
  async ({ Records }, context) => {
    const url = queueAddress(queueVariable(name));
    const work = await open();
    const { tasks, listed, failed, left } = await performBatch(Records, work, {
      send: (messages) => sendMessages(url, messages),
      goesOn: () => context.getRemainingTimeInMillis() > STOP_BEFORE_END_MS,
    });
    for (const { messageId, error, tries, about } of failed)
      log('error', { name, failed: about ?? messageId, tries, ...describeError(error) });
    log('info', { name, tasks, listed, left: left.length, ...work.summary?.() });
    return {
      batchItemFailures: [...failed.map(({ messageId }) => messageId), ...left].map((id) => ({ itemIdentifier: id })),
    };
  };
