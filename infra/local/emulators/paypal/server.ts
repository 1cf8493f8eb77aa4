import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../listen.ts';
import type { PayPalResponse } from './responses.ts';
import { LOCAL_APP } from './app.ts';
import { createApiRoutes } from './apiRoutes.ts';
import { createLocalRoutes } from './localRoutes.ts';
import type { EmulatorRequest, EmulatorRoute } from './route.ts';
import type { PayPalState } from './state.ts';
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

/**
 * PayPal's REST service, its approval page and, below `/local`, what tests and people at this machine may make happen.
 */
export async function startPayPal(state: PayPalState, signer: WebhookSigner): Promise<PayPalServer> {
  let url = '';
  const webhooks = new WebhookSender(
    signer,
    LOCAL_APP.webhookId,
    () => `${url}/v1/notifications/certs/CERT-LOCAL`,
    () => state.now(),
  );
  const provider = new EmulatedPayPal(state, webhooks, () => url);
  const token = randomBytes(24).toString('base64url');

  const api = createApiRoutes(provider, webhooks, () => url);
  const local = createLocalRoutes(provider, webhooks);

  async function answerApi(
    request: IncomingMessage,
    route: EmulatorRoute,
    part: EmulatorRequest,
  ): Promise<PayPalResponse | undefined> {
    if (state.faults.outage) return { status: 503, body: { name: 'SERVICE_UNAVAILABLE' } };
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'invalid_token' } };
    const id = request.headers['paypal-request-id'];
    const key = id === undefined ? undefined : `${request.method} ${request.url} ${String(id)}`;
    const known = key === undefined ? undefined : state.stored.answers[key];
    const answer = known ?? (await route.answer(part));
    if (key !== undefined && answer.status < 300)
      state.stored.answers[key] = { status: answer.status, body: answer.body };
    if (!state.faults.unanswered) return answer;
    const { seconds: _until, ...faults } = state.faults;
    state.faults = { ...faults, unanswered: state.faults.unanswered - 1 };
    return undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', url);
    const raw = await buffer(request);
    const json = (request.headers['content-type'] ?? '').startsWith('application/json');
    const readBody = (): unknown => (json && raw.length > 0 ? JSON.parse(raw.toString()) : {});
    const match = (routes: readonly EmulatorRoute[]) =>
      routes.flatMap((route) => {
        const pathMatch = route.method === request.method ? route.path.exec(address.pathname) : null;
        return pathMatch
          ? [{ route, part: { params: pathMatch.slice(1), query: address.searchParams, body: readBody() } }]
          : [];
      })[0];
    if (address.pathname === '/v1/oauth2/token')
      return sendJson(
        response,
        state.faults.outage
          ? { status: 503 }
          : hasBasicAuth(request)
            ? { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } }
            : { status: 401, body: { error: 'invalid_client' } },
      );
    if (address.pathname.startsWith('/v1/notifications/certs/'))
      return sendText(response, 200, 'application/x-pem-file', signer.chain);
    if (address.pathname === '/checkoutnow') return approve(request, response, address, raw);
    const called = match(api);
    const localMatch = called ? undefined : match(local);
    const result = called
      ? await answerApi(request, called.route, called.part)
      : await localMatch?.route.answer(localMatch.part);
    if (called && !result) return void response.destroy();
    await state.save();
    sendJson(response, result ?? { status: 404, body: { name: 'NOT_FOUND' } });
  }

  async function approve(request: IncomingMessage, response: ServerResponse, address: URL, raw: Buffer): Promise<void> {
    const id = address.searchParams.get('token') ?? '';
    const [order, subscription] = [state.stored.orders[id], state.stored.subscriptions[id]];
    const purchase = order ?? subscription;
    if (!purchase) return sendText(response, 404, 'text/html; charset=utf-8', notFoundPage());
    const amount = order?.purchase_units?.[0]?.amount ?? state.planPrice(subscription?.plan_id ?? '');
    if (request.method !== 'POST')
      return sendText(response, 200, 'text/html; charset=utf-8', approvalPage(purchase, amount));
    const decision = new URLSearchParams(raw.toString()).get('decision');
    const to = provider.decide(id, decision === 'approve' || decision === 'decline' ? decision : 'cancel');
    await state.save();
    response.writeHead(302, { location: to ?? '/', 'cache-control': 'no-store' }).end();
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const listening = await listen(server);
  url = listening.url;
  return {
    url,
    state,
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

function sendJson(response: ServerResponse, { status, body }: PayPalResponse): void {
  sendText(response, status, 'application/json', body === undefined ? '' : JSON.stringify(body));
}

function sendText(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
