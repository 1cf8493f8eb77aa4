import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { startProduct, type Started } from '../../support/startProduct.ts';

/**
 * Runs `npm start` of the checkout that this process was started in, with a data folder of its own and without limits,
 * and ends it. `work` gets its address and the seconds that it took to be ready.
 */
export async function withProduct<Result>(
  work: (product: Started, url: string, seconds: number) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'korot-bench-data-'));
  const started = performance.now();
  const product = startProduct({ DATA_DIR: folder, RATE_FACTOR: '1000' }, ['npm', 'start']);
  try {
    const url = await product.ready();
    return await work(product, url, (performance.now() - started) / 1_000);
  } finally {
    product.child.kill('SIGTERM');
    await product.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
