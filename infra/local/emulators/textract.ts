import { LOCAL_REGION } from '../environment.ts';
import type { Emulator } from './emulator.ts';
import { startTextract } from './textract/server.ts';

/** Textract, with Tesseract behind its wire protocol; it stores nothing. */
export const textractEmulator: Emulator = {
  name: 'scans',
  folder: 'textract',
  endpointVariable: 'AWS_ENDPOINT_URL_TEXTRACT',
  async start() {
    const server = await startTextract();
    return {
      environment: { AWS_ENDPOINT_URL_TEXTRACT: server.url, OCR_REGION: LOCAL_REGION },
      stop: () => server.close(),
    };
  },
};
