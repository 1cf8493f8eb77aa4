import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readStack, unprotectStack } from './stackState.ts';

const cloud = mockClient(CloudFormationClient);
const client = new CloudFormationClient({ region: 'eu-central-1' });
beforeEach(() => cloud.reset());
afterAll(() => cloud.restore());

const failure = (name: string, message = name) =>
  new CloudFormationServiceException({ name, message, $fault: 'client', $metadata: {} });

describe('a stack', () => {
  it.each([
    ['CREATE_COMPLETE', 'stands'],
    ['UPDATE_COMPLETE', 'stands'],
    ['UPDATE_ROLLBACK_COMPLETE', 'stands'],
    ['UPDATE_ROLLBACK_FAILED', 'halfway'],
    ['UPDATE_FAILED', 'halfway'],
    ['CREATE_FAILED', 'halfway'],
    ['ROLLBACK_COMPLETE', 'unmade'],
    ['ROLLBACK_FAILED', 'unmade'],
    ['REVIEW_IN_PROGRESS', 'unmade'],
    ['CREATE_IN_PROGRESS', 'busy'],
    ['UPDATE_COMPLETE_CLEANUP_IN_PROGRESS', 'busy'],
    ['DELETE_FAILED', 'undeletable'],
  ])('that is %s: %s', async (StackStatus, state) => {
    cloud.on(DescribeStacksCommand).resolves({
      Stacks: [{ StackName: 'x', CreationTime: new Date(), StackStatus, EnableTerminationProtection: true } as never],
    });
    expect(await readStack(client, 'x')).toEqual({ state, status: StackStatus, isProtected: true });
  });

  it('that is not there is absent, and one that nobody may ask about is an error', async () => {
    cloud
      .on(DescribeStacksCommand)
      .rejectsOnce(failure('ValidationError', 'Stack with id x does not exist'))
      .rejects(failure('AccessDenied'));
    expect(await readStack(client, 'x')).toMatchObject({ state: 'absent', isProtected: false });
    await expect(readStack(client, 'x')).rejects.toThrow('AccessDenied');
  });

  it('can be let go of', async () => {
    cloud.on(UpdateTerminationProtectionCommand).resolves({});
    await unprotectStack(client, 'x');
    expect(cloud.commandCalls(UpdateTerminationProtectionCommand)[0]?.args[0].input).toEqual({
      StackName: 'x',
      EnableTerminationProtection: false,
    });
  });
});
