/** Serves as an emulator does, and as the product does: the path of a call says how it is to fail. */
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { listen } from '../../infra/local/listen.ts';
import { asEmulator, guardEmulators } from '../../infra/local/emulatorGuard.ts';

const FAILURES: Readonly<Record<string, () => void>> = {
  '/timer': () => void setTimeout(() => fail('a timer'), 1),
  '/immediate': () => void setImmediate(() => fail('an immediate')),
  '/event': () => void setTimeout(() => new EventEmitter().emit('error', new Error('an event')), 1),
  '/stream': () => void Readable.from(['x']).on('data', () => fail('a stream')),
  '/promise': () => void Promise.resolve().then(() => fail('a promise')),
  '/now': () => fail('the handler itself'),
};

function fail(where: string): never {
  throw new Error(`thrown in ${where}`);
}

const serve = () =>
  listen(
    createServer((request, response) => {
      const failing = FAILURES[request.url ?? ''];
      if (failing) failing();
      else response.end('answered');
    }),
  );

guardEmulators();
const [emulator, product] = [await asEmulator('textract', serve), await serve()];
process.stdout.write(`${emulator.url} ${product.url}\n`);
