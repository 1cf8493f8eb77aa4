import { existsSync } from 'node:fs';
import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { needsOf } from './endpoint.ts';
import { ENDPOINTS, listEndpoints } from './endpoints.ts';
import { environmentNames, TABLE_VARIABLES } from './needs.ts';
import { ERRORS, isErrorCode } from '../errors/errors.ts';
import { TABLES, tableVariable, type TableName } from '../platform/tables.ts';

const rows = listEndpoints();
const keysOf = (schema: GenericSchema | undefined) =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];

describe('the table of endpoints', () => {
  it('keeps the calls that the requirements name', () => {
    const calls = rows.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /api/templates',
        'POST /api/parse-resume',
        'POST /api/generate-pdf',
        'POST /api/improve-resume',
        'GET /api/placeholder/{w}/{h}',
      ]),
    );
  });

  it('has each method and path once, and each handler once', () => {
    const calls = rows.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(calls).size).toBe(calls.length);
    expect(new Set(rows.map(({ handler }) => handler)).size).toBe(rows.length);
  });

  it.each(rows)('names the parameters of $name in its path and in its schema alike', ({ endpoint }) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(keysOf(endpoint.params)).toEqual(inPath);
  });

  it.each(rows)('keeps $name within what HTTP API and Lambda allow', ({ endpoint: { limits, body, bodyType } }) => {
    expect(limits.seconds).toBeLessThanOrEqual(28);
    // Base64 makes a body a third longer on its way into a function that takes 6 MB.
    expect((limits.bodyBytes * 4) / 3).toBeLessThan(6_000_000);
    if (body !== undefined || bodyType !== undefined) expect(limits.bodyBytes).toBeGreaterThan(0);
  });

  it.each(rows)(
    'names a fault of $name, where it has a name, by an error that the row lists',
    ({ endpoint: { failure, errors } }) => {
      if (failure === undefined) return;
      expect(errors).toContain(failure);
      expect(ERRORS[failure].status).toBe(500);
    },
  );

  it.each(rows)(
    'names what is too large for $name, where it has a name, by an error that the row lists and no alarm counts',
    ({ endpoint: { tooLarge, errors } }) => {
      if (tooLarge === undefined) return;
      expect(errors).toContain(tooLarge);
      expect(ERRORS[tooLarge].status).toBe(413);
    },
  );

  it.each(rows)('limits how often $name is called', ({ endpoint: { limits, auth } }) => {
    expect(limits.perIp).toBeDefined();
    if (auth === 'user') expect(limits.perUser).toBeDefined();
    // Many people share a carrier's address.
    if (limits.perUser && limits.perIp)
      expect(limits.perIp.calls / limits.perIp.seconds).toBeGreaterThanOrEqual(
        (3 * limits.perUser.calls) / limits.perUser.seconds,
      );
  });

  it('names only errors of the catalogue', () => {
    expect(rows.flatMap(({ endpoint }) => endpoint.errors).filter((code) => !isErrorCode(code))).toEqual([]);
  });

  it('has a handler for every row', () => {
    for (const { name, handler } of rows) {
      expect(existsSync(new URL(`../../functions/${handler}.ts`, import.meta.url)), name).toBe(true);
    }
  });

  it('says which environment an endpoint needs', () => {
    expect(environmentNames(ENDPOINTS.generatePdf.needs)).toEqual([
      'USERS_TABLE',
      'REQUESTS_TABLE',
      'PDF_BUCKET',
      'TEMPLATE_ASSETS_DIR',
      'PDF_ALLOWANCE',
    ]);
    expect(environmentNames(ENDPOINTS.listTemplates.needs)).toEqual([]);
    const every = { secrets: ['identityHash'], services: ['model', 'ocr'], settings: ['site', 'selling'] } as const;
    expect(environmentNames(every)).toEqual(['IDENTITY_HASH_SECRET', 'MODEL_ID', 'OCR_REGION', 'SITE_URL', 'SELLING']);
  });

  it('has those that take tokens read whether the account is deleted, beside what else they need', () => {
    const needs = { tables: { users: ['PutItem'], requests: ['PutItem', 'GetItem'] }, memory: 256 } as const;
    expect((['none', 'signature'] as const).map((auth) => needsOf({ auth, needs }))).toEqual([needs, needs]);
    for (const auth of ['user', 'optional'] as const) {
      expect(needsOf({ auth, needs })).toEqual(needs);
      expect(needsOf({ auth, needs: {} })).toEqual({ tables: { requests: ['GetItem'] } });
    }
  });

  it('calls the variables of tables as their definition does', () => {
    for (const name of Object.keys(TABLES) as TableName[]) expect(TABLE_VARIABLES[name]).toBe(tableVariable(name));
  });
});
