import { describe, expect, it } from 'vitest';
import { baseConfig } from '../../infra/config.ts';
import type { EnvironmentConfig } from '../../infra/environmentConfig.ts';
import { matchEndpoint } from '../../infra/local/matchEndpoint.ts';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { needsOf } from '../../shared/api/endpoint.ts';
import { FILE_READER } from '../../shared/api/import.ts';
import { ORIGIN_GATE, ORIGIN_SECRET_HEADER } from '../../shared/platform/headers.ts';
import { listSchedules } from '../../functions/platform/tasks/schedules.ts';
import { DEFAULT_MEMORY, environmentNames, SERVICES, type EndpointNeeds } from '../../shared/api/needs.ts';
import { parseModelCapabilities } from '../../functions/platform/bedrock/converse.ts';
import { full, text } from './support/environments.ts';
import {
  synthesizedFunctions,
  resourcesOfType,
  synthesize,
  type SynthesizedFunction,
  type SynthesizedStack,
} from './support/synthesis.ts';

/** The services of `shared/api/needs.ts`, as AWS calls what is used of them. */
const SERVICE_ACTIONS: Record<keyof typeof SERVICES, readonly string[]> = {
  model: ['bedrock:InvokeModel'],
  ocr: ['textract:DetectDocumentText'],
  notices: ['sns:Publish'],
  userPool: ['cognito-idp:AdminDeleteUser', 'cognito-idp:AdminGetUser'],
  fileReader: ['lambda:InvokeFunction'],
};

/** Every permission a row asks for, as `action → what it is about`. */
function declared(
  { tables = {}, buckets = {}, secrets = [], services = [], where = {} }: EndpointNeeds,
  { structuring }: EnvironmentConfig,
): string[] {
  return [
    ...Object.entries(tables).flatMap(([name, actions]) => actions.map((action) => `dynamodb:${action} → ${name}`)),
    ...Object.entries(buckets).flatMap(([name, actions]) => actions.map((action) => `s3:${action} → ${name}`)),
    ...secrets.map((name) => `secretsmanager:GetSecretValue → ${name}`),
    ...services
      .filter((name) => where[name] === undefined || structuring === name)
      .flatMap((name) => SERVICE_ACTIONS[name].map((action) => `${action} → ${name}`)),
    'logs:CreateLogStream → own log',
    'logs:PutLogEvents → own log',
  ];
}

/** What a resource of a statement is about, by the names the stacks give to what they make. */
const ABOUT: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/UsersTable/, 'users'],
  [/ResumesTable/, 'resumes'],
  [/CreditLogsTable/, 'creditLogs'],
  [/RequestsTable/, 'requests'],
  [/Pdfs/, 'pdfs'],
  [/Uploads/, 'uploads'],
  [/IdentityHash/, 'identityHash'],
  [/\/payments-\?{6}/, 'payments'],
  [/bedrock|"Model[0-9a-f]{8}"/, 'model'],
  [/^"\*"$/, 'ocr'],
  [/Support/, 'notices'],
  [/UserPool/, 'userPool'],
  [/FileReaderFunction/, 'fileReader'],
  [/Log[0-9A-F]{8}/, 'own log'],
];

function granted({ statements }: SynthesizedFunction): string[] {
  return statements.flatMap(({ Action, Resource }) => {
    const about = new Set(
      Resource.map(
        (resource) =>
          ABOUT.find(([pattern]) => pattern.test(JSON.stringify(resource)))?.[1] ?? JSON.stringify(resource),
      ),
    );
    return Action.flatMap((action) => [...about].map((what) => `${action} → ${what}`));
  });
}

/** Who may ask the model, and what reads scans, in an environment. */
function asking(config: EnvironmentConfig): string[] {
  const [environment] = synthesize([config]);
  return (environment ? synthesizedFunctions(environment.app) : [])
    .flatMap((each) =>
      granted(each)
        .filter((one) => /model$|ocr$/.test(one))
        .map((one) => `${each.handler}: ${one.replace(/^.* → /, '')}`),
    )
    .toSorted();
}

const names = ['prod', 'qa', 'sandbox-dana'];
const rows = listEndpoints();

describe.each(synthesize(names))('the functions of $config.name', ({ app, config }) => {
  const functions = synthesizedFunctions(app);
  const routes = resourcesOfType(app, 'AWS::ApiGatewayV2::Route');
  const behind = (routeKey: string) => {
    const route = routes.find(({ Properties }) => Properties['RouteKey'] === routeKey);
    const integration = app.resources[route?.Properties['Target']['Fn::Join'][1][1].Ref as string];
    return functions.find(({ id }) => id === integration?.Properties['IntegrationUri']['Fn::GetAtt'][0]);
  };

  it('are those of the table, the origin’s gate, the reader of files and no others', () => {
    expect(functions.map(({ handler }) => handler).toSorted()).toEqual(
      [...[...rows, ...listSchedules()].map(({ handler }) => handler), FILE_READER.handler, ORIGIN_GATE].toSorted(),
    );
    expect(routes.map(({ Properties }) => Properties['RouteKey'] as string).toSorted()).toEqual(
      rows.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted(),
    );
  });

  describe.each(rows)('$name', ({ endpoint, handler }) => {
    const { method, path, auth, limits, needs } = endpoint;
    const target = behind(`${method} ${path}`) as SynthesizedFunction;

    it('runs its handler behind its route', () => {
      expect(target.handler).toBe(handler);
      expect(target.properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Timeout: limits.seconds + 1,
        MemorySize: needs.memory ?? DEFAULT_MEMORY,
        Architectures: [needs.architecture ?? 'arm64'],
      });
      // HTTP API ends a call at 30 s.
      expect(limits.seconds + 1).toBeLessThanOrEqual(30);
    });

    it('asks for a token where the table says so', () => {
      const route = routes.find(({ Properties }) => Properties['RouteKey'] === `${method} ${path}`);
      // An open route too is guarded: against calls that go round the distribution, before its function runs.
      expect(route?.Properties['AuthorizationType']).toBe(auth === 'user' ? 'JWT' : 'CUSTOM');
      const { Properties } = app.resources[route?.Properties['AuthorizerId'].Ref as string] ?? {};
      expect(Properties?.['AuthorizerType']).toBe(auth === 'user' ? 'JWT' : 'REQUEST');
    });

    it('is given the declared environment and nothing else', () => {
      const signIn = auth === 'user' || auth === 'optional' ? ['USER_POOL_ID', 'USER_POOL_CLIENT_ID'] : [];
      expect(Object.keys(target.environment).toSorted()).toEqual(
        [...new Set([...environmentNames(needsOf(endpoint)), ...signIn, 'ORIGIN_SECRET'])].toSorted(),
      );
      for (const value of Object.values(target.environment)) expect(value).toBeTruthy();
    });

    it('may do the declared actions and nothing else', () => {
      expect(granted(target).toSorted()).toEqual(declared(needsOf(endpoint), config).toSorted());
      expect(target.statements.every(({ Effect }) => Effect === 'Allow')).toBe(true);
    });

    it('shares its role with no other function', () => {
      const role = JSON.stringify(target.properties['Role']);
      expect(functions.filter(({ properties }) => JSON.stringify(properties['Role']) === role)).toHaveLength(1);
      expect(app.resources[target.properties['Role']['Fn::GetAtt'][0] as string]?.Properties).not.toHaveProperty(
        'ManagedPolicyArns',
      );
    });

    it('is found by the local gateway at the same address', () => {
      expect(matchEndpoint(method, path.replaceAll(/\{\w+\}/g, '1'))?.handler).toBe(handler);
    });
  });

  it('hold a wildcard only for objects whose keys begin with a user, and where AWS knows no resources', () => {
    const wild = functions.flatMap(({ handler, statements }) =>
      statements
        .flatMap(({ Resource }) => Resource)
        .filter((resource) => JSON.stringify(resource).includes('*'))
        .map((resource) => [handler, JSON.stringify(resource)] as const),
    );
    for (const [, resource] of wild)
      expect(resource).toMatch(
        /^"\*"$|^\{"Fn::Join":\["",\[\{"Fn::ImportValue":"[^"]+(Pdfs|Uploads)[^"]+Arn[^"]+"\},"\/\*"\]\]\}$/,
      );
  });

  it('start for no call that goes round the distribution: one small function says so, once an hour for a value', () => {
    const [gate] = resourcesOfType(app, 'AWS::ApiGatewayV2::Authorizer').filter(
      ({ Properties }) => Properties['AuthorizerType'] === 'REQUEST',
    );
    expect(gate?.Properties).toMatchObject({
      AuthorizerPayloadFormatVersion: '2.0',
      AuthorizerResultTtlInSeconds: 3_600,
      EnableSimpleResponses: true,
      // Without it HTTP API answers 401 and asks nobody.
      IdentitySource: [`$request.header.${ORIGIN_SECRET_HEADER}`],
    });
    const target = functions.find(({ handler }) => handler === ORIGIN_GATE) as SynthesizedFunction;
    expect(JSON.stringify(gate?.Properties['AuthorizerUri'])).toContain(target.id);
    expect(target.properties).toMatchObject({ MemorySize: 128, Timeout: 5 });
    expect(Object.keys(target.environment)).toEqual(['ORIGIN_SECRET']);
    expect(granted(target).toSorted()).toEqual(declared({}, config).toSorted());
  });

  it('have strangers’ files read by one that may do nothing and knows nothing, called by those who import', () => {
    const reader = functions.find(({ handler }) => handler === FILE_READER.handler) as SynthesizedFunction;
    expect(reader.properties).toMatchObject({
      Runtime: 'nodejs24.x',
      MemorySize: FILE_READER.needs.memory,
      // As the kernel's filter is written, wherever it is taken.
      Architectures: ['x86_64'],
      Timeout: FILE_READER.seconds,
    });
    for (const more of ['Environment', 'VpcConfig', 'Layers', 'FileSystemConfigs', 'ReservedConcurrentExecutions'])
      expect(reader.properties).not.toHaveProperty(more);
    expect(granted(reader).toSorted()).toEqual(declared({}, config).toSorted());
    const role = reader.properties['Role']['Fn::GetAtt'][0] as string;
    expect(app.resources[role]?.Properties).not.toHaveProperty('ManagedPolicyArns');
    expect(functions.filter(({ properties }) => properties['Role']['Fn::GetAtt'][0] === role)).toEqual([reader]);
    // Nobody else may: by no policy of its own, no address, no queue, and no role but of those that the table names.
    for (const type of ['Permission', 'Url', 'EventSourceMapping', 'EventInvokeConfig', 'Alias'])
      expect(JSON.stringify(resourcesOfType(app, `AWS::Lambda::${type}`))).not.toContain(reader.id);
    const callers = functions.filter((each) => granted(each).some((one) => one.startsWith('lambda:')));
    expect(callers.map(({ handler }) => handler).toSorted()).toEqual(
      rows
        .filter(({ endpoint }) => needsOf(endpoint).services?.includes('fileReader'))
        .map(({ handler }) => handler)
        .toSorted(),
    );
    expect(callers).toHaveLength(3);
    for (const { environment } of callers)
      expect(environment['FILE_READER']).toEqual({ 'Fn::GetAtt': [reader.id, 'Arn'] });
  });

  it('let in tokens of this environment’s own pool and client', () => {
    const all = resourcesOfType(app, 'AWS::ApiGatewayV2::Authorizer');
    const [authorizer, ...others] = all.filter(({ Properties }) => Properties['AuthorizerType'] === 'JWT');
    const [client] = resourcesOfType(app, 'AWS::Cognito::UserPoolClient');
    expect([others, all.length]).toEqual([[], 2]);
    expect(authorizer?.Properties['JwtConfiguration'].Audience).toEqual([{ Ref: client?.id }]);
    expect(JSON.stringify(authorizer?.Properties['JwtConfiguration'].Issuer)).toMatch(
      /https:\/\/cognito-idp\.eu-central-1\.amazonaws\.com\/".*UserPool/,
    );
  });
});

const PLAIN = baseConfig('sandbox-dana');
/** With all at once that tests ask for of one configuration: a synthesis takes a second. */
const TUNED: EnvironmentConfig = {
  ...PLAIN,
  model: {
    ...PLAIN.model,
    checks: false,
    fallback: { ...PLAIN.model, id: 'eu.maker.second-v1:0', regions: ['eu-west-1'] },
  },
  concurrency: { generatePdf: 3, readFile: 3 },
  rateFactor: 2,
};

describe('an environment', () => {
  it('permits the model and what reads scans only where it uses them', () => {
    const sandbox = PLAIN;
    const { allowances } = sandbox;
    const off = { on: false, dailyDollars: 0 };
    expect(asking(sandbox)).toEqual([
      'import/handlers/readImportJob: model',
      'import/handlers/readImportJob: ocr',
      'improve/handlers/improveResume: model',
      'twin/handlers/translatePair: model',
    ]);
    // Where people import, what rules leave open is asked about.
    for (const config of ['prod', 'qa'].map(baseConfig)) {
      expect(config.structuring).toBe('model');
      expect(asking(config)).toEqual([
        'import/handlers/parseResume: model',
        'import/handlers/parseUpload: model',
        'import/handlers/readImportJob: model',
        'import/handlers/readImportJob: ocr',
        'improve/handlers/improveResume: model',
        'twin/handlers/translatePair: model',
      ]);
    }
    expect(asking({ ...sandbox, structuring: 'model', allowances: { ...allowances, import: off } })).toEqual([
      'improve/handlers/improveResume: model',
      'twin/handlers/translatePair: model',
    ]);
    expect(asking({ ...sandbox, allowances: { ...allowances, improve: off } })).toEqual([
      'import/handlers/readImportJob: model',
      'import/handlers/readImportJob: ocr',
    ]);
  });

  it('permits a second model where one is named, and says to the function how both are spoken to', () => {
    const [environment] = synthesize([TUNED]);
    const improve = synthesizedFunctions(environment?.app as SynthesizedStack).find(
      ({ handler }) => handler === 'improve/handlers/improveResume',
    );
    const told = parseModelCapabilities(text(improve?.environment['MODEL_ID']));
    expect([told.id, told.checks, told.fallback?.id]).toEqual([PLAIN.model.id, false, 'eu.maker.second-v1:0']);
    const allowed = JSON.stringify(improve?.statements.filter(({ Action }) => Action.includes('bedrock:InvokeModel')));
    expect(allowed).toContain(':bedrock:eu-west-1::foundation-model/maker.second-v1:0');
    // In the environment's region, though the profile leads to another one: there is where it is called.
    const called =
      '":bedrock:",{"Ref":"AWS::Region"},":",{"Ref":"AWS::AccountId"},":inference-profile/eu.maker.second-v1:0"';
    expect(allowed).toContain(called);
    // Each is called through a profile that carries the environment's tag, which the budget counts by.
    const profiles = resourcesOfType(environment?.app as SynthesizedStack, 'AWS::Bedrock::ApplicationInferenceProfile');
    expect([told.profile, told.fallback?.profile]).toEqual(profiles.map(({ id }) => `<${id}.InferenceProfileArn>`));
    expect(JSON.stringify(profiles[1]?.Properties['ModelSource'])).toContain(called);
    for (const { id, Properties } of profiles) {
      expect(allowed).toContain(id);
      expect(Properties['Tags']).toEqual([{ Key: 'korot:environment', Value: TUNED.name }]);
    }
  });

  it('serves nothing at an endpoint that is switched off', () => {
    expect(full.config.switchedOff).toContain('improveResume');
    expect(synthesizedFunctions(full.app).map(({ handler }) => handler)).not.toContain(
      'improve/handlers/improveResume',
    );
    expect(
      resourcesOfType(full.app, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties['RouteKey']),
    ).not.toContain('POST /api/improve-resume');
  });

  it('sets runs aside and scales the rates where its configuration says so, and not otherwise', () => {
    const [plain] = synthesize([PLAIN]);
    const [tuned] = synthesize([TUNED]);
    if (!plain || !tuned) throw new Error('not made');
    for (const { properties } of synthesizedFunctions(plain.app))
      expect(properties).not.toHaveProperty('ReservedConcurrentExecutions');
    expect(
      synthesizedFunctions(tuned.app)
        .filter(({ properties }) => properties['ReservedConcurrentExecutions'] === 3)
        .map(({ handler }) => handler)
        .toSorted(),
    ).toEqual([FILE_READER.handler, 'pdf/handlers/generatePdf']);
    const called = synthesizedFunctions(tuned.app).filter(
      ({ handler }) =>
        ![ORIGIN_GATE, FILE_READER.handler].includes(handler) &&
        !listSchedules().some((schedule) => schedule.handler === handler),
    );
    for (const { environment } of called) expect(environment['RATE_FACTOR']).toBe('2');
  });
});
