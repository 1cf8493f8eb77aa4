import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpEvent } from '../../functions/http/call.ts';
import { runBundle } from '../../infra/deploy/runBundle.ts';
import { needsOf, takesToken } from '../../shared/api/endpoint.ts';
import { listEndpoints, type EndpointRow } from '../../shared/api/endpoints.ts';
import { listSchedules, SCHEDULES } from '../../functions/platform/tasks/schedules.ts';
import { modelConfig } from '../support/improveApi.ts';
import { signToken } from '../support/tokens.ts';
import { BundleWorld, toCallEvent } from './bundleWorld.ts';
import { corpusPdf, goodCalls } from './goodCalls.ts';

const rows = listEndpoints();
const world = new BundleWorld();
const GOOD_CALLS = goodCalls(world);

beforeAll(() => world.start());
afterAll(() => world.stop());

/** Somebody's token, sent through our own distribution, which sends both secrets while one is changed. */
const headersOf = (uid: string) => ({
  authorization: `Bearer ${signToken(world.key, uid)}`,
  'x-origin-secret': 'old,new',
});

const rowOf = (name: string) => rows.find((row) => row.name === name) as EndpointRow;

const run = (row: EndpointRow, events: readonly HttpEvent[], more: Readonly<Record<string, string>> = {}) =>
  runBundle(row.handler, { ...world.endpointEnvironment(row), ...more }, events);

describe('in a clean process with the declared environment alone', () => {
  const others = rows
    .filter(({ name }) => !GOOD_CALLS.some((call) => call.name === name))
    .map(({ name }) => ({ name, status: undefined, params: {}, json: {}, also: undefined, after: undefined }));

  it.each([...GOOD_CALLS.filter(({ name }) => rows.some((row) => row.name === name)), ...others])(
    '$name answers, and does what it has declared and nothing else',
    async ({ name, status, also = [], after, ...rest }) => {
      const call = { ...rest, ...(await after?.()) };
      const row = rowOf(name);
      const { endpoint } = row;
      world.allow(needsOf(endpoint));
      for (const { uid = 'dana', params = rest.params, json, fault } of also) {
        const model: Record<string, string> = fault === undefined ? {} : { MODEL_ID: modelConfig(fault, 25) };
        await run(row, [toCallEvent(endpoint, { params, json }, headersOf(uid))], model);
      }
      const { authorization } = headersOf('dana');
      const token = takesToken(endpoint) ? { authorization } : undefined;
      const { calls } = await run(row, [
        toCallEvent(endpoint, call, { ...token, 'x-origin-secret': 'old,new' }),
        toCallEvent(endpoint, call, { ...token }),
        toCallEvent(endpoint, call, { 'x-origin-secret': 'new' }),
      ]);
      const [good, round, nobody] = calls.map(({ result: { statusCode, body } }) => [
        statusCode,
        statusCode === 200 ? '' : (body ?? '').slice(0, 300),
      ]);
      if (status === undefined) expect(good?.[0]).toBeLessThan(500);
      else expect(good).toEqual([status, status === 200 ? '' : expect.any(String)]);
      expect(round?.[0]).toBe(403);
      if (endpoint.auth === 'user') expect(nobody?.[0]).toBe(401);
      if (status === undefined) return;
      // Failures of the files are swallowed where they only cost time, so what was asked for is looked at itself.
      expect(world.permissionFaults()).toEqual({ unused: [], undeclared: [] });
    },
  );

  it('the reconciliation does what it has declared and nothing else', async () => {
    await world.purchases.leaveBehind('noa');
    world.allow(SCHEDULES.reconcilePayments.needs);
    const { orderId: id } = world.purchases.order;
    expect(await world.night('reconcilePayments')).toContainEqual(
      expect.objectContaining({ reconciled: 'order', id, to: 'COMPLETED' }),
    );
    expect(world.permissionFaults()).toEqual({ unused: [], undeclared: [] });
  });

  it('the sweep of deleted accounts does what it has declared and nothing else', async () => {
    await world.leaveDeleted('gone');
    world.allow(SCHEDULES.sweepDeletedAccounts.needs);
    // That one, and the account that deleteAccount has deleted.
    expect(await world.night('sweepDeletedAccounts')).toContainEqual(expect.objectContaining({ tasks: 2 }));
    expect(world.permissionFaults()).toEqual({ unused: [], undeclared: [] });
  });

  it('every schedule has such a test', () => {
    expect(listSchedules().map(({ name }) => name)).toEqual(['reconcilePayments', 'sweepDeletedAccounts']);
  });

  it('a résumé is read by the function that has no rights', async () => {
    const row = rowOf('parseResume');
    world.allow(needsOf(row.endpoint));
    const form = { userId: 'noa', resume: corpusPdf('pdf/dana-chrome-1col') };
    const { calls } = await run(row, [toCallEvent(row.endpoint, { form }, headersOf('noa'))]);
    expect(JSON.parse(calls[0]?.result.body ?? '{}')).toMatchObject({
      source: 'text',
      resumeData: { personalInfo: { email: 'dana.levicohen@example.co.il' } },
    });
  });

  it('the guard denies what is not declared', async () => {
    const row = rowOf('listResumes');
    world.allow({});
    const { calls } = await run(row, [toCallEvent(row.endpoint, {}, headersOf('dana'))]);
    expect(calls[0]?.result.statusCode).toBe(500);
  });
});
