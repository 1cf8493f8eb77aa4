import { LOCAL_MODEL, startBedrock } from './bedrock/server.ts';
import type { Emulator } from './emulator.ts';

/** Bedrock, with a rule-based editor that speaks its wire protocol; it stores nothing. */
export const bedrockEmulator: Emulator = {
  name: 'model',
  folder: 'bedrock',
  endpointVariable: 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
  async start() {
    const server = await startBedrock();
    return {
      environment: { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.url, MODEL_ID: LOCAL_MODEL },
      stop: () => server.close(),
    };
  },
};
