import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { TooLargeError } from '../tooLarge.ts';
import { itemBytes, MAX_ITEM_BYTES, withSizedItems } from './itemSize.ts';

const TableName = 'requests';
const Key = { id: 'a' };
const BIG = 'x'.repeat(MAX_ITEM_BYTES);

/** A client whose database answers with a fault of that kind, and how often it was asked. */
function databaseThatAnswers(fault: object) {
  const asked: unknown[] = [];
  const requestHandler = {
    handle: (request: unknown) => {
      asked.push(request);
      const body = Buffer.from(JSON.stringify(fault));
      return Promise.resolve({ response: { statusCode: 400, headers: {}, body } });
    },
  };
  const client = new DynamoDBClient({
    region: 'none',
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    requestHandler: requestHandler as never,
    maxAttempts: 1,
  });
  return { client: withSizedItems(DynamoDBDocumentClient.from(client)), asked };
}

const validation = (message: string) => ({ __type: 'com.amazon.coral.validate#ValidationException', message });

describe('the bytes of an item', () => {
  it.each([
    ['names and texts in UTF-8', { שם: 'דנה' }, 3 + 1 + 4 + 6],
    ['what is not there for nothing', { a: undefined }, 3],
    ['truth, falsehood and null as one', { a: true, b: null }, 3 + 2 * (1 + 1 + 1)],
    ['two digits as one', { a: 1234 }, 3 + 1 + 1 + 3],
    ['a lone digit as one', { a: 123 }, 3 + 1 + 1 + 3],
    ['elements of lists and maps with one each', { a: [{ b: 'c' }, {}] }, 3 + 2 + 3 + (1 + 3 + 1 + 1 + 1) + (1 + 3)],
    ['bytes and sets', { a: new Uint8Array(5), b: new Set(['cd']) }, 3 + 2 + 5 + (2 + 3 + 1 + 2)],
  ])('counts %s', (_, item, bytes) => {
    expect(itemBytes(item)).toBe(bytes);
  });
});

describe('a write that is too large', () => {
  it.each([
    ['an item', new PutCommand({ TableName, Item: { ...Key, text: BIG } })],
    ['the values of an update', new UpdateCommand({ TableName, Key, ExpressionAttributeValues: { ':a': BIG } })],
    [
      'an item of a transaction',
      new TransactWriteCommand({
        TransactItems: [{ Delete: { TableName, Key } }, { Put: { TableName, Item: { ...Key, text: BIG } } }],
      }),
    ],
  ])('by %s is not sent', async (_, command) => {
    const { client, asked } = databaseThatAnswers({});
    await expect(client.send(command as PutCommand)).rejects.toThrow(TooLargeError);
    await expect(client.send(command as PutCommand)).rejects.toThrow(/^an item for requests of \d{6} bytes$/);
    expect(asked).toEqual([]);
  });

  it('is one above the limit, and none at it', async () => {
    const { client, asked } = databaseThatAnswers({});
    const put = (length: number) =>
      client.send(new PutCommand({ TableName, Item: { ...Key, text: 'x'.repeat(length) } })).catch(() => undefined);
    const room = MAX_ITEM_BYTES - itemBytes({ ...Key, text: '' });
    await put(room + 1);
    expect(asked).toEqual([]);
    await put(room);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['of an item', validation('Item size to update has exceeded the maximum allowed size')],
    [
      'within a transaction',
      {
        __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
        message: 'Transaction cancelled',
        CancellationReasons: [
          { Code: 'None' },
          { Code: 'ValidationError', Message: 'Item size to update has exceeded the maximum allowed size' },
        ],
      },
    ],
  ])('is known by the refusal %s, where only the database knows the rest', async (_, refusal) => {
    const { client, asked } = databaseThatAnswers(refusal);
    const refused = client.send(new PutCommand({ TableName, Item: Key }));
    await expect(refused).rejects.toEqual(new TooLargeError('an item that was changed'));
    expect(asked).toHaveLength(1);
  });

  it('is nothing else that the database refuses', async () => {
    const { client } = databaseThatAnswers(validation('One or more parameter values are not valid'));
    await expect(client.send(new PutCommand({ TableName, Item: Key }))).rejects.toThrow('not valid');
  });
});
