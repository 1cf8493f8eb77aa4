import { randomUUID } from 'node:crypto';
import { FREE_PLAN, IMPROVE_LIMITS } from '../../shared/payments/plans.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { improveWeak } from '../support/weak.ts';
import type { TestPerson } from '../support/signIn.ts';
import { Tally, type Attack } from './attack.ts';
import { openProduct } from './product.ts';

const many = <T>(count: number, one: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => one(at)));
const counted = (answers: readonly { readonly status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const create = (person: TestPerson, requestId: string) =>
  person.call('POST', '/api/resumes', { name: 'a', data: SAMPLE_EN, requestId });
const look = (person: TestPerson, requestId: string) =>
  person.call('POST', '/api/improve-resume', improveWeak(person.id, requestId));
const take = (person: TestPerson, requestId: string) =>
  person.call('POST', `/api/improve-resume/${requestId}/take`, {});
const balance = async (person: TestPerson) =>
  (await person.call('GET', '/api/profile')).body as { aiCredits: number; resumeCount: number };
const uses = async (person: TestPerson) =>
  ((await person.call('GET', '/api/credits')).body['usage'] as unknown[]).length;

/** The same thing wanted many times at once: each is done as often as it may be, and not more often. */
export const run: Attack = async ({ rounds = 20 }) => {
  const product = await openProduct();
  const tally = new Tally();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const person = await product.newPerson();
      const made = await create(person, randomUUID());
      const saves = await many(20, (at) =>
        person.call('PUT', `/api/resumes/${made.body['id']}`, {
          name: `save ${at}`,
          data: { ...SAMPLE_EN, summary: `save ${at}` },
          version: 1,
        }),
      );
      tally.check(
        'one of twenty saves over the same version is taken',
        counted(saves, 200) === 1 && counted(saves, 409) === 19,
        saves.map(({ status }) => status),
      );
      const { body: stored } = await person.call('GET', `/api/resumes/${made.body['id']}`);
      const taken = saves.findIndex(({ status }) => status === 200);
      tally.check('and it is the one that is kept', stored['version'] === 2 && stored['name'] === `save ${taken}`, [
        stored['version'],
        stored['name'],
        taken,
      ]);

      const creator = await product.newPerson();
      const created = await many(20, () => create(creator, randomUUID()));
      tally.check(
        'no more résumés than there are places',
        counted(created, 201) === FREE_PLAN.maxStorageSlots &&
          counted(created, 403) === 20 - (FREE_PLAN.maxStorageSlots ?? 0),
        created.map(({ status }) => status),
      );
      const listed = (await creator.call('GET', '/api/resumes')).body as unknown as unknown[];
      tally.check(
        'and they are counted',
        listed.length === FREE_PLAN.maxStorageSlots && (await balance(creator)).resumeCount === listed.length,
        listed.length,
      );

      const again = await product.newPerson();
      const requestId = randomUUID();
      await many(30, () => create(again, requestId));
      const ids = new Set((await many(10, () => create(again, requestId))).map(({ body }) => body['id'] as string));
      tally.check('one wish, one résumé', ids.size === 1 && (await balance(again)).resumeCount === 1, [...ids]);

      const improver = await product.newPerson();
      const wishes = Array.from({ length: 12 }, () => randomUUID());
      const looked = await Promise.all(wishes.map((wish) => look(improver, wish)));
      tally.check(
        'as many results as may be looked at',
        counted(looked, 200) === IMPROVE_LIMITS.untakenResults && (await uses(improver)) === 0,
        looked.map(({ status }) => status),
      );
      const takes = await Promise.all(wishes.flatMap((wish) => [take(improver, wish), take(improver, wish)]));
      const may = 1 + FREE_PLAN.aiCredits;
      tally.check(
        'as many are taken as can be paid',
        (await balance(improver)).aiCredits === 0 && (await uses(improver)) === may,
        takes.map(({ status }) => status),
      );

      const insisting = await product.newPerson();
      const wish = randomUUID();
      await many(20, () => look(insisting, wish));
      await many(20, () => take(insisting, wish));
      const answer = await look(insisting, wish);
      tally.check(
        'one request, one use',
        answer.status === 200 &&
          answer.body['taken'] === true &&
          (await uses(insisting)) === 1 &&
          (await balance(insisting)).aiCredits === FREE_PLAN.aiCredits,
        answer.status,
      );
    }
  } finally {
    await product.close();
  }
  return tally.result();
};
