/* oxlint-disable no-empty-pattern -- vitest reads from the pattern what a fixture needs: nothing */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, test } from 'vitest';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';

/** The product without its site, and its tables. */
export interface ProductWithoutSite {
  readonly local: LocalProduct;
  readonly database: DynamoDBDocumentClient;
}

interface Started extends ProductWithoutSite {
  readonly close: () => Promise<void>;
}

async function start(): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  const database = DynamoDBDocumentClient.from(new DynamoDBClient());
  const close = async () => {
    database.destroy();
    await local.close();
    await rm(folder, { recursive: true });
  };
  return { local, database, close };
}

/** Started for the first file of a worker that asks, closed with the worker: one for all files without isolation. */
const worker = test.extend('product', { scope: 'worker' }, async ({}, { onCleanup }): Promise<ProductWithoutSite> => {
  const product = await start();
  onCleanup(product.close);
  return product;
});

/** Hands a product to the tests of a file, before the first. */
export type SetUpProduct = (take: (product: ProductWithoutSite) => unknown) => void;

/**
 * The one of all files of this worker. For files in `test/integration/product/` alone: its environment stays with the
 * process.
 */
export const setUpSharedProduct: SetUpProduct = (take) => {
  worker.beforeAll(async ({ product }) => {
    await take(product);
  });
};

/** One of the file's own, for those who count what everybody did or have a part of it elsewhere. */
export const setUpOwnProduct: SetUpProduct = (take) => {
  let product: Started;
  beforeAll(async () => {
    product = await start();
    await take(product);
  });
  afterAll(() => product.close());
};
