/**
 * `npm run cost` measures what each call takes, keeps it in measured.json, and writes docs/cost.md, what 1,000 and
 * 1,000,000 people a month cost, and docs/scale.md, what happens when many come at once. `npm run cost -- pages` writes
 * the pages from what was measured before: after a change of prices, assumptions, alarms or texts. `npm run cost --
 * check` measures and compares, and changes nothing.
 */
import { writeFile } from 'node:fs/promises';
import { buildAll } from '../../build/all.ts';
import { createApp } from '../../app.ts';
import { baseConfig } from '../../config.ts';
import { formatNumber } from './bill.ts';
import { measureCalls, measureSite } from './measure.ts';
import { driftOf, measuringInputs } from './drift.ts';
import { costBasis, costPages, formatDollars, MEASURED, type CostMeasurement } from './pages.ts';
import { measureStructuring } from './structuring.ts';

const [mode = 'measure'] = process.argv.slice(2);

async function measure(): Promise<CostMeasurement> {
  await buildAll({ log: console.log });
  const { calls, night } = await measureCalls();
  const structuring = await measureStructuring();
  return { inputs: measuringInputs(), calls, night, structuring, siteBytes: await measureSite() };
}

const measurements = mode === 'pages' ? MEASURED : await measure();
if (mode === 'check') {
  const drift = driftOf(MEASURED, measurements);
  console.log(drift.length === 0 ? 'As measured before.' : `Run npm run cost: ${drift.join('; ')}`);
  process.exitCode = drift.length === 0 ? 0 : 1;
} else {
  if (mode === 'measure')
    await writeFile(new URL('measured.json', import.meta.url), `${JSON.stringify(measurements, undefined, 2)}\n`);
  // Only alarms and dashboards are counted: any folder will do for the code.
  const { environments, app } = createApp([baseConfig('prod')], () => import.meta.dirname);
  const stackName = environments[0]?.observability?.stackName ?? '';
  const { template } = app.synth().getNestedAssembly('assembly-korot-prod').getStackByName(stackName);
  const { bills, pages } = costPages(
    costBasis((template as { Resources: Parameters<typeof costBasis>[0] }).Resources, measurements),
  );
  for (const [name, page] of Object.entries(pages))
    // oxlint-disable-next-line no-await-in-loop -- two small files
    await writeFile(new URL(`../../../docs/${name}.md`, import.meta.url), page);
  for (const { users, lines } of bills)
    console.log(
      `${formatNumber(users)} people a month: ${formatDollars(lines.reduce((sum, line) => sum + line.dollars, 0))}`,
    );
}
