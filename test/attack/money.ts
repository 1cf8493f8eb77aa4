import { setImmediate } from 'node:timers/promises';
import { MemoryDatabase } from '../support/memoryDatabase.ts';
import { MemoryProvider } from '../support/memoryProvider.ts';
import { ACTIONS, next, START, type Action, type Model, type Seen } from '../support/moneyModel.ts';
import { MoneyWorld, PACK } from '../support/moneyWorld.ts';
import { Tally, type AttackResult } from './attack.ts';

interface MoneyOptions {
  /** Length of the interleavings; all of them are tried. */
  readonly steps?: number;
  /**
   * In every state that so many steps lead to, each action is interrupted at each of its calls by each other, and ended
   * there.
   */
  readonly raceSteps?: number;
  /** Only one of so many races is tried. */
  readonly raceStride?: number;
  readonly print?: (line: string) => void;
}

/** A snapshot of the whole state, which can be restored. */
interface Moment {
  readonly rows: ReadonlyMap<string, object>;
  readonly provider: string;
  readonly used: number;
  readonly model: Model;
  /** One sequence of steps that leads to this state. */
  readonly way: readonly Action[];
}

const TABLES = { users: 'users', creditLogs: 'creditLogs', requests: 'requests' };
const MOST_FAILURES = 20;

/** Thrown to stop an action in the middle, like a killed process. */
class Killed extends Error {}

/**
 * Everything that can happen to a purchase, in every order: the real services over a database in this process, beside
 * a model of a page (test/support/moneyModel.ts). After each step both must show the same, and log, credit grants,
 * bookkeeping and provider must add up. States that are alike are gone on from once, so that every interleaving is
 * covered and few are run. Then races: each action of a state is interrupted at each of its calls by each other
 * action, or ended there.
 */
export async function run({ steps = 8, raceSteps = 5, raceStride = 1, print = () => {} }: MoneyOptions = {}): Promise<
  AttackResult & { readonly figures: { readonly interleavings: number; readonly races: number } }
> {
  const database = new MemoryDatabase();
  const provider = await MemoryProvider.open(MoneyWorld.now);
  const world = new MoneyWorld(database.client, TABLES, provider, 'buyer');
  const tally = new Tally();
  await world.begin();

  const moment = (model: Model, way: readonly Action[]): Moment => ({
    rows: new Map(database.rows),
    provider: provider.state,
    used: world.used,
    model,
    way,
  });
  const goTo = ({ rows, provider: state, used }: Moment) => {
    database.rows = new Map(rows) as typeof database.rows;
    provider.state = state;
    world.used = used;
  };

  const sequences = await everySequence();
  const races = await everyRace(sequences.moments.filter(({ way }) => way.length <= raceSteps));
  const figures = { interleavings: sequences.tried, races };
  return { ...tally.result(), figures };

  /** Every sequence of that many actions; `moments`: the states that differ, each by one of its shortest ways. */
  async function everySequence() {
    const known = new Map<string, Moment>();
    const first = moment(START, []);
    known.set(keyOf(first), first);
    let layer = new Map([[keyOf(first), 1]]);
    const after = new Map<string, string>();
    let ran = 0;
    for (let step = 0; step < steps; step += 1) {
      const following = new Map<string, number>();
      for (const [key, ways] of layer) {
        for (const action of ACTIONS) {
          const edge = `${key} ${action}`;
          if (!after.has(edge)) {
            after.set(edge, await stepped(known.get(key) as Moment, action, known));
            ran += 1;
          }
          const to = after.get(edge) as string;
          following.set(to, (following.get(to) ?? 0) + ways);
        }
      }
      layer = following;
    }
    const tried = [...layer.values()].reduce((sum, ways) => sum + ways, 0);
    print(`${tried} interleavings of ${steps} steps: ${known.size} states, ${ran} steps run`);
    return { tried, moments: [...known.values()] };
  }

  async function stepped(from: Moment, action: Action, known: Map<string, Moment>): Promise<string> {
    goTo(from);
    const way = [...from.way, action];
    const model = next(from.model, action, PACK);
    await checked(way.join(' '), async () => {
      await world.do(action);
      const seen = await world.seen();
      return [
        ...(await world.faults()),
        ...Object.entries(seen)
          .filter(([name, value]) => model[name as keyof Seen] !== value)
          .map(
            ([name, value]) => `${name} is ${String(value)}, where the model has ${String(model[name as keyof Seen])}`,
          ),
      ];
    });
    const reached = moment(model, way);
    const key = keyOf(reached);
    if (!known.has(key)) {
      known.set(key, reached);
      await checked(`${way.join(' ')}, then at rest`, async () => (await atRest(), world.faultsAtRest()));
    }
    return key;
  }

  async function everyRace(moments: readonly Moment[]): Promise<number> {
    let tried = 0;
    let place = 0;
    for (const from of moments) {
      for (const action of ACTIONS) {
        // Nothing else waits for anything outside of this process: who stops it would not be heard.
        await setImmediate();
        const calls = await callsOf(from, action);
        for (const other of [undefined, ...ACTIONS]) {
          for (let call = 1; call <= calls; call += 1) {
            place += 1;
            if (place % raceStride !== 0) continue;
            await race(from, action, call, other);
            tried += 1;
          }
        }
      }
    }
    print(`${tried} races and kills in ${moments.length} states`);
    return tried;
  }

  /** How many calls an action makes where nothing interrupts it. */
  async function callsOf(from: Moment, action: Action): Promise<number> {
    let calls = 0;
    goTo(from);
    database.gate = provider.gate = async () => void (calls += 1);
    await world.do(action);
    ungated();
    return calls;
  }

  function ungated(): void {
    database.gate = provider.gate = async () => {};
  }

  /**
   * Runs an action until its call of that number, then the other one, then the rest of it; without another it ends
   * there.
   */
  async function race(from: Moment, action: Action, call: number, other: Action | undefined): Promise<void> {
    let calls = 0;
    goTo(from);
    const gate = async () => {
      calls += 1;
      // A process that has ended calls nothing any more.
      if (other === undefined && calls >= call) throw new Killed();
      if (calls !== call) return;
      ungated();
      await world.do(other as Action);
    };
    database.gate = provider.gate = gate;
    await checked(
      `${from.way.join(' ')}: ${action}, ${other === undefined ? 'killed' : `interrupted by ${other}`} at call ${call}`,
      async () => {
        await world
          .do(action)
          .catch((error: unknown) => {
            if (other !== undefined || calls < call) throw error;
          })
          .finally(ungated);
        const faults = await world.faults();
        await atRest();
        return [...faults, ...(await world.faultsAtRest())];
      },
    );
  }

  /**
   * Nothing is on its way any more, and two nights have passed.
   */
  async function atRest(): Promise<void> {
    for (let night = 0; night < 2; night += 1) {
      database.settle();
      // oxlint-disable-next-line no-await-in-loop -- one night after the other
      await world.reconcile();
    }
  }

  async function checked(name: string, work: () => Promise<string[]>): Promise<void> {
    const found = await work().catch((error: unknown) => [
      `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ]);
    tally.check(name, found.length === 0, found.join('; '));
    if (tally.failed >= MOST_FAILURES) throw new Error(`Too many failures:\n${tally.result().failures.join('\n')}`);
  }
}

/**
 * Returns a key that is equal for states that behave alike: it ignores how often and in which order a fact was
 * recorded.
 */
function keyOf({ rows, provider, used, model }: Moment): string {
  const shown = [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, row]) => [
      key,
      Object.entries(row)
        .filter(([name]) => !['states', 'version', 'updatedAt'].includes(name))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ]);
  const { told, ids: _ids, ...others } = JSON.parse(provider) as { told: { id: string }[]; ids: number };
  return JSON.stringify([shown, others, told.map(({ id }) => id).toSorted(), used, model]);
}
