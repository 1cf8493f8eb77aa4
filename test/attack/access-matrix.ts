import { randomUUID } from 'node:crypto';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { COMMON_ERRORS, type Endpoint } from '../../shared/api/endpoint.ts';
import { ERRORS } from '../../shared/errors/errors.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { Tally, type Attack, type AttackOptions } from './attack.ts';
import { openPool, type Caller, type OwnPool } from './callers.ts';
import { openProduct } from './product.ts';

const ORIGIN_SECRET = 'attack-origin-secret';
const FRONTED = { 'x-origin-secret': ORIGIN_SECRET };

/** An export begins at its start; every other parameter may be a number. */
const pathOf = (path: string) => path.replace('{from}', 'start').replaceAll(/\{\w+\}/g, '10');

/**
 * Returns an endpoint's answers that are no fault of ours, by its row: successes, its errors, and those of every
 * endpoint.
 */
const allowed = ({ errors }: Endpoint): ReadonlySet<number> =>
  new Set(
    [200, 201, 202, ...[...errors, ...COMMON_ERRORS].map((code) => ERRORS[code].status)].filter(
      (status) => status < 500,
    ),
  );

/** Whether the answer is right for this caller, by who may call at all. */
function isRight(endpoint: Endpoint, { authorization, isGood }: Caller, status: number): boolean {
  if (endpoint.auth === 'signature') return status >= 400 && status < 500;
  const isRefused = status === 401;
  if (endpoint.auth === 'user') return isGood ? !isRefused && allowed(endpoint).has(status) : isRefused;
  if (endpoint.auth === 'optional' && authorization !== undefined && !isGood) return isRefused;
  return !isRefused && allowed(endpoint).has(status);
}

type Ask = (
  endpoint: Endpoint,
  caller: Caller,
  body?: unknown,
  path?: string,
) => Promise<{ status: number; text: string }>;

/** Tries every kind of caller at every endpoint, and at another person's data. */
export const run: Attack = async (options) => {
  const pool = await openPool();
  const tally = new Tally();
  try {
    await matrix(pool, tally, options);
    await roundTheFront(pool, tally);
  } finally {
    pool.close();
  }
  return tally.result();
};

const asking =
  (url: string, front: Record<string, string> = {}): Ask =>
  async ({ method, path: pattern }, { authorization }, body = {}, path = pathOf(pattern)) => {
    const headers = {
      'content-type': 'application/json',
      ...front,
      ...(authorization !== undefined && { authorization }),
    };
    const response = await fetch(url + path, {
      method,
      headers,
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };

async function matrix(pool: OwnPool, tally: Tally, { print }: AttackOptions): Promise<void> {
  const product = await openProduct(pool.environment);
  const ask = asking(product.url);
  const named = Object.fromEntries(listEndpoints().map(({ name, endpoint }) => [name, endpoint])) as Record<
    string,
    Endpoint
  >;
  const member = async (name: string): Promise<Caller & { id: string }> => {
    const id = `${name}-${randomUUID()}`;
    const caller = { name, id, authorization: `Bearer ${pool.tokenOf(id)}`, isGood: true };
    const { status } = await ask(named['ensureProfile'] as Endpoint, caller, { idToken: pool.idTokenOf(id) });
    if (status !== 201) throw new Error(`nobody gets a profile: ${status}`);
    return caller;
  };
  try {
    const [owner, other] = [await member('the owner'), await member('another person')];
    const made = await ask(named['createResume'] as Endpoint, owner, { name: 'mine', data: SAMPLE_EN });
    const { id } = JSON.parse(made.text) as { id: string };
    for (const caller of [...pool.strangers(), other]) {
      for (const { name, endpoint } of listEndpoints()) {
        if (name === 'deleteAccount' && caller.isGood) continue;
        const { status } = await ask(endpoint, caller);
        tally.check(`${caller.name} at ${name}`, isRight(endpoint, caller, status), status);
      }
    }
    print('what belongs to another');
    const whole = { name: 'stolen', data: SAMPLE_EN, version: 1 };
    for (const [name, end, body] of [
      ['readResume', '', {}],
      ['updateResume', '', whole],
      ['deleteResume', '', whole],
      // What has no field in its row may be too long for it, and is then refused before anybody is asked.
      ['keepPoint', '/points', { name: 'stolen' }],
      ['createTwin', '/twin', { ...whole, open: [], requestId: randomUUID() }],
      ['createCopy', '/copies', { name: 'stolen', advert: 'job', requestId: randomUUID() }],
      ['readLink', '/link', {}],
      ['saveLink', '/link', { contacts: true, indexed: true, expiresAt: null }],
      ['removeLink', '/link', {}],
    ] as const) {
      const { status, text } = await ask(named[name] as Endpoint, other, body, `/api/resumes/${id}${end}`);
      tally.check(
        `another’s résumé at ${name}`,
        status === 403 && !text.includes(SAMPLE_EN.personalInfo.email),
        status,
      );
    }
    tally.check(
      'it is as it was',
      (await ask(named['readResume'] as Endpoint, owner, {}, `/api/resumes/${id}`)).text.includes('"name":"mine"'),
    );
    for (const { name, endpoint } of listEndpoints().filter(
      ({ endpoint: { body, auth, bodyType } }) => body && auth !== 'none' && bodyType !== 'multipart',
    )) {
      const { status } = await ask(endpoint, other, { ...BODIES[name], userId: owner.id });
      // A body that has no `userId` field ignores one that is sent.
      tally.check(`${name} in another’s name`, status === 403 || !TAKES_USER.has(name), status);
    }
    for (const path of [
      '/api/payments/reconcile',
      '/api/reconcile',
      '/api/internal',
      '/api/admin',
      '/local/orders',
      '/api/import/job',
    ]) {
      for (const method of ['GET', 'POST'] as const)
        tally.check(
          `${method} ${path} is not there`,
          (await fetch(product.url + path, { method })).status >= 404 || !path.startsWith('/api'),
        );
    }
    const gone = await member('a deleted user');
    await ask(named['deleteAccount'] as Endpoint, gone);
    for (const { name, endpoint } of listEndpoints()) {
      if (!['user', 'optional'].includes(endpoint.auth) || name === 'deleteAccount') continue;
      const { status } = await ask(endpoint, gone, {
        ...BODIES[name],
        ...(TAKES_USER.has(name) && { userId: gone.id }),
      });
      tally.check(`a deleted user at ${name}`, status === 401, status);
    }
  } finally {
    await product.close();
  }
}

/** Endpoints whose body has a `userId`. */
const TAKES_USER: ReadonlySet<string> = new Set(['improveResume']);
/** Valid bodies, for checks that come after validation. */
const BODIES: Readonly<Record<string, object>> = {
  improveResume: { resumeData: SAMPLE_EN, improvementType: 'general', jobDescription: '', language: 'en' },
  createResume: { name: 'a', data: SAMPLE_EN },
  createUpload: { name: 'cv.pdf', size: 10_000 },
};

/** Calls that bypass CloudFront are refused. */
async function roundTheFront(pool: OwnPool, tally: Tally): Promise<void> {
  const product = await openProduct({ ...pool.environment, ORIGIN_SECRET });
  try {
    for (const { name, endpoint } of listEndpoints()) {
      // A new person for each endpoint: one of them deletes the account.
      const caller = { name: 'a member', authorization: `Bearer ${pool.tokenOf(`member-${name}`)}`, isGood: true };
      for (const secret of [
        undefined,
        '',
        'wrong',
        `${ORIGIN_SECRET} `,
        `${ORIGIN_SECRET}x`,
        `a,b,${ORIGIN_SECRET}`,
        ORIGIN_SECRET.toUpperCase(),
      ]) {
        const { status } = await asking(product.url, secret === undefined ? {} : { 'x-origin-secret': secret })(
          endpoint,
          caller,
        );
        // HTTP trims a header's value, so this one is valid.
        tally.check(
          `round the distribution to ${name}`,
          secret === `${ORIGIN_SECRET} ` ? status !== 403 : status === 403,
          [secret, status],
        );
      }
      tally.check(
        `through the distribution to ${name}`,
        isRight(endpoint, caller, (await asking(product.url, FRONTED)(endpoint, caller)).status),
      );
    }
  } finally {
    await product.close();
  }
}
