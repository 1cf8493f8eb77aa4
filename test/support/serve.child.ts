import { startLocal } from '../../infra/local/startLocal.ts';

/**
 * The product's endpoints in a child process, for tests that kill it: `node serve.child.ts <data folder>` prints its
 * address.
 */
const [, , dataDir = ''] = process.argv;
const { url } = await startLocal({ dataDir, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
process.stdout.write(`${url}\n`);
