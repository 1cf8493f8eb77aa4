import { readFileSync } from 'node:fs';
import { EVENT_NAMES } from '../../../shared/site/analyticsEvents.ts';
import { LANGUAGES } from '../../../shared/platform/language.ts';
import { PRICED_ON } from '../../prices.ts';
import { calculateBill, formatNumber, millionViews, modelDollars, type BillLine, type CostBasis } from './bill.ts';
import measured from './measured.json' with { type: 'json' };
import type { CallMeasurement } from './measure.ts';
import type { ModelTraffic } from './meter.ts';
import { scaleValues } from './scale.ts';
import { ASSUMED_USAGE } from './usage.ts';

/** The results of `npm run cost`, and the inputs they were measured from. */
export interface CostMeasurement {
  /** The hash of the inputs, by `measuringInputs` of drift.ts. */
  readonly inputs: string;
  readonly calls: Readonly<Partial<Record<string, CallMeasurement>>>;
  readonly structuring: ModelTraffic;
  /** A run of the nightly comparison, of ten messages. */
  readonly night: CallMeasurement;
  readonly siteBytes: number;
}

export const MEASURED: CostMeasurement = measured;

/** Resources of a template that are paid for here. */
type WatchedResources = Readonly<
  Record<
    string,
    {
      readonly Type: string;
      readonly Properties?: { readonly Metrics?: readonly { readonly MetricStat?: unknown }[] };
    }
  >
>;

interface MonthlyBill {
  readonly users: number;
  readonly lines: readonly BillLine[];
}

/** The columns: people a month. */
const SIZES_OF_PAGE = [1_000, 1_000_000] as const;

/** Returns the basis of the bill: the measurement, and the resources that production's templates watch. */
export function costBasis(resources: WatchedResources, { calls, structuring, night, siteBytes } = MEASURED): CostBasis {
  const watched = Object.values(resources);
  const alarms = watched.filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm');
  return {
    calls,
    structuring,
    night,
    siteBytes,
    // An alarm on a formula is paid by the metrics in it.
    alarmMetrics: alarms.reduce(
      (sum, { Properties }) =>
        sum + (Properties?.Metrics?.filter((metric) => metric.MetricStat !== undefined).length ?? 1),
      0,
    ),
    dashboards: watched.filter(({ Type }) => Type === 'AWS::CloudWatch::Dashboard').length,
    customMetrics: EVENT_NAMES.length * LANGUAGES.length,
  };
}

export const formatDollars = (value: number) =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const totalOf = ({ lines }: MonthlyBill) => lines.reduce((sum, line) => sum + line.dollars, 0);

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The months' bills as a table: a row for each service, a column for each number of people. */
function billTable(bills: readonly MonthlyBill[]): string {
  const totals = bills.map(totalOf);
  const services = (bills[0]?.lines ?? []).map(({ service }, index) =>
    row([service, ...bills.map(({ lines }) => formatDollars(lines[index]?.dollars ?? 0))]),
  );
  return [
    row(['', ...SIZES_OF_PAGE.map((users) => `${formatNumber(users)} people a month`)]).replace('|  |', '| |'),
    row(['---', ...SIZES_OF_PAGE.map(() => '---:')]),
    ...services,
    row(['**A month**', ...totals.map((total) => `**${formatDollars(total)}**`)]),
    row(['A person', ...totals.map((total, index) => `$${(total / (SIZES_OF_PAGE[index] ?? 1)).toFixed(5)}`)]),
  ].join('\n');
}

const billLines = (lines: readonly BillLine[]) =>
  lines.map(({ service, what, dollars }) => `- ${service}: ${what}: ${formatDollars(dollars)}`).join('\n');

/** The figures of docs/cost.md, by the name of their place in its template. */
function costValues(basis: CostBasis, bills: readonly MonthlyBill[]): Readonly<Record<string, string | number>> {
  const { calls, structuring } = basis;
  const improved = calls.improveResume?.modelTraffic;
  const views = calls.showLink && millionViews(calls.showLink);
  return {
    pricedOn: PRICED_ON,
    bill: billTable(bills),
    billOfAMillion: billLines(bills[1]?.lines ?? []),
    measured: Object.entries({ ...calls, ...(basis.night && { 'a night’s run of ten payments': basis.night }) })
      .flatMap(([name, call]) =>
        call
          ? row([
              name,
              call.cpuMs.toFixed(1),
              ...[call.reads, call.writes, call.answerBytes, call.logBytes].map(formatNumber),
            ])
          : [],
      )
      .join('\n'),
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
    improvement: improved ? `$${modelDollars(improved).toFixed(4)}` : '(not measured)',
    question: structuring ? `$${modelDollars(structuring).toFixed(4)}` : '(not measured)',
    readerMs: formatNumber(calls.parseResume?.reader?.ms ?? Number.NaN),
    readerStartMs: formatNumber(calls.parseResume?.reader?.startMs ?? Number.NaN),
    viewsAsked: views ? formatDollars(views.asked) : '(not measured)',
    viewsKept: views ? formatDollars(views.kept) : '(not measured)',
    imports: ASSUMED_USAGE.imports.files,
    asked: ASSUMED_USAGE.imports.asked * 100,
    scans: ASSUMED_USAGE.imports.scans * 100,
    scanPages: ASSUMED_USAGE.imports.scanPages,
    paid: ASSUMED_USAGE.sales.paid * 100,
    nightsOfPaid: ASSUMED_USAGE.sales.nightsOfPaid,
    nightsOfUnpaid: ASSUMED_USAGE.sales.nightsOfUnpaid,
    answerSeconds: ASSUMED_USAGE.sales.answerSeconds,
    idlePolls: formatNumber(ASSUMED_USAGE.idlePolls),
  };
}

/** Fills a template of a page of docs/: each `{{name}}` becomes its value. */
function fillPage(name: string, filled: Readonly<Record<string, string | number>>): string {
  const template = readFileSync(new URL(`${name}.template.md`, import.meta.url), 'utf8');
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, place: string) => {
    const value = filled[place];
    if (value === undefined) throw new Error(`${name}.template.md asks for ${place}, which is not worked out`);
    return String(value);
  });
}

function formatUsage(usage: Readonly<Record<string, number>>): string {
  return Object.entries(usage)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ');
}

/** The bills of a month, and the pages docs/cost.md and docs/scale.md as they are now. */
export function costPages(basis: CostBasis): {
  readonly bills: readonly MonthlyBill[];
  readonly pages: Readonly<Record<'cost' | 'scale', string>>;
} {
  const bills = SIZES_OF_PAGE.map((users) => ({ users, lines: calculateBill(users, basis) }));
  return {
    bills,
    pages: { cost: fillPage('cost', costValues(basis, bills)), scale: fillPage('scale', scaleValues(basis.calls)) },
  };
}
