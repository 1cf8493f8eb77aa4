import { Policy, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Granted } from './grants.ts';

interface FunctionPolicyProps {
  readonly function: Function;
  readonly role: Role;
  readonly logGroup: LogGroup;
  readonly granted: Granted;
}

/** Gives a function's role what was granted, and the right to write its own log. */
export function attachPolicy(scope: Construct, props: FunctionPolicyProps): void {
  const { role, logGroup, granted } = props;
  const writesLog = new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
  const policy = new Policy(scope, 'Policy', { roles: [role], statements: [...granted.statements, writesLog] });
  acknowledge(policy, granted.acknowledged);
  // Its first call must find its permissions.
  props.function.node.addDependency(policy);
}
