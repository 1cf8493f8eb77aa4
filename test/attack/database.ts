import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import { commandOf, descendantsOf } from '../support/processes.ts';
import { Tally, type Attack } from './attack.ts';
import { openProduct, type Product } from './product.ts';

/** As often as it is started again; what ends more often is broken. */
const KILLS = 5;
/** Saves after each kill, one after the other. */
const SAVES = 50;

/**
 * The database alone is killed while somebody saves: every save is done or refused for now, most are done, and what was
 * answered is kept.
 */
export const run: Attack = async ({ rounds = KILLS }) => {
  const product = await openProduct();
  const tally = new Tally();
  try {
    for (let round = 0; round < Math.min(rounds, KILLS); round += 1) await killOnce(product, tally);
  } finally {
    await product.close();
  }
  return tally.result();
};

async function killOnce(product: Product, tally: Tally): Promise<void> {
  const person = await product.newPerson();
  const made = await person.call('POST', '/api/resumes', { name: 'version 1', data: STRONG_RESUME_EN });
  const path = `/api/resumes/${made.body['id'] as string}`;
  const database = descendantsOf(product.pid()).find((pid) => commandOf(pid).includes('--db-path'));
  tally.check('there is a database', database !== undefined);
  if (database !== undefined) process.kill(database, 'SIGKILL');
  let version = 1;
  for (let save = 0; save < SAVES; save += 1) {
    const body = { name: `version ${version + 1}`, data: STRONG_RESUME_EN, version };
    const { status } = await person.call('PUT', path, body);
    tally.check('a save is done, or refused for now', status === 200 || status === 503, status);
    if (status === 200) version += 1;
  }
  tally.check('most saves are done', version > SAVES / 2, version);
  const kept = (await person.call('GET', path)).body['version'];
  tally.check('what was answered is kept', kept === version, [kept, version]);
}
