import { describe, expect, it } from 'vitest';
import { redact } from '../../functions/platform/bedrock/redact.ts';
import { readSigns, withSigns, writeSetOff } from '../../functions/twin/markSigns.ts';
import { parseMarks } from '../../shared/resume/textMarks.ts';
import { wholeContact } from '../../functions/import/resume/brokenContacts.ts';
import { isDuration } from '../../functions/import/resume/periods.ts';
import { placeholderSvg } from '../../functions/placeholder/placeholderSvg.ts';
import { sanitizeStylesheet } from '../../functions/pdf/sanitizeCss.ts';
import { sanitizeHtml } from '../../functions/pdf/sanitizeHtml.ts';
import { cleanModelText } from '../../functions/improve/cleanModelText.ts';
import { trueQuotes } from '../../functions/improve/quotes.ts';
import { putOwnSentences } from '../../functions/improve/rewriteSentences.ts';
import { ENDPOINTS, type EndpointName } from '../../shared/api/endpoints.ts';
import { contactEndpoints } from '../../shared/api/contact.ts';
import { toMarkdown, toPlainText } from '../../shared/export/plainText.ts';
import { compareTranslation } from '../../functions/twin/compareTranslation.ts';
import { judgeProposal } from '../../shared/improve/guard/guard.ts';
import { splitSentences } from '../../shared/improve/sentences.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { coverRequirements } from '../../shared/improve/advert/coverage.ts';
import { readRequirements } from '../../shared/improve/advert/requirements.ts';
import { toCarriedResume } from '../../shared/resume/carriedResume.ts';
import { compareResumes } from '../../shared/resume/compareResumes.ts';
import { calculateCompletion } from '../../shared/resume/completion.ts';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { fromJsonResume } from '../../shared/resume/jsonResumeImport.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import { parseResume } from '../../shared/resume/parseResume.ts';
import { repairResume } from '../../shared/resume/repairResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { calculateScore } from '../../shared/resume/score.ts';
import { cutContacts } from '../../shared/resume/withoutContacts.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { treeToHtml, treeToText } from '../../shared/templates/document/tree.ts';
import * as v from 'valibot';
import { markWords } from '../../web/lib/text/markWords.ts';
import { growthExponent, MAX_EXPONENT, WORST } from '../support/growth.ts';
import { everyNth, EXHAUSTIVE } from '../support/exhaustive.ts';
import { listTextFunctions } from '../support/textFunctions.ts';

/**
 * A text of one person must not hold up everybody else: what reads texts takes time that grows with them, and no more.
 * From 8 K to 64 K code units, whatever the text's field takes. Three tables: whatever an endpoint does with a text,
 * whatever a page does with a file, and every exported function that takes a text, which is found in the sources.
 */
type Read = (text: string) => unknown;
type Readers = Readonly<Record<string, Read>>;

/** Largest text, in code units: no field takes as much, and only files and lists of fields do. */
const MOST = 65_536;

/** A résumé whose texts are as long as they may be, and together are this one. */
function resumeOf(text: string): ResumeData {
  const blank = createBlankResume();
  const [job] = blank.experience;
  const parts = Array.from({ length: Math.ceil(text.length / RESUME_LIMITS.description) }, (_, at) =>
    text.slice(at * RESUME_LIMITS.description, (at + 1) * RESUME_LIMITS.description),
  );
  return { ...blank, experience: parts.map((description, at) => ({ ...job!, id: `exp-${at}`, description })) };
}
const half = (text: string) => text.slice(0, text.length / 2);
const { personalInfo } = createBlankResume();
const OWN = {
  ...personalInfo,
  fullName: 'Dan בן רון',
  phone: '054-111-1111',
  address: '1 Main St., Haifa',
  email: 'd.a@e.com',
};

const RESUME_IN: Readers = {
  'a résumé that is read strictly': (text) => parseResume(resumeOf(text)),
  'entries that are read strictly': (text) => parseResume({ skills: text.split(/[ ,]/) }),
};
const PRINTED: Readers = {
  ...RESUME_IN,
  document: (text) => {
    const document = buildResumeDocument(resumeOf(text));
    return [treeToHtml(document), treeToText(document)];
  },
};
const IMPORTED: Readers = {
  'entries that are repaired': (text) =>
    repairResume({ customSections: text.split(/[ ,]/).map(() => ({})), skills: text }),
  'sections that are repaired': (text) =>
    repairResume({ customSections: Array.from({ length: text.length / 3 }, () => ({})) }),
  'a résumé that is repaired': (text) => repairResume(resumeOf(text)),
  'contacts of a file': (text) => wholeContact(half(text), text, { isOneText: true, isAlone: true }),
  'lengths of time in a file': isDuration,
};

/** What each endpoint does with a text; `none` where no body comes, or why what comes is not a text of a person. */
const BY_ENDPOINT: Readonly<Record<EndpointName, Readers | string>> = {
  listTemplates: 'none',
  getPlaceholder: { picture: (text) => placeholderSvg({ width: 9, height: 9, text }) },
  generatePdf: {
    ...PRINTED,
    'data in the file': (text) => JSON.stringify(toCarriedResume(resumeOf(text))),
    'markup of others': (text) => sanitizeHtml(text, () => false),
    'styles of others': (text) => sanitizeStylesheet(text, () => false),
  },
  measurePages: PRINTED,
  parseResume: IMPORTED,
  createUpload: 'a number and a name of a list',
  parseUpload: IMPORTED,
  readImportJob: IMPORTED,
  improveResume: {
    ...RESUME_IN,
    'a text that became another': (text) =>
      judgeProposal({ before: text, after: `${text.split(' ').toReversed().join(' ')} 1` }),
    'a text that lost its half': (text) => judgeProposal({ before: text, after: `${half(text)} apple` }),
    'a summary of everything': (text) =>
      judgeProposal({
        before: '',
        after: text.slice(0, 1_024),
        context: text.match(/.{1,300}/gs) ?? [],
        written: true,
      }),
    'private data': (text) => {
      const hidden = redact(text, personalInfo);
      return hidden.restore(hidden.text);
    },
    'own data in any form': (text) => redact(text, OWN),
    'a model’s answer': (text) => cleanModelText(text, ''),
    'a quotation': (text) => trueQuotes(text.replaceAll(' ', ' … '), [text]),
    'sentences that are put back': (text) =>
      putOwnSentences(
        text,
        splitSentences(text).map((sentence, at) => ({
          ...sentence,
          quotes: [],
          doubts: at % 2 === 0 ? [{ reason: 'added', sure: false, ...sentence }] : [],
        })),
        new Map(),
      ),
  },
  checkImproveAvailability: 'none',
  readImproveProgress: 'none',
  acceptImprovement: 'none',
  ensureProfile: 'a token, which is verified before it is read',
  readProfile: 'none',
  exportAccount: 'none',
  exportPast: 'a place, held to a pattern',
  deleteAccount: 'none',
  listResumes: 'none',
  createResume: RESUME_IN,
  readResume: 'none',
  updateResume: RESUME_IN,
  deleteResume: 'none',
  listBin: 'none',
  restoreResume: 'none',
  discardResume: 'none',
  listPoints: 'none',
  readPoint: 'none',
  keepPoint: 'a name, as in RESUME_IN',
  listCopies: 'none',
  createCopy: 'an advertisement, of which the first line is taken',
  readCopy: 'none',
  updateCopy: 'as createCopy',
  listPairs: 'none',
  createTwin: RESUME_IN,
  readPair: 'none',
  agreePair: 'paths, which are compared',
  translatePair: {
    'a text beside another in other words': (text) =>
      compareTranslation({ source: text, translation: `${half(text)} 1`, to: 'en', names: [['נועה', 'Noa']] }),
    'what is set off in a text and its translation': (text) => {
      const source = parseMarks(`**${text.replaceAll(' ', '** **')}**`);
      const signed = withSigns(redact(source.text, personalInfo), source);
      return writeSetOff(readSigns(signed.text, signed), signed, signed.text.length);
    },
    'private data of a translation': (text) => {
      const hidden = redact(text, personalInfo);
      return hidden.restoreIn([hidden.text], (detail) => detail);
    },
  },
  readLink: 'none',
  saveLink: 'a key and settings',
  removeLink: 'none',
  showLink: { 'a text with contacts in it': cutContacts },
  printLink: 'what showLink shows, as in generatePdf',
  readCreditHistory: 'none',
  createOrder: 'names of a list',
  captureOrder: 'none',
  createSubscription: 'names of a list',
  activateSubscription: 'ids',
  cancelSubscription: 'none',
  readReceipt: 'none',
  receivePaymentWebhook: 'none',
  sendContactMessage: {
    message: (text) =>
      v.safeParse(contactEndpoints.sendContactMessage.body, {
        name: text,
        email: text,
        subject: text,
        message: text,
      }),
  },
  recordEvents: 'names of lists',
};

/** What a page does with the text of a person or with a file that somebody gave them. */
const ON_A_PAGE: Readers = {
  'a JSON Resume file': (text) =>
    fromJsonResume(
      {
        basics: { summary: text, profiles: text.split(' ') },
        work: [{ highlights: text.split(/[ ,]/) }, ...text.split(' ')],
        volunteer: text.split(/[ ,]/).map((name) => ({ name })),
      },
      parseHtml,
    ),
  'two states of a résumé': (text) => compareResumes(resumeOf(text), resumeOf(`${half(text)} apple`)),
  'words that differ': (text) => markWords(text, [half(text)]),
  score: (text) => [calculateScore(resumeOf(text)), calculateCompletion(resumeOf(text))],
  'words of an ad': (text) => coverRequirements(readRequirements(text).requirements, resumeOf(text), '2026-11'),
  'text files': (text) => [toPlainText(resumeOf(text)), toMarkdown(resumeOf(text))],
};

/** Exported functions with one text that is nobody's, and why nothing is measured. */
const NOBODYS: Readonly<Record<string, string>> = {
  'functions/pdf/printing.ts loadAssets': 'takes a folder',
  'functions/platform/bedrock/converse.ts parseModelCapabilities': 'takes a setting',
  'shared/resume/photoFiles.ts photoFile': 'takes a photograph that was checked',
};

const READERS = [
  ...new Map(
    [...Object.values(BY_ENDPOINT), ON_A_PAGE].flatMap((readers) =>
      typeof readers === 'string' ? [] : Object.entries(readers),
    ),
  ),
];

/** Of the texts another part for each reader, so that all are tried on something every time. */
const textsFor = (at: number, n: number) => everyNth(n, WORST.slice(EXHAUSTIVE ? 0 : at % n));

const slowOf = (read: Read, texts: typeof WORST) =>
  texts.flatMap(([name, text]) => {
    const exponent = growthExponent(read, text, MOST);
    return exponent <= MAX_EXPONENT ? [] : [`${name}: ${exponent.toFixed(2)}`];
  });

/** Reads a text over and over, so often that its time grows by that power; 20 ms at 64 K. */
function readOften(text: string, power: number): number {
  const times = 300 * (text.length / MOST) ** (power - 1);
  let sum = 0;
  for (let time = 0; time < times; time += 1)
    for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at) * time;
  return sum;
}

describe('the measure', () => {
  it.each([
    [1, 0.5, MAX_EXPONENT],
    [1.5, 1.3, 1.8],
    [2, 1.4, 2.5],
  ])('of work that grows by the power %s is between %s and %s', (power, least, most) => {
    const exponent = growthExponent((text) => readOften(text, power), (WORST[0] as (typeof WORST)[number])[1], MOST);
    expect(exponent).toBeGreaterThan(least);
    expect(exponent).toBeLessThanOrEqual(most);
  });
});

describe('time that grows with a text and no more', () => {
  it.each(READERS.map(([name, read], at) => [name, read, at] as const))('%s', (_, read, at) => {
    expect(slowOf(read, textsFor(at, 32))).toEqual([]);
  });

  it('is shown for every endpoint that takes a body', () => {
    const unread = Object.entries(ENDPOINTS).filter(
      ([name, endpoint]) => 'body' in endpoint && BY_ENDPOINT[name as EndpointName] === 'none',
    );
    expect(unread.map(([name]) => name)).toEqual([]);
  });
});

describe('every exported function that takes a text', () => {
  const functions = listTextFunctions().filter(({ name }) => NOBODYS[name] === undefined);

  it('is found', () => {
    expect(functions.length).toBeGreaterThan(100);
    const names = new Set(listTextFunctions().map(({ name }) => name));
    expect(Object.keys(NOBODYS).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(functions.map((each, at) => [each.name, each, at] as const))('%s', async (_, { load }, at) => {
    expect(slowOf(await load(), textsFor(at, 56))).toEqual([]);
  });
});
