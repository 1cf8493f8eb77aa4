import { setTimeout as pause } from 'node:timers/promises';
import { setClock } from '../../functions/platform/clock.ts';
import { openSweep } from '../../functions/account/handlers/sweepDeletedAccounts.ts';
import { ENDPOINTS, type EndpointName } from '../../shared/api/endpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { newMember, type Member } from './member.ts';
import { runNight } from './night.ts';
import { Remains } from './remains.ts';
import { WRITERS } from './writers.ts';

/** Milliseconds after which a deletion is complete: concurrent calls have ended, and signed forms have expired. */
const LATER = 2 * 3_600_000;

/** The nightly run, as it will be some hours from now. Throws where an account could not be swept. */
export async function sweepLater(milliseconds = LATER): Promise<void> {
  const back = setClock(() => new Date(Date.now() + milliseconds));
  try {
    const { failed } = await runNight(await openSweep());
    if (failed.length > 0) throw failed[0]?.error;
  } finally {
    back();
  }
}

/**
 * Whether an answer is an error on our side. An error that the row declares is not: a payment whose account is deleted
 * meanwhile is refunded, and says so.
 */
function isFault(name: EndpointName, { status, text }: { readonly status: number; readonly text: string }): boolean {
  const { errors, failure }: Endpoint = ENDPOINTS[name];
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return status >= 500 && (code === failure || !errors.some((known) => known === code));
}

/** Calls of one endpoint that start within that many milliseconds, and the deletion among them. */
async function race(member: Member, name: EndpointName, calls: number, within: number): Promise<string[]> {
  const writer = WRITERS[name];
  if (!writer) return [`${name}: nobody knows how to call it`];
  const before = await writer.before?.(member);
  const soon = () => pause(Math.random() * within);
  const deletion = soon().then(() => member.send('DELETE', '/api/profile'));
  const answers = await Promise.all(
    Array.from({ length: calls }, async () => (await soon(), writer.call(member, before))),
  );
  let deleted = await deletion;
  // What two concurrent deletions of one account leave, the second call removes.
  for (let again = 0; deleted.status !== 200 && again < 3; again += 1)
    deleted = await member.send('DELETE', '/api/profile');
  const faults = answers
    .filter((answer) => isFault(name, answer))
    .map(({ status, text }) => `${name} answered ${status} ${text} while the account was deleted`);
  return deleted.status === 200
    ? faults
    : [...faults, `${name}: the deletion answered ${deleted.status} ${deleted.text}`];
}

/** Accounts that were deleted while an endpoint was called for them, and which of its answers were a fault of ours. */
export interface RacedAccounts {
  readonly name: EndpointName;
  readonly members: readonly Member[];
  readonly faults: readonly string[];
}

/** That many accounts, each deleted while an endpoint is called for it. */
export async function raceAccounts(
  site: string,
  name: EndpointName,
  { accounts = 3, calls = 3, within = 60 } = {},
): Promise<RacedAccounts> {
  const members = await Promise.all(Array.from({ length: accounts }, () => newMember(site)));
  const faults = (await Promise.all(members.map((member) => race(member, name, calls, within)))).flat();
  return { name, members, faults };
}

/** What the daily run leaves of those accounts, after a search of every table and bucket. */
export async function leftOf(raced: readonly RacedAccounts[]): Promise<string[]> {
  await sweepLater();
  const remains = new Remains();
  try {
    const left: string[] = [];
    for (const { place, what } of await remains.of(raced.flatMap(({ members }) => members))) {
      const of = raced.find(({ members }) =>
        members.some(({ id, words }) => [id, ...words].some((word) => what.includes(word))),
      );
      left.push(`${of?.name ?? 'one of them'} left in ${place}: ${what}`);
    }
    return left;
  } finally {
    remains.close();
  }
}

export interface Raced {
  readonly tried: number;
  readonly failures: readonly string[];
  /** Words of those accounts alone. */
  readonly secrets: readonly string[];
}

/** Both, for one endpoint. */
export async function raceDeletions(
  site: string,
  name: EndpointName,
  options: { readonly accounts?: number; readonly calls?: number; readonly within?: number } = {},
): Promise<Raced> {
  const raced = await raceAccounts(site, name, options);
  const { members, faults } = raced;
  return {
    tried: members.length,
    failures: [...faults, ...(await leftOf([raced]))],
    secrets: members.map(({ secret }) => secret),
  };
}
