import {
  DeleteChangeSetCommand,
  DescribeChangeSetCommand,
  type Change,
  type CloudFormationClient,
} from '@aws-sdk/client-cloudformation';

/** Name of the change set that is looked at and never carried out. */
export const GATE_CHANGE_SET = 'korot-gate';

/** Types of resources whose contents are lost when another one takes their place. */
const DATA_TYPES: ReadonlySet<string> = new Set([
  'AWS::DynamoDB::GlobalTable',
  'AWS::Cognito::UserPool',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
]);

/** The function that leads people to their former accounts if their user pool was lost (infra/stacks/data.ts). */
const ACCOUNT_TRIGGER = /^AccountTriggerFunction/;

/**
 * Returns a line for each data resource that these changes would remove, replace by an empty one, or leave without an
 * owner.
 */
export function findDataLoss(changes: readonly Change[]): string[] {
  return changes.flatMap(({ ResourceChange: change }) => {
    if (!change) return [];
    if (change.Action === 'Remove' && ACCOUNT_TRIGGER.test(change.LogicalResourceId ?? ''))
      return ['identity.returning is missing in infra/settings.ts: people would no longer find their accounts'];
    if (!DATA_TYPES.has(change.ResourceType ?? '')) return [];
    const name = `${change.ResourceType} ${change.LogicalResourceId} (${change.PhysicalResourceId})`;
    if (change.Action === 'Remove') return [`${name} would be removed`];
    if (change.Replacement === 'True') return [`${name} would be replaced by an empty one`];
    if (change.Replacement === 'Conditional') return [`${name} may be replaced by an empty one`];
    return [];
  });
}

/**
 * Returns the data that deploying a stack's change set {@link GATE_CHANGE_SET} would lose; nothing if there is none,
 * since nothing changes then. The change set is deleted.
 */
export async function readDataLoss(client: CloudFormationClient, stackName: string): Promise<string[]> {
  const request = { StackName: stackName, ChangeSetName: GATE_CHANGE_SET };
  const changes: Change[] = [];
  try {
    let page: string | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page names the next
      const answer = await client.send(new DescribeChangeSetCommand({ ...request, NextToken: page }));
      changes.push(...(answer.Changes ?? []));
      page = answer.NextToken;
    } while (page !== undefined);
  } catch (error) {
    if (error instanceof Error && error.name === 'ChangeSetNotFoundException') return [];
    throw error;
  }
  await client.send(new DeleteChangeSetCommand(request));
  return findDataLoss(changes);
}
