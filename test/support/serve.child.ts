import { startLocal } from '../../infra/local/startLocal.ts';

/**
 * The product's endpoints in a process of their own, for tests that end it: `node serve.child.ts <data folder>` writes
 * its address.
 */
const [, , dataDir = ''] = process.argv;
const { url } = await startLocal({ dataDir, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
process.stdout.write(`${url}\n`);
