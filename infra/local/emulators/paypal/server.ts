import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { DAY_MS } from '../../../../shared/platform/time.ts';
import { listen } from '../../listen.ts';
import { verifySignature } from '../../../../functions/payments/webhookSignature.ts';
import { dictionary } from '../../dictionary.ts';
import type { PayPalResponse } from './responses.ts';
import { LOCAL_APP } from './app.ts';
import { PayPalState, type InjectedFaults } from './state.ts';
import type { WebhookSigner } from './webhookSigner.ts';
import { approvalPage, notFoundPage } from './approvalPage.ts';
import { EmulatedPayPal } from './orders.ts';
import { WebhookSender } from './webhooks.ts';

/** A running emulator for PayPal. */
export interface PayPalServer {
  readonly url: string;
  readonly state: PayPalState;
  readonly provider: EmulatedPayPal;
  readonly webhooks: WebhookSender;
  close(): Promise<void>;
}

interface EmulatorRequest {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  // oxlint-disable-next-line typescript/no-explicit-any -- JSON of many shapes, each route says what it expects
  readonly body: any;
}

interface EmulatorRoute {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly answer: (request: EmulatorRequest) => PayPalResponse | Promise<PayPalResponse>;
}

const emptyResponse: PayPalResponse = { status: 200, body: {} };

/**
 * PayPal's REST service, its approval page and, below `/local`, what tests and people at this machine may make happen.
 */
export async function startPayPal(books: PayPalState, signer: WebhookSigner): Promise<PayPalServer> {
  let url = '';
  const webhooks = new WebhookSender(signer, LOCAL_APP.webhookId, () => `${url}/v1/notifications/certs/CERT-LOCAL`);
  const provider = new EmulatedPayPal(books, webhooks, () => url);
  const token = randomBytes(24).toString('base64url');

  const api: readonly EmulatorRoute[] = [
    { method: 'POST', path: /^\/v2\/checkout\/orders$/, answer: ({ body }) => provider.createOrder(body) },
    { method: 'GET', path: /^\/v2\/checkout\/orders\/(\w+)$/, answer: ({ params: [id = ''] }) => provider.order(id) },
    {
      method: 'POST',
      path: /^\/v2\/checkout\/orders\/(\w+)\/capture$/,
      answer: ({ params: [id = ''] }) => provider.captureOrder(id),
    },
    {
      method: 'GET',
      path: /^\/v2\/payments\/captures\/(\w+)$/,
      answer: ({ params: [id = ''] }) => provider.capture(id),
    },
    {
      method: 'POST',
      path: /^\/v2\/payments\/captures\/(\w+)\/refund$/,
      answer: ({ params: [id = ''], body }) => provider.refundCall(id, body),
    },
    {
      method: 'POST',
      path: /^\/v1\/payments\/sale\/(\w+)\/refund$/,
      answer: ({ params: [id = ''], body }) => provider.subscriptions.refundCall(id, body),
    },
    {
      method: 'GET',
      path: /^\/v1\/payments\/sale\/(\w+)$/,
      answer: ({ params: [id = ''] }) => provider.subscriptions.sale(id),
    },
    {
      method: 'POST',
      path: /^\/v1\/billing\/subscriptions$/,
      answer: ({ body }) => provider.subscriptions.create(body),
    },
    {
      method: 'GET',
      path: /^\/v1\/billing\/subscriptions\/([\w-]+)$/,
      answer: ({ params: [id = ''] }) => provider.subscriptions.read(id),
    },
    {
      method: 'POST',
      path: /^\/v1\/billing\/subscriptions\/([\w-]+)\/cancel$/,
      answer: ({ params: [id = ''] }) => provider.subscriptions.cancel(id),
    },
    {
      method: 'GET',
      path: /^\/v1\/billing\/subscriptions\/([\w-]+)\/transactions$/,
      answer: ({ params: [id = ''], query }) =>
        provider.subscriptions.payments(id, query.get('start_time') ?? '', query.get('end_time') ?? ''),
    },
    { method: 'GET', path: /^\/v1\/notifications\/webhooks-events$/, answer: ({ query }) => webhooks.page(query, url) },
    {
      method: 'POST',
      path: /^\/v1\/catalogs\/products$/,
      answer: () => ({ status: 201, body: { id: books.id('PROD-') } }),
    },
    {
      method: 'POST',
      path: /^\/v1\/billing\/plans$/,
      answer: ({ body }) => {
        const id = books.id('P-', 24);
        books.stored.plans[id] = body.billing_cycles[0].pricing_scheme.fixed_price;
        return { status: 201, body: { id, status: 'ACTIVE' } };
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/billing\/plans\/([\w-]+)$/,
      answer: ({ params: [id = ''] }) => ({
        status: 200,
        body: {
          id,
          status: 'ACTIVE',
          billing_cycles: [{ tenure_type: 'REGULAR', pricing_scheme: { fixed_price: books.planPrice(id) } }],
        },
      }),
    },
    {
      method: 'POST',
      path: /^\/v1\/notifications\/verify-webhook-signature$/,
      answer: async ({ body }) => ({
        status: 200,
        body: { verification_status: (await verifyWebhookOnline(body, url)) ? 'SUCCESS' : 'FAILURE' },
      }),
    },
  ];
  const local: readonly EmulatorRoute[] = [
    {
      method: 'POST',
      path: /^\/local\/faults$/,
      answer: ({ body }) => ((books.faults = body as InjectedFaults), emptyResponse),
    },
    {
      method: 'POST',
      path: /^\/local\/clock$/,
      answer: ({ body }) => (
        provider.subscriptions.advance(Number(body.days ?? 0) * DAY_MS + Number(body.seconds ?? 0) * 1_000),
        { status: 200, body: { now: books.now() } }
      ),
    },
    {
      method: 'POST',
      path: /^\/local\/webhooks$/,
      answer: ({ body }) => ((webhooks.mode = body.mode === 'hold' ? 'hold' : 'now'), emptyResponse),
    },
    {
      method: 'POST',
      path: /^\/local\/webhooks\/release$/,
      answer: async ({ body }) => ({ status: 200, body: await webhooks.release(body.order, body.times) }),
    },
    {
      method: 'POST',
      path: /^\/local\/tell$/,
      answer: ({ body }) => (webhooks.send(body.type, 'other', body.resource, body.to, books.now()), emptyResponse),
    },
    {
      method: 'GET',
      path: /^\/local\/orders$/,
      answer: () => ({ status: 200, body: Object.values(books.stored.orders) }),
    },
    {
      method: 'GET',
      path: /^\/local\/webhooks$/,
      answer: () => ({ status: 200, body: webhooks.sent.map(({ id, type, answers }) => ({ id, type, answers })) }),
    },
    {
      method: 'POST',
      path: /^\/local\/webhooks\/forget$/,
      answer: async () => (await webhooks.waitForDeliveries(), webhooks.dropHeld(), emptyResponse),
    },
    {
      method: 'POST',
      path: /^\/local\/orders\/(\w+)$/,
      answer: ({ params: [id = ''], body }) => (
        Object.assign(books.stored.orders[id]?.purchase_units?.[0] ?? {}, body),
        emptyResponse
      ),
    },
    {
      method: 'POST',
      path: /^\/local\/captures\/(\w+)$/,
      answer: ({ params: [id = ''], body }) => (provider.decideCapture(id, body.status), emptyResponse),
    },
    {
      method: 'POST',
      path: /^\/local\/captures\/(\w+)\/refund$/,
      answer: ({ params: [id = ''], body }) => ({
        status: 200,
        body: { id: provider.refund(id, body.value, body.event) },
      }),
    },
    {
      method: 'POST',
      path: /^\/local\/captures\/(\w+)\/dispute$/,
      answer: ({ params: [id = ''], body }) => (provider.dispute(id, body.decided), emptyResponse),
    },
    {
      method: 'POST',
      path: /^\/local\/sales\/(\w+)\/refund$/,
      answer: ({ params: [id = ''], body }) => (provider.subscriptions.refund(id, body.value), emptyResponse),
    },
    {
      method: 'POST',
      path: /^\/local\/subscriptions\/forget$/,
      answer: () => ((books.stored.subscriptions = dictionary()), emptyResponse),
    },
    {
      method: 'POST',
      path: /^\/local\/subscriptions\/([\w-]+)$/,
      answer: ({ params: [id = ''], body }) => (
        Object.assign(books.stored.subscriptions[id] ?? {}, {
          failing: body.failing === true,
          late: body.late === true,
        }),
        emptyResponse
      ),
    },
  ];

  async function answerApi(
    request: IncomingMessage,
    route: EmulatorRoute,
    part: EmulatorRequest,
  ): Promise<PayPalResponse | undefined> {
    if (books.faults.outage) return { status: 503, body: { name: 'SERVICE_UNAVAILABLE' } };
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'invalid_token' } };
    const id = request.headers['paypal-request-id'];
    const key = id === undefined ? undefined : `${request.method} ${request.url} ${String(id)}`;
    const known = key === undefined ? undefined : books.stored.answers[key];
    const answer = known ?? (await route.answer(part));
    if (key !== undefined && answer.status < 300)
      books.stored.answers[key] = { status: answer.status, body: answer.body };
    if (!books.faults.unanswered) return answer;
    const { seconds: _until, ...faults } = books.faults;
    books.faults = { ...faults, unanswered: books.faults.unanswered - 1 };
    return undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = new URL(request.url ?? '/', url);
    const raw = await buffer(request);
    const json = (request.headers['content-type'] ?? '').startsWith('application/json');
    const match = <R extends EmulatorRoute>(routes: readonly R[]) =>
      routes.flatMap((route) => {
        const found = route.method === request.method ? route.path.exec(at.pathname) : null;
        return found
          ? [
              {
                route,
                part: {
                  params: found.slice(1),
                  query: at.searchParams,
                  body: json && raw.length > 0 ? JSON.parse(raw.toString()) : {},
                },
              },
            ]
          : [];
      })[0];
    if (at.pathname === '/v1/oauth2/token')
      return sendJson(
        response,
        books.faults.outage
          ? { status: 503 }
          : hasBasicAuth(request)
            ? { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } }
            : { status: 401, body: { error: 'invalid_client' } },
      );
    if (at.pathname.startsWith('/v1/notifications/certs/'))
      return sendText(response, 200, 'application/x-pem-file', signer.chain);
    if (at.pathname === '/checkoutnow') return approve(request, response, at, raw);
    const called = match(api);
    const localMatch = called ? undefined : match(local);
    const found = called
      ? await answerApi(request, called.route, called.part)
      : await localMatch?.route.answer(localMatch.part);
    if (called && !found) return void response.destroy();
    await books.save();
    sendJson(response, found ?? { status: 404, body: { name: 'NOT_FOUND' } });
  }

  async function approve(request: IncomingMessage, response: ServerResponse, at: URL, raw: Buffer): Promise<void> {
    const id = at.searchParams.get('token') ?? '';
    const [order, subscription] = [books.stored.orders[id], books.stored.subscriptions[id]];
    const one = order ?? subscription;
    if (!one) return sendText(response, 404, 'text/html; charset=utf-8', notFoundPage());
    const amount = order?.purchase_units?.[0]?.amount ?? books.planPrice(subscription?.plan_id ?? '');
    if (request.method !== 'POST')
      return sendText(response, 200, 'text/html; charset=utf-8', approvalPage(one, amount));
    const decision = new URLSearchParams(raw.toString()).get('decision');
    const to = provider.decide(id, decision === 'approve' || decision === 'decline' ? decision : 'cancel');
    await books.save();
    response.writeHead(302, { location: to ?? '/', 'cache-control': 'no-store' }).end();
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const listening = await listen(server);
  url = listening.url;
  return {
    url,
    state: books,
    provider,
    webhooks,
    close: async () => {
      await webhooks.close();
      await listening.close();
      signer.close();
    },
  };
}

const hasBasicAuth = ({ headers: { authorization } }: IncomingMessage) =>
  authorization === `Basic ${Buffer.from(`${LOCAL_APP.clientId}:${LOCAL_APP.clientSecret}`).toString('base64')}`;

/** The online check: what is signed there is the body as JSON, whose spaces and order this machine's webhooks keep. */
async function verifyWebhookOnline(body: Record<string, unknown>, url: string): Promise<boolean> {
  const headers = Object.fromEntries(
    ['transmission_id', 'transmission_time', 'transmission_sig', 'cert_url', 'auth_algo'].map((name) => [
      `paypal-${name.replaceAll('_', '-')}`,
      String(body[name]),
    ]),
  );
  return verifySignature(Buffer.from(JSON.stringify(body['webhook_event'])), (name) => headers[name], {
    api: url,
    webhookId: String(body['webhook_id']),
  }).then(
    () => true,
    () => false,
  );
}

function sendJson(response: ServerResponse, { status, body }: PayPalResponse): void {
  sendText(response, status, 'application/json', body === undefined ? '' : JSON.stringify(body));
}

function sendText(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
