import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { putIf } from './putIf.ts';
import { queryAll, queryPage } from './queryAll.ts';

const database = mockClient(DynamoDBDocumentClient);
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'none' }));
const asked = () => database.commandCalls(QueryCommand).map((call) => call.args[0].input);

beforeEach(() => void database.reset());
afterAll(() => database.restore());

it('all rows of a person are read, page by page, in their order', async () => {
  database
    .on(QueryCommand)
    .callsFake(({ ExclusiveStartKey: from }: QueryCommandInput) =>
      from === undefined
        ? { Items: [{ entry: 'a' }, { entry: 'b' }], LastEvaluatedKey: { entry: 'b' } }
        : from['entry'] === 'b'
          ? { LastEvaluatedKey: { entry: 'c' } }
          : { Items: [{ entry: 'd' }] },
    );
  const query = { table: 'logs', userId: 'dana', consistent: true };
  expect(await queryAll(client, query)).toEqual([{ entry: 'a' }, { entry: 'b' }, { entry: 'd' }]);
  expect(asked()[0]).toMatchObject({
    TableName: 'logs',
    KeyConditionExpression: 'userId = :user',
    ExpressionAttributeValues: { ':user': 'dana' },
    ConsistentRead: true,
  });
  await queryAll(client, { ...query, prefix: 'ORDER#', consistent: false });
  expect(asked().at(-1)).toMatchObject({
    KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)',
    ExpressionAttributeValues: { ':user': 'dana', ':prefix': 'ORDER#' },
    ConsistentRead: false,
  });
});

it('a page of rows says after which there may be more', async () => {
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [{ entry: 'a' }], LastEvaluatedKey: { userId: 'dana', entry: 'a' } })
    .resolves({});
  const where = { table: 'logs', userId: 'dana' };
  expect(await queryPage(client, { ...where, after: undefined })).toEqual({ rows: [{ entry: 'a' }], next: 'a' });
  expect(await queryPage(client, { ...where, after: 'a' })).toEqual({ rows: [] });
  expect(asked().map((input) => [input.KeyConditionExpression, input.ExpressionAttributeValues])).toEqual([
    ['userId = :user', { ':user': 'dana' }],
    ['userId = :user AND entry > :after', { ':user': 'dana', ':after': 'a' }],
  ]);
});

it('a row is written where its condition holds, and says so', async () => {
  const row = { TableName: 'logs', Item: { id: 'a' }, ConditionExpression: 'attribute_not_exists(id)' };
  database.on(PutCommand).resolvesOnce({});
  expect(await putIf(client, row)).toBe(true);
  expect(database.commandCalls(PutCommand)[0]?.args[0].input).toEqual(row);
  database.on(PutCommand).rejects(new ConditionalCheckFailedException({ $metadata: {}, message: 'there' }));
  expect(await putIf(client, row)).toBe(false);
  database.on(PutCommand).rejects(new Error('no table'));
  await expect(putIf(client, row)).rejects.toThrow('no table');
});
