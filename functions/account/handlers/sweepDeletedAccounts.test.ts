import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DeleteObjectsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { NIGHT } from '../../platform/tasks/schedules.ts';
import { cancelled, mockedCloud, refusal } from '../../../test/support/mockedCloud.ts';

const cloud = await mockedCloud({ SWEEP_DELETED_ACCOUNTS_QUEUE: 'https://queue.test/sweep' });
const people = mockClient(CognitoIdentityProviderClient);
people.rejects(refusal('UserNotFoundException'));
afterAll(() => people.restore());
const { handler } = await import('./sweepDeletedAccounts.ts');

/** A night's batch: its messages by their ids. */
const run = (messages: Readonly<Record<string, unknown>>, milliseconds = 300_000) =>
  handler(
    {
      Records: Object.entries(messages).map(([messageId, message]) => ({
        messageId,
        body: typeof message === 'string' ? message : JSON.stringify(message),
        attributes: { ApproximateReceiveCount: '1' },
      })) as never,
    },
    { getRemainingTimeInMillis: () => milliseconds },
  );
const again = ({ batchItemFailures }: Awaited<ReturnType<typeof run>>) =>
  batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
const task = (uid: string) => ({ kind: 'task', task: { uid } });
const sent = () =>
  cloud.queues
    .commandCalls(SendMessageBatchCommand)
    .flatMap((call) => call.args[0].input.Entries?.map(({ MessageBody }) => JSON.parse(MessageBody ?? '') as unknown));

beforeEach(() => {
  cloud.queues.on(SendMessageBatchCommand).resolves({});
  cloud.files.on(ListObjectsV2Command).resolves({});
  cloud.database.on(QueryCommand).resolves({ Items: [] });
  cloud.database.on(GetCommand, { TableName: 'logs' }).resolves({ Item: { entry: 'dana', deletedAt: 1, resumes: 0 } });
});

describe('the sweep of deleted accounts', () => {
  it('begins a night by listing, and lists an account for each deletion that is not over', async () => {
    cloud.database.on(QueryCommand).resolves({ Items: [{ entry: 'dana' }, { entry: 'noam' }] });
    expect(again(await run({ m1: NIGHT }))).toEqual([]);
    const [list] = sent();
    expect(list).toEqual({ kind: 'list', list: 'deletions', turn: 1 });
    cloud.queues.resetHistory();
    expect(again(await run({ m2: list }))).toEqual([]);
    expect(sent()).toEqual([task('dana'), task('noam')].map((each) => expect.objectContaining(each) as object));
  });

  it('forgets an account whose data is gone, whose id stands in no line of the log', async () => {
    expect(again(await run({ m1: task('dana') }))).toEqual([]);
    const last = cloud.database.commandCalls(TransactWriteCommand).at(-1)?.args[0].input.TransactItems ?? [];
    expect(last.some(({ Delete }) => Delete?.TableName === 'logs')).toBe(true);
    expect(cloud.logged()).not.toContain('dana');
  });

  it.each([
    ['the bucket is throttled', () => cloud.files.on(ListObjectsV2Command).rejects(refusal('SlowDown'))],
    [
      'half of the files stay',
      () => {
        cloud.files.on(ListObjectsV2Command).resolves({ Contents: [{ Key: 'dana/1' }] });
        cloud.files.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'dana/1', Code: 'InternalError' }] });
      },
    ],
    ['the database is throttled', () => cloud.database.on(QueryCommand).rejects(refusal('ThrottlingException'))],
    [
      'nothing is answered',
      () => cloud.database.on(GetCommand, { TableName: 'logs' }).rejects(refusal('TimeoutError')),
    ],
  ])('has an account again where %s, and the deletion is not over', async (_, given) => {
    given();
    expect(again(await run({ m1: task('dana') }))).toEqual(['m1']);
    const written = cloud.database
      .commandCalls(TransactWriteCommand)
      .flatMap((call) => call.args[0].input.TransactItems);
    expect(written.some((item) => item?.Delete?.TableName === 'logs')).toBe(false);
    expect(cloud.logged()).not.toContain('dana');
  });

  it('logs why each part failed', async () => {
    cloud.files.on(ListObjectsV2Command).rejects(refusal('SlowDown'));
    cloud.database.on(QueryCommand).rejects(refusal('ThrottlingException'));
    expect(again(await run({ m1: task('dana') }))).toEqual(['m1']);
    expect(
      cloud
        .logged()
        .match(/SlowDown|ThrottlingException/g)
        ?.toSorted(),
    ).toEqual([
      ...Array.from({ length: 2 }, () => 'SlowDown'),
      ...Array.from({ length: 3 }, () => 'ThrottlingException'),
    ]);
  });

  it('leaves alone whoever has an account again, and what another run has finished', async () => {
    cloud.database.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed', 'None'));
    expect(again(await run({ m1: task('dana') }))).toEqual([]);
    cloud.database.on(GetCommand, { TableName: 'logs' }).resolves({});
    expect(again(await run({ m1: task('dana') }))).toEqual([]);
    expect(cloud.files.calls()).toHaveLength(0);
  });

  it('does the others where one fails, and none for which no time is left', async () => {
    cloud.database
      .on(GetCommand, { TableName: 'logs', Key: { userId: 'DELETIONS#', entry: 'noam' } })
      .rejects(refusal('ThrottlingException'));
    const batch = { m1: task('noam'), m2: task('dana'), m3: '{', m4: { kind: 'task', task: { uid: 5 } } };
    expect(again(await run(batch)).toSorted()).toEqual(['m1', 'm3', 'm4']);
    expect(again(await run({ m1: task('dana') }, 50_000))).toEqual(['m1']);
  });

  it('lists again what the queue did not take', async () => {
    cloud.queues.on(SendMessageBatchCommand).resolves({ Failed: [{ Id: '0', Code: 'Throttled', SenderFault: false }] });
    expect(again(await run({ m1: NIGHT }))).toEqual(['m1']);
    expect(cloud.queues.calls().length).toBeGreaterThan(1);
  });
});
