import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { dynamoDbEmulator } from '../../infra/local/emulators/dynamodb.ts';
import { s3Emulator } from '../../infra/local/emulators/s3.ts';
import { startLocal } from '../../infra/local/startLocal.ts';
import type { EndpointName } from '../../shared/api/endpoints.ts';
import { raceDeletions } from '../support/deletionRaces.ts';
import { writingEndpoints } from '../support/writers.ts';

export interface Options {
  /** Rounds over every endpoint that writes; 20 where absent. */
  readonly rounds?: number;
  /** Accounts of one endpoint in one round; 4 where absent. */
  readonly accounts?: number;
  /** Called after each round. */
  readonly say?: (line: string) => void;
}

/** Milliseconds within which calls and deletion begin: close together, and far apart. */
const WITHIN = [5, 40, 150, 600];

/**
 * Accounts that are deleted while every endpoint that writes is called for them, again and again, over the real
 * emulators; after the daily run none of their data may be in any table or bucket, except records of payments without a
 * name, and when the product has stopped, nothing in the files of database and buckets.
 */
export async function run({ rounds = 20, accounts = 4, say = () => {} }: Options = {}): Promise<{
  tried: number;
  passed: number;
  failures: string[];
}> {
  const folder = await mkdtemp(join(tmpdir(), 'attack-deletions-'));
  const local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  const failures: string[] = [];
  const secrets: string[] = [];
  let [tried, passed] = [0, 0];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of writingEndpoints()) {
        const raced = await attempt(local.url, name, accounts, WITHIN[round % WITHIN.length] ?? 40);
        tried += raced.tried;
        passed += raced.failures.length === 0 ? raced.tried : 0;
        failures.push(...raced.failures);
        secrets.push(...raced.secrets);
      }
      say(`round ${round + 1} of ${rounds}: ${tried} deletions, ${failures.length} findings`);
    }
    await local.close();
    const left = await leftInFiles(folder, secrets);
    tried += secrets.length;
    passed += secrets.length - left.length;
    failures.push(...left.map((word) => `${word} of a deleted account is in a file`));
  } finally {
    await local.close();
    await rm(folder, { recursive: true, force: true });
  }
  return { tried, passed, failures };
}

/** Returns which of the words are in a file of the database or of the buckets. */
async function leftInFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const folders = [dynamoDbEmulator, s3Emulator].map((emulator) => join(folder, emulator.folder));
  const files = await Promise.all(folders.map(async (one) => (await readdir(one)).map((file) => join(one, file))));
  const contents = await Promise.all(files.flat().map((file) => readFile(file, 'latin1')));
  return words.filter((word) => contents.some((content) => content.includes(word)));
}

async function attempt(
  site: string,
  name: EndpointName,
  accounts: number,
  within: number,
): ReturnType<typeof raceDeletions> {
  try {
    return await raceDeletions(site, name, { accounts, within });
  } catch (error) {
    return {
      tried: accounts,
      secrets: [],
      failures: [`${name}: ${inspect(error)}`],
    };
  }
}

if (import.meta.main) {
  const found = await run({
    rounds: Number(process.argv[2] ?? 20),
    say: (line) => void process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  process.exit(found.failures.length === 0 ? 0 : 1);
}
