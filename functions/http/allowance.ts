import * as v from 'valibot';
import type { Endpoint, EndpointLimits } from '../../shared/api/endpoint.ts';
import { ALLOWANCES, type Allowance } from '../../shared/api/needs.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { admitAfter, ONCE_PRINTING_MS } from './accountStanding.ts';
import type { RequestState, HttpMiddleware } from './call.ts';
import { israelDay } from '../platform/israelDay.ts';
import { ConfigurationError } from '../platform/environment.ts';
import { describeError, log } from '../platform/logging/log.ts';
import type { CounterSum, SharedCounters } from '../platform/dynamodb/sharedCounters.ts';
import { scaleRate } from './rateLimit.ts';

/** Money is counted in whole millionths of a dollar. */
const MICRODOLLARS = 1_000_000;
/** So much of a day's dollars spent is told once, so that an operator hears of it before anybody is refused. */
const NEARLY_ALL = 0.8;
/** Milliseconds for which a refusal of the budget is cached, when the work runs in parallel with the check. */
const REFUSAL_REMEMBERED = 60_000;
/** `Retry-After` in seconds while an operator has switched a capability off. */
const RETRY_WHEN_OFF_SECONDS = 3_600;

const AllowanceSchema = v.object({ on: v.boolean(), dailyDollars: v.pipe(v.number(), v.minValue(0)) });

/**
 * Refuses calls of a capability that is switched off, unless the endpoint works without it. Throws capability_off,
 * not_configured.
 */
export function requireEnabled({ needs, limits }: Endpoint): HttpMiddleware {
  return {
    before: ({ internal }) => {
      // When the allowance is for visitors only, the caller is not known yet: see `enforceDailyLimits`.
      if (needs.allowance && limits.daily?.of !== 'visitors') checkOn(internal, limits, needs.allowance);
    },
  };
}

function checkOn(state: RequestState, limits: EndpointLimits, capability: keyof typeof ALLOWANCES): void {
  state.allowance = parseAllowance(state.environment[ALLOWANCES[capability]]);
  if (!state.allowance.on)
    refuseOrContinue(state, limits, new AppError('capability_off', { details: { seconds: RETRY_WHEN_OFF_SECONDS } }));
}

function refuseOrContinue(state: RequestState, { daily }: EndpointLimits, error: AppError): void {
  if (daily?.goesOn !== true) throw error;
  state.spendingRefused = error;
}

/**
 * Quota and budget of a capability: calls per person and day, and dollars per day of everybody together. A call
 * reserves the estimated dollars of its endpoint; afterwards the counter is corrected to what the handler reports. A
 * call that crashes leaves its reservation counted. An endpoint that works without spending is told why it may not
 * spend. A visitor's call runs in parallel with its reservation, and its answer waits for it ({@link
 * RequestState.admission}): it costs a fraction of a cent, and a used-up budget is cached for {@link
 * REFUSAL_REMEMBERED}, so that little work is wasted. Throws daily_limit_reached, daily_budget_reached.
 */
export function enforceDailyLimits(
  { needs, limits }: Endpoint,
  counters: SharedCounters | undefined,
  now: () => Date = () => new Date(),
): HttpMiddleware[] {
  const { allowance: capability } = needs;
  const { daily } = limits;
  if (!daily || !capability) return [];
  if (!counters) throw new Error('An endpoint with daily limits counts in the table of requests');

  let refusedUntil = 0;
  let toldOn = '';

  /** Tells of the addition that passed {@link NEARLY_ALL}; the sum hovers there, so each process tells once a day. */
  const tellNearlySpent = ({ allowance }: RequestState, { sum }: CounterSum, amount: number): void => {
    const nearly = NEARLY_ALL * ((allowance as Allowance).dailyDollars * MICRODOLLARS);
    const { day } = israelDay(now());
    if (sum < nearly || sum - amount >= nearly || toldOn === day) return;
    toldOn = day;
    log('info', { name: 'allowance', event: 'daily_budget_nearly_spent', capability });
  };

  const reconcileBudget: NonNullable<HttpMiddleware['after']> = async ({ internal }) => {
    const { reservedBudget: reserved, spentDollars: spent } = internal;
    if (!reserved || spent === undefined) return;
    internal.reservedBudget = undefined;
    const amount = Math.round(spent * MICRODOLLARS) - reserved.amount;
    if (amount === 0) return;
    try {
      const counted = await counters.add({ key: reserved.key, amount, expiresAt: reserved.expiresAt });
      if (counted) tellNearlySpent(internal, counted, amount);
    } catch (error) {
      // What cannot be corrected stays counted: too much rather than too little.
      log('error', { name: 'allowance', ...describeError(error) });
    }
  };

  const reserveBudget = async (state: RequestState, day: string, secondsLeft: number): Promise<void> => {
    const amount = Math.round(daily.dollars * MICRODOLLARS);
    const limit = Math.round((state.allowance as Allowance).dailyDollars * MICRODOLLARS);
    const reserved = { key: `${capability} ${day} dollars`, amount, expiresAt: now().getTime() + secondsLeft * 1_000 };
    const counted = await counters.add({ ...reserved, limit });
    if (counted) {
      state.reservedBudget = reserved;
      tellNearlySpent(state, counted, amount);
      return;
    }
    refusedUntil = now().getTime() + Math.min(REFUSAL_REMEMBERED, secondsLeft * 1_000);
    // For the alarm: a call that goes on without is answered as if nothing were.
    log('info', { name: 'allowance', code: 'daily_budget_reached' });
    refuseOrContinue(state, limits, new AppError('daily_budget_reached', { details: { seconds: secondsLeft } }));
  };

  const countForUser = async (userId: string, day: string, secondsLeft: number): Promise<void> => {
    if (daily.perUser === undefined) return;
    const { calls: limit } = scaleRate({ calls: daily.perUser, seconds: secondsLeft });
    const expiresAt = now().getTime() + secondsLeft * 1_000;
    if (await counters.add({ key: `${capability} ${day} user ${userId}`, amount: 1, limit, expiresAt })) return;
    throw new AppError('daily_limit_reached', { details: { seconds: secondsLeft } });
  };

  const stage: HttpMiddleware = {
    before: async ({ internal }) => {
      const { user } = internal;
      const { day, secondsLeft } = israelDay(now());
      if (daily.of === 'visitors') {
        if (user) return;
        checkOn(internal, limits, capability);
        if (now().getTime() < refusedUntil)
          throw new AppError('daily_budget_reached', { details: { seconds: secondsLeft } });
        admitAfter(internal, () => reserveBudget(internal, day, secondsLeft), ONCE_PRINTING_MS);
        return;
      }
      if (user) await countForUser(user.id, day, secondsLeft);
      if (!internal.spendingRefused) await reserveBudget(internal, day, secondsLeft);
    },
    after: reconcileBudget,
    onError: reconcileBudget,
  };
  return [stage];
}

/**
 * Checks that the budget allows a call of this endpoint now; `read` reads a counter, and nothing is counted. Throws
 * daily_budget_reached, not_configured.
 */
export async function assertWithinDailyBudget(
  { needs, limits }: Endpoint,
  allowance: string,
  read: (key: string) => Promise<number>,
  now: () => Date = () => new Date(),
): Promise<void> {
  const { day, secondsLeft } = israelDay(now());
  const most = Math.round(parseAllowance(allowance).dailyDollars * MICRODOLLARS);
  const taken = await read(`${needs.allowance} ${day} dollars`);
  if (taken + Math.round((limits.daily?.dollars ?? 0) * MICRODOLLARS) > most)
    throw new AppError('daily_budget_reached', { details: { seconds: secondsLeft } });
}

/** The allowance as the environment configures it. Throws not_configured. */
function parseAllowance(value: string | undefined): Allowance {
  try {
    return v.parse(AllowanceSchema, JSON.parse(value ?? ''));
  } catch {
    throw new AppError('not_configured', { cause: new ConfigurationError(Object.values(ALLOWANCES)) });
  }
}
