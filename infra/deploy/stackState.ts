import {
  DescribeStacksCommand,
  UpdateTerminationProtectionCommand,
  type CloudFormationClient,
} from '@aws-sdk/client-cloudformation';

/**
 * State of a stack: `absent` it does not exist; `unmade` its creation failed, and CDK deletes it before making it
 * again; `stands` it exists and can be changed; `halfway` an update failed and was not rolled back; `busy` an operation
 * is in progress; `undeletable` it could not be deleted.
 */
export type StackState = 'absent' | 'unmade' | 'stands' | 'halfway' | 'busy' | 'undeletable';

export interface StackReading {
  readonly state: StackState;
  /** CloudFormation's own word. */
  readonly status: string;
  readonly isProtected: boolean;
}

/** By CloudFormation's status; the first matching row counts. Any other status means `stands`. */
const STATES: readonly (readonly [RegExp, StackState])[] = [
  [/^DELETE_COMPLETE$/, 'absent'],
  [/^(?:REVIEW_IN_PROGRESS|ROLLBACK_COMPLETE|ROLLBACK_FAILED)$/, 'unmade'],
  [/_IN_PROGRESS$/, 'busy'],
  [/^DELETE_FAILED$/, 'undeletable'],
  [/_FAILED$/, 'halfway'],
];

/** Returns a stack's state. Throws CloudFormation's errors, except that the stack does not exist. */
export async function readStack(client: CloudFormationClient, stackName: string): Promise<StackReading> {
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName: stackName }));
    const status = stack?.StackStatus ?? 'DELETE_COMPLETE';
    const state = STATES.find(([fits]) => fits.test(status))?.[1] ?? 'stands';
    return { state, status, isProtected: stack?.EnableTerminationProtection ?? false };
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message))
      return { state: 'absent', status: 'absent', isProtected: false };
    throw error;
  }
}

/** Lets a stack be deleted. */
export async function unprotectStack(client: CloudFormationClient, stackName: string): Promise<void> {
  await client.send(
    new UpdateTerminationProtectionCommand({ StackName: stackName, EnableTerminationProtection: false }),
  );
}
