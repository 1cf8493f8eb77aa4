import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocal } from '../../infra/local/startLocal.ts';
import { pdfEndpoints } from '../../shared/api/pdf.ts';
import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { signInPerson, type TestPerson } from '../support/signIn.ts';
import { improveWeak } from '../support/weak.ts';
import { Tally, type Attack } from './attack.ts';

/** Visitors at once, each from an address of its own. */
const VISITORS = 12;
/** Prints of each; more than its rate allows. */
const PRINTS = pdfEndpoints.generatePdf.limits.perVisitor.calls + 20;
/** PDFs of visitors that the day's dollars pay for. */
const PAID_PRINTS = 300;
/** Improvements that the day's dollars pay for at once, and how many are asked for. */
const PAID_IMPROVEMENTS = 4;
const IMPROVEMENTS = 10;
/** Saves of one person, one after the other without a pause. */
const SAVES = 200;

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | undefined;
  readonly milliseconds: number;
}

const allowance = (dailyDollars: number) => JSON.stringify({ on: true, dailyDollars });

/**
 * Every limit is reached at once, with rates as they are in production: of a person's saves, of a visitor's PDFs, of
 * the visitors' day, of the day's improvements. Whoever is refused is told when to try again, what was accepted is
 * kept, and signed-in people go on printing.
 */
export const run: Attack = async ({ print }) => {
  const folder = await mkdtemp(join(tmpdir(), 'attack-'));
  const product = await startLocal({
    dataDir: folder,
    quiet: true,
    warm: true,
    site: [],
    environment: {
      RATE_FACTOR: '1',
      PDF_ALLOWANCE: allowance(PAID_PRINTS * pdfEndpoints.generatePdf.limits.daily.dollars),
      IMPROVE_ALLOWANCE: allowance(PAID_IMPROVEMENTS * 0.05),
    },
  });
  await product.warmed;
  const tally = new Tally();
  const figures: Record<string, string> = {};
  const { url } = product;
  const report = (name: string, answers: readonly Answer[]) => {
    const kinds = Map.groupBy(answers, ({ code, status }) => code ?? String(status));
    for (const [kind, group] of kinds) {
      const times = group.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
      const at = (share: number) =>
        Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
      figures[`${name}: ${kind}`] = `${group.length}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
    }
    for (const answer of answers.filter(({ status }) => status >= 400))
      tally.check(
        `${name}: a refusal says when to try again`,
        [429, 503].includes(answer.status) && Number(answer.retryAfter) > 0,
        answer,
      );
  };
  try {
    const [writer, printer] = await Promise.all([member(url), member(url)]);

    print('a person saves without a pause');
    const made = await writer.call('POST', '/api/resumes', { name: 'a', data: STRONG_RESUME_EN });
    const path = `/api/resumes/${made.body['id'] as string}`;
    let version = 1;
    const saves: Answer[] = [];
    for (let at = 0; at < SAVES; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each save follows from the one before
      const answer = await send(url, 'PUT', path, { name: `save ${at}`, data: STRONG_RESUME_EN, version }, writer);
      if (answer.status === 200) version += 1;
      saves.push(answer);
    }
    report('saves', saves);
    const kept = await writer.call('GET', path);
    tally.check('every save that was accepted is kept', kept.body['version'] === version, kept.body['version']);

    print('visitors print more than their rates and their day allow; a member prints meanwhile');
    const asVisitor = async (number: number) => {
      const answers: Answer[] = [];
      for (let at = 0; at < PRINTS; at += 1) {
        const resumeData = { ...SAMPLE_HE, summary: `visitor ${number}, print ${at}` };
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person prints
        answers.push(
          await send(url, 'POST', '/api/generate-pdf', body(resumeData), undefined, `127.0.0.${number + 2}`),
        );
      }
      return answers;
    };
    const visiting = Promise.all(Array.from({ length: VISITORS }, (_, number) => asVisitor(number)));
    const ofMember: Answer[] = [];
    for (let at = 0; at < 30; at += 1) {
      const resumeData = { ...STRONG_RESUME_EN, summary: `member, print ${at}` };
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person prints
      ofMember.push(await send(url, 'POST', '/api/generate-pdf', body(resumeData), printer));
    }
    const ofVisitors = (await visiting).flat();
    report('PDFs of visitors', ofVisitors);
    report('PDFs of a member meanwhile', ofMember);
    const paid = ofVisitors.filter(({ status }) => status === 200).length;
    tally.check('visitors get what the day pays for, and no more', paid > 0 && paid <= PAID_PRINTS, paid);
    tally.check(
      'the day of the visitors is used up',
      ofVisitors.some(({ code }) => code === 'daily_budget_reached'),
    );
    tally.check(
      'the member always gets a PDF',
      ofMember.every(({ status }) => status === 200),
    );

    print('more improvements at once than the day pays for');
    const improvers = await Promise.all(Array.from({ length: IMPROVEMENTS }, () => member(url)));
    const improved = await Promise.all(
      improvers.map((one) => send(url, 'POST', '/api/improve-resume', improveWeak(one.id), one)),
    );
    report('improvements', improved);
    const done = improved.filter(({ status }) => status === 200).length;
    const profiles = await Promise.all(improvers.map((one) => one.call('GET', '/api/profile')));
    const used = profiles.filter((profile) => profile.body['hasUsedAi'] === true).length;
    tally.check('nobody has used anything by looking', used === 0, { used, done });
    tally.check('some are improved and some are refused', done > 0 && done < IMPROVEMENTS, done);
  } finally {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  }
  return tally.result(figures);
};

const body = (resumeData: object) => ({ templateId: 'classic', resumeData });

async function member(url: string): Promise<TestPerson> {
  const person = await signInPerson(url, { email: `${crypto.randomUUID()}@example.com`, name: 'דנה כהן' });
  await person.call('POST', '/api/profile', { idToken: person.idToken });
  return person;
}

/** One call, from an address of this machine's own; the answer's body is read and only its error code kept. */
function send(
  url: string,
  method: string,
  path: string,
  json: unknown,
  person?: TestPerson,
  localAddress = '127.0.0.1',
): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(person && { authorization: `Bearer ${person.accessToken}` }),
    };
    const target = new URL(path, url.replace('localhost', '127.0.0.1'));
    const options = { method, headers, localAddress, agent: false };
    const call = request(target, options, (response) => resolve(answerOf(response, began)));
    call.on('error', reject);
    call.end(JSON.stringify(json));
  });
}

async function answerOf(response: IncomingMessage, began: number): Promise<Answer> {
  const bytes = await buffer(response);
  const status = response.statusCode ?? 0;
  const code = status < 400 ? undefined : /"code":"(\w+)"/.exec(bytes.toString())?.[1];
  return { status, code, retryAfter: response.headers['retry-after'], milliseconds: performance.now() - began };
}
