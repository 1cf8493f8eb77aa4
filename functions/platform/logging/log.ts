import { ConfigurationError } from '../environment.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** The fields of a log line: no text of a résumé, no token, no address, no name. */
export type LogFields = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

const LEVELS = { silent: 0, error: 1, info: 2 } as const;

/** Writes one JSON line. LOG_LEVEL (silent, error, info) says which; info where it is not set. */
export function log(level: 'info' | 'error', fields: LogFields): void {
  writeLine(level, fields);
}

/** Namespace of the product's metrics in CloudWatch. */
export const METRICS_NAMESPACE = 'Korot';

/**
 * Writes one JSON line that CloudWatch makes a metric of (its embedded metric format): `value` under `metric`, by these
 * dimensions together. `more` is only in the line.
 */
export function logMetric(
  metric: string,
  value: number,
  dimensions: Readonly<Record<string, string>>,
  more: LogFields = {},
  now: number = Date.now(),
): void {
  const directive = {
    Namespace: METRICS_NAMESPACE,
    Dimensions: [Object.keys(dimensions)],
    Metrics: [{ Name: metric, Unit: 'Count' }],
  };
  writeLine('info', {
    _aws: { Timestamp: now, CloudWatchMetrics: [directive] },
    ...dimensions,
    [metric]: value,
    ...more,
  });
}

function writeLine(level: 'info' | 'error', fields: object): void {
  const wanted = ownProperty(LEVELS, process.env.LOG_LEVEL ?? 'info') ?? LEVELS.info;
  if (LEVELS[level] > wanted) return;
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields })}\n`);
}

/** Frames of a stack as V8 writes them: where, and in which function. */
const FRAME = /^at (?:(?:async |new )*[\w$.<>#[\] ]{1,100} \()?(?:file:\/\/|node:|\/)[^\s()]+:\d+:\d+\)?$/;

/** An error for the log: names and places. Its message may quote what a person wrote and stays out. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { cause: typeof error };
  const missing = error instanceof ConfigurationError ? error.missing : undefined;
  const frames = stackBelowMessage(error)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => FRAME.test(line))
    .slice(0, 8);
  return { cause: error.name, missing, at: frames };
}

/**
 * Returns the stack after the message as it was when the error was made, because a line of the message may look like a
 * frame. Empty if the message was changed since, as its end is unknown then.
 */
function stackBelowMessage({ stack = '', message }: Error): string {
  // Node's own errors have their code beside their name.
  const named = /^[\w$.]*(?: \[\w+\])?(?:: )?/.exec(stack)?.[0].length ?? 0;
  const below = stack.slice(named + message.length);
  return stack.startsWith(message, named) && below.startsWith('\n') ? below : '';
}

/** For work that others go on without: takes its failure, and one line of the log says which was given up, and why. */
export const givenUp =
  (step: string) =>
  (error: unknown): undefined => {
    log('error', { event: 'step_given_up', step, ...describeError(error) });
  };
