import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupError } from '../../setupError.ts';
import { PayPalState } from './paypal/state.ts';
import { openWebhookSigner } from './paypal/webhookSigner.ts';
import { startPayPal } from './paypal/server.ts';
import type { Emulator } from './emulator.ts';

/** PayPal by a small server with an approval page; no money moves. */
export const payPalEmulator: Emulator = {
  name: 'payments (PayPal)',
  folder: 'paypal',
  endpointVariable: 'PAYMENTS_API',
  async start(folder) {
    await mkdir(folder, { recursive: true });
    const [state, signer] = await Promise.all([
      PayPalState.open(join(folder, 'books.json')),
      openWebhookSigner(join(folder, 'keys.json')),
    ]).catch((cause: unknown) => {
      if (!(cause instanceof SyntaxError)) throw cause;
      throw new SetupError(`The local payments in ${folder} are damaged: delete that folder, and start again.`, {
        cause,
      });
    });
    const server = await startPayPal(state, signer);
    return { environment: { PAYMENTS_API: server.url }, now: () => state.now(), stop: () => server.close() };
  },
};
