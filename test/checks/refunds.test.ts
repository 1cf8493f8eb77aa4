import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * The only file from which money goes back, behind a claim or a withdrawal that was written down
 * (docs/decisions/0018-refunds.md).
 */
const GIVES_BACK = 'functions/payments/issueRefund.ts';
/** Where the provider's calls are made. */
const CLIENT = 'functions/platform/paypal/client.ts';

it('nothing but one file asks the provider to give money back', () => {
  const files = ['functions', 'infra/operate', 'shared']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /(?<!\.test)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const asking = files.filter((file) => /\brefund(?:Capture|Sale)\s*\(|\/refund`/.test(readFileSync(file, 'utf8')));
  expect(asking.toSorted()).toEqual([CLIENT, GIVES_BACK].toSorted());
});
