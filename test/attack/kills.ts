import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { CREDIT_PACKS, FREE_PLAN, type CreditPack } from '../../shared/payments/plans.ts';
import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import type { TestPerson } from '../support/signIn.ts';
import { improveWeak } from '../support/weak.ts';
import { Tally, type Attack } from './attack.ts';
import { openProduct, type Product } from './product.ts';

/** The server is killed within so many milliseconds after the calls were sent. */
const WITHIN = 400;
/** Milliseconds for which a request that was cut off may be taken for one that is under way. */
const RESERVED = 90_000;

type Answer = Awaited<ReturnType<TestPerson['call']>>;
const PACK = CREDIT_PACKS[0] as CreditPack;

/** The answer; undefined when the server was killed before it. */
const orNothing = (call: Promise<Answer>) => call.catch(() => undefined);

/** Repeats a call until its answer is not a transient error. */
async function insist(ask: () => Promise<Answer>): Promise<Answer> {
  for (const ends = Date.now() + RESERVED; ;) {
    const answer = await orNothing(ask());
    if (answer && (answer.status < 400 || Date.now() > ends || ![409, 425, 429, 500, 503].includes(answer.status)))
      return answer;
    await pause(1_000);
  }
}

/** One person with several calls in flight when the server is killed. */
interface Cut {
  readonly person: TestPerson;
  readonly resumeId: string;
  readonly created: string;
  readonly improved: string;
  readonly orderId: string;
  /** The newest save that was answered. */
  readonly saved: number;
}

async function cutOff(product: Product, random: () => number): Promise<Cut & { readonly orphans: number }> {
  const person = await product.newPerson();
  const resume = await person.call('POST', '/api/resumes', { name: 'first', data: STRONG_RESUME_EN });
  const resumeId = resume.body['id'] as string;
  const order = await person.call('POST', '/api/payments/orders', { packageId: PACK.id, requestId: randomUUID() });
  const { orderId, approvalUrl } = order.body as { orderId: string; approvalUrl: string };
  await fetch(approvalUrl, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }), redirect: 'manual' });
  const [created, improved] = [randomUUID(), randomUUID()];
  let saved = 1;
  const saving = async () => {
    for (let version = 1; ; version += 1) {
      const answer = await orNothing(
        person.call('PUT', `/api/resumes/${resumeId}`, {
          name: `version ${version + 1}`,
          data: STRONG_RESUME_EN,
          version,
        }),
      );
      if (answer?.status !== 200) return;
      saved = version + 1;
    }
  };
  const calls = [
    saving(),
    orNothing(create(person, created)),
    orNothing(improve(person, improved)),
    orNothing(capture(person, orderId)),
  ];
  await pause(random() * WITHIN);
  const orphans = await product.kill();
  await Promise.all(calls);
  return { person, resumeId, created, improved, orderId, saved, orphans };
}

const create = (person: TestPerson, requestId: string) =>
  person.call('POST', '/api/resumes', { name: 'second', data: STRONG_RESUME_EN, requestId });
/** Has a result, and takes the first line of it. */
const improve = async (person: TestPerson, requestId: string) => {
  const looked = await person.call('POST', '/api/improve-resume', improveWeak(person.id, requestId));
  return looked.status === 200 ? person.call('POST', `/api/improve-resume/${requestId}/take`, {}) : looked;
};
const capture = (person: TestPerson, orderId: string) => person.call('POST', `/api/payments/orders/${orderId}/capture`);

/**
 * What must be true of everybody once the server is back: nothing that was answered is lost, nothing is there twice.
 */
async function healed({ person, resumeId, created, improved, orderId, saved }: Cut, tally: Tally): Promise<void> {
  const { status, body } = await person.call('GET', `/api/resumes/${resumeId}`);
  tally.check(
    'what was answered is kept',
    status === 200 && (body['version'] as number) >= saved && (body['version'] as number) <= saved + 1,
    [status, body['version'], saved],
  );
  tally.check(
    'and it is whole',
    saved === 1 || body['name'] === `version ${body['version']}` || body['version'] === 1,
    body['name'],
  );
  const again = await insist(() => create(person, created));
  const listed = (await person.call('GET', '/api/resumes')).body as unknown as unknown[];
  const profile = async () =>
    (await person.call('GET', '/api/profile')).body as { aiCredits: number; resumeCount: number };
  tally.check(
    'one wish, one résumé',
    again.status === 201 && listed.length === 2 && (await profile()).resumeCount === 2,
    [again.status, listed.length],
  );
  const paid = await insist(() => capture(person, orderId));
  tally.check('paid once', paid.status === 200, paid);
  const better = await insist(() => improve(person, improved));
  const uses = ((await person.call('GET', '/api/credits')).body['usage'] as unknown[]).length;
  tally.check('one request, one use', better.status === 200 && uses === 1, [better.status, uses]);
  await capture(person, orderId);
  // The first use is free.
  tally.check(
    'as many credits as were given and bought',
    (await profile()).aiCredits === FREE_PLAN.aiCredits + PACK.credits,
    (await profile()).aiCredits,
  );
}

/** A small seeded random number generator (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * SIGKILL at any moment while somebody saves, creates, improves and pays at once; then everything is asked for again.
 */
export const run: Attack = async ({ rounds = 20, seed = Date.now() % 1e9, print }) => {
  const product = await openProduct();
  const tally = new Tally();
  const random = randomOf(seed);
  const cuts: Cut[] = [];
  print(`seed ${seed}`);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const killed = product.pid();
      const cut = await cutOff(product, random);
      cuts.push(cut);
      tally.check('nothing outlives its server', cut.orphans === 0, cut.orphans);
      await product.start();
      tally.check('it starts again on the same data', (await fetch(`${product.url}/api/templates`)).status === 200);
      const left = readdirSync(tmpdir()).filter((name) => name.startsWith('korot-browser-'));
      const theirs = left.filter((name) => name.split('-').includes(String(killed)));
      tally.check('and sweeps what the browsers of the killed one have left', theirs.length === 0, theirs);
    }
    for (const cut of cuts) await healed(cut, tally);
  } finally {
    await product.close();
  }
  return tally.result({ kills: rounds, seed });
};
