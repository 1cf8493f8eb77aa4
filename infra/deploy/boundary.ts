import { bootstrapOf, LASTING_ENVIRONMENT_NAMES, stageName } from '../config.ts';

/** A statement of IAM as far as the boundary has them. */
export interface BoundaryStatement {
  readonly Sid: string;
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource?: string | readonly string[];
  readonly NotResource?: readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const TAG = 'aws:ResourceTag/korot:environment';
const prefixed = (service: string, actions: string) => actions.split(' ').map((action) => `${service}:${action}`);

/** Returns the ARNs of an environment's resources, by the names that CloudFormation and CDK give them. */
function ownNames(name: string): string[] {
  const stage = stageName({ name });
  const { qualifier } = bootstrapOf({ name });
  return [
    ...[stage, `cdk-${qualifier}`].flatMap((prefix) => [`s3:::${prefix}-*`, `iam::*:role/${prefix}-*`]),
    ...['dynamodb:*:*:table/', 'lambda:*:*:function:', 'logs:*:*:log-group:', 'sqs:*:*:', 'sns:*:*:'].map(
      (kind) => `${kind}${stage}-*`,
    ),
    ...['events:*:*:rule/', 'cloudwatch:*:*:alarm:', 'cloudformation:*:*:stack/'].map((kind) => `${kind}${stage}-*`),
    `secretsmanager:*:*:secret:korot/${name}/*`,
    `ssm:*:*:parameter/cdk-bootstrap/${qualifier}/*`,
  ].map((resource) => `arn:*:${resource}`);
}

/**
 * The most that anything deployed for an environment may do, whatever its own policy says: the roles of its bootstrap,
 * the role that GitHub takes, and every role that its stacks make carry it. All but what is another environment's, by
 * name and by tag, and all ways to a role without it. `account` as ARNs name it.
 */
export function boundaryStatements(name: string, account: string): BoundaryStatement[] {
  const { qualifier, boundary = '' } = bootstrapOf({ name });
  const others = LASTING_ENVIRONMENT_NAMES.filter((other) => other !== name);
  const policy = `arn:aws:iam::${account}:policy/${boundary}`;
  const stacks = `arn:aws:cloudformation:*:${account}:stack/${stageName({ name })}-*`;
  const roles = `arn:aws:iam::${account}:role/${stageName({ name })}-*`;
  const bootstrapRoles = `arn:aws:iam::${account}:role/cdk-${qualifier}-*`;
  return [
    { Sid: 'Ceiling', Effect: 'Allow', Action: '*', Resource: '*' },
    {
      Sid: 'StacksOfThisEnvironment',
      Effect: 'Deny',
      // A principal that may update a stack uses the role that made it, without the right to pass it.
      Action: prefixed(
        'cloudformation',
        'CreateStack* UpdateStack* DeleteStack* CreateChangeSet ExecuteChangeSet DeleteChangeSet RollbackStack ' +
          'ContinueUpdateRollback CancelUpdateStack UpdateTerminationProtection SetStackPolicy ExecuteStackRefactor',
      ),
      NotResource: [stacks],
    },
    { Sid: 'NamesOfOthers', Effect: 'Deny', Action: '*', Resource: others.flatMap(ownNames) },
    {
      Sid: 'TagsOfOthers',
      Effect: 'Deny',
      Action: '*',
      Resource: '*',
      Condition: { StringNotEquals: { [TAG]: name }, Null: { [TAG]: 'false' } },
    },
    {
      Sid: 'RolesOfThisEnvironment',
      Effect: 'Deny',
      Action: prefixed(
        'iam',
        'CreateRole DeleteRole UpdateRole UpdateAssumeRolePolicy Put* Attach* Detach* DeleteRolePolicy',
      ),
      NotResource: [roles],
    },
    {
      Sid: 'RolesBelowThis',
      Effect: 'Deny',
      Action: prefixed('iam', 'CreateRole PutRolePolicy AttachRolePolicy PutRolePermissionsBoundary'),
      Resource: '*',
      Condition: { StringNotEquals: { 'iam:PermissionsBoundary': policy } },
    },
    {
      Sid: 'RolesToTake',
      Effect: 'Deny',
      Action: ['iam:PassRole', 'sts:AssumeRole'],
      NotResource: [roles, bootstrapRoles],
    },
    {
      Sid: 'NoWayRound',
      Effect: 'Deny',
      Action: [
        ...prefixed('iam', 'DeleteRolePermissionsBoundary *User* *AccessKey* *LoginProfile* *Group* *Provider*'),
        ...prefixed('iam', 'CreatePolicy* DeletePolicy* SetDefaultPolicyVersion'),
        'organizations:*',
        'account:*',
      ],
      Resource: '*',
    },
  ];
}

/** The stack that makes the boundary: by itself and first, so that nothing that it bounds can change it. */
export const boundaryTemplate = (name: string): string =>
  JSON.stringify({
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `The most that a deployment of korot-${name} may do`,
    Resources: {
      Boundary: {
        Type: 'AWS::IAM::ManagedPolicy',
        Properties: {
          ManagedPolicyName: bootstrapOf({ name }).boundary,
          PolicyDocument: JSON.parse(
            JSON.stringify({ Version: '2012-10-17', Statement: boundaryStatements(name, '${AWS::AccountId}') }),
            (_key, value: unknown) =>
              typeof value === 'string' && value.includes('${AWS::AccountId}') ? { 'Fn::Sub': value } : value,
          ) as unknown,
        },
      },
    },
  });
