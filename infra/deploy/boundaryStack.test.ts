import {
  CloudFormationClient,
  CloudFormationServiceException,
  CreateStackCommand,
  DescribeStacksCommand,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deployTemplate } from './boundaryStack.ts';

const cloud = mockClient(CloudFormationClient);
const client = new CloudFormationClient({ region: 'eu-central-1' });
beforeEach(() => cloud.reset());
afterAll(() => cloud.restore());

const failure = (name: string, message = name) =>
  new CloudFormationServiceException({ name, message, $fault: 'client', $metadata: {} });
const is = (StackStatus: string) => ({ Stacks: [{ StackName: 'x', CreationTime: new Date(), StackStatus } as never] });

describe('the stack that bounds an environment', () => {
  it('is made, and waited for', async () => {
    cloud.on(CreateStackCommand).resolves({});
    cloud.on(DescribeStacksCommand).resolves(is('CREATE_COMPLETE'));
    await deployTemplate(client, 'x', '{}');
    expect(cloud.commandCalls(CreateStackCommand)[0]?.args[0].input).toMatchObject({
      StackName: 'x',
      TemplateBody: '{}',
      Capabilities: ['CAPABILITY_NAMED_IAM'],
      // What stayed behind a failure could be neither made nor updated.
      OnFailure: 'DELETE',
    });
    expect(cloud.commandCalls(DescribeStacksCommand)).toHaveLength(1);
  });

  it('is brought up to date where it is there, and nothing is wrong where nothing changes', async () => {
    cloud.on(CreateStackCommand).rejects(failure('AlreadyExistsException'));
    cloud
      .on(UpdateStackCommand)
      .rejectsOnce(failure('ValidationError', 'No updates are to be performed.'))
      .resolves({});
    cloud.on(DescribeStacksCommand).resolves(is('UPDATE_COMPLETE'));
    await deployTemplate(client, 'x', '{}');
    expect(cloud.commandCalls(DescribeStacksCommand)).toHaveLength(0);
    await deployTemplate(client, 'x', '{}');
    expect(cloud.commandCalls(UpdateStackCommand)).toHaveLength(2);
    expect(cloud.commandCalls(DescribeStacksCommand)).toHaveLength(1);
  });

  it('fails where it is not made, with what CloudFormation says', async () => {
    cloud.on(CreateStackCommand).rejectsOnce(failure('AccessDenied')).resolves({});
    await expect(deployTemplate(client, 'x', '{}')).rejects.toThrow('AccessDenied');
    cloud.on(DescribeStacksCommand).resolves(is('DELETE_COMPLETE'));
    await expect(deployTemplate(client, 'x', '{}')).rejects.toThrow(/DELETE_COMPLETE/);
  });
});
