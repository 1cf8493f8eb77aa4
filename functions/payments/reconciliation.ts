import { DeleteCommand, PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { queryAll } from '../platform/dynamodb/queryAll.ts';
import type { PayPalContext } from './payPalContext.ts';
import { createLanes, type PlacedTask, type ReconciliationLane } from './reconciliationLanes.ts';
import type { ReconciliationRepair, ReconciliationReport, UnresolvedPayment } from './reconciliationReport.ts';
import { reconcileTask, taskId, type TaskWorld } from './reconciliationTask.ts';

/** Partition of the rows that say where each lane stopped. */
const CURSORS_PARTITION = 'RECONCILIATION#';

/** Where a lane stopped: after that place of that section. */
interface LaneCursor {
  readonly section: string;
  readonly place: string;
}

/** A lane while a run goes through it. */
interface LaneProgress {
  readonly lane: ReconciliationLane;
  readonly tasks: AsyncGenerator<PlacedTask & { readonly section: string }>;
  /** The last task that was done; where it began, before the first. */
  cursor: LaneCursor | undefined;
}

/**
 * Compares what we hold with what the provider says, and puts it right: paid and not granted, approved and never
 * captured, granted and refunded, subscriptions out of step. It reconciles exactly as webhooks do (idempotent), so that
 * running it twice, or beside them, does no harm. `goesOn` says whether there is time for another.
 *
 * Lanes take turns, one question to the provider each; a lane whose turns were not enough goes on from there at the
 * next run. So whatever one lane is filled with, the others get their share of each night, and every task its turn.
 *
 * Calls of the provider for each paid order: 8 in its first week and 6 later; for each unpaid one 4; of events one for
 * each day and each hundred, and a few for each refund.
 */
export async function reconcileAll(
  database: DynamoDBDocumentClient,
  table: string,
  context: PayPalContext,
  { now, goesOn = () => true }: { readonly now: Date; readonly goesOn?: () => boolean },
): Promise<ReconciliationReport> {
  return new ReconciliationRun({ database, table, context, now }, goesOn).run();
}

/** One run of the reconciliation, with what it has found so far. */
class ReconciliationRun {
  readonly #world: TaskWorld;
  readonly #goesOn: () => boolean;
  readonly #repaired: ReconciliationRepair[] = [];
  readonly #unresolved: UnresolvedPayment[] = [];
  readonly #failed: string[] = [];
  #checked = 0;

  constructor(world: TaskWorld, goesOn: () => boolean) {
    this.#world = world;
    this.#goesOn = goesOn;
  }

  async run(): Promise<ReconciliationReport> {
    const { database, table, context, now } = this.#world;
    const cursors = await this.#readCursors();
    const lanes = createLanes(database, table, context.provider, now).map((lane): LaneProgress => {
      const cursor = cursors.get(lane.name);
      return { lane, tasks: this.#tasksFrom(lane, cursor), cursor };
    });
    let waiting = lanes;
    while (waiting.length > 0 && this.#goesOn()) {
      const unfinished: LaneProgress[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the provider limits calls
      for (const lane of waiting) if (await this.#takeTurn(lane)) unfinished.push(lane);
      waiting = unfinished;
    }
    for (const progress of lanes)
      // oxlint-disable-next-line no-await-in-loop -- four at most
      await this.#keepCursor(progress, !waiting.includes(progress), cursors.has(progress.lane.name));
    return {
      checked: this.#checked,
      repaired: this.#repaired,
      unresolved: this.#unresolved,
      failed: this.#failed,
      unfinished: waiting.map(({ lane: { name, holdsMoney } }) => ({ name, holdsMoney })),
    };
  }

  /** Does the lane's tasks up to one that the provider is asked about; false where there is none left. */
  async #takeTurn(progress: LaneProgress): Promise<boolean> {
    while (this.#goesOn()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const next = await this.#attempt(progress.lane.name, () => progress.tasks.next());
      // A list that cannot be had ends the lane for this run: it is named among what failed.
      if (next === undefined || next.done) return false;
      const { task, section, place } = next.value;
      this.#checked += 1;
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await this.#attempt(taskId(task), () => reconcileTask(task, this.#world));
      progress.cursor = { section, place };
      this.#repaired.push(...(outcome?.repaired ?? []));
      this.#unresolved.push(...(outcome?.unresolved ?? []));
      if (outcome?.asked !== false) return true;
    }
    return true;
  }

  /** All tasks of a lane, once: those after the cursor, and then those up to it. */
  async *#tasksFrom({ sections, tasks }: ReconciliationLane, cursor: LaneCursor | undefined): LaneProgress['tasks'] {
    const isPast = (section: string, place: string) =>
      cursor === undefined || section > cursor.section || (section === cursor.section && place > cursor.place);
    for (const round of cursor === undefined ? [true] : [true, false])
      for (const section of sections) {
        // Sections that lie as a whole in the other round are not read.
        if (cursor !== undefined && section !== cursor.section && section > cursor.section !== round) continue;
        // oxlint-disable-next-line no-await-in-loop -- pages of a list
        for await (const placed of tasks(section))
          if (isPast(section, placed.place) === round) yield { ...placed, section };
      }
  }

  async #readCursors(): Promise<ReadonlyMap<string, LaneCursor>> {
    const { database, table } = this.#world;
    const query = { table, userId: CURSORS_PARTITION, consistent: true };
    const rows = await queryAll<LaneCursor & { readonly entry: string }>(database, query);
    return new Map(rows.map(({ entry, section, place }) => [entry, { section, place }]));
  }

  async #keepCursor({ lane, cursor }: LaneProgress, isFinished: boolean, isKept: boolean): Promise<void> {
    const { database, table: TableName } = this.#world;
    const Key = { userId: CURSORS_PARTITION, entry: lane.name };
    if (!isFinished && cursor) await database.send(new PutCommand({ TableName, Item: { ...Key, ...cursor } }));
    if (isFinished && isKept) await database.send(new DeleteCommand({ TableName, Key }));
  }

  /** A failure does not stop the checks of the others. */
  async #attempt<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await work();
    } catch {
      this.#failed.push(id);
      return undefined;
    }
  }
}
