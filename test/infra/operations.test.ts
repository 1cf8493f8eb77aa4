import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseConfig } from '../../infra/config.ts';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { needsOf } from '../../shared/api/endpoint.ts';
import type { EndpointNeeds } from '../../shared/api/needs.ts';
import { TABLES, type TableName } from '../../shared/platform/tables.ts';
import { listSchedules } from '../../functions/platform/tasks/schedules.ts';
import { synthesize } from './support/synthesis.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const page = read('docs/operations.md');
const all = (pattern: RegExp) => [...new Set([...page.matchAll(pattern)].map(([, found]) => found as string))];

/** Names in a cell of a table. */
const names = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);

/** What an operator reads and types must be there. */
describe('docs/operations.md', () => {
  it('names outputs that the stack has', () => {
    const own = { name: 'auth.example.com', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/a' };
    const [prod] = synthesize([{ ...baseConfig('prod'), identity: { own: true, customDomain: own } }]);
    const outputs = Object.keys(prod?.app.outputs ?? {});
    const named = all(/<output (\w+)>/g);
    expect(named.length).toBeGreaterThan(6);
    expect(named.filter((name) => !outputs.includes(name))).toEqual([]);
  });

  it('names scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const named = all(/npm run ([\w:-]+)/g);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('numbers its steps in order, and refers to steps that there are', () => {
    const first = page.slice(page.indexOf('## First deployment'), page.indexOf('## Growing'));
    const steps = [...first.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number));
    expect(steps).toEqual(steps.map((_, at) => at + 1));
    const referred = [...page.matchAll(/steps? (\d+)(?: to (\d+))?/g)].flatMap(([, from, to]) => [from, to ?? from]);
    expect(referred.map(Number).filter((number) => !steps.includes(number))).toEqual([]);
  });

  it.each(Object.keys(TABLES) as TableName[])('says who writes to the table %s, all and no others', (table) => {
    const writes = ({ tables }: EndpointNeeds) => (tables?.[table] ?? []).some((one) => /Put|Update|Delete/.test(one));
    const row = page.split('\n').find((line) => line.trim().startsWith(`| \`${table}\` |`)) ?? '';
    const [, , endpoints = '', runs = ''] = row.split('|');
    expect(names(endpoints)).toEqual(
      listEndpoints().flatMap(({ name, endpoint }) => (writes(needsOf(endpoint)) ? [name] : [])),
    );
    expect(names(runs)).toEqual(
      listSchedules().flatMap(({ name, schedule: { needs } }) => (writes(needs) ? [name] : [])),
    );
  });
});
