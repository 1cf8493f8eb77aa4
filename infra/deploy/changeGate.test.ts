import {
  CloudFormationClient,
  CloudFormationServiceException,
  DeleteChangeSetCommand,
  DescribeChangeSetCommand,
  type ResourceChange,
} from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findDataLoss, GATE_CHANGE_SET, readDataLoss } from './changeGate.ts';

const cloud = mockClient(CloudFormationClient);
const client = new CloudFormationClient({ region: 'eu-central-1' });
beforeEach(() => cloud.reset());
afterAll(() => cloud.restore());

const failure = (name: string, message = name) =>
  new CloudFormationServiceException({ name, message, $fault: 'client', $metadata: {} });
const change = (ResourceType: string, rest: Partial<ResourceChange>) => ({
  ResourceChange: { ResourceType, LogicalResourceId: 'Users', PhysicalResourceId: 'korot-users', ...rest },
});
const TABLE = 'AWS::DynamoDB::GlobalTable';

describe('what a release would lose', () => {
  it.each([
    [TABLE, { Action: 'Modify', Replacement: 'True' }, /would be replaced/],
    [TABLE, { Action: 'Modify', Replacement: 'Conditional' }, /may be replaced/],
    ['AWS::Cognito::UserPool', { Action: 'Remove' }, /would be removed/],
    ['AWS::S3::Bucket', { Action: 'Modify', Replacement: 'True' }, /korot-users/],
    ['AWS::SecretsManager::Secret', { Action: 'Remove' }, /would be removed/],
  ] as const)('is named: %s %j', (type, rest, line) => {
    expect(findDataLoss([change(type, rest)])).toEqual([expect.stringMatching(line)]);
  });

  it.each([
    [TABLE, { Action: 'Modify', Replacement: 'False' }],
    [TABLE, { Action: 'Add' }],
    ['AWS::Lambda::Function', { Action: 'Modify', Replacement: 'True' }],
    ['AWS::IAM::Policy', { Action: 'Remove' }],
  ] as const)('is nothing: %s %j', (type, rest) => {
    expect(findDataLoss([change(type, rest)])).toEqual([]);
  });

  it('is everybody’s account, where what leads people back to them goes', () => {
    const trigger = { LogicalResourceId: 'AccountTriggerFunction0A1B2C3D' };
    const [type, named] = ['AWS::Lambda::Function', [expect.stringContaining('identity.returning')]] as const;
    expect(findDataLoss([change(type, { ...trigger, Action: 'Remove' })])).toEqual(named);
    expect(findDataLoss([change(type, { ...trigger, Action: 'Modify', Replacement: 'True' })])).toEqual([]);
  });

  it('is looked for on every page of the change set, which is deleted then', async () => {
    cloud
      .on(DescribeChangeSetCommand)
      .resolvesOnce({ Changes: [], NextToken: 'more' })
      .resolves({ Changes: [change(TABLE, { Action: 'Remove' })] });
    cloud.on(DeleteChangeSetCommand).resolves({});
    expect(await readDataLoss(client, 'korot-prod-Data')).toHaveLength(1);
    expect(cloud.commandCalls(DeleteChangeSetCommand)[0]?.args[0].input).toEqual({
      StackName: 'korot-prod-Data',
      ChangeSetName: GATE_CHANGE_SET,
    });
  });

  it('is nothing where nothing changes, and unknown where CloudFormation does not say', async () => {
    cloud
      .on(DescribeChangeSetCommand)
      .rejectsOnce(failure('ChangeSetNotFoundException'))
      .rejects(failure('Throttling'));
    expect(await readDataLoss(client, 'korot-prod-Data')).toEqual([]);
    await expect(readDataLoss(client, 'korot-prod-Data')).rejects.toThrow('Throttling');
  });
});
