/** Seconds until `npm start` of this folder's checkout is ready. */
import { withProduct } from './product.ts';

const start = await withProduct((_, __, seconds) => Promise.resolve(seconds));
process.stdout.write(`${JSON.stringify({ start })}\n`);
process.exit(0);
