import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPrivate } from '../../infra/local/dataFolder.ts';
import { startDynamoDb, type DynamoDbServer } from '../../infra/local/emulators/dynamodb.ts';
import { s3Emulator } from '../../infra/local/emulators/s3.ts';
import { tableVariable } from '../../shared/platform/tables.ts';
import { connectToDatabase } from '../support/localDatabase.ts';
import { commandOf, descendantsOf } from '../support/processes.ts';

let folder: string;
let server: DynamoDbServer | undefined;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'local-data-'))));
afterEach(async () => {
  await server?.close();
  server = undefined;
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function startDatabase() {
  const started = await startDynamoDb({ dataDir: folder });
  server = started;
  const client = connectToDatabase(started.url, { maxAttempts: 1 });
  const TableName = started.environment[tableVariable('resumes')];
  return {
    put: (id: string, data: string) =>
      client.send(new PutCommand({ TableName, Item: { id, userId: 'u', updatedAt: '2', data } })),
    remove: (id: string) => client.send(new DeleteCommand({ TableName, Key: { id } })),
    read: async (id: string) =>
      (await client.send(new GetCommand({ TableName, Key: { id } }))).Item?.['data'] as unknown,
  };
}

/** Kills the database of this test's folder; there is none if it was not started again. */
function killDatabase(): number | undefined {
  const pid = descendantsOf(process.pid).find((one) => commandOf(one).includes(folder));
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  return pid;
}

/** How many of the texts stand in any file of the folder. */
async function inFiles(texts: readonly string[]): Promise<number> {
  const files = await readdir(folder);
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
  return texts.filter((text) => contents.some((content) => content.includes(text))).length;
}

describe('a database that is killed', () => {
  it('is started again with the same data, so often and no more, and the terminal says so', async () => {
    const told: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
    const { put, read } = await startDatabase();
    await put('a', 'kept');
    for (let kills = 1; kills <= 5; kills += 1) {
      await vi.waitFor(() => expect(killDatabase()).toBeDefined());
      await vi.waitFor(() => expect(told).toHaveLength(kills));
      await vi.waitFor(async () => expect(await read('a')).toBe('kept'));
    }
    killDatabase();
    await vi.waitFor(() => expect(told).toHaveLength(6));
    expect(told[0]).toBe('The local database had ended (SIGKILL) and was started again, with the same data.\n');
    expect(told[5]).toContain('nothing can be saved');
    await expect(read('a')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('what was deleted', () => {
  const texts = Array.from({ length: 16 }, () => randomUUID());

  it('is in no file of the database when it is tidied, has stopped, or is started after it was killed', async () => {
    const first = await startDatabase();
    const fill = async () => {
      await Promise.all(texts.map((text) => first.put(text, `${text} `.repeat(200))));
      await Promise.all(texts.map((text) => first.remove(text)));
      expect(await inFiles(texts)).toBeGreaterThan(0);
    };
    await first.put('kept', 'kept for ever');
    await fill();
    server?.tidy();
    expect(await inFiles(texts)).toBe(0);
    await fill();
    await server?.close();
    expect(await inFiles(texts)).toBe(0);
    const second = await startDatabase();
    expect(await second.read('kept')).toBe('kept for ever');
    for (const text of texts) await second.put(text, text);
    for (const text of texts) await second.remove(text);
    expect(await inFiles(texts)).toBeGreaterThan(0);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    // What has a server killed kills its database as well: nobody tidies.
    killDatabase();
    await vi.waitFor(async () => expect(await inFiles(texts)).toBe(0));
  });

  it('is in no file of the stored files either', async () => {
    const files = await s3Emulator.start(folder);
    const client = new S3Client({
      endpoint: files.environment['AWS_ENDPOINT_URL_S3'],
      region: 'eu-central-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    const Bucket = files.environment['PDF_BUCKET'];
    const fill = async () => {
      for (const Key of texts) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key.repeat(100) }));
      for (const Key of texts) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      expect(await inFiles(texts)).toBeGreaterThan(0);
    };
    await fill();
    files.tidy?.();
    expect(await inFiles(texts)).toBe(0);
    await fill();
    await files.stop();
    expect(await inFiles(texts)).toBe(0);
  });
});

const modeOf = async (...path: string[]) => ((await stat(join(folder, ...path))).mode & 0o777).toString(8);

describe('the data folder', () => {
  it('is its owner’s alone, with all that is in it and will be, but nothing that a link leads to', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'));
    await mkdir(join(folder, 'dynamodb', 'inside'), { recursive: true });
    await writeFile(join(folder, 'dynamodb', 'inside', 'file'), '');
    await symlink(elsewhere, join(folder, 'dynamodb', 'link'));
    for (const path of ['', 'dynamodb', 'dynamodb/inside', 'dynamodb/inside/file'])
      await chmod(join(folder, path), 0o755);
    await chmod(elsewhere, 0o755);
    const end = await keepPrivate(folder, ['dynamodb', 's3']);
    try {
      await mkdir(join(folder, 's3'));
      await writeFile(join(folder, 's3', 'new'), '');
      expect([
        await modeOf(),
        await modeOf('dynamodb'),
        await modeOf('dynamodb', 'inside'),
        await modeOf('s3'),
      ]).toEqual(Array(4).fill('700'));
      expect([await modeOf('dynamodb', 'inside', 'file'), await modeOf('s3', 'new')]).toEqual(['600', '600']);
      expect(await modeOf('dynamodb', 'link')).toBe('755');
    } finally {
      end();
      await rm(elsewhere, { recursive: true });
    }
  });

  it('keeps its own rights where it holds what is not ours', async () => {
    await chmod(folder, 0o755);
    await writeFile(join(folder, 'theirs'), '', { mode: 0o644 });
    (await keepPrivate(folder, ['dynamodb']))();
    expect([await modeOf(), await modeOf('theirs')]).toEqual(['755', '644']);
  });
});
