import { describe, expect, it } from 'vitest';
import { bootstrapOf, LASTING_ENVIRONMENT_NAMES } from '../config.ts';
import { boundaryStatements, boundaryTemplate, type BoundaryStatement } from './boundary.ts';

const ACCOUNT = '111122223333';
const arn = (rest: string) => `arn:aws:${rest}`;

/** A call as IAM sees it: what, on what, and what is known about that. */
interface Call {
  readonly action: string;
  readonly resource: string;
  readonly known?: Readonly<Record<string, string>>;
}

const fits = (pattern: string, text: string) =>
  new RegExp(`^${pattern.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll('*', '.*')}$`, 'i').test(text);
const anyFits = (patterns: string | readonly string[], text: string) =>
  [patterns].flat().some((pattern) => fits(pattern, text));

/** As "Policy evaluation logic" has it: a condition that negates is true of what is not known. */
function applies({ Action, Resource, NotResource = [], Condition = {} }: BoundaryStatement, call: Call): boolean {
  const known = call.known ?? {};
  return (
    anyFits(Action, call.action) &&
    (Resource === undefined ? !anyFits(NotResource, call.resource) : anyFits(Resource, call.resource)) &&
    Object.entries(Condition).every(([operator, keys]) =>
      Object.entries(keys).every(([key, value]) =>
        operator === 'Null' ? (known[key] === undefined) === (value === 'true') : known[key] !== value,
      ),
    )
  );
}

const allows = (environment: string, call: Call): boolean => {
  const statements = boundaryStatements(environment, ACCOUNT).filter((one) => applies(one, call));
  return statements.some(({ Effect }) => Effect === 'Allow') && statements.every(({ Effect }) => Effect === 'Allow');
};

const boundaryOf = (name: string) => arn(`iam::${ACCOUNT}:policy/korot-boundary-${name}`);
const tag = (environment: string) => ({ 'aws:ResourceTag/korot:environment': environment });
const below = (environment: string) => ({ 'iam:PermissionsBoundary': boundaryOf(environment) });

/** What a deployment does in its environment; `E` is that environment. */
const OWN: readonly Call[] = [
  {
    action: 'cloudformation:ExecuteChangeSet',
    resource: arn(`cloudformation:eu-central-1:${ACCOUNT}:stack/korot-E-App/1`),
  },
  {
    action: 'cloudformation:DescribeStacks',
    resource: arn(`cloudformation:eu-central-1:${ACCOUNT}:stack/korot-toolkit-E/1`),
  },
  { action: 'dynamodb:CreateTable', resource: arn(`dynamodb:eu-central-1:${ACCOUNT}:table/korot-E-Data-Users-1`) },
  {
    action: 'lambda:UpdateFunctionCode',
    resource: arn(`lambda:eu-central-1:${ACCOUNT}:function:korot-E-App-x`),
    known: tag('E'),
  },
  { action: 'iam:CreateRole', resource: arn(`iam::${ACCOUNT}:role/korot-E-App-Role-1`), known: below('E') },
  { action: 'iam:PutRolePolicy', resource: arn(`iam::${ACCOUNT}:role/korot-E-App-Role-1`), known: below('E') },
  { action: 'iam:PassRole', resource: arn(`iam::${ACCOUNT}:role/cdk-korotE-cfn-exec-role-1`) },
  { action: 'sts:AssumeRole', resource: arn(`iam::${ACCOUNT}:role/cdk-korotE-deploy-role-1`) },
  { action: 'cognito-idp:CreateUserPool', resource: '*' },
  { action: 'cloudfront:UpdateDistribution', resource: arn(`cloudfront::${ACCOUNT}:distribution/E1`), known: tag('E') },
  { action: 's3:PutObject', resource: arn('s3:::cdk-korotE-assets-1/a.zip') },
  {
    action: 'secretsmanager:GetSecretValue',
    resource: arn(`secretsmanager:eu-central-1:${ACCOUNT}:secret:korot/E/google-1`),
  },
  { action: 'logs:PutLogEvents', resource: arn(`logs:eu-central-1:${ACCOUNT}:log-group:korot-E-App-Log1:x`) },
];

/** What none may do, of which `E` is its own environment and `O` the other. */
const NEVER: readonly Call[] = [
  {
    action: 'cloudformation:UpdateStack',
    resource: arn(`cloudformation:eu-central-1:${ACCOUNT}:stack/korot-boundary-E/1`),
  },
  {
    action: 'cloudformation:DeleteStack',
    resource: arn(`cloudformation:eu-central-1:${ACCOUNT}:stack/korot-toolkit-E/1`),
  },
  {
    action: 'cloudformation:UpdateStack',
    resource: arn(`cloudformation:eu-central-1:${ACCOUNT}:stack/korot-github-O/1`),
  },
  { action: 'iam:CreateRole', resource: arn(`iam::${ACCOUNT}:role/korot-E-App-Role-1`) },
  { action: 'iam:CreateRole', resource: arn(`iam::${ACCOUNT}:role/korot-E-App-Role-1`), known: below('O') },
  { action: 'iam:PutRolePolicy', resource: arn(`iam::${ACCOUNT}:role/somebody`), known: below('E') },
  { action: 'iam:AttachRolePolicy', resource: arn(`iam::${ACCOUNT}:role/cdk-korotE-deploy-role-1`), known: below('E') },
  { action: 'iam:DeleteRolePermissionsBoundary', resource: arn(`iam::${ACCOUNT}:role/korot-E-App-Role-1`) },
  { action: 'iam:CreatePolicyVersion', resource: boundaryOf('E') },
  { action: 'iam:SetDefaultPolicyVersion', resource: boundaryOf('E') },
  { action: 'iam:CreateAccessKey', resource: arn(`iam::${ACCOUNT}:user/x`) },
  { action: 'iam:PassRole', resource: arn(`iam::${ACCOUNT}:role/admin`) },
  { action: 'sts:AssumeRole', resource: arn(`iam::${ACCOUNT}:role/admin`) },
];

const inPlace = ({ action, resource, known = {} }: Call, own: string, other: string): Call => {
  const named = (text: string) =>
    text.replaceAll(
      /(korot[-/]?(?:boundary-|toolkit-|github-)?)([EO])(?=[-/]|$)|^([EO])$/g,
      (_found, before: string | undefined, letter: string | undefined, alone: string | undefined) =>
        `${before ?? ''}${(letter ?? alone) === 'E' ? own : other}`,
    );
  return {
    action,
    resource: named(resource),
    known: Object.fromEntries(Object.entries(known).map(([key, value]) => [key, named(value)])),
  };
};

describe.each([
  ['qa', 'prod'],
  ['prod', 'qa'],
])('whatever is deployed for %s, beside %s in one account,', (own, other) => {
  it.each(OWN.map((call) => inPlace(call, own, other)))('may $action on $resource', (call) => {
    expect(allows(own, call)).toBe(true);
  });

  it.each(NEVER.map((call) => inPlace(call, own, other)))('may not $action on $resource', (call) => {
    expect(allows(own, call)).toBe(false);
  });

  it.each(OWN.filter(({ resource }) => resource !== '*').map((call) => inPlace(call, other, own)))(
    'may not $action on $resource, the other’s',
    (call) => {
      const isLooking = call.action === 'cloudformation:DescribeStacks';
      expect(allows(own, call)).toBe(isLooking);
    },
  );

  it('fits into a policy, and knows every other environment that lasts', () => {
    const statements = boundaryStatements(own, ACCOUNT);
    expect(JSON.stringify({ Version: '2012-10-17', Statement: statements }).length).toBeLessThan(6_144);
    for (const name of LASTING_ENVIRONMENT_NAMES.filter((one) => one !== own))
      expect(JSON.stringify(statements)).toContain(`korot-${name}-*`);
    expect(boundaryTemplate(own)).toContain(`"ManagedPolicyName":"${bootstrapOf({ name: own }).boundary ?? ''}"`);
    expect(boundaryTemplate(own)).not.toContain(ACCOUNT);
  });
});
