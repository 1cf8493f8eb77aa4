import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EndpointName } from '../../shared/api/endpoints.ts';
import { resumeIdFromRequest } from '../../functions/resumes/response.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { signToken, TEST_POOL } from '../support/tokens.ts';
import type { BundleWorld } from './bundleWorld.ts';

/** A PDF of the import's corpus, by its path without extension. */
export const corpusPdf = (name: string) => readFileSync(new URL(`../data/import-corpus/${name}.pdf`, import.meta.url));
/** The head of a scanned page, name and contacts: reading the whole page would take as long as many other calls. */
const SCAN = Buffer.from(
  corpusPdf('edge/image-only-scan')
    .toString('latin1')
    .replace('/MediaBox [ 0 0 595.2 841.92 ]', '/MediaBox [0 700 595.2 841.92]'),
  'latin1',
);

/** A call before, in a process of its own: a way through the handler that the call itself does not take. */
export interface PrecedingCall {
  readonly uid?: string;
  /** Those of the call where absent. */
  readonly params?: Record<string, string>;
  readonly json: unknown;
  /** What the model does (infra/local/emulators/bedrock/server.ts). */
  readonly fault?: string;
}

const LOOKED_AT = '33333333-3333-4333-8333-333333333333';
const improvable = (requestId?: string) => ({
  // Two sections: how far it is, is written down with the first.
  resumeData: {
    ...createBlankResume(),
    summary: 'I was responsible for managing a team of 6.',
    experience: createBlankResume().experience.map((entry) => ({
      ...entry,
      title: 'Engineer',
      company: 'Acme',
      description: 'I was responsible for managing a budget of 7.',
    })),
  },
  improvementType: 'general',
  language: 'en',
  userId: 'dana',
  ...(requestId !== undefined && { requestId }),
});
const IN_BIN = { id: 'brought-back' };
/** Of dana’s copy with the request id below. */
const COPY = { id: resumeIdFromRequest('dana', LOOKED_AT) };

const TWIN_REQUEST = '44444444-4444-4444-8444-444444444444';
const TWIN = { id: resumeIdFromRequest('dana', TWIN_REQUEST) };

/** A call of an endpoint that goes through to the end. */
export interface GoodCall {
  readonly name: EndpointName;
  readonly status: number;
  readonly form?: Readonly<Record<string, string | Buffer>>;
  readonly params?: Record<string, string>;
  readonly json?: unknown;
  /** What happens first, and the parts of the call that come of it. */
  readonly also?: readonly PrecedingCall[];
  readonly after?: () => Promise<{
    readonly params?: Record<string, string>;
    readonly json?: unknown;
    readonly headers?: Record<string, string>;
  }>;
}

/** A call of each endpoint, in this order: what an earlier one makes a later one finds. */
export const goodCalls = (world: BundleWorld): readonly GoodCall[] => [
  { name: 'listTemplates', status: 200 },
  { name: 'getPlaceholder', status: 200, params: { w: '30', h: '20' } },
  // A scan takes every way: the file is kept, a job begins, its page is rendered and read.
  { name: 'parseResume', status: 202, form: { userId: 'dana', resume: SCAN } },
  { name: 'parseUpload', status: 202, params: { uploadId: createHash('sha256').update(SCAN).digest('hex') } },
  { name: 'readImportJob', status: 200, params: { jobId: createHash('sha256').update(SCAN).digest('hex') } },
  { name: 'recordEvents', status: 200, json: { events: [{ name: 'page_viewed', language: 'he', label: '/' }] } },
  { name: 'sendContactMessage', status: 200, json: { name: 'Noa', email: 'noa@example.com', message: 'Hello' } },
  {
    name: 'ensureProfile',
    status: 201,
    json: {
      idToken: signToken(world.key, 'dana', {
        token_use: 'id',
        aud: TEST_POOL.clientId,
        client_id: undefined,
        email: 'dana@example.com',
        name: 'Dana',
      }),
    },
  },
  { name: 'readProfile', status: 200 },
  // A premium template, whose free first use is written down.
  { name: 'generatePdf', status: 200, json: { templateId: 'modern', resumeData: createBlankResume() } },
  { name: 'measurePages', status: 200, json: { templateId: 'modern', resumeData: createBlankResume() } },
  // The eleventh: it takes the place of the oldest.
  {
    name: 'createOrder',
    status: 201,
    after: async () => (
      await world.purchases.leaveOpenOrders('dana'),
      { json: { packageId: 'small', requestId: '11111111-1111-4111-8111-111111111111' } }
    ),
  },
  {
    name: 'captureOrder',
    status: 200,
    after: async () => (await world.purchases.approve('dana'), { params: world.purchases.order }),
  },
  // One that was left behind at another price makes room for the next.
  {
    name: 'createSubscription',
    status: 201,
    after: async () => (
      await world.purchases.leaveSubscription('dana'),
      { json: { requestId: '22222222-2222-4222-8222-222222222222' } }
    ),
  },
  {
    name: 'activateSubscription',
    status: 200,
    after: async () => (await world.purchases.approveSubscription('dana'), { json: world.purchases.subscription }),
  },
  // What was paid since is written down with it.
  { name: 'cancelSubscription', status: 200, after: async () => (await world.purchases.renew(), {}) },
  {
    name: 'readReceipt',
    status: 200,
    after: async () => (await world.purchases.find('dana'), { params: world.purchases.payment }),
  },
  {
    name: 'receivePaymentWebhook',
    status: 200,
    after: async () => (
      await world.tellPurchase('dana'),
      { json: world.purchases.event, headers: world.purchases.headers }
    ),
  },
  {
    name: 'createResume',
    status: 201,
    // One that is left for their account's export and deletion.
    json: { name: 'CV', data: createBlankResume() },
  },
  { name: 'listResumes', status: 200 },
  { name: 'readResume', status: 404, params: { id: 'nobody-has-this' } },
  {
    name: 'listBin',
    status: 200,
    after: async () => (await world.leaveInBin('dana', IN_BIN), {}),
  },
  {
    name: 'restoreResume',
    status: 200,
    params: IN_BIN,
    // What is not in the bin is looked up: it may be back already.
    also: [{ uid: 'gil', json: undefined }],
  },
  { name: 'createCopy', status: 201, params: IN_BIN, json: { name: 'CV', advert: 'Engineer', requestId: LOOKED_AT } },
  {
    name: 'updateResume',
    status: 200,
    params: IN_BIN,
    json: { name: 'CV', data: { ...createBlankResume(), headline: 'Engineer', templateId: 'modern' }, version: 1 },
  },
  { name: 'keepPoint', status: 200, params: IN_BIN, json: { name: 'sent to the bank' } },
  { name: 'listPoints', status: 200, params: IN_BIN },
  { name: 'readPoint', status: 200, params: { ...IN_BIN, version: '1' } },
  {
    name: 'createTwin',
    status: 201,
    params: IN_BIN,
    json: { name: 'קורות חיים', data: createBlankResume(), open: [], version: 2, requestId: TWIN_REQUEST },
  },
  { name: 'listPairs', status: 200 },
  { name: 'readPair', status: 200, params: TWIN },
  { name: 'agreePair', status: 200, params: TWIN, json: { mine: 1, other: 2, version: 1, paths: [], open: [] } },
  { name: 'listCopies', status: 200 },
  { name: 'readCopy', status: 200, params: COPY },
  {
    name: 'updateCopy',
    status: 200,
    params: COPY,
    // Its changes count from the base of now, which is read.
    json: { sentTo: 'jobs@example.com', sentOn: '2026-11-28', ofVersion: 2, version: 1 },
  },
  {
    name: 'translatePair',
    status: 200,
    params: TWIN,
    also: [{ json: { other: 2, paths: ['headline'] }, fault: 'empty' }],
    json: { other: 2, paths: ['headline'] },
  },
  {
    name: 'improveResume',
    status: 200,
    also: [{ json: improvable(LOOKED_AT) }, { json: improvable(), fault: 'unchanged' }],
    json: improvable(),
  },
  { name: 'checkImproveAvailability', status: 200 },
  { name: 'readImproveProgress', status: 200, params: { requestId: '22222222-2222-4222-8222-222222222222' } },
  // Of an improvement, and of a translation while its pair stands.
  {
    name: 'acceptImprovement',
    status: 200,
    also: [{ params: { requestId: LOOKED_AT }, json: undefined }],
    after: async () => ({ params: { requestId: await world.translationOf(TWIN) } }),
  },
  { name: 'saveLink', status: 200, params: IN_BIN, json: { contacts: false, indexed: false, expiresAt: null } },
  { name: 'readLink', status: 200, params: IN_BIN },
  {
    name: 'showLink',
    status: 200,
    after: async () => ({
      params: { key: await world.linkKey(IN_BIN) },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' },
    }),
  },
  { name: 'printLink', status: 200, after: async () => ({ params: { key: await world.linkKey(IN_BIN) } }) },
  { name: 'removeLink', status: 200, params: IN_BIN },
  // One that has no twin, and one that has.
  { name: 'deleteResume', status: 200, params: IN_BIN, also: [{ params: COPY, json: undefined }] },
  { name: 'discardResume', status: 200, params: IN_BIN },
  { name: 'exportAccount', status: 200 },
  { name: 'exportPast', status: 200, params: { from: 'start' } },
  { name: 'readCreditHistory', status: 200 },
  { name: 'deleteAccount', status: 200 },
];
