import { SMOKE_STEPS, type Visit } from './smokeSteps.ts';

const USAGE = `Whether a deployed site works, after every deployment: npm run smoke -- <url>

Pages, headers, sign-in, a PDF in Hebrew, a refused webhook. With SMOKE_TOKEN, the access token of an account that is
made for this (sign in on the site with it; the browser's developer tools show the header authorization of any call), it
also saves, reads and deletes a résumé, reads a PDF back and asks the model once, which takes a credit.`;

/** Takes every step and tells of it; gives back whether all worked. */
export async function runSmoke(visit: Visit, tell: (line: string) => void): Promise<boolean> {
  let isFine = true;
  for (const { name, needsToken = false, run } of SMOKE_STEPS) {
    if (needsToken && visit.token === undefined) {
      tell(`skip  ${name}: set SMOKE_TOKEN`);
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
