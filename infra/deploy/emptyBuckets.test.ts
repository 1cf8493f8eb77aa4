import { CloudFormationClient, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyBuckets } from './emptyBuckets.ts';

const cloud = mockClient(CloudFormationClient);
const files = mockClient(S3Client);
/** They are mocked for every file of this process. */
afterAll(() => {
  cloud.restore();
  files.restore();
});
beforeEach(() => {
  cloud.reset();
  files.reset();
});

const failure = (name: string, message: string) => Object.assign(new Error(message), { name });
const ofStack = (part: string) => cloud.on(ListStackResourcesCommand, { StackName: `korot-sandbox-dana-${part}` });
const bucket = (PhysicalResourceId: string | undefined, ResourceStatus = 'CREATE_COMPLETE') =>
  ({ ResourceType: 'AWS::S3::Bucket', LogicalResourceId: 'B', ResourceStatus, PhysicalResourceId }) as never;

async function told(): Promise<string[]> {
  const lines: string[] = [];
  await emptyBuckets({ name: 'sandbox-dana' }, new CloudFormationClient({}), new S3Client({}), (line) => {
    lines.push(line);
  });
  return lines;
}

describe('the buckets of a sandbox that is destroyed', () => {
  it('are emptied in a half-made one too: stacks that are not there, buckets that never came or are gone', async () => {
    ofStack('App').rejects(failure('ValidationError', 'Stack with id korot-sandbox-dana-App does not exist'));
    ofStack('Data').resolves({
      StackResourceSummaries: [
        bucket('pdfs'),
        bucket(undefined, 'CREATE_FAILED'),
        bucket('old', 'DELETE_COMPLETE'),
        bucket('uploads', 'DELETE_FAILED'),
      ],
    });
    files.on(ListObjectsV2Command, { Bucket: 'pdfs' }).resolves({ Contents: [{ Key: 'a' }] });
    files.on(ListObjectsV2Command, { Bucket: 'uploads' }).rejects(failure('NoSuchBucket', 'gone'));
    files.on(DeleteObjectsCommand).resolves({});
    expect(await told()).toEqual(['pdfs: 1 objects removed', 'uploads: is gone already']);
  });

  it('are named where they cannot be read or emptied', async () => {
    ofStack('App').rejects(failure('AccessDenied', 'no'));
    await expect(told()).rejects.toThrow('no');
    ofStack('App').resolves({ StackResourceSummaries: [bucket('site')] });
    files.on(ListObjectsV2Command).rejects(failure('AccessDenied', 'not this one'));
    await expect(told()).rejects.toThrow('not this one');
  });
});
