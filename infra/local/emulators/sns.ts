import { SERVICES } from '../../../shared/api/needs.ts';
import { startOnLoopback } from './fauxqs.ts';
import { LOCAL_REGION } from '../environment.ts';
import type { Emulator } from './emulator.ts';

/** Name of both topic and queue: messages to support wait in the queue for tests and developers. */
const TOPIC_NAME = 'korot-local-support';

/** Address of the queue, below the endpoint, as SQS's own protocol writes it. */
export const SUPPORT_QUEUE_PATH = `/000000000000/${TOPIC_NAME}`;

/** SNS by fauxqs, in this process. Nobody's inbox is here, so a queue takes the place of the e-mail subscription. */
export const snsEmulator: Emulator = {
  name: 'notices (SNS)',
  folder: 'sns',
  endpointVariable: 'AWS_ENDPOINT_URL_SNS',
  async start() {
    const server = await startOnLoopback({ defaultRegion: LOCAL_REGION });
    server.createQueue(TOPIC_NAME);
    const { topicArn } = server.createTopic(TOPIC_NAME);
    server.subscribe({ topic: TOPIC_NAME, queue: TOPIC_NAME });
    return {
      environment: { AWS_ENDPOINT_URL_SNS: server.address, [SERVICES.notices]: topicArn },
      stop: () => server.stop(),
    };
  },
};
