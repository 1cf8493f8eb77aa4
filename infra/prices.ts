/**
 * List prices in US dollars, on demand, for eu-central-1 and CloudFront's Europe, to which Israel counts. AWS's own
 * pages could not be opened where they were written down. Each agrees with what others publish: S3's, DynamoDB's and
 * CloudWatch's with copies of AWS's price list of this summer, the rest with estimates and tables of this year.
 * Compare with the pages before relying on a figure, and change the date when you do.
 */
export const PRICED_ON = '2026-11-21';

export const PRICES = {
  /** https://aws.amazon.com/lambda/pricing/ */
  lambda: { call: 0.2e-6, gbSecondArm: 0.0000133334, gbSecondX86: 0.0000166667, diskGbSecond: 0.0000000367 },
  /** https://aws.amazon.com/api-gateway/pricing/ */
  httpApi: { call: 1.2e-6 },
  /** https://aws.amazon.com/dynamodb/pricing/on-demand/ */
  dynamodb: { readUnit: 0.1525e-6, writeUnit: 0.7625e-6, gbMonth: 0.306, restorableGbMonth: 0.2448 },
  /** https://aws.amazon.com/s3/pricing/ */
  s3: { gbMonth: 0.0245, put: 0.0000054, get: 0.00000043 },
  /** https://aws.amazon.com/cloudfront/pricing/; the first of each are free every month. */
  cloudfront: {
    gb: 0.085,
    gbFree: 1_000,
    request: 1.2e-6,
    requestsFree: 10_000_000,
    functionCall: 0.1e-6,
    functionCallsFree: 2_000_000,
  },
  /**
   * https://aws.amazon.com/cognito/pricing/, plan Essentials, signed in through a social provider; the first are free.
   */
  cognito: { user: 0.015, usersFree: 10_000 },
  /** https://aws.amazon.com/cloudwatch/pricing/ */
  cloudwatch: { logGb: 0.63, logGbMonth: 0.0324, alarmMetric: 0.1, dashboard: 3, customMetric: 0.3 },
  /**
   * https://aws.amazon.com/bedrock/pricing/: Claude models through a regional profile, which costs a tenth more than
   * the global one. Haiku 5.5 takes the higher price for the whole of a question that is longer than `above` tokens; it
   * counts more of them for the same text. Written down on 2026-11-28 from a published copy of AWS's price list.
   */
  models: {
    'haiku-5-5': {
      tokenIn: 0.11e-6,
      tokenOut: 0.55e-6,
      long: { above: 100_000, tokenIn: 0.55e-6, tokenOut: 2.75e-6 },
    },
    'sonnet-4-6': { tokenIn: 3.3e-6, tokenOut: 16.5e-6 },
    'haiku-4-5': { tokenIn: 1.1e-6, tokenOut: 5.5e-6 },
  },
  /** https://aws.amazon.com/sqs/pricing/: standard queues, ten messages in a request. */
  sqs: { request: 0.4e-6 },
  /** https://aws.amazon.com/secrets-manager/pricing/ */
  secrets: { secretMonth: 0.4, call: 0.05 / 10_000 },
} as const;
