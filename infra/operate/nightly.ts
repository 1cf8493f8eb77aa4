import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SQSClient,
  type Message,
} from '@aws-sdk/client-sqs';
import { parseArgs } from 'node:util';
import { repeatedMessage } from '../../functions/platform/tasks/nightlyWork.ts';
import { queueAddress, sendMessages } from '../../functions/platform/tasks/taskQueue.ts';
import {
  failuresVariable,
  listSchedules,
  NIGHT,
  queueVariable,
  TASK_QUEUE,
  type ScheduleName,
} from '../../functions/platform/tasks/schedules.ts';
import { ENVIRONMENT_USAGE, runOperatorCommand } from './operatorEnvironment.ts';

const NAMES = listSchedules().map(({ name }) => name);
const USAGE = `Nightly work, for an operator: npm run nightly -- --environment <name> ...

  show               what waits in each queue, what is under way, and what has failed for good
  start <work>       begins a night now; it does no harm beside the one of the clock
  failed <work>      what has failed for good, up to 100 messages; the log says why (filter ispresent(failed))
  redrive <work>     puts what has failed back into the queue, once its cause is gone

<work>: ${NAMES.join(', ')}
${ENVIRONMENT_USAGE}`;

/** Messages that `failed` prints. */
const SHOWN = 100;
/** Seconds for which a message of the failures is not given to anybody else, so that each comes once. */
const LOOK_SECONDS = 60;

/** Runs one command and gives back what to print and how to end: 0 done, 1 something has failed for good, 2 misused. */
export async function runNightlyCommand(
  args: readonly string[],
): Promise<{ readonly text: string; readonly code: 0 | 1 | 2 }> {
  const {
    positionals: [command, work, ...others],
  } = parseArgs({ args: [...args], allowPositionals: true, strict: false });
  const name = NAMES.find((known) => known === work);
  if (others.length > 0 || (work !== undefined && !name)) return { text: USAGE, code: 2 };
  const sqs = new SQSClient({});
  try {
    if (command === 'show' && !name) return await show(sqs);
    if (command === 'start' && name) return await start(name);
    if (command === 'failed' && name) return await failed(sqs, name);
    if (command === 'redrive' && name) return await redrive(sqs, name);
    return { text: USAGE, code: 2 };
  } finally {
    sqs.destroy();
  }
}

async function countsOf(
  sqs: SQSClient,
  QueueUrl: string,
): Promise<{ readonly waiting: number; readonly busy: number }> {
  const { Attributes: { ApproximateNumberOfMessages: waiting, ApproximateNumberOfMessagesNotVisible: busy } = {} } =
    await sqs.send(
      new GetQueueAttributesCommand({
        QueueUrl,
        AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
      }),
    );
  return { waiting: Number(waiting), busy: Number(busy) };
}

async function show(sqs: SQSClient): Promise<{ readonly text: string; readonly code: 0 | 1 }> {
  const rows = await Promise.all(
    NAMES.map(async (name) => {
      const [queue, failures] = await Promise.all(
        [queueVariable(name), failuresVariable(name)].map((variable) => countsOf(sqs, queueAddress(variable))),
      );
      const dead = (failures?.waiting ?? 0) + (failures?.busy ?? 0);
      return { dead, text: `${name}: ${queue?.waiting} wait, ${queue?.busy} under way, ${dead} failed for good` };
    }),
  );
  return { text: rows.map(({ text }) => text).join('\n'), code: rows.some(({ dead }) => dead > 0) ? 1 : 0 };
}

async function start(name: ScheduleName): Promise<{ readonly text: string; readonly code: 0 }> {
  await sendMessages(queueAddress(queueVariable(name)), [NIGHT]);
  return { text: `${name} begins; npm run nightly -- … show says how far it is.`, code: 0 };
}

/** Messages of the failures, each once, and hidden for a minute. */
async function* failures(sqs: SQSClient, name: ScheduleName): AsyncGenerator<readonly Message[]> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- ten at a time
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: queueAddress(failuresVariable(name)),
        MaxNumberOfMessages: TASK_QUEUE.batch,
        VisibilityTimeout: LOOK_SECONDS,
        WaitTimeSeconds: 1,
      }),
    );
    if (Messages.length === 0) return;
    yield Messages;
  }
}

async function failed(sqs: SQSClient, name: ScheduleName): Promise<{ readonly text: string; readonly code: 0 | 1 }> {
  const bodies: string[] = [];
  for await (const messages of failures(sqs, name)) {
    bodies.push(...messages.map(({ Body = '' }) => Body));
    if (bodies.length >= SHOWN) break;
  }
  return {
    text: bodies.length === 0 ? 'Nothing has failed for good.' : bodies.join('\n'),
    code: bodies.length > 0 ? 1 : 0,
  };
}

/** Ends in between: what was sent and not deleted yet is done twice, which changes nothing. */
async function redrive(sqs: SQSClient, name: ScheduleName): Promise<{ readonly text: string; readonly code: 0 }> {
  let count = 0;
  for await (const messages of failures(sqs, name)) {
    await sendMessages(
      queueAddress(queueVariable(name)),
      messages.map(({ Body = '' }) => repeatedMessage(Body)),
    );
    const Entries = messages.map(({ MessageId: Id, ReceiptHandle }) => ({ Id, ReceiptHandle }));
    await sqs.send(new DeleteMessageBatchCommand({ QueueUrl: queueAddress(failuresVariable(name)), Entries }));
    count += messages.length;
  }
  return { text: `${count} messages of ${name} are tried again.`, code: 0 };
}

if (import.meta.main) await runOperatorCommand(process.argv.slice(2), runNightlyCommand);
