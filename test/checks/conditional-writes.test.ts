import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** Where a failed condition becomes an answer; every other file reads that answer and catches nothing itself. */
const OWNERS = ['putIf', 'transact', 'updateIf'].map((name) => `functions/platform/dynamodb/${name}.ts`);

it('a failed condition of the database is caught in one place for each way to write', () => {
  const catching = globSync('{functions,infra}/**/*.ts', { cwd: root }).filter(
    (file) =>
      !/[.](?:test|fixture)[.]ts$/.test(file) &&
      /ConditionalCheckFailedException|TransactionCanceledException/.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  expect(catching.toSorted()).toEqual(OWNERS);
});
