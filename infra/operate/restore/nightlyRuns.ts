import { DisableRuleCommand, EnableRuleCommand, type EventBridgeClient } from '@aws-sdk/client-eventbridge';

/** Starts the runs by the clock again; done twice it does nothing more. */
export async function startNightlyRuns(events: EventBridgeClient, rules: readonly string[]): Promise<void> {
  for (const Name of rules) {
    // oxlint-disable-next-line no-await-in-loop -- there are two
    await events.send(new EnableRuleCommand({ Name }));
  }
}

/**
 * Does `work` while nothing starts by the clock, and starts it again whatever becomes of the work. Where the process is
 * killed the rules stay off: any later run ends with starting them, and an alarm goes off after 26 hours.
 */
export async function withoutNightlyRuns<T>(
  events: EventBridgeClient,
  rules: readonly string[],
  tell: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const named = rules.join(', ');
  try {
    for (const Name of rules) {
      // oxlint-disable-next-line no-await-in-loop
      await events.send(new DisableRuleCommand({ Name }));
    }
    tell(`Nightly runs are stopped: ${named}`);
    return await work();
  } finally {
    await startNightlyRuns(events, rules);
    tell(`Nightly runs are on again: ${named}`);
  }
}
