import {
  failuresVariable,
  listSchedules,
  queueVariable,
  TASK_QUEUE,
  visibilitySeconds,
} from '../../../functions/platform/tasks/schedules.ts';
import { DAY_SECONDS } from '../../../shared/platform/time.ts';
import { startOnLoopback } from './fauxqs.ts';
import { LOCAL_REGION } from '../environment.ts';
import type { Emulator } from './emulator.ts';

/**
 * SQS by fauxqs, in this process: a queue for each schedule and one for its failures, set up as in the cloud. Kept in
 * memory: work left when the product stopped is listed again when it starts.
 */
export const sqsEmulator: Emulator = {
  name: 'queues (SQS)',
  folder: 'sqs',
  endpointVariable: 'AWS_ENDPOINT_URL_SQS',
  async start() {
    const server = await startOnLoopback({ defaultRegion: LOCAL_REGION });
    const address = (name: string) => `${server.address}/000000000000/${name}`;
    const queues = listSchedules().flatMap(({ name, schedule }) => {
      const [queue, failures] = [`korot-local-${name}`, `korot-local-${name}-failures`];
      server.createQueue(failures, {
        attributes: { MessageRetentionPeriod: String(TASK_QUEUE.failureDays * DAY_SECONDS) },
      });
      server.createQueue(queue, {
        attributes: {
          VisibilityTimeout: String(visibilitySeconds(schedule)),
          MessageRetentionPeriod: String(TASK_QUEUE.days * DAY_SECONDS),
          RedrivePolicy: JSON.stringify({
            deadLetterTargetArn: `arn:aws:sqs:${LOCAL_REGION}:000000000000:${failures}`,
            maxReceiveCount: String(TASK_QUEUE.tries),
          }),
        },
      });
      return [
        [queueVariable(name), address(queue)],
        [failuresVariable(name), address(failures)],
      ] as const;
    });
    return {
      environment: { AWS_ENDPOINT_URL_SQS: server.address, ...Object.fromEntries(queues) },
      stop: () => server.stop(),
    };
  },
};
