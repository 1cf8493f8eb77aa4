/* oxlint-disable no-empty-pattern -- vitest reads from the pattern what a fixture needs: nothing */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { test } from 'vitest';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';

/** The product without its site, and its tables. */
export interface ProductWithoutSite {
  readonly local: LocalProduct;
  readonly database: DynamoDBDocumentClient;
}

/** Started for the first file of a worker that asks, closed with the worker: one for all files without isolation. */
const worker = test.extend('product', { scope: 'worker' }, async ({}, { onCleanup }): Promise<ProductWithoutSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  const database = DynamoDBDocumentClient.from(new DynamoDBClient());
  onCleanup(async () => {
    database.destroy();
    await local.close();
    await rm(folder, { recursive: true });
  });
  return { local, database };
});

/** Hands it to the tests of a file, before the first. */
export function setUpSharedProduct(take: (product: ProductWithoutSite) => unknown): void {
  worker.beforeAll(async ({ product }) => {
    await take(product);
  });
}
