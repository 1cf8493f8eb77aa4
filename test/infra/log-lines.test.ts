import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setEnvironment } from '../../infra/local/environment.ts';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { signInPerson } from '../support/signIn.ts';
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
    () => reconcile({}, { getRemainingTimeInMillis: () => 900_000 }),
    // The database is away: one of the failures that an operator looks for.
    async () => {
      const restore = setEnvironment({ RESUMES_TABLE: 'no-such-table' });
      await person.call('GET', '/api/resumes').finally(restore);
    },
  ];
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop -- each must write its own lines
    lines.push(...(await linesOf(call)));
  }
}, 120_000);
afterAll(async () => {
  await local.close();
  await rm(folder, { recursive: true });
});

/** The fields that a line has in its JSON, or that CloudWatch Logs Insights gives every line. */
const known = () => new Set([...lines.flatMap(Object.keys), '@timestamp']);

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
    const matches = (pattern: string) =>
      lines.filter((line) => evaluate(pattern, line)).map(({ name }) => String(name));
    expect(matches('{ $.code = "invalid_signature" }')).toEqual(['receivePaymentWebhook']);
    expect(matches('{ ($.status >= 500) || ($.status = 400) }')).toEqual(['generatePdf', 'listResumes']);
    expect(matches('{ ($.repaired > 0) || ($.unresolved > 0) }')).toEqual([]);
    expect(evaluate('{ ($.repaired > 0) || ($.unresolved > 0) }', { repaired: 0, unresolved: 2 })).toBe(true);
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

/** A metric filter's JSON pattern, as far as ours go: comparisons of one field, joined by `||`. */
function evaluate(pattern: string, line: Line): boolean {
  return pattern
    .replaceAll(/[{}()]/g, '')
    .split('||')
    .some((part) => {
      const [, name = '', sign, text = ''] = /\$\.(\w+) (>=|>|=) (.+)/.exec(part.trim()) ?? [];
      const value = line[name];
      const wanted = JSON.parse(text) as unknown;
      if (sign === '=') return value === wanted;
      return typeof value === 'number' && (sign === '>' ? value > Number(wanted) : value >= Number(wanted));
    });
}
