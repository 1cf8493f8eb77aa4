import * as v from 'valibot';
import type { Endpoint, EndpointLimits } from '../../shared/api/endpoint.ts';
import { ALLOWANCES, type Allowance } from '../../shared/api/needs.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { admitAfter, ONCE_PRINTING_MS } from './accountStanding.ts';
import type { RequestState, HttpMiddleware } from './call.ts';
import { israelDay } from '../platform/israelDay.ts';
import { ConfigurationError } from '../platform/environment.ts';
import type { SharedCounters } from '../platform/dynamodb/sharedCounters.ts';
import { budgetKey, DailyBudgets, toMicrodollars, type DailyBudget } from './dailyBudgets.ts';
import { scaleRate } from './rateLimit.ts';

/** `Retry-After` in seconds while an operator has switched a capability off. */
const RETRY_WHEN_OFF_SECONDS = 3_600;

const Dollars = v.pipe(v.number(), v.minValue(0));
const AllowanceSchema = v.object({
  on: v.boolean(),
  dailyDollars: Dollars,
  signedInDollars: v.optional(Dollars),
});

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

const everybodys = ({ allowance }: RequestState): DailyBudget => ({
  limit: toMicrodollars((allowance as Allowance).dailyDollars),
});

/**
 * Quota and budget of a capability: calls per person and day, and dollars per day, of everybody together or, where the
 * row counts visitors so, of one signed-in person. A call reserves the estimated dollars of its endpoint; afterwards
 * the counter is corrected to what the handler reports. A call that crashes leaves its reservation counted. An endpoint
 * that works without spending learns why it may not spend. Where visitors are counted, a call runs in parallel with its
 * reservation, and its answer waits for it ({@link RequestState.admission}): it costs a fraction of a cent, and a
 * used-up budget is remembered, so that little work is wasted. Throws daily_limit_reached, daily_budget_reached.
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

  const budgets = new DailyBudgets(capability, counters, now);

  const reserveBudget = async (state: RequestState, budget: DailyBudget): Promise<void> => {
    const reserved = await budgets.reserve(budget, toMicrodollars(daily.dollars));
    if (reserved instanceof AppError) refuseOrContinue(state, limits, reserved);
    else state.reservedBudget = reserved;
  };

  const reconcileBudget: NonNullable<HttpMiddleware['after']> = async ({ internal }) => {
    const { reservedBudget: reserved, spentDollars: spent } = internal;
    if (!reserved || spent === undefined) return;
    internal.reservedBudget = undefined;
    await budgets.reconcile(reserved, toMicrodollars(spent));
  };

  const countForUser = async (userId: string): Promise<void> => {
    if (daily.perUser === undefined) return;
    const { day, secondsLeft } = israelDay(now());
    const { calls: limit } = scaleRate({ calls: daily.perUser, seconds: secondsLeft });
    const expiresAt = now().getTime() + secondsLeft * 1_000;
    if (await counters.add({ key: `${capability} ${day} user ${userId}`, amount: 1, limit, expiresAt })) return;
    throw new AppError('daily_limit_reached', { details: { seconds: secondsLeft } });
  };

  /** Everybody's for visitors, where they are not switched off; for a person their own, and all persons' together. */
  const visitorsOrOwn = (state: RequestState, dollarsPerUser: number): DailyBudget => {
    if (!state.user) {
      checkOn(state, limits, capability);
      return everybodys(state);
    }
    const { signedInDollars } = parseAllowance(state.environment[ALLOWANCES[capability]]);
    const limit = scaleRate({ calls: toMicrodollars(dollarsPerUser), seconds: 0 }).calls;
    return {
      userId: state.user.id,
      limit,
      sharedLimit: signedInDollars === undefined ? undefined : toMicrodollars(signedInDollars),
    };
  };

  const stage: HttpMiddleware = {
    before: async ({ internal }) => {
      if (daily.of === 'visitors') {
        const budget = visitorsOrOwn(internal, daily.dollarsPerUser);
        budgets.assertNotRefused(budget);
        admitAfter(internal, () => reserveBudget(internal, budget), ONCE_PRINTING_MS);
        return;
      }
      if (internal.user) await countForUser(internal.user.id);
      if (!internal.spendingRefused) await reserveBudget(internal, everybodys(internal));
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
  const most = toMicrodollars(parseAllowance(allowance).dailyDollars);
  const taken = await read(budgetKey(String(needs.allowance), day));
  if (taken + toMicrodollars(limits.daily?.dollars ?? 0) > most)
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
