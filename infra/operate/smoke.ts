import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { withSmokeUser } from './smokeUser.ts';
import { SMOKE_STEPS, SmokeSkip, type Visit } from './smokeSteps.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { readStackOutputs } from '../deploy/readStackOutputs.ts';
import { operatorSentence, splitEnvironment } from './operatorEnvironment.ts';

const USAGE = `Whether a deployed site works, after every deployment:

  npm run smoke -- --environment <name>    reads the site's address from its stack, and what is switched off from the
                                           configuration; with credentials that may make a user, one is made for this
                                           check and deleted with its account
  npm run smoke -- <url>                   any site, without a user; SMOKE_TOKEN may hold the access token of an account
                                           that is kept for this, which pays a credit for the model

Pages, headers, sign-in, a PDF in Hebrew, a refused webhook; as a user it also saves,
reads and deletes a résumé, reads a PDF back and asks the model once.
Each line begins with ok, skip (off on purpose, or no user: it says which) or FAIL.
Ends with 0, with 1 after a FAIL, with 2 where it was called otherwise than above.`;

/** Steps that are skipped for lack of something. */
const WITHOUT = {
  token: 'no user (SMOKE_TOKEN)',
  idToken: 'the account is kept',
  config: 'no environment (--environment)',
} as const;

/** Why a step is not taken; undefined if it is. */
function reasonToSkip({ needs, uses = [] }: (typeof SMOKE_STEPS)[number], visit: Visit): string | undefined {
  if (needs && visit[needs] === undefined) return WITHOUT[needs];
  const off = uses.filter((name) => visit.config?.switchedOff?.includes(name));
  return off.length > 0 ? `switched off: ${off.join(', ')}` : undefined;
}

/** Returns an error's text with the code of its cause; for an unknown host name, advice. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const advice = code === 'ENOTFOUND' ? ': its name has no DNS record yet (docs/operations.md, step 10)' : '';
  return error.message + (code === '' ? '' : ` (${code}${advice})`);
}

/** Takes every step and tells of it; gives back whether all worked that are not off on purpose. */
export async function runSmoke(visit: Visit, tell: (line: string) => void): Promise<boolean> {
  let isFine = true;
  for (const step of SMOKE_STEPS) {
    const { name, allowance, run } = step;
    const reason = reasonToSkip(step, visit);
    if (reason !== undefined) {
      tell(`skip  ${name}: ${reason}`);
      continue;
    }
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
      tell(`ok    ${name}: ${await run(visit)}`);
    } catch (error) {
      // A service that the configuration switches on may not answer that it is off.
      const isOn = allowance && visit.config?.allowances[allowance].on;
      if (error instanceof SmokeSkip && !(isOn && error.message === 'capability_off')) {
        tell(`skip  ${name}: ${error.message}, not tried`);
        continue;
      }
      isFine = false;
      tell(`FAIL  ${name}: ${sentenceOf(error)}`);
    }
  }
  if (!isFine) tell('Going back: docs/operations.md, "Going back". The log group of the function says more.');
  return isFine;
}

/**
 * Runs the same as a user made for it in the site's pool; without one, and with a notice, if the credentials may not
 * make users.
 */
export async function runSmokeAsNewUser(
  about: Pick<Visit, 'site' | 'config'>,
  cognito: CognitoIdentityProviderClient,
  pool: Parameters<typeof withSmokeUser>[1],
  tell: (line: string) => void,
): Promise<boolean> {
  let began = false;
  try {
    return await withSmokeUser(cognito, pool, (tokens) => {
      began = true;
      return runSmoke({ ...about, ...tokens }, tell);
    });
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    if (began) {
      tell(`FAIL  the test user is still there, delete it in the console: ${why}`);
      return false;
    }
    tell(`skip  a user of its own: ${why}`);
    return runSmoke({ ...about, token: process.env['SMOKE_TOKEN'] }, tell);
  }
}

/** Runs the same for a deployed environment, whose address its stack names. */
export async function runSmokeOf(config: EnvironmentConfig, tell: (line: string) => void): Promise<boolean> {
  const { SiteUrl: site = '', UserPoolId: userPoolId = '', UserPoolClientId = '' } = await readStackOutputs(config);
  const cognito = new CognitoIdentityProviderClient({ region: config.region });
  return runSmokeAsNewUser({ site, config }, cognito, { userPoolId, userPoolClientId: UserPoolClientId }, tell);
}

/** Exit code of the command line: 0 all worked, 1 something failed, 2 misused. */
async function main(args: readonly string[]): Promise<number> {
  const { config, rest } = splitEnvironment(args);
  if (config && rest.length === 0) return (await runSmokeOf(config, console.log)) ? 0 : 1;
  const [url = '', ...others] = rest;
  if (config || others.length > 0 || !/^https?:/.test(url) || !URL.canParse(url)) {
    console.error(USAGE);
    return 2;
  }
  return (await runSmoke({ site: new URL(url).origin, token: process.env['SMOKE_TOKEN'] }, console.log)) ? 0 : 1;
}

if (import.meta.main)
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(operatorSentence(error));
    return 1;
  });
