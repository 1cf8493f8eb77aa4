import type { Endpoint, RateLimit } from '../../shared/api/endpoint.ts';
import { AppError } from '../../shared/errors/errors.ts';
import type { SharedCounters } from '../platform/dynamodb/sharedCounters.ts';
import { admitAfter, ONCE_PRINTING_MS } from './accountStanding.ts';
import type { AuthenticatedUser, HttpMiddleware } from './call.ts';

/** Counts calls. Implementations may share their counts between processes. */
export interface RateLimiter {
  /** Counts one call of `key` and says whether it is within the rate; if not, after how many seconds it would be. */
  consume(
    key: string,
    rate: RateLimit,
  ): Promise<{ readonly allowed: true } | { readonly allowed: false; readonly seconds: number }>;
}

const MAX_KEYS = 20_000;

/** Fixed windows in this process's memory: each warm function counts for itself. */
export class InMemoryRateLimiter implements RateLimiter {
  readonly #windows = new Map<string, { calls: number; ends: number }>();
  readonly #now: () => number;

  /** `now` in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Number of windows in memory. */
  get size(): number {
    return this.#windows.size;
  }

  async consume(key: string, rate: RateLimit): ReturnType<RateLimiter['consume']> {
    const now = this.#now();
    if (this.#windows.size >= MAX_KEYS) this.#forget(now);
    let window = this.#windows.get(key);
    if (!window || window.ends <= now) {
      window = { calls: 0, ends: now + rate.seconds * 1_000 };
      this.#windows.set(key, window);
    }
    window.calls += 1;
    if (window.calls <= rate.calls) return { allowed: true };
    return { allowed: false, seconds: Math.ceil((window.ends - now) / 1_000) };
  }

  #forget(now: number): void {
    for (const [key, window] of this.#windows) if (window.ends <= now) this.#windows.delete(key);
    // All of them current: an attack with many addresses. The counts are reset rather than growing without bound.
    if (this.#windows.size >= MAX_KEYS) this.#windows.clear();
  }
}

/** The key of an address for rate limits: an IPv6 subscriber has a whole /64. */
export function addressRateKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const filled = ip.includes('::')
    ? [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'), ...rest]
    : groups;
  return `${filled.slice(0, 4).join(':')}::/64`;
}

/** RATE_FACTOR multiplies every rate: an operator can raise or lower all of them at once. */
export function scaleRate(rate: RateLimit): RateLimit {
  const factor = Number(process.env.RATE_FACTOR ?? 1);
  return Number.isFinite(factor) && factor > 0 ? { ...rate, calls: Math.ceil(rate.calls * factor) } : rate;
}

/** Counts a call against the endpoint's rates. Throws rate_limited with the seconds to wait. */
export async function enforceRateLimits(
  counter: RateLimiter,
  endpoint: Endpoint,
  caller: { user: AuthenticatedUser | undefined; ip: string },
): Promise<void> {
  const { perUser, perIp, perVisitor } = endpoint.limits;
  const route = `${endpoint.method} ${endpoint.path}`;
  const counts: [string, RateLimit][] = [];
  if (perUser && caller.user) counts.push([`user ${caller.user.id} ${route}`, perUser]);
  if (perVisitor && !caller.user) counts.push([`visitor ${addressRateKey(caller.ip)} ${route}`, perVisitor]);
  if (perIp) counts.push([`ip ${addressRateKey(caller.ip)} ${route}`, perIp]);
  for (const [key, rate] of counts) {
    const result = await counter.consume(key, scaleRate(rate));
    if (!result.allowed) throw new AppError('rate_limited', { details: { seconds: result.seconds } });
  }
}

/** Fixed windows over shared counters (fixed windows, the same for all functions). */
export function createSharedRateLimiter(counters: SharedCounters, now: () => number = Date.now): RateLimiter {
  return {
    async consume(key: string, { calls, seconds }: RateLimit) {
      const window = Math.floor(now() / 1_000 / seconds);
      const ends = (window + 1) * seconds * 1_000;
      if (await counters.add({ key: `${key} ${window}`, amount: 1, limit: calls, expiresAt: ends }))
        return { allowed: true };
      return { allowed: false, seconds: Math.max(1, Math.ceil((ends - now()) / 1_000)) };
    },
  };
}

/** The endpoint's rates, counted by `counter`. */
export function limitRate(endpoint: Endpoint, counter: RateLimiter): HttpMiddleware {
  return {
    before: ({ internal }) => enforceRateLimits(counter, endpoint, { user: internal.user, ip: internal.viewerAddress }),
  };
}

/**
 * Limits the rate with counters that all functions share. If the limit applies to visitors only, just their calls cost
 * a write. The write runs beside the reservation of the call's cost, and the response waits for both. Refused callers
 * are remembered here until the window ends, so that little work is wasted.
 */
export function limitSharedRate(endpoint: Endpoint, counters: SharedCounters, now = Date.now): HttpMiddleware {
  const counter = createSharedRateLimiter(counters, now);
  if (endpoint.limits.daily?.of !== 'visitors') return limitRate(endpoint, counter);
  const { perIp: _, perUser: __, ...limits } = endpoint.limits;
  const refusals = new Map<string, number>();

  const count = async (ip: string, user: AuthenticatedUser | undefined): Promise<void> => {
    try {
      await enforceRateLimits(counter, { ...endpoint, limits }, { user, ip });
    } catch (error) {
      if (refusals.size >= MAX_KEYS) refusals.clear();
      const seconds = error instanceof AppError ? Number(error.details?.['seconds'] ?? 0) : 0;
      refusals.set(addressRateKey(ip), now() + seconds * 1_000);
      throw error;
    }
  };

  return {
    before: ({ internal }) => {
      const { user, viewerAddress: ip } = internal;
      if (user) return;
      const seconds = Math.ceil(((refusals.get(addressRateKey(ip)) ?? 0) - now()) / 1_000);
      if (seconds > 0) throw new AppError('rate_limited', { details: { seconds } });
      admitAfter(internal, () => count(ip, user), ONCE_PRINTING_MS);
    },
  };
}
