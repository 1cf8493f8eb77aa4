import { LOCAL_REGION } from '../environment.ts';
import type { Emulator } from './emulator.ts';
import { startTextract } from './textract/server.ts';

/** Textract by Tesseract behind its wire protocol; it keeps nothing. */
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
