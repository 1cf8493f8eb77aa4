import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, describe, expect, it } from 'vitest';
import { deletionMarkerId, isDeleted, accountStandsCondition } from './accountDeletion.ts';

const database = mockClient(DynamoDBDocumentClient);
afterAll(() => database.restore());
const client = database as unknown as DynamoDBDocumentClient;
const asked = async (mark: object | undefined, signedInAt?: number) => {
  database.reset();
  database.on(GetCommand).resolves(mark ? { Item: { id: 'x', kind: 'deletion', ...mark } } : {});
  return isDeleted(client, 'requests', { id: 'dana', ...(signedInAt !== undefined && { signedInAt }) });
};

describe('the mark of a deleted account', () => {
  it('is looked for by a hash, in one read that misses no write before it', async () => {
    expect(await asked(undefined, 5)).toBe(false);
    expect(database.commandCalls(GetCommand).map((call) => call.args[0].input)).toEqual([
      { TableName: 'requests', Key: { id: deletionMarkerId('dana') }, ConsistentRead: true },
    ]);
    expect(deletionMarkerId('dana')).toMatch(/^DELETED#[\w-]{43}$/);
    expect(deletionMarkerId('dana')).not.toContain('dana');
  });

  it.each([
    ['was issued before', { deletedAt: 100 }, 99, true],
    ['was issued in the same second', { deletedAt: 100 }, 100, true],
    ['is of a sign-in after it, though the subject is the same', { deletedAt: 100 }, 101, false],
    ['is of a sign-in after it, while the account is still being removed', { deletedAt: 100, open: true }, 101, true],
    ['does not say when its bearer signed in', { deletedAt: 100 }, undefined, true],
  ])('refuses or lets pass a token that %s', async (_, mark, signedInAt, refused) => {
    expect(await asked(mark, signedInAt)).toBe(refused);
  });

  it('is the same question as a condition of a write', () => {
    expect(accountStandsCondition({ id: 'dana', signedInAt: 7 })).toMatchObject({
      Key: { id: deletionMarkerId('dana') },
      ExpressionAttributeValues: { ':signedIn': 7 },
    });
    expect(accountStandsCondition({ id: 'dana' }).ExpressionAttributeValues).toEqual({ ':signedIn': 0 });
  });
});
