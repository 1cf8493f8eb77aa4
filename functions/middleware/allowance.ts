import * as v from 'valibot';
import type { Endpoint, Limits, Rate } from '../../shared/api/endpoint.ts';
import { ALLOWANCES, type Allowance } from '../../shared/api/needs.ts';
import { AppError } from '../../shared/errors.ts';
import type { CallState, Stage } from './call.ts';
import { dayOf } from './day.ts';
import { ConfigurationError } from './environment.ts';
import { describeError, log } from './log.ts';
import { scaled, type RateCounter } from './rates.ts';

/** An amount that is added to a sum. */
export interface Sum {
  readonly key: string;
  /** Whole numbers; below 0 where something is taken off again. */
  readonly amount: number;
  /** What the sum may come to; without end where absent. */
  readonly most?: number;
  /** When the sum means nothing any more; milliseconds since the epoch. */
  readonly ends: number;
}

/** Sums that every function adds to. */
export interface SharedCounters {
  /** Adds, and is true; or adds nothing and is false, where the sum would pass its limit. */
  add(sum: Sum): Promise<boolean>;
}

/** Money is counted in whole millionths of a dollar. */
const MILLIONTHS = 1_000_000;
/** Milliseconds for which a refused budget is not asked about again, where the work runs beside the asking. */
const REFUSAL_REMEMBERED = 60_000;
/** Seconds after which it is worth trying again when somebody has switched a capability off. */
const OFF_SECONDS = 3_600;

const AllowanceSchema = v.object({ on: v.boolean(), dailyDollars: v.pipe(v.number(), v.minValue(0)) });

/** The rates of `checkRates` over shared sums: fixed windows, the same ones for everybody. */
export function sharedRates(counters: SharedCounters, now: () => number = Date.now): RateCounter {
  return {
    async take(key: string, { calls, seconds }: Rate) {
      const window = Math.floor(now() / 1_000 / seconds);
      const ends = (window + 1) * seconds * 1_000;
      if (await counters.add({ key: `${key} ${window}`, amount: 1, most: calls, ends })) return { allowed: true };
      return { allowed: false, seconds: Math.max(1, Math.ceil((ends - now()) / 1_000)) };
    },
  };
}

/** Refuses calls of a capability that is switched off, unless they go on without. Throws capability_off, not_configured. */
export function switchedOn({ needs, limits }: Endpoint): Stage {
  return {
    before: ({ internal }) => {
      // Where it is for visitors only, who calls is not known yet: see `afforded`.
      if (needs.allowance && limits.daily?.of !== 'visitors') checkOn(internal, limits, needs.allowance);
    },
  };
}

function checkOn(state: CallState, limits: Limits, capability: keyof typeof ALLOWANCES): void {
  state.allowance = allowanceOf(state.environment[ALLOWANCES[capability]]);
  if (!state.allowance.on) refuse(state, limits, new AppError('capability_off', { details: { seconds: OFF_SECONDS } }));
}

function refuse(state: CallState, { daily }: Limits, error: AppError): void {
  if (daily?.goesOn !== true) throw error;
  state.refused = error;
}

/**
 * Holds one person to so many calls of a capability in a day, and everybody together to what it may spend in a day. A call
 * takes the dollars of its row beforehand; afterwards the sum is put right by what the handler says it really spent. A call
 * that dies leaves its dollars taken. One that may go on without is told why it spends nothing. A visitor's call runs
 * while its dollars are taken, and its answer waits for them ({@link CallState.admission}): it costs a fraction of a cent,
 * and a budget that is used up is remembered for {@link REFUSAL_REMEMBERED}, so that little is done in vain.
 * Throws daily_limit_reached, daily_budget_reached.
 */
export function afforded({ needs, limits }: Endpoint, counters: SharedCounters | undefined, now: () => Date = () => new Date()): Stage[] {
  const { allowance: capability } = needs;
  const { daily } = limits;
  if (!daily || !capability) return [];
  if (!counters) throw new Error('An endpoint with daily limits counts in the table of requests');

  let refusedUntil = 0;

  const settle: NonNullable<Stage['after']> = async ({ internal }) => {
    const { taken, spent } = internal;
    if (!taken || spent === undefined) return;
    internal.taken = undefined;
    const amount = Math.round(spent * MILLIONTHS) - taken.amount;
    // What cannot be put right stays counted: rather too much than too little.
    if (amount !== 0) await counters.add({ key: taken.key, amount, ends: taken.ends }).catch((error: unknown) => log('error', { name: 'allowance', ...describeError(error) }));
  };

  const takeDollars = async (state: CallState, day: string, secondsLeft: number): Promise<void> => {
    const taken = { key: `${capability} ${day} dollars`, amount: Math.round(daily.dollars * MILLIONTHS), ends: now().getTime() + secondsLeft * 1_000 };
    if (await counters.add({ ...taken, most: Math.round((state.allowance as Allowance).dailyDollars * MILLIONTHS) })) state.taken = taken;
    else {
      refusedUntil = now().getTime() + Math.min(REFUSAL_REMEMBERED, secondsLeft * 1_000);
      refuse(state, limits, new AppError('daily_budget_reached', { details: { seconds: secondsLeft } }));
    }
  };

  const stage: Stage = {
    before: async ({ internal }) => {
      const { user } = internal;
      const { day, secondsLeft } = dayOf(now());
      const details = { seconds: secondsLeft };
      if (daily.of === 'visitors') {
        if (user) return;
        checkOn(internal, limits, capability);
        if (now().getTime() < refusedUntil) throw new AppError('daily_budget_reached', { details });
        internal.admission = takeDollars(internal, day, secondsLeft);
        internal.admission.catch(() => undefined);
        return;
      }
      if (user && daily.perUser !== undefined) {
        const { calls: most } = scaled({ calls: daily.perUser, seconds: secondsLeft });
        const ends = now().getTime() + secondsLeft * 1_000;
        if (!(await counters.add({ key: `${capability} ${day} user ${user.id}`, amount: 1, most, ends }))) throw new AppError('daily_limit_reached', { details });
      }
      if (!internal.refused) await takeDollars(internal, day, secondsLeft);
    },
    after: settle,
    onError: settle,
  };
  return [stage];
}

/** Whether a call of this endpoint could be afforded now; `read` tells a sum, and nothing is counted. Throws daily_budget_reached, not_configured. */
export async function checkAffordable({ needs, limits }: Endpoint, allowance: string, read: (key: string) => Promise<number>, now: () => Date = () => new Date()): Promise<void> {
  const { day, secondsLeft } = dayOf(now());
  const most = Math.round(allowanceOf(allowance).dailyDollars * MILLIONTHS);
  const taken = await read(`${needs.allowance} ${day} dollars`);
  if (taken + Math.round((limits.daily?.dollars ?? 0) * MILLIONTHS) > most) throw new AppError('daily_budget_reached', { details: { seconds: secondsLeft } });
}

/** What the environment allows. Throws not_configured. */
function allowanceOf(value: string | undefined): Allowance {
  try {
    return v.parse(AllowanceSchema, JSON.parse(value ?? ''));
  } catch {
    throw new AppError('not_configured', { cause: new ConfigurationError(Object.values(ALLOWANCES)) });
  }
}
