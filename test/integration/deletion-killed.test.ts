import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { sweepLater } from '../support/deletionRaces.ts';
import { howMany } from '../support/exhaustive.ts';
import { createEvent } from '../support/httpEvent.ts';
import { newMember, type Member } from '../support/member.ts';
import { Remains } from '../support/remains.ts';
import { postForm, signedForm, WRITERS } from '../support/writers.ts';

/**
 * Deletions whose process is killed (SIGKILL) after each thing they ask of a service: the next try or the daily run
 * finishes them.
 */
let folder: string;
let local: LocalProduct;
let remains: Remains;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deletion-killed-'));
  local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  remains = new Remains();
});
afterAll(async () => {
  remains.close();
  await local.close();
  await rm(folder, { recursive: true });
});

const CHILD = fileURLToPath(new URL('../support/sweep.child.ts', import.meta.url));

/** Runs a handler that dies after so many calls; whether it died. */
async function killed(module: string, event: object, calls: number): Promise<boolean> {
  const child = spawn(process.execPath, [CHILD, module, JSON.stringify(event), String(calls)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code, signal]] = await Promise.all([
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null, string | null]>,
  ]);
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(said);
  return signal === 'SIGKILL';
}

/** Somebody with a résumé, a result of an improvement, a file, and a form to put another one. */
async function busy(): Promise<{
  readonly member: Member;
  readonly form: NonNullable<Awaited<ReturnType<typeof signedForm>>>;
}> {
  const member = await newMember(local.url);
  for (const name of ['createResume', 'improveResume', 'createUpload'] as const)
    expect((await WRITERS[name]?.call(member, undefined))?.status).toBeLessThan(300);
  return { member, form: (await signedForm(member)) as NonNullable<Awaited<ReturnType<typeof signedForm>>> };
}

const deletionOf = ({ person }: Member) =>
  createEvent({ headers: { authorization: `Bearer ${person.accessToken}`, 'accept-language': 'en' } });

/** The message of an account, and that which lists all of them. */
const nightOf = ({ id: uid }: Member) => ({
  Records: [
    { kind: 'list', list: 'deletions', turn: 1 },
    { kind: 'task', task: { uid } },
  ].map((message, at) => ({ messageId: String(at), body: JSON.stringify(message), attributes: {} })),
});

/** Calls from one kill to the next: a process is started for each. */
const STRIDE = howMany(4, 1);

describe('a deletion that is killed', () => {
  it('wherever that is, has changed nothing or refuses all tokens, and a try or a daily run ends it', async () => {
    let [kills, untouched] = [0, 0];
    for (let calls = 0; ; calls += STRIDE) {
      const { member, form } = await busy();
      if (!(await killed('account/handlers/deleteAccount', deletionOf(member), calls))) break;
      kills += 1;
      const { status } = await member.send('GET', '/api/resumes');
      expect([200, 401]).toContain(status);
      if (status === 200) {
        untouched += 1;
        expect(JSON.parse((await member.send('GET', '/api/profile')).text)).toMatchObject({
          uid: member.id,
          resumeCount: 1,
        });
      }
      // By turns the user or the daily run finishes; a deletion that has not begun, only the user can.
      if (status === 200 || kills % 2 === 0)
        expect(await member.send('DELETE', '/api/profile')).toEqual({ status: 200, text: '{"deleted":true}' });
      expect(await postForm(form)).toBe(204);
      await sweepLater();
      expect([calls, await remains.of([member])]).toEqual([calls, []]);
    }
    // The reads before the moment of the deletion, and everything after it.
    expect(untouched).toBeGreaterThanOrEqual(howMany(1, 2));
    expect(kills - untouched).toBeGreaterThan(howMany(2, 10));
  });
});

describe('a daily run that is killed', () => {
  it('wherever that is, is finished by the next one', async () => {
    let kills = 0;
    for (let calls = 0; ; calls += STRIDE) {
      const { member, form } = await busy();
      expect((await member.send('DELETE', '/api/profile')).status).toBe(200);
      expect(await postForm(form)).toBe(204);
      const died = await killed('account/handlers/sweepDeletedAccounts', nightOf(member), calls);
      await sweepLater();
      expect([calls, await remains.of([member])]).toEqual([calls, []]);
      if (!died) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(howMany(2, 8));
  });
});
