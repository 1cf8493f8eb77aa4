import * as fc from 'fast-check';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { anyCharacter } from '../../shared/platform/anyCharacter.fixture.ts';
import type { TestPerson } from '../support/signIn.ts';
import { Tally, type Attack } from './attack.ts';
import { NASTY_TEXTS, broken, nastyValue, valuesOf } from './arbitraries.ts';
import { openProduct } from './product.ts';

/** Milliseconds after which a call counts as hanging; HTTP API itself ends one at 30 s. */
const HANGS = 45_000;
/** Words of internal errors, which no answer may contain. */
const INSIDE = /\n?\s+at .*:\d+|node_modules|\.ts:\d|ECONN|Error: |dynamodb|\/functions\//i;

const LAST = 'deleteAccount';

/** A request as it is sent. */
interface Sent {
  readonly query: string;
  readonly parameters: readonly string[];
  readonly type: string | undefined;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly isSigned: boolean;
}

/** JSON of a body as it should be, with one place broken, or with its text broken. */
function jsonOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const good = endpoint.body ? valuesOf(endpoint.body) : nastyValue;
  const text = good.map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { arbitrary: text, weight: 2 },
    {
      arbitrary: fc
        .tuple(good, fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }), nastyValue)
        .map(([value, steps, by]) => JSON.stringify(broken(value, steps, by)) ?? ''),
      weight: 5,
    },
    { arbitrary: nastyValue.map((value) => JSON.stringify(value) ?? ''), weight: 1 },
    {
      arbitrary: fc.tuple(text, fc.nat(1_000)).map(([json, cut]) => json.slice(0, cut % (json.length + 1))),
      weight: 1,
    },
    // Duplicate keys, and names of built-in properties.
    {
      arbitrary: text.map((json) =>
        json.replace(
          '{',
          '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"userId":"x","userId":7,',
        ),
      ),
      weight: 1,
    },
  );
}

const BOUNDARY = '----korot-attack';
const form: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom('resume', 'userId', 'resume"; filename="x', '__proto__', '', 'language'),
      fc.constantFrom('', '; filename="cv.pdf"', '; filename="../../x\r\n"', "; filename*=UTF-8''%00"),
      fc.oneof(
        fc.constantFrom('%PDF-1.7\n', '%PDF-1.4\n%%EOF', '', ...NASTY_TEXTS.slice(0, 12)),
        fc.string({ maxLength: 300 }),
      ),
    ),
    { maxLength: 5 },
  )
  .chain((parts) =>
    fc.constantFrom('--\r\n', '', '\r\n', `\r\n--${BOUNDARY}`).map((end) => {
      const written = parts.map(
        ([name, file, text]) =>
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`,
      );
      return `${written.join('')}--${BOUNDARY}${end}`;
    }),
  );

function sentTo(endpoint: Endpoint): fc.Arbitrary<Sent> {
  const text = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: anyCharacter, maxLength: 60 }));
  const bytes = fc.uint8Array({ maxLength: 500 }).map((all) => new Uint8Array(all));
  return fc.record({
    query: fc.oneof(
      { arbitrary: fc.constant(''), weight: 3 },
      {
        arbitrary: fc
          .array(fc.tuple(fc.constantFrom('text', 'language', '__proto__', 'x'), text), { maxLength: 4 })
          .map(
            (pairs) =>
              `?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`,
          ),
        weight: 2,
      },
      { arbitrary: fc.constantFrom('?%', '?=&=&', '?text=%ff%fe', `?${'a=1&'.repeat(500)}`), weight: 1 },
    ),
    parameters: fc.array(
      fc.oneof(
        text.map((one) => encodeURIComponent(one.toWellFormed()).slice(0, 2_000)),
        fc.uuid(),
        fc.constantFrom('10', '%', '%ff', '..%2f..', 'a%00b'),
      ),
      { minLength: 2, maxLength: 2 },
    ),
    type: fc.oneof(
      { arbitrary: fc.constant('application/json'), weight: 8 },
      {
        arbitrary: fc.constantFrom(
          undefined,
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data',
          `multipart/form-data; boundary=${BOUNDARY}`,
          'application/x-www-form-urlencoded',
          'APPLICATION/JSON',
          'x',
          ',',
        ),
        weight: 2,
      },
    ),
    body:
      endpoint.bodyType === 'multipart'
        ? fc.oneof(form, bytes)
        : fc.oneof({ arbitrary: jsonOf(endpoint), weight: 12 }, { arbitrary: bytes, weight: 1 }),
    isSigned: fc.oneof({ arbitrary: fc.constant(true), weight: 5 }, { arbitrary: fc.constant(false), weight: 1 }),
  });
}

/** No request is answered with 5xx, hangs, or reveals internals. `rounds`: calls of each endpoint. */
export const run: Attack = async ({ rounds = 150, seconds = Infinity, seed = Date.now() % 1e9, print }) => {
  const product = await openProduct();
  const tally = new Tally();
  const ends = performance.now() + seconds * 1_000;
  let slowest = { name: '', took: 0 };
  print(`seed ${seed}`);
  try {
    let person = await product.newPerson();
    const rows = listEndpoints().map(({ name, endpoint }) => ({
      name,
      endpoint,
      calls: fc.sample(sentTo(endpoint), { seed, numRuns: rounds }),
    }));
    for (let round = 0; round < rounds && performance.now() < ends; round += 1) {
      const ask = async ({ name, endpoint, calls }: (typeof rows)[number]) => {
        const began = performance.now();
        const { status, text } = await answerOf(product.url, endpoint, calls[round] as Sent, person);
        const took = Math.round(performance.now() - began);
        if (took > slowest.took) slowest = { name, took };
        const wasRefused = status >= 500 && REFUSALS.has(codeIn(text));
        tally.check(
          `${name}, call ${round} of seed ${seed}`,
          status > 0 && (status < 500 || wasRefused) && !(status >= 400 && INSIDE.test(text)),
          `${status} ${text.slice(0, 200)} to ${String(calls[round]?.body).slice(0, 100)}`,
        );
        return status;
      };
      // All at once, followed by the account's end; its effect in the middle of another call is tested by the races.
      await Promise.all(rows.filter(({ name }) => name !== LAST).map(ask));
      for (const row of rows.filter(({ name }) => name === LAST))
        if ((await ask(row)) === 200) person = await product.newPerson();
    }
    tally.check('it still answers', (await fetch(`${product.url}/api/templates`)).status === 200);
  } finally {
    await product.close();
  }
  return tally.result({ seed, slowest: `${slowest.took} ms (${slowest.name})` });
};

/** Refusals that say when to try again: of a day that is over, and of a machine that works for others. */
const REFUSALS: ReadonlySet<string> = new Set(['daily_budget_reached', 'capability_off', 'import_busy', 'pdf_busy']);
const codeIn = (text: string) => /"code":"(\w+)"/.exec(text)?.[1] ?? '';

async function answerOf(
  url: string,
  { method, path, bodyType }: Endpoint,
  { query, parameters, type, body, isSigned }: Sent,
  { accessToken }: TestPerson,
): Promise<{ status: number; text: string }> {
  let at = 0;
  const place = path.replaceAll(/\{\w+\}/g, () => parameters[(at += 1) - 1] ?? 'x');
  const wanted =
    bodyType === 'multipart' && type === 'application/json' ? `multipart/form-data; boundary=${BOUNDARY}` : type;
  const headers = {
    ...(wanted !== undefined && { 'content-type': wanted }),
    ...(isSigned && { authorization: `Bearer ${accessToken}` }),
  };
  try {
    const response = await fetch(url + place + query, {
      method,
      headers,
      ...(method !== 'GET' && { body }),
      signal: AbortSignal.timeout(HANGS),
    });
    const isText = /json|text/.test(response.headers.get('content-type') ?? '');
    const answer = Buffer.from(await response.arrayBuffer());
    return { status: response.status, text: isText ? answer.toString() : '' };
  } catch (error) {
    return { status: 0, text: String(error instanceof Error ? (error.cause ?? error) : error) };
  }
}
