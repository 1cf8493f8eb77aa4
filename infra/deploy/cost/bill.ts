import { API, type EndpointName } from '../../../shared/api.ts';
import type { Endpoint } from '../../../shared/api/endpoint.ts';
import { DEFAULT_MEMORY } from '../../../shared/api/needs.ts';
import type { Measured } from './measure.ts';
import type { Characters, Spoken } from './meter.ts';
import { PRICES } from './prices.ts';
import { USAGE } from './usage.ts';

/** Memory at which Lambda gives a whole processor. */
const WHOLE_PROCESSOR_MB = 1_769;
const GB = 1e9;

export interface Line {
  readonly service: string;
  readonly what: string;
  readonly dollars: number;
}

export interface Basis {
  readonly calls: Partial<Record<EndpointName, Measured>>;
  /** Bytes of a first visit. */
  readonly siteBytes: number;
  /** Alarms, log groups and the like of production, from its templates. */
  readonly alarmMetrics: number;
  readonly dashboards: number;
}

const over = (used: number, free: number) => Math.max(0, used - free);

/** Seconds that a warm call is paid for: its work on the processor share that its memory brings, and its waits. */
function billedSeconds({ cpuMs, requests, spoken }: Measured, { needs }: Endpoint): number {
  const share = Math.min(1, (needs.memory ?? DEFAULT_MEMORY) / WHOLE_PROCESSOR_MB);
  return (cpuMs / share + requests * USAGE.roundTripMs) / 1_000 + (spoken ? USAGE.modelSeconds : 0);
}

const tokensOf = ({ latin, other }: Characters) => latin / USAGE.tokenHolds.latin + other / USAGE.tokenHolds.other;

/** What the model takes for one call. */
export const modelDollars = ({ sent, received }: Spoken) => tokensOf(sent) * PRICES.model.tokenIn + tokensOf(received) * PRICES.model.tokenOut;

/** What a month costs with so many people, a line for each thing that is paid. */
export function bill(users: 1_000 | 1_000_000, { calls, siteBytes, alarmMetrics, dashboards }: Basis): Line[] {
  const members = users * USAGE.signedIn;
  const made = Object.entries(calls).map(([name, measured]) => {
    const endpoint: Endpoint = API[name as EndpointName];
    const times = users * (lookUp(USAGE.everybody, name) ?? 0) + members * (lookUp(USAGE.member, name) ?? 0);
    return { endpoint, measured, times };
  });
  const total = (of: (call: (typeof made)[number]) => number) => made.reduce((sum, call) => sum + call.times * of(call), 0);
  const count = total(() => 1);
  const colds = USAGE.cold[users];

  const gbSeconds = (architecture: 'arm64' | 'x86_64') => total(({ endpoint, measured }) => {
    const { needs } = endpoint;
    if ((needs.architecture ?? 'arm64') !== architecture) return 0;
    const memory = needs.memory ?? DEFAULT_MEMORY;
    const start = (USAGE.startMs + measured.importMs / Math.min(1, memory / WHOLE_PROCESSOR_MB)) / 1_000;
    return (memory / 1_024) * (billedSeconds(measured, endpoint) + colds * start);
  });
  const diskGbSeconds = total(({ endpoint, measured }) => (endpoint.needs.chromium ? 0.5 * billedSeconds(measured, endpoint) : 0));
  const logBytes = total(({ measured }) => measured.logBytes + 300);
  const sent = users * siteBytes + total(({ measured }) => measured.answerBytes);
  const requests = users * USAGE.visits * USAGE.requestsPerVisit + count;
  const pdfs = members * USAGE.everybody.generatePdf;
  const pdfBytes = pdfs * (calls.generatePdf?.answerBytes ?? 0);
  // A résumé and its summary, and a profile with its history of a year.
  const storedGb = (members * 12 * (2 * (calls.readResume?.answerBytes ?? 0) + 4_000)) / GB;

  const tokensIn = total(({ measured: { spoken } }) => (spoken ? tokensOf(spoken.sent) : 0));
  const tokensOut = total(({ measured: { spoken } }) => (spoken ? tokensOf(spoken.received) : 0));

  const { lambda, httpApi, dynamodb, s3, cloudfront, cognito, cloudwatch, secrets } = PRICES;
  return [
    { service: 'Bedrock', what: `${number(tokensIn)} tokens to the model, ${number(tokensOut)} from it`, dollars: total(({ measured: { spoken } }) => (spoken ? modelDollars(spoken) : 0)) },
    { service: 'Cognito', what: `${number(members)} people sign in`, dollars: over(members, cognito.usersFree) * cognito.user },
    { service: 'Lambda', what: `${number(count)} calls, ${number(gbSeconds('arm64') + gbSeconds('x86_64'))} GB-seconds`, dollars: count * lambda.call + gbSeconds('arm64') * lambda.gbSecondArm + gbSeconds('x86_64') * lambda.gbSecondX86 + diskGbSeconds * lambda.diskGbSecond },
    { service: 'HTTP API', what: `${number(count)} calls`, dollars: count * httpApi.call },
    { service: 'DynamoDB', what: `${number(total(({ measured }) => measured.reads))} read and ${number(total(({ measured }) => measured.writes))} write units; a year’s data`, dollars: total(({ measured }) => measured.reads) * dynamodb.readUnit + total(({ measured }) => measured.writes) * dynamodb.writeUnit + storedGb * (dynamodb.gbMonth + dynamodb.restorableGbMonth) },
    { service: 'CloudFront', what: `${number(sent / GB)} GB, ${number(requests)} requests`, dollars: over(sent / GB, cloudfront.gbFree) * cloudfront.gb + over(requests, cloudfront.requestsFree) * cloudfront.request + over(requests, cloudfront.functionCallsFree) * cloudfront.functionCall },
    { service: 'S3', what: `${number(pdfs)} PDFs kept for 30 days`, dollars: pdfs * (s3.put + s3.get) + (pdfBytes / GB) * s3.gbMonth + requests * 0.05 * s3.get },
    { service: 'CloudWatch', what: `${number(logBytes / GB)} GB of logs, ${alarmMetrics} metrics with an alarm, ${dashboards} dashboards`, dollars: (logBytes / GB) * (cloudwatch.logGb + 3 * cloudwatch.logGbMonth) + alarmMetrics * cloudwatch.alarmMetric + dashboards * cloudwatch.dashboard },
    { service: 'Secrets Manager', what: '4 secrets', dollars: 4 * secrets.secretMonth },
  ];
}

function lookUp(table: Readonly<Record<string, number>>, name: string): number | undefined {
  return table[name];
}

/** 1,234,567 · 12.3 · 0.004 */
export const number = (value: number) => value.toLocaleString('en-US', value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 });
