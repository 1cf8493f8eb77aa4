import { randomUUID } from 'node:crypto';
import { SITE_CHECKS, SiteCheckFailure } from '../../functions/watch/siteChecks.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import type { EndpointName } from '../../shared/api/endpoints.ts';
import type { ALLOWANCES } from '../../shared/api/needs.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { compileForms } from './compileForms.ts';

function expect(condition: boolean, otherwise: string): void {
  if (!condition) throw new SiteCheckFailure(otherwise);
}

/** The service is off on purpose, or its day's allowance is spent: the step is skipped and is no failure. */
export class SmokeSkip extends Error {}

/** A site, and who asks it. */
export interface Visit {
  readonly site: string;
  /**
   * The site's configuration, if it is known: services that are off are not tried, and those that are on must answer.
   */
  readonly config?: Pick<EnvironmentConfig, 'allowances' | 'switchedOff'> &
    Partial<Pick<EnvironmentConfig, 'model' | 'region'>>;
  readonly token: string | undefined;
  /** Token of a user made only for this check: the account is created, and deleted at the end. */
  readonly idToken?: string;
}

/** One part of the product, used once. Gives back what was seen; throws what did not work. */
interface SmokeStep {
  readonly name: string;
  readonly needs?: 'token' | 'idToken' | 'config';
  /** Endpoints that it calls: where one is switched off, it is not taken. */
  readonly uses?: readonly EndpointName[];
  /** The allowance that its answer may be refused by. */
  readonly allowance?: keyof typeof ALLOWANCES;
  readonly run: (visit: Visit) => Promise<string>;
}

/** Seconds for an answer: a first call starts a function, and one that prints unpacks a browser. */
const TIMEOUT_MS = 29_000;

/** Bytes of a PDF that holds typefaces. */
const MIN_PDF_BYTES = 15_000;

const RESUME = { ...SAMPLE_HE, templateId: 'classic' } as const;

async function call({ site, token }: Visit, method: string, path: string, body?: object | FormData): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(new URL(path, site), {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'accept-language': 'en',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** The answer's JSON where it has the status; otherwise throws the code that it names. */
async function jsonOf<Body>(response: Response, status: number): Promise<Body> {
  const text = await response.text();
  if (response.status !== status) throw refusal(response.status, text);
  return JSON.parse(text) as Body;
}

/** Codes of what an operator has switched off, or what has used up its day. */
const OFF = /"code":"(capability_off|daily_budget_reached)"/;

/** Returns the meaning of an unexpected answer: off on purpose, or a failure. */
function refusal(status: number, text: string): Error {
  const [, code] = OFF.exec(text) ?? [];
  return code === undefined ? new SiteCheckFailure(`answers ${status}: ${text.slice(0, 200)}`) : new SmokeSkip(code);
}

async function printedPdf(visit: Visit): Promise<Uint8Array<ArrayBuffer>> {
  const response = await call(visit, 'POST', '/api/generate-pdf', {
    resumeData: RESUME,
    templateId: RESUME.templateId,
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200) throw refusal(response.status, new TextDecoder().decode(bytes.slice(0, 2_000)));
  return bytes;
}

export const SMOKE_STEPS: readonly SmokeStep[] = [
  ...SITE_CHECKS.map(({ name, uses, run }): SmokeStep => ({ name, uses, run: ({ site }) => run(site) })),
  {
    name: 'PDF in Hebrew',
    uses: ['generatePdf'],
    allowance: 'pdf',
    run: async (visit) => {
      const bytes = await printedPdf({ ...visit, token: undefined });
      const start = new TextDecoder('latin1').decode(bytes.slice(0, 5));
      expect(start === '%PDF-' && bytes.length > MIN_PDF_BYTES, 'the answer is no PDF with letters');
      return `${Math.round(bytes.length / 1_024)} KB`;
    },
  },
  {
    name: 'a stranger’s call',
    uses: ['listResumes'],
    run: async (visit) => {
      const response = await call({ ...visit, token: undefined }, 'GET', '/api/resumes');
      expect(response.status === 401, `is answered ${response.status}, not 401`);
      return 'is refused';
    },
  },
  {
    name: 'a forged webhook',
    uses: ['receivePaymentWebhook'],
    run: async (visit) => {
      const response = await call({ ...visit, token: undefined }, 'POST', '/api/payments/webhook', { id: 'smoke' });
      const { code } = JSON.parse(await response.text()) as { readonly code?: string };
      if (code === 'not_configured') return 'is refused: no webhookId in the secret yet (docs/operations.md)';
      expect(code === 'invalid_signature', `is answered ${response.status} ${code ?? ''}, not invalid_signature`);
      return 'is refused';
    },
  },
  {
    name: 'a new account',
    needs: 'idToken',
    uses: ['ensureProfile'],
    run: async (visit) => {
      await jsonOf(await call(visit, 'POST', '/api/profile', { idToken: visit.idToken }), 201);
      return 'is made';
    },
  },
  {
    name: 'saving and reading',
    needs: 'token',
    uses: ['createResume', 'readResume', 'deleteResume'],
    run: async (visit) => {
      const name = `smoke ${randomUUID()}`;
      const saved = await jsonOf<{ readonly id: string }>(
        await call(visit, 'POST', '/api/resumes', { name, data: RESUME, requestId: randomUUID() }),
        201,
      );
      const path = `/api/resumes/${saved.id}`;
      const read = await jsonOf<{ readonly data: typeof RESUME }>(await call(visit, 'GET', path), 200);
      await jsonOf(await call(visit, 'DELETE', path), 200);
      expect(read.data.personalInfo.fullName === RESUME.personalInfo.fullName, 'another résumé came back');
      return 'and deleted again';
    },
  },
  {
    name: 'import',
    needs: 'token',
    uses: ['generatePdf', 'readProfile', 'parseResume'],
    allowance: 'import',
    run: async (visit) => {
      const form = new FormData();
      form.append('resume', new Blob([await printedPdf(visit)], { type: 'application/pdf' }), 'smoke.pdf');
      form.append('userId', await userId(visit));
      const response = await call(visit, 'POST', '/api/parse-resume', form);
      const text = await response.text();
      if (response.status !== 200) throw refusal(response.status, text);
      expect(text.includes(RESUME.personalInfo.fullName), `the name is not in the answer: ${text.slice(0, 200)}`);
      return 'reads the PDF back';
    },
  },
  {
    name: 'model',
    needs: 'token',
    uses: ['readProfile', 'improveResume'],
    allowance: 'improve',
    run: async (visit) => {
      const response = await call(visit, 'POST', '/api/improve-resume', {
        resumeData: { ...RESUME, experience: [], education: [], projects: [] },
        improvementType: 'general',
        language: 'he',
        userId: await userId(visit),
        requestId: randomUUID(),
      });
      const text = await response.text();
      const { code = '' } = JSON.parse(text) as { readonly code?: string };
      // An answer that the guard withholds, or that changes nothing, came from the model all the same.
      if (response.status !== 200 && code !== 'no_improvements') throw refusal(response.status, text);
      return code === '' ? 'improves a summary' : code;
    },
  },
  {
    name: 'forms of answers',
    needs: 'config',
    allowance: 'improve',
    run: async ({ config: { model, region, allowances } = {} as NonNullable<Visit['config']> }) => {
      if (!allowances.improve.on) throw new SmokeSkip('capability_off');
      if (!model || !region) throw new SmokeSkip('no model is named');
      return `${await compileForms(model, region)} compiled`;
    },
  },
  {
    name: 'deleting the account',
    needs: 'idToken',
    uses: ['deleteAccount'],
    run: async (visit) => {
      await jsonOf(await call(visit, 'DELETE', '/api/profile'), 200);
      const { status } = await call(visit, 'GET', '/api/resumes');
      expect(status === 401, `its token is still answered ${status}`);
      return 'and its token with it';
    },
  },
];

async function userId(visit: Visit): Promise<string> {
  return (await jsonOf<{ readonly uid: string }>(await call(visit, 'GET', '/api/profile'), 200)).uid;
}
