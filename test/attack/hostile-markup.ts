import { rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { extractPages } from '../tools/pdf-text.ts';
import { mapResumeTexts } from '../tools/resume-variants.ts';
import { Tally, type Attack } from './attack.ts';
import { openProduct } from './product.ts';
import { vectorsAt, type Vector } from './vectors.ts';

const SECRET = 'SecretOfThisMachine';
/** Milliseconds in which what is fetched late is fetched. */
const SETTLE = 500;
/** Prints at once: as many as the product itself prints. */
const AT_ONCE = 2;

/**
 * Markup, styles and fields that want something fetched from a server or read from a file: no connection is made, no
 * file is read.
 */
export const run: Attack = async ({ rounds = Infinity, print }) => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => {}).destroy();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const file = join(tmpdir(), `korot-attack-${process.pid}.txt`);
  await writeFile(file, SECRET);
  const product = await openProduct();
  const tally = new Tally();
  try {
    const person = await product.newPerson();
    const headers = { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' };
    const printed = async (body: object) => {
      const response = await fetch(`${product.url}/api/generate-pdf`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ templateId: 'classic', ...body }),
      });
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const each = async (vectors: readonly Vector[], attempt: (vector: Vector) => Promise<void>) => {
      const left = vectors.slice(0, rounds);
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let vector = left.shift(); vector; vector = left.shift()) await attempt(vector);
        }),
      );
      await pause(SETTLE);
    };

    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
    await fetch(address).catch(() => {});
    tally.check('a connection is counted (the positive control)', connections === 1, connections);
    const fetching = vectorsAt(address);
    print(`${fetching.length} ways to fetch`);
    await each(fetching, async ({ name, html, css }) => {
      const before = connections;
      const { status } = await printed({ html: `<p>before</p>${html}<p>after</p>`, css });
      tally.check(`${name} is answered`, status === 200 || (status >= 400 && status < 500), status);
      tally.check(`${name} fetches nothing`, connections === before, connections - before);
    });
    const texts = [...new Map(fetching.map((vector) => [vector.html, vector])).values()];
    await each(texts, async ({ name, html }) => {
      const before = connections;
      const { status } = await printed({ resumeData: mapResumeTexts(SAMPLE_EN, () => html.slice(0, 280)) });
      tally.check(`${name} as the text of every field`, connections === before && status === 200, [
        connections - before,
        status,
      ]);
    });
    print('files of this machine');
    await each(vectorsAt(`file://${file}`), async ({ name, html, css }) => {
      const { status, bytes } = await printed({ html: `<p>before</p>${html}`, css });
      const text = status === 200 ? (await extractPages(bytes)).pages.join('') : '';
      tally.check(`${name} reads nothing`, !text.includes(SECRET));
    });
    tally.check('no connection at all', connections === 1, connections - 1);
    return tally.result({ vectors: fetching.length, connections: connections - 1 });
  } finally {
    await product.close();
    server.close();
    await rm(file, { force: true });
  }
};
