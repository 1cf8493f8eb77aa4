import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseConfig } from '../../infra/config.ts';
import { calculateBill, type CostBasis } from '../../infra/deploy/cost/bill.ts';
import { driftOf, measuringInputs } from '../../infra/deploy/cost/drift.ts';
import { costBasis, costPages, MEASURED } from '../../infra/deploy/cost/pages.ts';
import { DEFAULT_MODEL } from '../../infra/models.ts';
import { SIZES } from '../../infra/sizes.ts';
import { MAX_PAGE_TOKENS } from '../../functions/import/ocr/modelOcr.ts';
import { IMAGE_TOKENS } from '../../functions/platform/bedrock/converse.ts';
import { importEndpoints, READING_DOLLARS, SCAN_PAGE_DOLLARS } from '../../shared/api/import.ts';
import { improveEndpoints } from '../../shared/api/improve.ts';
import { pdfEndpoints } from '../../shared/api/pdf.ts';
import { UPLOAD_LIMITS } from '../../shared/upload/uploadLimits.ts';
import { ASSUMED_USAGE } from '../../infra/deploy/cost/usage.ts';
import { synthesize } from './support/synthesis.ts';

const CALL = { cpuMs: 10, importMs: 0, reads: 2, writes: 4, requests: 1, answerBytes: 1_000, logBytes: 500 };
const NOTHING: CostBasis = { calls: {}, siteBytes: 0, alarmMetrics: 0, dashboards: 0, customMetrics: 0 };

const line = (users: 1_000 | 1_000_000, basis: CostBasis, service: string) =>
  calculateBill(users, basis).find((one) => one.service === service)?.dollars ?? Number.NaN;

describe('the bill', () => {
  it('charges each person who signs in beyond the first ten thousand', () => {
    expect(line(1_000, NOTHING, 'Cognito')).toBe(0);
    expect(line(1_000_000, NOTHING, 'Cognito')).toBeCloseTo((300_000 - 10_000) * 0.015);
  });

  it('counts the units of the database as they were measured', () => {
    // Three sign-ins of 300,000 people, four write units and two read units each, and their profiles of a year.
    const stored = (300_000 * 12 * 4_000) / 1e9;
    expect(line(1_000_000, { ...NOTHING, calls: { ensureProfile: CALL } }, 'DynamoDB')).toBeCloseTo(
      900_000 * (4 * 0.7625e-6 + 2 * 0.1525e-6) + stored * (0.306 + 0.2448),
    );
  });

  it('pays for a function’s time on the share of a processor that its memory brings, its waits and its starts', () => {
    const seconds = (10 / (512 / 1_769) + 5) / 1_000 + 0.01 * 0.2;
    expect(line(1_000_000, { ...NOTHING, calls: { ensureProfile: CALL } }, 'Lambda')).toBeCloseTo(
      900_000 * (0.2e-6 + 0.5 * seconds * 0.0000133334),
    );
  });

  it('pays the model by token, of which Hebrew takes more, and the function for waiting', () => {
    const spoken = { sent: { latin: 3_500, other: 1_500 }, received: { latin: 0, other: 150 } };
    const basis = { ...NOTHING, calls: { improveResume: { ...CALL, modelTraffic: spoken } } };
    expect(line(1_000_000, basis, 'Bedrock')).toBeCloseTo(150_000 * (2_000 * 0.11e-6 + 100 * 0.55e-6));
    expect(line(1_000_000, basis, 'Lambda')).toBeGreaterThan(
      line(1_000_000, { ...NOTHING, calls: { improveResume: CALL } }, 'Lambda') + 150_000 * 6 * 0.25 * 0.0000133334,
    );
  });

  it('pays for questions about imported texts', () => {
    const structuring = { sent: { latin: 3_500, other: 1_500 }, received: { latin: 0, other: 150 } };
    const asked = 300_000 * ASSUMED_USAGE.imports.files * ASSUMED_USAGE.imports.asked;
    expect(line(1_000_000, { ...NOTHING, structuring }, 'Bedrock')).toBeCloseTo(
      asked * (2_000 * 0.11e-6 + 100 * 0.55e-6),
    );
  });

  it('pays for the nights: a message for each payment, a run for ten, and looking into empty queues', () => {
    // 6,000 orders, of which 70 % are looked at 14 times and the others four times; two queues.
    const runs = (6_000 * (0.7 * 14 + 0.3 * 4)) / 10;
    expect(line(1_000_000, NOTHING, 'SQS')).toBeCloseTo((2 * 648_000 + 3 * runs) * 0.4e-6);
    const seconds = (10 / (512 / 1_769) + 5) / 1_000 + 10 * 0.4;
    expect(line(1_000_000, { ...NOTHING, night: CALL }, 'Lambda')).toBeCloseTo(
      runs * (0.2e-6 + 0.5 * seconds * 0.0000133334),
    );
    expect(line(1_000_000, { ...NOTHING, night: CALL }, 'DynamoDB') - line(1_000_000, NOTHING, 'DynamoDB')).toBeCloseTo(
      runs * (4 * 0.7625e-6 + 2 * 0.1525e-6),
    );
  });

  it('counts the site by its first visit, beyond what is free', () => {
    expect(line(1_000, { ...NOTHING, siteBytes: 1_000_000 }, 'CloudFront')).toBe(0);
    const requests = 1_000_000 * 3 * 30;
    expect(line(1_000_000, { ...NOTHING, siteBytes: 2_000_000 }, 'CloudFront')).toBeCloseTo(
      1_000 * 0.085 + (requests - 10_000_000) * 1.2e-6 + (requests - 2_000_000) * 0.1e-6,
    );
  });
});

const readPage = (name: string) => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');

describe('the pages of costs and of scale', () => {
  const [prod] = synthesize(['prod']);
  const { pages } = costPages(costBasis(prod?.observability?.resources ?? {}));

  it.each(['cost', 'scale'] as const)(
    'docs/%s.md says what prices, assumptions, alarms and measured units say now: else `npm run cost -- pages`',
    (name) => {
      expect(readPage(name)).toBe(pages[name]);
    },
  );

  it('rest on units that were measured of these endpoints and in this way: else `npm run cost`', () => {
    expect(MEASURED.inputs).toBe(measuringInputs());
  });

  it('are measured again where what is counted differs, not where a machine is slower', () => {
    const before = { ...MEASURED, calls: { ensureProfile: CALL, readProfile: CALL } };
    expect(driftOf(before, { ...before, calls: { ...before.calls, readProfile: { ...CALL, cpuMs: 99 } } })).toEqual([]);
    const changed = { ensureProfile: { ...CALL, writes: 5, logBytes: 540 }, listResumes: CALL };
    expect(driftOf(before, { ...before, calls: changed, siteBytes: before.siteBytes * 1.2 })).toEqual([
      'ensureProfile: writes 4, now 5',
      'readProfile was not measured now',
      'listResumes was not measured before',
      expect.stringMatching(/^the site: /),
    ]);
  });
});

/** A cell of the first table of docs/cost.md in dollars: by the name of its row and the people of its column. */
function statedDollars(row: string, people: number): number {
  const page = readPage('cost').split('\n');
  const columns = (page.find((text) => text.includes('people a month |')) ?? '').split('|');
  const column = columns.findIndex((text) => text.trim() === `${people.toLocaleString('en-US')} people a month`);
  const cells = (page.find((text) => text.startsWith(`| ${row} |`)) ?? '').split('|');
  return Number((cells[column] ?? '').replaceAll(/[^\d.]/g, ''));
}

describe.each(Object.entries(SIZES))('the limits for %s people a month', (key, size) => {
  const people = Number(key);
  const DAYS = 30;
  const BUSY_DAY = 3;

  it('let everybody improve on a day three times as busy as the average of docs/cost.md', () => {
    const average = statedDollars('Bedrock', people) / DAYS;
    expect(average).toBeGreaterThan(0);
    expect(size.allowances.improve.dailyDollars).toBeGreaterThan(BUSY_DAY * average);
    // A call in progress holds more than it will have cost: a whole minute's calls must fit beside the others.
    const perMinute = (people * ASSUMED_USAGE.signedIn * ASSUMED_USAGE.member.improveResume) / DAYS / (24 * 60);
    const reserved = BUSY_DAY * perMinute * improveEndpoints.improveResume.limits.daily.dollars;
    expect(size.allowances.improve.dailyDollars).toBeGreaterThan(BUSY_DAY * average + reserved);
  });

  it('import on such a day, every fourth file with a question that holds the most it may cost', () => {
    const { files, asked } = ASSUMED_USAGE.imports;
    const perDay = (people * ASSUMED_USAGE.signedIn * files) / DAYS;
    const dollars = BUSY_DAY * perDay * (READING_DOLLARS + asked * 0.02);
    const reserved = (BUSY_DAY * perDay * importEndpoints.parseResume.limits.daily.dollars) / (24 * 60);
    expect(size.allowances.import.dailyDollars).toBeGreaterThan(dollars + reserved);
  });

  it('print for every visitor on such a day', () => {
    const printed = (people * (1 - ASSUMED_USAGE.signedIn) * ASSUMED_USAGE.everybody.generatePdf) / DAYS;
    const dollars = printed * pdfEndpoints.generatePdf.limits.daily.dollars;
    expect(size.allowances.pdf.dailyDollars).toBeGreaterThan(BUSY_DAY * dollars);
  });

  it('have a budget that the bill passes only when something is wrong', () => {
    const bill = statedDollars('**A month**', people);
    expect(bill).toBeGreaterThan(0);
    expect(size.budget).toBeGreaterThan(1.2 * bill);
    expect(size.scanBudget).toBeGreaterThan(1.2 * statedDollars('Textract', people));
    // A leak of scans is heard of before a week of it is over.
    expect(size.scanBudget).toBeLessThan(7 * size.allowances.import.dailyDollars);
  });

  it('stop a leak of one capability before it costs a month’s budget in a day', () => {
    const ceilings = Object.values(size.allowances).map(({ dailyDollars }) => dailyDollars);
    expect(Math.max(...ceilings)).toBeLessThan(size.budget);
  });
});

it('a call that reads a scan holds what all of its pages may cost by the first model', () => {
  const { tokenIn, tokenOut } = DEFAULT_MODEL.price;
  const page = SCAN_PAGE_DOLLARS + IMAGE_TOKENS * tokenIn + MAX_PAGE_TOKENS * tokenOut;
  const { dollars } = importEndpoints.readImportJob.limits.daily;
  expect(dollars).toBeGreaterThan(READING_DOLLARS + UPLOAD_LIMITS.pages * page);
});

describe('production', () => {
  it('begins with the limits of the smallest size', () => {
    expect(baseConfig('prod')).toMatchObject(SIZES[1_000]);
  });
});
