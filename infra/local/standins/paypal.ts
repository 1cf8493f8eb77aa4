import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { Books } from './paypal/books.ts';
import { openSigner } from './paypal/certificates.ts';
import { startPayPal } from './paypal/server.ts';
import type { StandIn } from './stand-in.ts';

/** PayPal by a small server with an approval page; no money moves. */
export const paypal: StandIn = {
  name: 'payments (PayPal)',
  folder: 'paypal',
  endpointVariable: 'PAYMENTS_API',
  async start(folder) {
    await mkdir(folder, { recursive: true });
    const [books, signer] = await Promise.all([Books.open(join(folder, 'books.json')), openSigner(join(folder, 'keys.json'))]).catch((cause: unknown) => {
      if (!(cause instanceof SyntaxError)) throw cause;
      throw new Problem(`The local payments in ${folder} are damaged: delete that folder, and start again.`, { cause });
    });
    const server = await startPayPal(books, signer);
    return { environment: { PAYMENTS_API: server.url }, now: () => books.now(), stop: () => server.close() };
  },
};
