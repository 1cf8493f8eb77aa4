import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import { lockDataFolder } from '../../infra/local/dataFolder.ts';
import { signInPerson } from '../support/signIn.ts';
import { commandOf, descendantsOf, isAlive } from '../support/processes.ts';
import { startProduct, startWith, type Started } from '../support/startProduct.ts';

/** Whatever the server has started ends with it, however it ends, and the next start finds folder and port free. */
let folder: string;
/** Where every server starts: each finds it free, and whole, after the end of the one before. */
let data: string;
const children: ChildProcess[] = [];
/** What a server has started, which a test that fails must not leave behind either. */
const started: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deaths-'));
  data = join(folder, 'data');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const pid of started.splice(0).filter(isAlive)) process.kill(pid, 'SIGKILL');
});
afterAll(() => rm(folder, { recursive: true }));

/** A file that keeps the reader busy for seconds. */
const endless = new URL('../data/import-corpus/edge/billion-laughs-forms.pdf', import.meta.url);
/** A résumé that takes long to print, and a new one each time: the PDF of an earlier one would come from the cache. */
const manySheets = () => ({
  ...STRONG_RESUME_EN,
  summary: randomUUID(),
  experience: Array.from({ length: 10 }, (_, at) => ({
    ...STRONG_RESUME_EN.experience[0],
    id: `exp-${at}`,
    description: 'word '.repeat(400),
  })),
});

const CRASH = "process.on('SIGUSR2', () => { throw new Error('crash'); });";

function watched(run: Started): Started {
  children.push(run.child);
  return run;
}

/** Saving, printing and importing, all of them under way; their answers never come. */
async function keepBusy(url: string): Promise<void> {
  const person = await signInPerson(url, { email: 'dana@example.com', name: 'Dana' });
  await person.call('POST', '/api/profile', { idToken: person.idToken });
  const form = new FormData();
  form.set('resume', new File([await readFile(endless)], 'cv.pdf', { type: 'application/pdf' }));
  form.set('userId', person.id);
  const calls: Promise<unknown>[] = [
    fetch(`${url}/api/parse-resume`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.accessToken}` },
      body: form,
    }),
  ];
  for (let at = 0; at < 3; at += 1)
    calls.push(person.call('POST', '/api/resumes', { name: `r${at}`, data: STRONG_RESUME_EN }));
  calls.push(
    person.call('POST', '/api/generate-pdf', {
      templateId: 'professional',
      resumeData: manySheets(),
      userId: person.id,
    }),
  );
  for (const call of calls) call.catch(() => {});
  await Promise.race(calls.slice(1, 2));
}

const ENDS: readonly (readonly [how: string, end: (run: Started) => void])[] = [
  ['SIGTERM', ({ child }) => void child.kill('SIGTERM')],
  [
    'SIGHUP, with nobody to talk to any more',
    ({ child }) => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.kill('SIGHUP');
    },
  ],
  ['an error that nobody catches', ({ child }) => void child.kill('SIGUSR2')],
];

/** What is there when all that keepBusy asks for is under way: the last is the browser with a page to print. */
const PARTS = [/dynoxide/, /import-worker\/worker/, /(?:headless_shell|chromium) .*--type=renderer/];

async function startBusy(): Promise<Started> {
  const run = watched(startWith({ DATA_DIR: data, WARM: '0' }, CRASH));
  await keepBusy(await run.ready());
  const missing = () => {
    const seen = descendantsOf(run.pid).map(commandOf);
    return PARTS.filter((part) => !seen.some((command) => part.test(command)));
  };
  await expect.poll(missing, { timeout: 30_000, interval: 100 }).toEqual([]);
  return run;
}

/** Ends it by its own or another process's hand, and sees that none of it is left. */
async function expectNothingLeft(run: Started, end: (run: Started) => void): Promise<void> {
  const all = descendantsOf(run.pid);
  started.push(...all);
  // Stopped processes cannot notice that their parent is gone, so the server itself must end them.
  for (const pid of all.filter((one) =>
    /^\S*(?:dynoxide|node) .*(?:--db-path|import-worker\/worker)/.test(commandOf(one)),
  ))
    process.kill(pid, 'SIGSTOP');
  end(run);
  await run.ended;
  await expect.poll(() => all.filter(isAlive).map(commandOf), { timeout: 30_000 }).toEqual([]);
  // As a start locks it, which throws where somebody holds it or has files of it open.
  await (
    await lockDataFolder(data)
  )();
}

/** Files of the folder, itself included, that other users of this machine may read or change. */
async function openToOthers(top: string): Promise<string[]> {
  const inside = await readdir(top, { recursive: true });
  expect(inside).toEqual(expect.arrayContaining(['dynamodb/dynamodb.sqlite', 's3/fauxqs.db']));
  const modes = await Promise.all(
    ['', ...inside].map(async (name) => [name, (await stat(join(top, name))).mode] as const),
  );
  return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([name]) => name);
}

describe('a server that is at work', () => {
  it('has its data folder to itself, and leaves it free, and nothing behind, when it is killed (SIGKILL)', async () => {
    const run = await startBusy();
    const second = watched(startProduct({ DATA_DIR: data, WARM: '0' }));
    expect((await second.ended).code).toBe(1);
    expect(second.err()).toMatch(
      new RegExp(
        `^The data folder ${data} is already in use by process ${run.pid} \\(.+\\): stop it with ` +
          `kill ${run.pid}, or name another one with DATA_DIR\\.\n$`,
      ),
    );
    // The first server still answers.
    expect((await fetch(`${await run.ready()}/api/templates`)).status).toBe(200);
    expect(await openToOthers(data)).toEqual([]);
    await expectNothingLeft(run, ({ child }) => void child.kill('SIGKILL'));
  });

  it.each(ENDS)('leaves nothing behind when it ends by %s', async (_, end) => {
    await expectNothingLeft(await startBusy(), end);
  });
});

describe('a data folder', () => {
  it('whose server is gone while a process still has its files open is refused, with who it is', async () => {
    const held = join(folder, 'held');
    await mkdir(held);
    await writeFile(join(held, 'file'), '');
    const orphan = spawn('/bin/sh', ['-c', 'exec sleep 600 <"$0"', join(held, 'file')], { stdio: 'ignore' });
    children.push(orphan);
    await expect.poll(() => commandOf(orphan.pid as number)).toContain('sleep');
    const run = watched(startProduct({ DATA_DIR: held, WARM: '0' }));
    expect((await run.ended).code).toBe(1);
    expect(run.err()).toBe(
      `The data folder ${held} is held by process ${orphan.pid} (sleep 600), which a killed server ` +
        `has left behind: end it with kill ${orphan.pid}, and start again.\n`,
    );
  });
});
