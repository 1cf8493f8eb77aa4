import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listEndpoints, type EndpointName } from '../../shared/api/endpoints.ts';
import { takesToken, type Endpoint } from '../../shared/api/endpoint.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import type { Member } from './member.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** How to call an endpoint for real: its preconditions, and the call. */
export interface Writer {
  readonly before?: (member: Member) => Promise<unknown>;
  readonly call: (member: Member, before: unknown) => Promise<Answer>;
}

const WRITES = /^(?:Put|Update|Delete)/;

const writes = ({ needs: { tables = {}, buckets = {} } }: Endpoint) =>
  [...Object.values(tables), ...Object.values(buckets)].flat().some((action) => WRITES.test(action));

/** Endpoints that people call with a token, and that write to a table or a bucket, or allow a write there. */
export function writingEndpoints(): EndpointName[] {
  return listEndpoints()
    .filter(({ endpoint }) => takesToken(endpoint) && writes(endpoint))
    .map(({ name }) => name);
}

const SCAN = readFileSync(new URL('../data/import-corpus/edge/image-only-scan.pdf', import.meta.url));

const resumeOf = ({ secret }: Member) => ({
  ...SAMPLE_HE,
  templateId: 'professional',
  summary: `${secret}: I was responsible for managing a team of 6.`,
});
const parsed = ({ text }: Answer): unknown => JSON.parse(text);
const scanOf = (member: Member) => {
  const form = new FormData();
  form.set('userId', member.id);
  form.set('resume', new File([SCAN], 'scan.pdf', { type: 'application/pdf' }));
  return form;
};

interface SignedForm {
  readonly uploadId: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a file with a signed form, as the browser does; needs no token. */
export async function postForm({ url, fields }: SignedForm): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([SCAN], 'scan.pdf', { type: 'application/pdf' }));
  return (await fetch(url, { method: 'POST', body: form })).status;
}

export async function signedForm(member: Member): Promise<SignedForm | undefined> {
  const answer = await member.send('POST', '/api/uploads', { bytes: SCAN.length, type: 'application/pdf' });
  return answer.status === 200 ? (parsed(answer) as SignedForm) : undefined;
}

const approve = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }), redirect: 'manual' });
const order = async (member: Member) => {
  const made = parsed(
    await member.send('POST', '/api/payments/orders', { packageId: 'small', requestId: randomUUID() }),
  ) as { orderId: string; approvalUrl: string };
  await approve(made.approvalUrl);
  return made.orderId;
};
const subscription = async (member: Member) => {
  const made = parsed(await member.send('POST', '/api/subscription', { requestId: randomUUID() })) as {
    subscriptionId: string;
    approvalUrl: string;
  };
  await approve(made.approvalUrl);
  return made.subscriptionId;
};
const saved = async (member: Member) =>
  (parsed(await member.send('POST', '/api/resumes', { name: member.secret, data: resumeOf(member) })) as { id: string })
    .id;

const binned = async (member: Member) => {
  const id = await saved(member);
  await member.send('DELETE', `/api/resumes/${id}`);
  return id;
};

const copied = async (member: Member) => {
  const body = { name: member.secret, advert: member.secret, requestId: randomUUID() };
  const made = await member.send('POST', `/api/resumes/${await saved(member)}/copies`, body);
  return (parsed(made) as { resume: { id: string } }).resume.id;
};

const twinOf = (member: Member, id: string) =>
  member.send('POST', `/api/resumes/${id}/twin`, {
    name: member.secret,
    data: { ...createBlankResume(), summary: member.secret },
    open: [],
    version: 1,
    requestId: randomUUID(),
  });

/** Every one of {@link writingEndpoints}. */
export const WRITERS: Readonly<Partial<Record<EndpointName, Writer>>> = {
  generatePdf: {
    call: (member) =>
      member.send('POST', '/api/generate-pdf', { templateId: 'professional', resumeData: resumeOf(member) }),
  },
  measurePages: {
    call: (member) =>
      member.send('POST', '/api/page-breaks', { templateId: 'professional', resumeData: resumeOf(member) }),
  },
  parseResume: { call: (member) => member.send('POST', '/api/parse-resume', scanOf(member)) },
  createUpload: {
    async call(member) {
      const form = await signedForm(member);
      if (!form) return { status: 401, text: '' };
      await pause(Math.random() * 200);
      return { status: await postForm(form), text: '' };
    },
  },
  parseUpload: {
    async before(member) {
      const form = await signedForm(member);
      if (form) await postForm(form);
      return form?.uploadId;
    },
    call: (member, uploadId) => member.send('POST', `/api/uploads/${String(uploadId)}/parse`),
  },
  readImportJob: {
    before: async (member) =>
      (parsed(await member.send('POST', '/api/parse-resume', scanOf(member))) as { jobId: string }).jobId,
    call: (member, jobId) => member.send('GET', `/api/import-jobs/${String(jobId)}`),
  },
  improveResume: {
    call: (member) =>
      member.send('POST', '/api/improve-resume', {
        resumeData: { ...createBlankResume(), ...resumeOf(member) },
        improvementType: 'general',
        language: 'en',
        userId: member.id,
      }),
  },
  acceptImprovement: {
    call: (member) => member.send('POST', `/api/improve-resume/${randomUUID()}/take`, { sections: ['summary'] }),
  },
  ensureProfile: { call: (member) => member.send('POST', '/api/profile', { idToken: member.person.idToken }) },
  deleteAccount: { call: (member) => member.send('DELETE', '/api/profile') },
  createResume: {
    call: (member) => member.send('POST', '/api/resumes', { name: member.secret, data: resumeOf(member) }),
  },
  updateResume: {
    before: saved,
    call: (member, id) =>
      member.send('PUT', `/api/resumes/${String(id)}`, {
        name: member.secret,
        data: { ...resumeOf(member), headline: member.secret },
        version: 1,
        before: 'improve',
      }),
  },
  keepPoint: {
    before: saved,
    call: (member, id) => member.send('POST', `/api/resumes/${String(id)}/points`, { name: member.secret }),
  },
  createCopy: {
    before: saved,
    call: (member, id) =>
      member.send('POST', `/api/resumes/${String(id)}/copies`, {
        name: member.secret,
        advert: member.secret,
        requestId: randomUUID(),
      }),
  },
  updateCopy: {
    before: copied,
    call: (member, id) =>
      member.send('PUT', `/api/copies/${String(id)}`, {
        sentTo: member.secret,
        sentOn: '2026-11-28',
        advert: member.secret,
        ofVersion: 1,
        version: 1,
      }),
  },
  saveLink: {
    before: saved,
    call: (member, id) =>
      member.send('PUT', `/api/resumes/${String(id)}/link`, { contacts: true, indexed: true, expiresAt: null }),
  },
  removeLink: {
    before: async (member) => {
      const id = await saved(member);
      await member.send('PUT', `/api/resumes/${id}/link`, { contacts: true, indexed: true, expiresAt: null });
      return id;
    },
    call: (member, id) => member.send('DELETE', `/api/resumes/${String(id)}/link`),
  },
  createTwin: { before: saved, call: (member, id) => twinOf(member, String(id)) },
  agreePair: {
    before: async (member) => {
      const made = await twinOf(member, await saved(member));
      return (parsed(made) as { resume: { id: string } }).resume.id;
    },
    call: (member, id) =>
      member.send('PUT', `/api/pairs/${String(id)}`, { mine: 1, other: 1, version: 1, paths: ['summary'], open: [] }),
  },
  translatePair: {
    before: async (member) => {
      const made = await twinOf(member, await saved(member));
      return (parsed(made) as { resume: { id: string } }).resume.id;
    },
    call: (member, id) => member.send('POST', `/api/pairs/${String(id)}/translation`, { other: 1, paths: ['summary'] }),
  },
  restoreResume: { before: binned, call: (member, id) => member.send('POST', `/api/bin/${String(id)}`) },
  discardResume: { before: binned, call: (member, id) => member.send('DELETE', `/api/bin/${String(id)}`) },
  deleteResume: { before: saved, call: (member, id) => member.send('DELETE', `/api/resumes/${String(id)}`) },
  createOrder: {
    call: (member) => member.send('POST', '/api/payments/orders', { packageId: 'small', requestId: randomUUID() }),
  },
  captureOrder: {
    before: order,
    call: (member, orderId) => member.send('POST', `/api/payments/orders/${String(orderId)}/capture`),
  },
  createSubscription: { call: (member) => member.send('POST', '/api/subscription', { requestId: randomUUID() }) },
  activateSubscription: {
    before: subscription,
    call: (member, subscriptionId) => member.send('POST', '/api/subscription/activate', { subscriptionId }),
  },
  cancelSubscription: {
    async before(member) {
      const subscriptionId = await subscription(member);
      await member.send('POST', '/api/subscription/activate', { subscriptionId });
    },
    call: (member) => member.send('POST', '/api/subscription/cancel'),
  },
  // A contact message, which is stored as the privacy policy says: nothing in it links it to the account.
  sendContactMessage: {
    call: (member) => member.send('POST', '/api/contact', { name: 'Noa', email: 'noa@example.com', message: 'Hello' }),
  },
};
