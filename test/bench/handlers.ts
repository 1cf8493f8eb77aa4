import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { LambdaHandler } from '../../functions/http/handlerFor.ts';
import { startLocal } from '../../infra/local/startLocal.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { createContext, createEvent } from '../support/httpEvent.ts';
import { signInPerson } from '../support/signIn.ts';
import { quantile, measureMs, type Bench, type BenchRow } from './bench.ts';

const RUNS = 300;
/** Milliseconds that a handler may add to its database call, at the median. */
const MAX_OVERHEAD_MS = 2;

/**
 * Measures a handler's time beyond the bare database call that it makes: both in turn, in one run, so that the
 * machine's load cancels out.
 */
const bench: Bench = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-handlers-'));
  const local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '100000' } });
  const database = DynamoDBDocumentClient.from(new DynamoDBClient());
  try {
    const person = await signInPerson(local.url, { email: 'bench@example.com', name: 'Bench' });
    await person.call('POST', '/api/profile', { idToken: person.idToken });
    const { body: saved } = await person.call('POST', '/api/resumes', { name: 'x', data: SAMPLE_HE });
    const headers = { authorization: `Bearer ${person.accessToken}` };
    const [users, resumes] = [process.env['USERS_TABLE'], process.env['RESUMES_TABLE']];
    const id = String(saved['id']);
    const cases: readonly [name: string, module: string, call: object, bare: () => Promise<unknown>][] = [
      [
        'GET /api/profile',
        'account/handlers/readProfile',
        { headers },
        () => database.send(new GetCommand({ TableName: users, Key: { uid: person.id }, ConsistentRead: true })),
      ],
      [
        'GET /api/resumes/{id}',
        'resumes/handlers/readResume',
        { headers, pathParameters: { id } },
        () => database.send(new GetCommand({ TableName: resumes, Key: { id } })),
      ],
      [
        'GET /api/resumes',
        'resumes/handlers/listResumes',
        { headers },
        () =>
          database.send(
            new QueryCommand({
              TableName: resumes,
              IndexName: 'byUser',
              KeyConditionExpression: 'userId = :user',
              ExpressionAttributeValues: { ':user': person.id },
            }),
          ),
      ],
    ];
    const rows: BenchRow[] = [];
    for (const [name, module, call, bare] of cases) {
      const { handler } = (await import(new URL(`../../functions/${module}.ts`, import.meta.url).href)) as {
        handler: LambdaHandler;
      };
      rows.push(...(await compareWithBareCall(name, () => handler(createEvent(call), createContext()), bare)));
    }
    let version = 1;
    const { handler } = (await import('../../functions/resumes/handlers/updateResume.ts')) as {
      handler: LambdaHandler;
    };
    const save = () =>
      handler(
        createEvent({ headers, pathParameters: { id }, json: { name: 'x', data: SAMPLE_HE, version: version++ } }),
        createContext(),
      );
    rows.push(
      ...(await compareWithBareCall('PUT /api/resumes/{id}', save, () =>
        database.send(
          new PutCommand({
            TableName: resumes,
            Item: {
              id: 'bare',
              userId: 'bare',
              name: 'x',
              data: SAMPLE_HE,
              version,
              templateId: 'x',
              createdAt: 'x',
              updatedAt: String(version),
            },
          }),
        ),
      )),
    );
    return rows;
  } finally {
    database.destroy();
    await local.close();
    await rm(folder, { recursive: true, force: true });
  }
};

async function compareWithBareCall(
  name: string,
  whole: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<BenchRow[]> {
  const [wholes, bares]: [number[], number[]] = [[], []];
  for (let run = -30; run < RUNS; run += 1) {
    const [one, other] = [await measureMs(whole), await measureMs(bare)];
    if (run < 0) continue;
    wholes.push(one);
    bares.push(other);
  }
  return [
    { measure: `${name}: bare database call`, value: quantile(bares), unit: 'ms' },
    {
      measure: `${name}: handler beyond it`,
      value: quantile(wholes) - quantile(bares),
      unit: 'ms',
      bar: MAX_OVERHEAD_MS,
    },
  ];
}

export default bench;
