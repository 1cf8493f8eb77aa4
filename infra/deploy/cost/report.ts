/**
 * `npm run cost` measures what each call takes and writes docs/cost.md, what 1,000 and 1,000,000 people a month cost,
 * and docs/scale.md, what happens when many come at once.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { buildAll } from '../../build/all.ts';
import { createApp } from '../../app.ts';
import { baseConfig } from '../../config.ts';
import { bundleFolder } from '../bundle.ts';
import { calculateBill, modelDollars, formatNumber, type CostBasis } from './bill.ts';
import { measureCalls, measureSite } from './measure.ts';
import type { ModelTraffic } from './meter.ts';
import { PRICED_ON } from '../../prices.ts';
import { measureStructuring } from './structuring.ts';
import { scaleValues } from './scale.ts';
import { ASSUMED_USAGE } from './usage.ts';

interface CloudFormationTemplate {
  readonly Resources: Readonly<
    Record<
      string,
      {
        readonly Type: string;
        readonly Properties?: { readonly Metrics?: readonly { readonly MetricStat?: unknown }[] };
      }
    >
  >;
}

await buildAll({ log: console.log });
const calls = await measureCalls();
const { environments, app } = createApp([baseConfig('prod')], bundleFolder);
const assembly = app.synth();
const stackName = environments[0]?.observability?.stackName ?? '';
const watched = Object.values(
  (assembly.getNestedAssembly('assembly-korot-prod').getStackByName(stackName).template as CloudFormationTemplate)
    .Resources,
);
const alarms = watched.filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm');
const basis: CostBasis = {
  calls,
  structuring: await measureStructuring(),
  siteBytes: await measureSite(),
  // An alarm on a formula is paid by the metrics in it.
  alarmMetrics: alarms.reduce(
    (sum, { Properties }) =>
      sum + (Properties?.Metrics?.filter((metric) => metric.MetricStat !== undefined).length ?? 1),
    0,
  ),
  dashboards: watched.filter(({ Type }) => Type === 'AWS::CloudWatch::Dashboard').length,
};

const formatDollars = (value: number) =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const sizes = [1_000, 1_000_000] as const;
const bills = sizes.map((users) => ({ users, lines: calculateBill(users, basis) }));
const totals = bills.map(({ lines }) => lines.reduce((sum, line) => sum + line.dollars, 0));

const improveTokens = calls.improveResume?.modelTraffic;
const improvement = improveTokens ? `$${modelDollars(improveTokens).toFixed(4)}` : '(not measured)';

const question = `$${modelDollars(basis.structuring as ModelTraffic).toFixed(4)}`;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The months' bills as a table: a row for each service, a column for each number of people. */
function billTable(): string {
  const services = (bills[0]?.lines ?? []).map(({ service }, index) =>
    row([service, ...bills.map(({ lines }) => formatDollars(lines[index]?.dollars ?? 0))]),
  );
  return [
    row(['', ...sizes.map((users) => `${formatNumber(users)} people a month`)]).replace('|  |', '| |'),
    row(['---', ...sizes.map(() => '---:')]),
    ...services,
    row(['**A month**', ...totals.map((total) => `**${formatDollars(total)}**`)]),
    row(['A person', ...totals.map((total, index) => `$${(total / (sizes[index] ?? 1)).toFixed(5)}`)]),
  ].join('\n');
}

const billLines = (lines: (typeof bills)[number]['lines']) =>
  lines.map(({ service, what, dollars }) => `- ${service}: ${what}: ${formatDollars(dollars)}`).join('\n');

const measuredRows = Object.entries(calls).map(([name, { cpuMs, reads, writes, answerBytes, logBytes }]) =>
  row([name, cpuMs.toFixed(1), ...[reads, writes, answerBytes, logBytes].map(formatNumber)]),
);

const values: Readonly<Record<string, string | number>> = {
  pricedOn: PRICED_ON,
  bill: billTable(),
  billOfAMillion: billLines(bills[1]?.lines ?? []),
  measured: measuredRows.join('\n'),
  siteBytes: formatNumber(basis.siteBytes),
  signedIn: ASSUMED_USAGE.signedIn * 100,
  visits: ASSUMED_USAGE.visits,
  requestsPerVisit: ASSUMED_USAGE.requestsPerVisit,
  everybody: formatUsage(ASSUMED_USAGE.everybody),
  member: formatUsage(ASSUMED_USAGE.member),
  coldOfAThousand: ASSUMED_USAGE.cold[1_000] * 100,
  coldOfAMillion: ASSUMED_USAGE.cold[1_000_000] * 100,
  startMs: ASSUMED_USAGE.startMs,
  roundTripMs: ASSUMED_USAGE.roundTripMs,
  modelSeconds: ASSUMED_USAGE.modelSeconds,
  latinCharacters: ASSUMED_USAGE.tokenHolds.latin,
  otherCharacters: ASSUMED_USAGE.tokenHolds.other,
  improvement,
  question,
  imports: ASSUMED_USAGE.imports.files,
  asked: ASSUMED_USAGE.imports.asked * 100,
};

/** A page of docs/ from its template: the text, with `{{name}}` where one of the values stands. */
async function writePage(name: string, filled: Readonly<Record<string, string | number>>): Promise<void> {
  const template = await readFile(new URL(`${name}.template.md`, import.meta.url), 'utf8');
  const page = template.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, place: string) => {
    const value = filled[place];
    if (value === undefined) throw new Error(`${name}.template.md asks for ${place}, which is not worked out`);
    return String(value);
  });
  await writeFile(new URL(`../../../docs/${name}.md`, import.meta.url), page);
}

function formatUsage(usage: Readonly<Record<string, number>>): string {
  return Object.entries(usage)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ');
}

await writePage('cost', values);
await writePage('scale', scaleValues(calls));
console.log(
  sizes.map((users, index) => `${formatNumber(users)} people a month: ${formatDollars(totals[index] ?? 0)}`).join('\n'),
);
