import { mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_MODEL } from '../../infra/local/emulators/bedrock/server.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import { signInPerson } from '../support/signIn.ts';
import { fitsPattern, PAID_FAILURE_PATTERN, WEBHOOK_FAILURE_PATTERN } from './support/filterPatterns.ts';
import { resourcesOfType, synthesize, type SynthesizedStack } from './support/synthesis.ts';

type Line = Readonly<Record<string, unknown>>;

/** What handlers log on stdout while the work runs. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  let text = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    text += String(part);
    return true;
  });
  try {
    await work();
  } finally {
    written.mockRestore();
  }
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
}

const withVariables = async (variables: Readonly<Record<string, string>>, work: () => Promise<unknown>) => {
  const restore = setEnvironment(variables);
  await work().finally(restore);
};

type Person = Awaited<ReturnType<typeof signInPerson>>;
const improve = (person: Person) =>
  person.call('POST', '/api/improve-resume', {
    resumeData: { ...STRONG_RESUME_EN, experience: [], education: [], projects: [] },
    improvementType: 'general',
    language: 'en',
    userId: person.id,
    requestId: randomUUID(),
  });
const buy = (person: Person) =>
  person.call('POST', '/api/payments/orders', { packageId: 'small', requestId: randomUUID() });

let folder: string;
let local: LocalProduct;
let observability: SynthesizedStack;
/** One line for each kind that the queries look for. */
const lines: Line[] = [];

beforeAll(() => {
  const [prod] = synthesize(['prod']);
  if (!prod?.observability) throw new Error('not made');
  observability = prod.observability;
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-lines-'));
  local = await startLocal({ dataDir: folder, site: [], environment: { LOG_LEVEL: 'info' } });
  const person = await signInPerson(local.url, { email: 'dana@example.com', name: 'דנה כהן' });
  const post = (path: string, body: string) =>
    fetch(local.url + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  const { handler: reconcile } = await import('../../functions/payments/handlers/reconcilePayments.ts');
  const calls: (() => Promise<unknown>)[] = [
    () => person.call('POST', '/api/profile', { idToken: person.idToken }),
    () => post('/api/generate-pdf', '{}'),
    () => post('/api/payments/webhook', '{"id":"forged"}'),
    () => reconcile({ Records: [] }, { getRemainingTimeInMillis: () => 900_000 }),
    // The database is away: one of the failures that an operator looks for.
    async () => {
      const restore = setEnvironment({ RESUMES_TABLE: 'no-such-table' });
      await person.call('GET', '/api/resumes').finally(restore);
    },
    // What people pay for: a model and a provider that fail, and both where they are off on purpose.
    () => withVariables({ MODEL_ID: `${LOCAL_MODEL}:failed` }, () => improve(person)),
    () => withVariables({ PAYMENTS_API: 'http://127.0.0.1:49151' }, () => buy(person)),
    () => withVariables({ IMPROVE_ALLOWANCE: '{"on":false,"dailyDollars":1}' }, () => improve(person)),
    () => withVariables({ SELLING: 'off' }, () => buy(person)),
  ];
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop -- each must write its own lines
    lines.push(...(await linesOf(call)));
  }
});
afterAll(async () => {
  await local.close();
  await rm(folder, { recursive: true });
});

/** The fields that a line has in its JSON, or that CloudWatch Logs Insights gives every line. */
const known = () => new Set([...lines.flatMap(Object.keys), '@timestamp']);

/** Names of the functions whose lines fit a pattern. */
const matches = (pattern: string) => lines.filter((line) => fitsPattern(pattern, line)).map(({ name }) => String(name));

describe('queries of logs against lines that handlers wrote', () => {
  it('have a line of each kind: done, refused, failed, forged, reconciled', () => {
    expect(lines).toContainEqual(expect.objectContaining({ name: 'ensureProfile', status: 201 }));
    expect(lines).toContainEqual(
      expect.objectContaining({ name: 'generatePdf', status: 400, code: 'invalid_request' }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ name: 'receivePaymentWebhook', code: 'invalid_signature' }));
    expect(lines).toContainEqual(expect.objectContaining({ name: 'reconcilePayments', repaired: 0, unresolved: 0 }));
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', name: 'listResumes', cause: 'ResourceNotFoundException' }),
    );
  });

  it('of the dashboard name fields that lines have, with values of the compared kind', () => {
    const dashboards = resourcesOfType(observability, 'AWS::CloudWatch::Dashboard').map(({ Properties }) =>
      JSON.stringify(Properties['DashboardBody']),
    );
    const used = dashboards.flatMap((body) => [
      ...body.matchAll(/ispresent\((\w+)\)/g),
      ...body.matchAll(/stats count\(\*\) as \w+ by (\w+)(?:, (\w+))?/g),
      ...body.matchAll(/ (status) [<>]=? \d/g),
    ]);
    const names = new Set(used.flatMap(([, ...found]) => found.filter((name) => name !== undefined)));
    names.delete('datefloor');
    expect([...names].toSorted()).toEqual(['code', 'name', 'status']);
    expect([...names].filter((name) => !known().has(name))).toEqual([]);
    expect(lines.every(({ status }) => status === undefined || typeof status === 'number')).toBe(true);
  });

  it('of the metric filters find the lines they are for, and no other', () => {
    expect(matches('{ $.code = "invalid_signature" }')).toEqual(['receivePaymentWebhook']);
    const failed = new Set(matches(WEBHOOK_FAILURE_PATTERN));
    expect(failed).toEqual(new Set(['generatePdf', 'listResumes', 'improveResume', 'createOrder']));
    // Before the provider is set up no alarm goes off, whoever calls; afterwards a failure of ours does.
    const answered = { name: 'receivePaymentWebhook', status: 503 };
    expect(fitsPattern(WEBHOOK_FAILURE_PATTERN, { ...answered, code: 'not_configured' })).toBe(false);
    expect(fitsPattern(WEBHOOK_FAILURE_PATTERN, { ...answered, code: 'credits_not_updated' })).toBe(true);
    expect(matches('{ ($.repaired > 0) || ($.unresolved > 0) }')).toEqual([]);
    expect(fitsPattern('{ ($.repaired > 0) || ($.unresolved > 0) }', { repaired: 0, unresolved: 2 })).toBe(true);
  });

  it('of what people pay for find a model and a provider that failed, and nothing that is off on purpose', () => {
    const paid = lines.filter(({ name }) => name === 'improveResume' || name === 'createOrder');
    expect(paid.map(({ name, code }) => `${String(name)} ${String(code)}`)).toEqual([
      'improveResume improve_failed',
      'createOrder payment_failed',
      'improveResume capability_off',
      'createOrder not_configured',
    ]);
    expect(paid.map((line) => fitsPattern(PAID_FAILURE_PATTERN, line))).toEqual([true, true, false, false]);
    const used = resourcesOfType(observability, 'AWS::Logs::MetricFilter').map(({ Properties }) => Properties);
    expect(used.map((one) => one['FilterPattern'] as string)).toContain(PAID_FAILURE_PATTERN);
  });

  it('of docs/operations.md name fields that lines have', () => {
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const stated = /one JSON line a call: `([^`]+)`/.exec(page)?.[1]?.split(', ') ?? [];
    expect(stated.length).toBeGreaterThan(3);
    expect(stated.filter((name) => !known().has(name))).toEqual([]);
    const query = /Logs Insights: `filter (\w+) >= 500 \| stats count\(\*\) by (\w+), (\w+)`/.exec(page);
    expect(query?.slice(1).filter((name) => !known().has(name))).toEqual([]);
  });
});
