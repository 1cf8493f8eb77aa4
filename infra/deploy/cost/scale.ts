import { ENDPOINTS } from '../../../shared/api/endpoints.ts';
import type { Endpoint } from '../../../shared/api/endpoint.ts';
import { DEFAULT_MEMORY } from '../../../shared/api/needs.ts';
import { PRICES } from '../../prices.ts';
import { billedSeconds, formatNumber } from './bill.ts';
import type { CallMeasurement } from './measure.ts';
import { nightTable, WHOLE_PROCESSOR_MB } from './nightly.ts';
import { ASSUMED_USAGE } from './usage.ts';

/** PDFs a minute that docs/scale.md looks at. */
const PDF_RATES = [100, 1_000, 10_000] as const;

/**
 * A run in the cloud beside a warm one here: processors of Lambda are slower than a desk's, and the browser shares its
 * time with the function. An assumption, on the safe side; the first real load test must show it.
 */
const CLOUD_FACTOR = 4;

/** How often more than on average people come in the busiest minute of a month. An assumption. */
const PEAK = 10;

/** Limits of AWS that are there by default in an account that is not new; each can be raised on request. */
const DEFAULT_QUOTAS = { runsAtOnce: 1_000, apiCallsPerSecond: 10_000, tableWritesPerSecond: 40_000 } as const;

/** Writes a second that one key of a table takes, whatever the table takes: the counter of a day's dollars is one. */
const WRITES_PER_KEY = 1_000;

type Calls = Readonly<Partial<Record<string, CallMeasurement>>>;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Seconds that a run holds its place. */
const secondsOf = (measured: CallMeasurement, endpoint: Endpoint) => CLOUD_FACTOR * billedSeconds(measured, endpoint);

/** Returns the table for PDFs a minute: a column of figures for each rate. */
function pdfTable(pdf: CallMeasurement): string {
  const endpoint: Endpoint = ENDPOINTS.generatePdf;
  const memory = endpoint.needs.memory ?? DEFAULT_MEMORY;
  const seconds = secondsOf(pdf, endpoint);
  const cold =
    (CLOUD_FACTOR * (ASSUMED_USAGE.startMs + pdf.importMs / Math.min(1, memory / WHOLE_PROCESSOR_MB))) / 1_000;
  const visitors = endpoint.limits.daily?.dollars ?? 0;
  const lines: readonly (readonly [string, (perSecond: number) => string])[] = [
    ['Calls a second', (rate) => formatNumber(rate)],
    ['Runs at once, all warm', (rate) => formatNumber(Math.ceil(rate * seconds))],
    ['Runs at once, when all of them start anew', (rate) => formatNumber(Math.ceil(rate * (seconds + cold)))],
    [
      'Writes a second to the counter of the day, were all of them visitors',
      (rate) => `${formatNumber(rate * pdf.writes)} of ${formatNumber(WRITES_PER_KEY)}`,
    ],
    ['Megabytes a second to people', (rate) => formatNumber((rate * pdf.answerBytes) / 1e6)],
    [
      'Lambda, dollars an hour',
      (rate) =>
        `$${(rate * 3_600 * (seconds * (memory / 1_024) * PRICES.lambda.gbSecondX86 + PRICES.lambda.call)).toFixed(2)}`,
    ],
    ['Counted as visitors’, dollars a day', (rate) => `$${formatNumber(rate * 86_400 * visitors)}`],
  ];
  return [
    row(['', ...PDF_RATES.map((rate) => `${formatNumber(rate)} PDFs a minute`)]).replace('|  |', '| |'),
    row(['---', ...PDF_RATES.map(() => '---:')]),
    ...lines.map(([name, of]) => row([name, ...PDF_RATES.map((rate) => of(rate / 60))])),
  ].join('\n');
}

/** A million people a month, in their busiest minute: a row for each endpoint. */
function peakTable(calls: Calls): string {
  const people = 1_000_000;
  const perMonth = { ...ASSUMED_USAGE.member } as Readonly<Record<string, number>>;
  const everybody = ASSUMED_USAGE.everybody as Readonly<Record<string, number>>;
  const rows = Object.entries(calls).flatMap(([name, measured]) => {
    const times = people * (everybody[name] ?? 0) + people * ASSUMED_USAGE.signedIn * (perMonth[name] ?? 0);
    const rate = (times / (30 * 86_400)) * PEAK;
    if (!measured || rate === 0) return [];
    const endpoint: Endpoint = ENDPOINTS[name as keyof typeof ENDPOINTS];
    const { reader } = measured;
    return [
      { name, rate, runs: rate * secondsOf(measured, endpoint), writes: rate * measured.writes },
      // It runs while its caller waits for it.
      ...(reader ? [{ name: 'readFile', rate, runs: (rate * CLOUD_FACTOR * reader.ms) / 1_000, writes: 0 }] : []),
    ];
  });
  const sum = (of: (load: (typeof rows)[number]) => number) => rows.reduce((total, load) => total + of(load), 0);
  const cells = (name: string, of: (pick: (load: (typeof rows)[number]) => number) => number) =>
    row([
      name,
      formatNumber(of(({ rate }) => rate)),
      formatNumber(of(({ runs }) => runs)),
      formatNumber(of(({ writes }) => writes)),
    ]);
  return [
    row(['Endpoint', 'Calls a second', 'Runs at once', 'Write units a second']),
    row(['---', '---:', '---:', '---:']),
    ...rows.map((load) => cells(load.name, (pick) => pick(load))),
    cells('**Together**', sum),
  ].join('\n');
}

/** The figures of docs/scale.md, by the name of their place in its template. */
export function scaleValues(calls: Calls): Readonly<Record<string, string | number>> {
  const pdf = calls['generatePdf'];
  if (!pdf) throw new Error('The PDF was not measured');
  return {
    pdfRates: pdfTable(pdf),
    peak: peakTable(calls),
    nights: nightTable(),
    answerSeconds: ASSUMED_USAGE.sales.answerSeconds,
    cloudFactor: CLOUD_FACTOR,
    peakFactor: PEAK,
    warmMs: Math.round(1_000 * secondsOf(pdf, ENDPOINTS.generatePdf)),
    writesPerKey: formatNumber(WRITES_PER_KEY),
    pdfsPerKey: formatNumber((60 * WRITES_PER_KEY) / Math.max(1, pdf.writes)),
    ...Object.fromEntries(Object.entries(DEFAULT_QUOTAS).map(([name, value]) => [name, formatNumber(value)])),
  };
}
