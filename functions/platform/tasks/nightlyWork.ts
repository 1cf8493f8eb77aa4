import * as v from 'valibot';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { LogFields } from '../logging/log.ts';

/** Position from which a list continues: a section and a place in it, or the section's beginning. */
const CursorSchema = v.object({ section: v.string(), place: v.optional(v.string()) });
export type ListCursor = v.InferOutput<typeof CursorSchema>;

/** Some of a list's tasks; `next`: where more may follow. */
export interface ListedTasks<Task> {
  readonly tasks: readonly Task[];
  readonly next?: ListCursor;
}

/** Reads on in a list, in little time and memory however long it is: some thousand tasks at most. */
export type TaskList<Task> = (after: ListCursor | undefined) => Promise<ListedTasks<Task>>;

/**
 * Work that grows with the number of people and is done through a queue (decision 62). A night begins with its lists.
 * They are read in turns, and each task is a separate message, so that a run is no longer than a few tasks.
 */
export interface NightlyWork<Task> {
  /** In the order in which they begin. */
  readonly lists: Readonly<Record<string, TaskList<Task>>>;
  /** The schema of a task: ids and nothing about people, because messages stay in queues for days. */
  readonly taskSchema: v.GenericSchema<unknown, Task>;
  /**
   * Does one; idempotent, and safe in parallel with itself: a message may come twice. `isAgain`: another run had it
   * before, and may have ended in the middle of it. Throws where it is to be tried again.
   */
  readonly perform: (task: Task, isAgain: boolean) => Promise<void>;
  /** Returns the text that the log may contain about a failed task. */
  readonly describe?: (task: Task) => string;
  /** Called after each batch: fields for its line of the log. */
  readonly summary?: () => LogFields;
}

const MessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('night') }),
  v.object({ kind: v.literal('list'), list: v.string(), after: v.optional(CursorSchema), turn: v.number() }),
  v.object({ kind: v.literal('task'), task: v.unknown(), again: v.optional(v.boolean()) }),
]);
type NightMessage = v.InferOutput<typeof MessageSchema>;

/**
 * A message that has failed for good, to be put into the queue anew, which counts its runs from one: a task is still
 * one that a run had before.
 */
export function repeatedMessage(body: string): string {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), MessageSchema), body);
  return read.success && read.output.kind === 'task' ? JSON.stringify({ ...read.output, again: true }) : body;
}

/** Maximum number of turns of a list in a night: a list that never ends goes to the failures. */
const MAX_TURNS = 10_000;

/** A message as it comes from the queue. */
export interface QueuedMessage {
  readonly messageId: string;
  readonly body: string;
  readonly attributes: { readonly ApproximateReceiveCount: string };
}

export interface FailedMessage {
  readonly messageId: string;
  readonly error: unknown;
  /** Runs that have had it. */
  readonly tries: number;
  /** For a task: what `describe` says. */
  readonly about?: string;
}

/**
 * The result of a batch: how many tasks were done and how many listed. `left`: messages for which there was no time.
 */
export interface BatchReport {
  readonly tasks: number;
  readonly listed: number;
  readonly failed: readonly FailedMessage[];
  readonly left: readonly string[];
}

/** Where messages are sent, and how long the batch may run. */
export interface BatchWorld {
  /** Puts messages into the queue, in this order; throws where one could not be. */
  readonly send: (messages: readonly object[]) => Promise<void>;
  /** Whether there is time for another. */
  readonly goesOn: () => boolean;
}

/** The result of reading one message. */
interface MessageStep {
  readonly messageId: string;
  readonly tries: number;
  readonly isList: boolean;
  readonly about?: string | undefined;
  /** Gives back how many tasks were listed. */
  readonly run: () => Promise<number>;
}

/**
 * Does what a batch of messages says, one after the other; what fails does not stop the others. Tasks come before
 * lists: a run that dies in a task has not listed anything, which the next try would list once more.
 */
export async function performBatch<Task>(
  messages: readonly QueuedMessage[],
  work: NightlyWork<Task>,
  { send, goesOn }: BatchWorld,
): Promise<BatchReport> {
  let [tasks, listed] = [0, 0];
  const [failed, left]: [FailedMessage[], string[]] = [[], []];
  const steps = messages.map((message) => toStep(message, work, send));
  for (const { messageId, tries, isList, about, run } of steps.toSorted(
    (a, b) => Number(a.isList) - Number(b.isList),
  )) {
    if (!goesOn()) {
      left.push(messageId);
      continue;
    }
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: as many at once as there are runs
      listed += await run();
      if (!isList) tasks += 1;
    } catch (error) {
      failed.push({ messageId, error, tries, ...(about !== undefined && { about }) });
    }
  }
  return { tasks, listed, failed, left };
}

function toStep<Task>(
  { messageId, body, attributes: { ApproximateReceiveCount: count } }: QueuedMessage,
  work: NightlyWork<Task>,
  send: BatchWorld['send'],
): MessageStep {
  const step = { messageId, tries: Number(count) };
  try {
    const message = v.parse(MessageSchema, JSON.parse(body));
    if (message.kind !== 'task') return { ...step, isList: true, run: () => list(message, work, send) };
    const task = v.parse(work.taskSchema, message.task);
    const about = work.describe?.(task);
    const isAgain = step.tries > 1 || message.again === true;
    return { ...step, isList: false, about, run: () => work.perform(task, isAgain).then(() => 0) };
  } catch (error) {
    return { ...step, isList: false, run: () => Promise.reject(error) };
  }
}

/** Sends a turn of a list and the message for the turn after it, or a night's first turn of each list. */
async function list<Task>(
  message: Exclude<NightMessage, { readonly kind: 'task' }>,
  { lists }: NightlyWork<Task>,
  send: BatchWorld['send'],
): Promise<number> {
  if (message.kind === 'night') {
    await send(Object.keys(lists).map((name) => ({ kind: 'list', list: name, turn: 1 })));
    return 0;
  }
  const { list: name, after, turn } = message;
  const read = ownProperty(lists, name);
  if (!read || turn > MAX_TURNS) throw new Error(`There is no turn ${turn} of a list ${name}`);
  const { tasks, next } = await read(after);
  // The next turn is sent last, after all tasks listed so far, so that lists take turns.
  await send([
    ...tasks.map((task) => ({ kind: 'task', task })),
    ...(next ? [{ kind: 'list', list: name, after: next, turn: turn + 1 }] : []),
  ]);
  return tasks.length;
}
