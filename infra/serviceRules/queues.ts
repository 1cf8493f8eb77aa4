import type { RuleFault, ServiceRule, StackTemplate, TemplateProperties } from './template.ts';

/** AWS's factor for a queue that Lambda reads. */
const VISIBILITY_FACTOR = 6;
const MIN_TRIES = 5;
/** Values that AWS uses if the template sets none. */
const DEFAULTS = { Timeout: 3, VisibilityTimeout: 30, MessageRetentionPeriod: 345_600, BatchSize: 10 } as const;
const MIN_RUNS = 2;
const MAX_RUNS = 1_000;
const MAX_UNGATHERED_BATCH = 10;

const numberOf = (properties: TemplateProperties | undefined, name: keyof typeof DEFAULTS) =>
  Number(properties?.[name] ?? DEFAULTS[name]);

/** Logical id of the resource that a value refers to, where it is one of the same template. */
function referred(value: unknown): string | undefined {
  const { Ref, 'Fn::GetAtt': attribute } = (value ?? {}) as { readonly Ref?: string; readonly 'Fn::GetAtt'?: string[] };
  return Ref ?? attribute?.[0];
}

function checkConsumers({ Resources }: StackTemplate): RuleFault[] {
  const find = (value: unknown, type: string) => {
    const target = Resources[referred(value) ?? ''];
    return target?.Type === type ? target.Properties : undefined;
  };
  return Object.entries(Resources).flatMap(([resource, { Type, Properties: mapping = {} }]) => {
    const queue =
      Type === 'AWS::Lambda::EventSourceMapping' ? find(mapping['EventSourceArn'], 'AWS::SQS::Queue') : undefined;
    if (!queue) return [];
    const timeout = numberOf(find(mapping['FunctionName'], 'AWS::Lambda::Function'), 'Timeout');
    const visibility = numberOf(queue, 'VisibilityTimeout');
    const redrive = (queue['RedrivePolicy'] ?? {}) as Readonly<Record<string, unknown>>;
    const failures = find(redrive['deadLetterTargetArn'], 'AWS::SQS::Queue');
    const runs = (mapping['ScalingConfig'] as { readonly MaximumConcurrency?: number } | undefined)?.MaximumConcurrency;
    const batch = numberOf(mapping, 'BatchSize');
    const faults: readonly (readonly [isFault: boolean, text: string])[] = [
      [visibility < timeout, `a visibility timeout of ${visibility} s, of a function that has ${timeout} s`],
      [
        visibility >= timeout && visibility < VISIBILITY_FACTOR * timeout,
        `a visibility timeout of ${visibility} s: six times the ${timeout} s of the function are asked for`,
      ],
      [!failures, 'no dead-letter queue: what cannot be done comes again until it is too old'],
      [failures !== undefined && !(Number(redrive['maxReceiveCount']) >= MIN_TRIES), `fewer than ${MIN_TRIES} tries`],
      [
        failures !== undefined &&
          numberOf(failures, 'MessageRetentionPeriod') <= numberOf(queue, 'MessageRetentionPeriod'),
        'a dead-letter queue that keeps no longer: the days count from the day of sending',
      ],
      [
        runs !== undefined && !(runs >= MIN_RUNS && runs <= MAX_RUNS),
        `${runs} runs at once, of ${MIN_RUNS} to ${MAX_RUNS}`,
      ],
      [
        batch > MAX_UNGATHERED_BATCH && !(Number(mapping['MaximumBatchingWindowInSeconds']) >= 1),
        `${batch} messages at a time without a batching window`,
      ],
    ];
    return faults.filter(([isFault]) => isFault).map(([, text]) => ({ resource, text }));
  });
}

export const QUEUE_RULES: readonly ServiceRule[] = [
  {
    id: 'queue-consumer',
    demands:
      'A queue that Lambda reads hides a message for six times the function’s timeout, tries it five times at least, ' +
      'and has a dead-letter queue that keeps longer than it; 2 to 1,000 runs at once; more than 10 messages at a ' +
      'time only with a batching window.',
    source:
      'AWS: "Creating and configuring an Amazon SQS event source mapping", "Configuring maximum concurrency for ' +
      'Amazon SQS event sources", "Using dead-letter queues in Amazon SQS". Six public repositories hold what a live ' +
      'account answers below the function’s timeout: "Queue visibility timeout: 30 seconds is less than Function ' +
      'timeout: 60 seconds".',
    check: checkConsumers,
  },
];
