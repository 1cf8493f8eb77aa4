import { parseArgs } from 'node:util';
import { ConfigurationError } from '../../functions/platform/environment.ts';
import { listSchedules } from '../../functions/platform/tasks/schedules.ts';
import { BUCKETS, SECRETS, SERVICES, SETTINGS, TABLE_VARIABLES } from '../../shared/api/needs.ts';
import { environmentConfig } from '../config.ts';
import { PAYMENT_APIS, type EnvironmentConfig } from '../environmentConfig.ts';
import { credentialsAdvice } from '../deploy/credentials.ts';
import { readStackOutputs } from '../deploy/readStackOutputs.ts';
import { failuresVariable, queueVariable } from '../../functions/platform/tasks/schedules.ts';
import {
  BUCKET_NAMES,
  bucketOutput,
  failuresOutput,
  queueOutput,
  ruleOutput,
  TABLE_NAMES,
  tableOutput,
} from '../stackOutputs.ts';

/** How every command of an operator names what it works on; for the end of a usage text. */
export const ENVIRONMENT_USAGE = `--environment <name> (prod, qa, sandbox-<name>) says which environment is meant;
its tables, buckets and pool are read from its stack, with your AWS credentials.`;

/** Returns the variables of an environment's functions, as far as operators' commands need them. */
export function operatorVariables(
  config: EnvironmentConfig,
  outputs: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const rules = listSchedules().flatMap(({ name }) => outputs[ruleOutput(name)] ?? []);
  const variables = {
    AWS_REGION: config.region,
    ...Object.fromEntries(TABLE_NAMES.map((name) => [TABLE_VARIABLES[name], outputs[tableOutput(name)]])),
    ...Object.fromEntries(BUCKET_NAMES.map((name) => [BUCKETS[name], outputs[bucketOutput(name)]])),
    ...Object.fromEntries(
      listSchedules().flatMap(({ name }) => [
        [queueVariable(name), outputs[queueOutput(name)]],
        [failuresVariable(name), outputs[failuresOutput(name)]],
      ]),
    ),
    NIGHTLY_RULES: rules.length > 0 ? rules.join(',') : undefined,
    [SERVICES.userPool]: outputs['UserPoolId'],
    [SECRETS.payments]: `${config.secretsPrefix}/payments`,
    [SETTINGS.payments]: PAYMENT_APIS[config.payments],
  };
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Takes `--environment <name>` out of the arguments. Throws on an unknown name. */
export function splitEnvironment(args: readonly string[]): {
  readonly config: EnvironmentConfig | undefined;
  readonly rest: readonly string[];
} {
  const { tokens } = parseArgs({
    args: [...args],
    options: { environment: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const token = tokens.find((candidate) => candidate.kind === 'option' && candidate.name === 'environment');
  if (token?.kind !== 'option') return { config: undefined, rest: args };
  const length = token.inlineValue === true ? 1 : 2;
  return {
    config: environmentConfig(token.value ?? ''),
    rest: args.filter((_, index) => index < token.index || index >= token.index + length),
  };
}

/** Returns the error in one sentence that says what to do. */
export function operatorSentence(error: unknown): string {
  const causes = [error, error instanceof Error ? error.cause : undefined];
  const missing = causes.find((cause) => cause instanceof ConfigurationError);
  if (missing instanceof ConfigurationError)
    return `${missing.missing.join(', ')}: not set. Say --environment <name>, or set what is missing.`;
  const advice = credentialsAdvice(error);
  if (advice !== undefined) return advice;
  if (!(error instanceof Error)) return String(error);
  const because = error.cause instanceof Error ? ` (${error.cause.name}: ${error.cause.message})` : '';
  return error.name === 'Error' || error.name === 'SetupError'
    ? `${error.message}${because}`
    : `${error.name}: ${error.message}${because}`;
}

/** Runs a command on the environment that it names, prints what it says, and ends with its code; 1 where it throws. */
export async function runOperatorCommand(
  args: readonly string[],
  run: (args: readonly string[]) => Promise<{ readonly text: string; readonly code: number }>,
): Promise<void> {
  try {
    const { config, rest } = splitEnvironment(args);
    if (config) Object.assign(process.env, operatorVariables(config, await readStackOutputs(config)));
    const { text, code } = await run(rest);
    console.log(text);
    process.exitCode = code;
  } catch (error) {
    console.error(operatorSentence(error));
    process.exitCode = 1;
  }
}
