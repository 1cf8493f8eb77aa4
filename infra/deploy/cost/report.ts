/**
 * `npm run cost` measures what each call takes and writes docs/cost.md: what 1,000 and 1,000,000 people a month cost.
 */
import { writeFile } from 'node:fs/promises';
import { buildAll } from '../../build/all.ts';
import { createApp } from '../../app.ts';
import { environmentConfig } from '../../config.ts';
import { bundleFolder } from '../bundle.ts';
import { calculateBill, modelDollars, formatNumber, type CostBasis } from './bill.ts';
import { measureCalls, measureSite } from './measure.ts';
import { PRICED_ON } from '../../prices.ts';
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
const { environments, app } = createApp([environmentConfig('prod')], bundleFolder);
const assembly = app.synth();
const stackName = environments[0]?.observability?.stackName ?? '';
const watched = Object.values(
  (assembly.getNestedAssembly('assembly-korot-prod').getStackByName(stackName).template as CloudFormationTemplate)
    .Resources,
);
const alarms = watched.filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm');
const basis: CostBasis = {
  calls,
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

const page = `# What it costs

Made by \`npm run cost\`; do not edit. Prices as of ${PRICED_ON} (\`infra/prices.ts\` says what they were compared with: compare them with AWS's pages before anybody relies on a figure), without taxes or discounts.

| | ${sizes.map((users) => `${formatNumber(users)} people a month`).join(' | ')} |
| --- | ${sizes.map(() => '---:').join(' | ')} |
${(bills[0]?.lines ?? []).map(({ service }, index) => `| ${service} | ${bills.map(({ lines }) => formatDollars(lines[index]?.dollars ?? 0)).join(' | ')} |`).join('\n')}
| **A month** | ${totals.map((total) => `**${formatDollars(total)}**`).join(' | ')} |
| A person | ${totals.map((total, index) => `$${(total / (sizes[index] ?? 1)).toFixed(5)}`).join(' | ')} |

Of a million people:

${(bills[1]?.lines ?? []).map(({ service, what, dollars: of }) => `- ${service}: ${what}: ${formatDollars(of)}`).join('\n')}

Not in it: reading scans (Textract, the model), web firewall, the payment provider's fees. Of what is free each month only Cognito's first people and CloudFront's first terabyte and requests are taken off; Lambda's, DynamoDB's and CloudWatch's would make it less.

## Measured

Each endpoint's deployed bundle, in a clean process, against the local database, which says the units AWS would bill; the sample résumé in Hebrew; means of 20 warm calls (createResume and improveResume: of their first, which is cold; the local editor answers in the place of the model, at about the length of the texts it was given). Processor time is of this machine and scaled to the share of a processor that the function's memory brings.

| Endpoint | Processor ms | Read units | Write units | Answer, bytes | Log, bytes |
| --- | ---: | ---: | ---: | ---: | ---: |
${Object.entries(calls)
  .map(
    ([name, { cpuMs, reads, writes, answerBytes, logBytes }]) =>
      `| ${name} | ${cpuMs.toFixed(1)} | ${formatNumber(reads)} | ${formatNumber(writes)} | ${formatNumber(answerBytes)} | ${formatNumber(logBytes)} |`,
  )
  .join('\n')}

All files of the site together, compressed: ${formatNumber(basis.siteBytes)} bytes, which a first visit is taken to load whole, though no page does.

## Assumed

Of those who come in a month ${ASSUMED_USAGE.signedIn * 100} % sign in. ${ASSUMED_USAGE.visits} visits a month, ${ASSUMED_USAGE.requestsPerVisit} files asked for in each. Everybody: ${formatUsage(ASSUMED_USAGE.everybody)}. Who is signed in, beside that: ${formatUsage(ASSUMED_USAGE.member)}. ${ASSUMED_USAGE.cold[1_000] * 100} % of calls start a function with 1,000 people, ${ASSUMED_USAGE.cold[1_000_000] * 100} % with a million; a start takes ${ASSUMED_USAGE.startMs} ms beside the import. Each request to database or bucket is waited for ${ASSUMED_USAGE.roundTripMs} ms, the model ${ASSUMED_USAGE.modelSeconds} s. A token of the model holds ${ASSUMED_USAGE.tokenHolds.latin} Latin characters or ${ASSUMED_USAGE.tokenHolds.other} others. Who improves more than three times has paid for it.

## Where it could be less

- **Bedrock**: an improvement costs ${improvement}; the cheapest of the packs brings $0.30 for a credit. The free ones, three a person, are an expense of winning people.
- **Cognito**: plan Essentials, the first in which refresh tokens rotate. Lite lists at about a third; then tokens in a browser's storage are good for 30 days wherever they are copied to.
- Alarms are paid by metric: four for each function. With a thousand people they are most of the bill; \`alarms\` in \`infra/config.ts\` leaves them out.
`;

function formatUsage(usage: Readonly<Record<string, number>>): string {
  return Object.entries(usage)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ');
}

await writeFile(new URL('../../../docs/cost.md', import.meta.url), page);
console.log(
  sizes.map((users, index) => `${formatNumber(users)} people a month: ${formatDollars(totals[index] ?? 0)}`).join('\n'),
);
