import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMemory } from '../../functions/import/process/workerProcess.ts';
import { isErrorCode } from '../../shared/errors/errors.ts';
import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import type { TestPerson } from '../support/signIn.ts';
import { commandOf, descendantsOf, isAlive } from '../support/processes.ts';
import { improveWeak } from '../support/weak.ts';
import { Tally, type Attack } from './attack.ts';
import { openProduct, type Product } from './product.ts';

const SECONDS = 600;
/** People at once. */
const PEOPLE = 6;
/** Milliseconds between two calls of one person; it bounds the number of calls, however fast the machine is. */
const BETWEEN = 120;
/** Milliseconds between two faults. */
const FAULTS = 20_000;
/** Milliseconds after which an answer is lost. */
const LOST = 45_000;

const pdf = new File(
  [readFileSync(new URL('../data/import-corpus/pdf/maya-chrome-1col.pdf', import.meta.url))],
  'cv.pdf',
  { type: 'application/pdf' },
);

interface Visitor {
  readonly person: TestPerson;
  readonly resumeId: string;
  version: number;
  calls: number;
}

type Action = (product: Product, visitor: Visitor) => Promise<{ status: number; code: string | undefined }>;

const calling =
  (method: string, path: string, body?: (visitor: Visitor) => unknown): Action =>
  async ({ url }, visitor) => {
    const sent = body?.(visitor);
    const form = sent instanceof FormData;
    const response = await fetch(url + path.replace('{id}', visitor.resumeId), {
      method,
      headers: {
        authorization: `Bearer ${visitor.person.accessToken}`,
        ...(sent !== undefined && !form && { 'content-type': 'application/json' }),
      },
      ...(sent !== undefined && { body: form ? sent : JSON.stringify(sent) }),
      signal: AbortSignal.timeout(LOST),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const code = response.status < 400 ? undefined : /"code":"(\w+)"/.exec(bytes.toString())?.[1];
    if (method === 'PUT' && response.status === 200) visitor.version += 1;
    return { status: response.status, code };
  };

const upload = ({ person }: Visitor) => {
  const form = new FormData();
  form.set('resume', pdf);
  form.set('userId', person.id);
  return form;
};

/** People's actions, with the frequency of each. */
const ACTIONS: readonly Action[] = [
  ...Array.from({ length: 5 }, () =>
    calling('PUT', '/api/resumes/{id}', ({ version, calls }) => ({
      name: `call ${calls}`,
      data: STRONG_RESUME_EN,
      version,
    })),
  ),
  ...Array.from({ length: 4 }, () => calling('GET', '/api/resumes')),
  ...Array.from({ length: 2 }, () => calling('GET', '/api/profile')),
  ...Array.from({ length: 3 }, () =>
    calling('POST', '/api/generate-pdf', ({ calls }) => ({
      templateId: 'classic',
      resumeData: { ...(calls % 2 ? SAMPLE_HE : STRONG_RESUME_EN), summary: `call ${calls}` },
    })),
  ),
  calling('POST', '/api/parse-resume', upload),
  calling('POST', '/api/improve-resume', ({ person }) => improveWeak(person.id)),
];

/** Ends the printer's browser, or halts the database for a second. */
async function fault(product: Product, at: number): Promise<string> {
  const all = descendantsOf(product.pid()).map((pid) => ({ pid, command: commandOf(pid) }));
  const browser = all.find(({ command }) => command.includes('--remote-debugging-pipe'));
  const database = all.find(({ command }) => command.includes('--db-path'));
  if (at % 2 === 0 && browser) process.kill(browser.pid, 'SIGKILL');
  else if (database) {
    process.kill(database.pid, 'SIGSTOP');
    await pause(1_000);
    process.kill(database.pid, 'SIGCONT');
    return 'halts';
  }
  return 'browsers killed';
}

/**
 * People save, list, print, import and improve while browsers die and the database halts: every call has an answer, a
 * clear one.
 */
export const run: Attack = async ({ seconds = SECONDS, print }) => {
  const product = await openProduct();
  const tally = new Tally();
  const counts: Record<string, number> = { answered: 0, refused: 0, lost: 0, halts: 0, 'browsers killed': 0 };
  const count = (name: string) => void (counts[name] = (counts[name] ?? 0) + 1);
  const ends = Date.now() + seconds * 1_000;
  const megabytes = () =>
    Math.round(
      [product.pid(), ...descendantsOf(product.pid())].reduce((sum, pid) => sum + residentMemory({ pid }), 0) / 1e6,
    );
  const memory: number[] = [];
  try {
    const visitors = await Promise.all(
      Array.from({ length: PEOPLE }, async (): Promise<Visitor> => {
        const person = await product.newPerson();
        const { body } = await person.call('POST', '/api/resumes', { name: 'a', data: STRONG_RESUME_EN });
        return { person, resumeId: body['id'] as string, version: 1, calls: 0 };
      }),
    );
    const visit = async (visitor: Visitor, offset: number) => {
      while (Date.now() < ends) {
        const action = ACTIONS[(visitor.calls * 7 + offset) % ACTIONS.length] as Action;
        visitor.calls += 1;
        const answer = await action(product, visitor).catch((error: unknown) => ({ status: 0, code: String(error) }));
        const isClear =
          answer.status > 0 && (answer.status < 400 || (isErrorCode(answer.code ?? '') && answer.status < 500));
        count(answer.status === 0 ? 'lost' : answer.status < 400 ? 'answered' : 'refused');
        tally.check(`call ${visitor.calls}`, isClear, answer);
        await pause(BETWEEN);
      }
    };
    const disturb = async () => {
      for (let at = 0; Date.now() < ends - FAULTS / 2; at += 1) {
        await pause(Math.min(FAULTS, (seconds * 1_000) / 4));
        memory.push(megabytes());
        count(await fault(product, at));
      }
    };
    await Promise.all([...visitors.map((visitor, offset) => visit(visitor, offset * 3)), disturb()]);
    print('afterwards');
    for (const { person, resumeId, version } of visitors) {
      const { status, body } = await person.call('GET', `/api/resumes/${resumeId}`);
      tally.check('every save that was answered is kept', status === 200 && (body['version'] as number) >= version, [
        status,
        body['version'],
        version,
      ]);
    }
    memory.push(megabytes());
  } finally {
    const all = descendantsOf(product.pid());
    await product.close();
    await pause(500);
    tally.check('nothing outlives it', !all.some(isAlive), all.filter(isAlive).map(commandOf));
  }
  return tally.result({
    ...counts,
    'MB at first': memory[0] ?? 0,
    'MB at last': memory.at(-1) ?? 0,
    'MB at most': Math.max(0, ...memory),
  });
};
