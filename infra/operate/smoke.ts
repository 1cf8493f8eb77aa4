import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { withSmokeUser } from './smokeUser.ts';
import { SMOKE_STEPS, type Visit } from './smokeSteps.ts';

const USAGE = `Whether a deployed site works, after every deployment: npm run smoke -- <url>

Pages, headers, sign-in, a PDF in Hebrew, a refused webhook. Where credentials of the environment's account may make a
user (npm run deploy has them), one is made for this check and deleted with its account: it also saves, reads and
deletes a résumé, reads a PDF back and asks the model once. Without, SMOKE_TOKEN may hold the access token of an account
that is kept for this, which pays a credit for the model.`;

/** Takes every step and tells of it; gives back whether all worked. */
export async function runSmoke(visit: Visit, tell: (line: string) => void): Promise<boolean> {
  let isFine = true;
  for (const { name, needs, run } of SMOKE_STEPS) {
    if (needs && visit[needs] === undefined) {
      tell(`skip  ${name}: ${needs === 'token' ? 'set SMOKE_TOKEN' : 'the account is kept'}`);
      continue;
    }
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
      tell(`ok    ${name}: ${await run(visit)}`);
    } catch (error) {
      isFine = false;
      tell(`FAIL  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (!isFine) tell('Going back: docs/operations.md, "Going back". The log group of the function says more.');
  return isFine;
}

/**
 * The same as a user that is made for it in the site's own pool; goes without one, and says so, where credentials may
 * not make any.
 */
export async function runSmokeAsNewUser(
  site: string,
  cognito: CognitoIdentityProviderClient,
  pool: Parameters<typeof withSmokeUser>[1],
  tell: (line: string) => void,
): Promise<boolean> {
  let began = false;
  try {
    return await withSmokeUser(cognito, pool, (tokens) => {
      began = true;
      return runSmoke({ site, ...tokens }, tell);
    });
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    if (began) {
      tell(`FAIL  the test user is still there, delete it in the console: ${why}`);
      return false;
    }
    tell(`skip  a user of its own: ${why}`);
    return runSmoke({ site, token: process.env['SMOKE_TOKEN'] }, tell);
  }
}

if (import.meta.main) {
  const [site = ''] = process.argv.slice(2);
  if (!/^https?:\/\//.test(site)) {
    console.error(USAGE);
    process.exitCode = 2;
  } else {
    const visit = { site: new URL(site).origin, token: process.env['SMOKE_TOKEN'] };
    process.exitCode = (await runSmoke(visit, console.log)) ? 0 : 1;
  }
}
