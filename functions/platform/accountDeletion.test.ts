import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, describe, expect, it } from 'vitest';
import { MemoryDatabase } from '../../test/support/memoryDatabase.ts';
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

  it.each([
    ['nobody deleted it', undefined, 100, true],
    ['it was deleted before the sign-in', { deletedAt: 100 }, 101, true],
    ['it was deleted in the same second', { deletedAt: 100 }, 100, false],
    ['it is still being removed', { deletedAt: 100, open: true }, 101, false],
    ['nobody knows when its bearer signed in', { deletedAt: 100 }, undefined, false],
  ])('is the same question as a condition of a write: %s', async (_, mark, signedInAt, stands) => {
    const rows = new MemoryDatabase();
    const id = deletionMarkerId('dana');
    if (mark) await rows.client.send(new PutCommand({ TableName: 'requests', Item: { id, ...mark } }));
    const condition = accountStandsCondition({ id: 'dana', ...(signedInAt !== undefined && { signedInAt }) });
    const check = { ConditionCheck: { TableName: 'requests', ...condition } };
    const put = { Put: { TableName: 'resumes', Item: { id: 'r' } } };
    const written = rows.client.send(new TransactWriteCommand({ TransactItems: [check, put] }));
    expect(
      await written.then(
        () => true,
        () => false,
      ),
    ).toBe(stands);
  });
});
