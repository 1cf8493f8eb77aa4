import { NIGHT } from '../../functions/platform/tasks/schedules.ts';
import {
  performBatch,
  type FailedMessage,
  type NightlyWork,
  type QueuedMessage,
} from '../../functions/platform/tasks/nightlyWork.ts';

interface NightOptions {
  /** Whether there is time for another batch or task. */
  readonly goesOn?: () => boolean;
  /** How often each batch is given out, at once. */
  readonly times?: number;
  /** Asked after a batch: whether its run has died, so that all of its messages come again. */
  readonly dies?: () => boolean;
}

/**
 * A night of some work over a queue in this process: batches of ten, one after the other, until nothing is left. What
 * fails is not tried again. Gives back what failed, how much waits, and whether a run died.
 */
export async function runNight<Task>(
  work: NightlyWork<Task>,
  { goesOn = () => true, times = 1, dies = () => false }: NightOptions = {},
): Promise<{
  readonly failed: readonly FailedMessage[];
  readonly waiting: number;
  readonly tasks: number;
  readonly died: boolean;
}> {
  const queue: Pick<QueuedMessage, 'body' | 'attributes'>[] = [];
  const put = (body: string, tries: number) =>
    void queue.push({ body, attributes: { ApproximateReceiveCount: String(tries) } });
  put(JSON.stringify(NIGHT), 1);
  const failed: FailedMessage[] = [];
  const send = (sent: readonly object[]) => Promise.resolve(sent.forEach((message) => put(JSON.stringify(message), 1)));
  let [tasks, died] = [0, false];
  while (queue.length > 0 && goesOn()) {
    const messages = queue.splice(0, 10).map((message, at) => ({ ...message, messageId: String(at) }));
    // oxlint-disable-next-line no-await-in-loop -- a batch at a time
    const [report] = await Promise.all(
      Array.from({ length: times }, () => performBatch(messages, work, { send, goesOn })),
    );
    const hasDied = dies();
    died ||= hasDied;
    for (const { messageId, body, attributes } of messages)
      if (hasDied || report?.left.includes(messageId)) put(body, Number(attributes.ApproximateReceiveCount) + 1);
    if (hasDied || !report) continue;
    failed.push(...report.failed);
    tasks += report.tasks;
  }
  return { failed, waiting: queue.length, tasks, died };
}
