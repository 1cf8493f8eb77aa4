import { ENDPOINTS, type EndpointName } from '../../../shared/api/endpoints.ts';
import type { Endpoint } from '../../../shared/api/endpoint.ts';
import { FILE_READER, SCAN_PAGE_DOLLARS } from '../../../shared/api/import.ts';
import { DEFAULT_MEMORY } from '../../../shared/api/needs.ts';
import type { CallMeasurement } from './measure.ts';
import type { CharacterCounts, ModelTraffic } from './meter.ts';
import { DEFAULT_MODEL_NAME } from '../../models.ts';
import { PRICES } from '../../prices.ts';
import { nightlyUsage, queueDollars, WHOLE_PROCESSOR_MB } from './nightly.ts';
import { ASSUMED_USAGE } from './usage.ts';

const GB = 1e9;
/** Bytes that Lambda writes of a run itself. */
const RUN_LOG_BYTES = 330;

export interface BillLine {
  readonly service: string;
  readonly what: string;
  readonly dollars: number;
}

export interface CostBasis {
  readonly calls: Readonly<Partial<Record<string, CallMeasurement>>>;
  /** Bytes of a first visit. */
  readonly siteBytes: number;
  /** Alarms, log groups and the like of production, from its templates. */
  readonly alarmMetrics: number;
  readonly dashboards: number;
  /** Metrics of our own that visitors' events count into. */
  readonly customMetrics: number;
  /** Characters of one question about an imported text and of its answer. */
  readonly structuring?: ModelTraffic;
  /** A run of the nightly comparison, of ten messages. */
  readonly night?: CallMeasurement;
}

const aboveFree = (used: number, free: number) => Math.max(0, used - free);

/** Seconds that a warm call is paid for: its work on the processor share that its memory brings, and its waits. */
export function billedSeconds({ cpuMs, requests, modelTraffic, reader }: CallMeasurement, { needs }: Endpoint): number {
  const share = Math.min(1, (needs.memory ?? DEFAULT_MEMORY) / WHOLE_PROCESSOR_MB);
  return (
    (cpuMs / share + requests * ASSUMED_USAGE.roundTripMs + (reader?.ms ?? 0)) / 1_000 +
    (modelTraffic ? ASSUMED_USAGE.modelSeconds : 0)
  );
}

const countTokens = ({ latin, other }: CharacterCounts) =>
  latin / ASSUMED_USAGE.tokenHolds.latin + other / ASSUMED_USAGE.tokenHolds.other;

/** Price for questions as short as ours. */
const MODEL_PRICE = PRICES.models[DEFAULT_MODEL_NAME];

/** Returns the model's price of one call. */
export const modelDollars = ({ sent, received }: ModelTraffic) =>
  countTokens(sent) * MODEL_PRICE.tokenIn + countTokens(received) * MODEL_PRICE.tokenOut;

/** Returns the use of that many people in a month: calls, computing, database, files and tokens of the model. */
function sumUsage(users: 1_000 | 1_000_000, { calls, siteBytes, structuring, night }: CostBasis) {
  const members = users * ASSUMED_USAGE.signedIn;
  const made = Object.entries(calls).flatMap(([name, measured]) => {
    if (!measured) return [];
    const endpoint: Endpoint = ENDPOINTS[name as EndpointName];
    const times =
      users * (usageOf(ASSUMED_USAGE.everybody, name) ?? 0) + members * (usageOf(ASSUMED_USAGE.member, name) ?? 0);
    return { endpoint, measured, times };
  });
  const total = (of: (call: (typeof made)[number]) => number) =>
    made.reduce((sum, call) => sum + call.times * of(call), 0);
  const count = total(() => 1);
  const colds = ASSUMED_USAGE.cold[users];

  const gbSeconds = (architecture: 'arm64' | 'x86_64') =>
    total(({ endpoint, measured }) => {
      const { needs } = endpoint;
      if ((needs.architecture ?? 'arm64') !== architecture) return 0;
      const memory = needs.memory ?? DEFAULT_MEMORY;
      const start = (ASSUMED_USAGE.startMs + measured.importMs / Math.min(1, memory / WHOLE_PROCESSOR_MB)) / 1_000;
      return (memory / 1_024) * (billedSeconds(measured, endpoint) + colds * start);
    });
  // A file is read, what a model answers about it is placed, and a scan's pages are drawn before they are understood.
  const { files, asked: askedShare, scans } = ASSUMED_USAGE.imports;
  const { reader } = calls.parseResume ?? {};
  const readerRuns = reader ? members * files * (1 + askedShare + 2 * scans) : 0;
  const readerSeconds =
    reader === undefined ? 0 : (reader.ms + colds * (ASSUMED_USAGE.startMs + reader.startMs)) / 1_000;
  const diskGbSeconds = total(({ endpoint, measured }) =>
    endpoint.needs.chromium ? 0.5 * billedSeconds(measured, endpoint) : 0,
  );
  const pdfs = members * ASSUMED_USAGE.everybody.generatePdf;
  const asked = structuring ? members * files * askedShare : 0;
  const questions = (of: (traffic: ModelTraffic) => number) =>
    total(({ measured: { modelTraffic } }) => (modelTraffic ? of(modelTraffic) : 0)) +
    (structuring ? asked * of(structuring) : 0);
  const nightly = nightlyUsage(members, night);
  return {
    members,
    count,
    nightly,
    armGbSeconds: gbSeconds('arm64') + nightly.gbSeconds,
    readerRuns,
    x86GbSeconds: gbSeconds('x86_64') + (readerRuns * readerSeconds * FILE_READER.needs.memory) / 1_024,
    diskGbSeconds,
    reads: total(({ measured }) => measured.reads) + nightly.reads,
    writes: total(({ measured }) => measured.writes) + nightly.writes,
    // Lambda's own three lines of each run.
    logBytes: total(({ measured }) => measured.logBytes + 300) + readerRuns * RUN_LOG_BYTES + nightly.logBytes,
    sent: users * siteBytes + total(({ measured }) => measured.answerBytes),
    requests: users * ASSUMED_USAGE.visits * ASSUMED_USAGE.requestsPerVisit + count,
    pdfs,
    pdfBytes: pdfs * (calls.generatePdf?.answerBytes ?? 0),
    // A résumé and its summary, and a profile with its history of a year.
    storedGb: (members * 12 * (2 * (calls.readResume?.answerBytes ?? 0) + 4_000)) / GB,
    tokensIn: questions(({ sent }) => countTokens(sent)),
    tokensOut: questions(({ received }) => countTokens(received)),
    modelDollars: questions(modelDollars),
    scanPages: members * files * scans * ASSUMED_USAGE.imports.scanPages,
  };
}

/**
 * Returns the price of a million views of a link: if the distribution must request each, and if it has the answer. No
 * bundle starts.
 */
export function millionViews(measured: CallMeasurement): { readonly asked: number; readonly kept: number } {
  const endpoint: Endpoint = ENDPOINTS.showLink;
  const { lambda, httpApi, dynamodb, cloudfront } = PRICES;
  const kept = cloudfront.request + (measured.answerBytes / GB) * cloudfront.gb;
  const run = ((endpoint.needs.memory ?? DEFAULT_MEMORY) / 1_024) * billedSeconds(measured, endpoint);
  const asked =
    lambda.call +
    run * lambda.gbSecondArm +
    httpApi.call +
    measured.reads * dynamodb.readUnit +
    measured.writes * dynamodb.writeUnit;
  return { asked: 1_000_000 * (asked + kept), kept: 1_000_000 * kept };
}

/** Returns the price of a month with that many people, a line for each item that is paid. */
export function calculateBill(users: 1_000 | 1_000_000, basis: CostBasis): BillLine[] {
  const { alarmMetrics, dashboards, customMetrics } = basis;
  const { members, count, reads, writes, logBytes, sent, requests, pdfs, storedGb, ...used } = sumUsage(users, basis);
  const { lambda, httpApi, dynamodb, s3, cloudfront, cognito, cloudwatch, secrets } = PRICES;
  return [
    {
      service: 'Bedrock',
      what: `${formatNumber(used.tokensIn)} tokens to the model, ${formatNumber(used.tokensOut)} from it`,
      dollars: used.modelDollars,
    },
    {
      service: 'Textract',
      what: `${formatNumber(used.scanPages)} pages of scans`,
      dollars: used.scanPages * SCAN_PAGE_DOLLARS,
    },
    {
      service: 'Cognito',
      what: `${formatNumber(members)} people sign in`,
      dollars: aboveFree(members, cognito.usersFree) * cognito.user,
    },
    {
      service: 'Lambda',
      what:
        `${formatNumber(count)} calls, ${formatNumber(used.readerRuns)} runs that read files, ` +
        `${formatNumber(used.nightly.runs)} at night, ` +
        `${formatNumber(used.armGbSeconds + used.x86GbSeconds)} GB-seconds`,
      dollars:
        (count + used.readerRuns + used.nightly.runs) * lambda.call +
        used.armGbSeconds * lambda.gbSecondArm +
        used.x86GbSeconds * lambda.gbSecondX86 +
        used.diskGbSeconds * lambda.diskGbSecond,
    },
    {
      service: 'SQS',
      what:
        `${formatNumber(used.nightly.tasks)} payments compared at night, ` +
        `${formatNumber(used.nightly.requests)} requests`,
      dollars: queueDollars(used.nightly),
    },
    { service: 'HTTP API', what: `${formatNumber(count)} calls`, dollars: count * httpApi.call },
    {
      service: 'DynamoDB',
      what: `${formatNumber(reads)} read and ${formatNumber(writes)} write units; a year’s data`,
      dollars:
        reads * dynamodb.readUnit +
        writes * dynamodb.writeUnit +
        storedGb * (dynamodb.gbMonth + dynamodb.restorableGbMonth),
    },
    {
      service: 'CloudFront',
      what: `${formatNumber(sent / GB)} GB, ${formatNumber(requests)} requests`,
      dollars:
        aboveFree(sent / GB, cloudfront.gbFree) * cloudfront.gb +
        aboveFree(requests, cloudfront.requestsFree) * cloudfront.request +
        aboveFree(requests, cloudfront.functionCallsFree) * cloudfront.functionCall,
    },
    {
      service: 'S3',
      what: `${formatNumber(pdfs)} PDFs kept for 30 days`,
      dollars: pdfs * (s3.put + s3.get) + (used.pdfBytes / GB) * s3.gbMonth + requests * 0.05 * s3.get,
    },
    {
      service: 'CloudWatch',
      what:
        `${formatNumber(logBytes / GB)} GB of logs, ${alarmMetrics} metrics with an alarm, ` +
        `${dashboards} dashboards, ${customMetrics} metrics of visitors’ events`,
      dollars:
        (logBytes / GB) * (cloudwatch.logGb + 3 * cloudwatch.logGbMonth) +
        alarmMetrics * cloudwatch.alarmMetric +
        dashboards * cloudwatch.dashboard +
        customMetrics * cloudwatch.customMetric,
    },
    { service: 'Secrets Manager', what: '4 secrets', dollars: 4 * secrets.secretMonth },
  ];
}

function usageOf(table: Readonly<Record<string, number>>, name: string): number | undefined {
  return table[name];
}

/** 1,234,567 · 12.3 · 0.004 */
export const formatNumber = (value: number) =>
  value.toLocaleString('en-US', value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 });
