import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RegoEngine, TemplateFile } from '@aws/cloudformation-validate';
import { afterAll, describe, expect, it } from 'vitest';
import { boundaryTemplate } from '../../infra/deploy/boundary.ts';
import { baseConfig, environmentConfig, LASTING_ENVIRONMENT_NAMES } from '../../infra/config.ts';
import { full } from './support/environments.ts';
import { FILLED_PROD } from './support/filledConfig.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { synthesize, type SynthesizedEnvironment } from './support/synthesis.ts';

/**
 * CloudFormation's own resource schemas and cfn-lint's rules, offline: what a change set would refuse, and what would
 * fail in the middle of a deployment.
 */
const engine = new RegoEngine();
const folder = mkdtempSync(join(tmpdir(), 'korot-validation-'));
afterAll(() => {
  engine.free();
  rmSync(folder, { recursive: true });
});

/** W3005: CDK names dependencies that a reference implies already. */
const ACCEPTED = { ids: ['W3005'] };

const GITHUB_ROLE = fileURLToPath(new URL('../../infra/deploy/github-role.yaml', import.meta.url));

const findings = (templateFile: string) =>
  engine
    .validateStandard(new TemplateFile(templateFile), {
      severityLevel: 'WARN',
      exclude: ACCEPTED,
      pseudoParameterOverrides: { region: 'eu-central-1' },
    })
    .diagnostics.map(({ ruleId, message, entity }) => `${ruleId} ${entity?.logicalId ?? ''}: ${message}`);

const lasting = synthesize(['prod', 'qa', 'sandbox-dana']);
const created = synthesize([{ ...baseConfig('prod'), isBeingCreated: true }]);
/** Filled in, with the pool of another environment, and in all runs but `npm test` with its own. */
const filled = EXHAUSTIVE ? [full, ...synthesize([FILLED_PROD])] : [full];
/** With what stands in infra/settings.ts. */
const configured = synthesize(LASTING_ENVIRONMENT_NAMES.map(environmentConfig));
const all = Object.entries({ lasting, created, filled, configured }).flatMap(([kind, environments]) =>
  environments.flatMap(({ stacks }) =>
    stacks.map(({ stackName, templateFile }) => ({ kind, stackName, templateFile })),
  ),
);
/** Each text once: some kinds have stacks in common. */
const templates = [
  ...new Map(all.toReversed().map((one) => [readFileSync(one.templateFile, 'utf8'), one])).values(),
].toReversed();

it.each(templates)(
  'the template of $stackName ($kind) is valid by CloudFormation’s schemas and rules',
  ({ templateFile }) => {
    expect(findings(templateFile)).toEqual([]);
  },
);

it('the templates of the role that GitHub deploys with, and of what bounds it, are valid', () => {
  expect(findings(GITHUB_ROLE)).toEqual([]);
  for (const name of LASTING_ENVIRONMENT_NAMES) {
    const file = join(folder, `boundary-${name}.json`);
    writeFileSync(file, boundaryTemplate(name));
    expect(findings(file)).toEqual([]);
  }
});

/**
 * The linter itself, where it is installed (`pip install cfn-lint`), in the nightly run: it took half of this file's
 * time, for two files. W6001: outputs name what is in the other stack, for the commands that read them.
 */
const hasLinter = (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'cfn-lint')));
if (EXHAUSTIVE && !hasLinter)
  console.warn('cfn-lint is not installed: its rules are checked by @aws/cloudformation-validate alone');
/** What it finds, by file. All files in one run: two, and one more for its version, took 2.6 s more. */
function lint(files: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const options = ['--regions', 'eu-central-1', '--format', 'json', '--ignore-checks', ...ACCEPTED.ids, 'W6001'];
  const { stdout } = spawnSync('cfn-lint', [...options, '--', ...files], { encoding: 'utf8' });
  const found = JSON.parse(stdout) as readonly { readonly Filename: string; readonly Message: string }[];
  return Object.fromEntries(
    Object.entries(Object.groupBy(found, ({ Filename }) => Filename)).map(([file, faults = []]) => [
      file,
      faults.map(({ Message }) => Message),
    ]),
  );
}
it.skipIf(!EXHAUSTIVE || !hasLinter)(
  'the templates of production pass cfn-lint, and it finds a fault and no other',
  () => {
    const [{ data }] = lasting as [SynthesizedEnvironment];
    // The stack of the functions takes a minute, that of the alarms half of one.
    const stacks = filled.flatMap((environment) => environment.stacks);
    const file = join(folder, 'misspelt.json');
    writeFileSync(file, readFileSync(data.templateFile, 'utf8').replace('"BillingMode"', '"BilingMode"'));
    const { [file]: found = [], ...others } = lint([
      ...stacks.map(({ templateFile }) => templateFile),
      GITHUB_ROLE,
      file,
    ]);
    expect(others).toEqual({});
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((message) => !message.includes('BilingMode'))).toEqual([]);
  },
  240_000,
);

/** With these in the place of others, all in one: reading a template is what takes the time. */
function findingsWith(template: string, changes: readonly (readonly [before: string | RegExp, after: string])[]) {
  let broken = template;
  for (const [before, after] of changes) {
    expect(broken.replace(before, after)).not.toBe(broken);
    broken = broken.replace(before, after);
  }
  const file = join(folder, 'broken.json');
  writeFileSync(file, broken);
  return findings(file).join('\n');
}

describe('a fault that CloudFormation would find late', () => {
  const [, , sandbox] = lasting as [unknown, unknown, SynthesizedEnvironment];
  const data = readFileSync(sandbox.data.templateFile, 'utf8');
  const app = readFileSync(sandbox.app.templateFile, 'utf8');

  it('is found: a property and a value that there are not', () => {
    const found = findingsWith(data, [
      ['"BillingMode"', '"BilingMode"'],
      ['"SSEAlgorithm": "AES256"', '"SSEAlgorithm": "AES512"'],
    ]);
    expect(found).toContain('BilingMode');
    expect(found).toContain('AES512');
  });

  it('is found: a runtime that there is not, a reference to nothing, too little memory', () => {
    const found = findingsWith(app, [
      ['"nodejs24.x"', '"nodejs23.x"'],
      [/"Ref": "HttpApi[0-9A-F]{8}"/, '"Ref": "NoHttpApi"'],
      [/"MemorySize": \d+/, '"MemorySize": 64'],
    ]);
    for (const fault of ["'nodejs23.x' is not one of", "'NoHttpApi' is not one of", '64 is less than the minimum'])
      expect(found).toContain(fault);
  });
});
