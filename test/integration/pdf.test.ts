import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEmbeddedResume } from '../../functions/pdf/embeddedResume.ts';
import { toCarriedResume } from '../../shared/resume/carriedResume.ts';
import { extractGlyphs } from '../../functions/import/pdf/pdfDocument.ts';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf, findTemplateOrDefault, newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { treeToText, type TreeElement } from '../../shared/templates/document/tree.ts';
import { createPageLayout } from '../../shared/templates/pagination/pageLayout.ts';
import type { PrintedBreaks } from '../../shared/templates/pagination/layOutPage.ts';
import { TEXT_TAGS } from '../../shared/templates/pagination/textLines.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { lines, marked, placesInPdf, WORD } from '../tools/marked-resume.ts';
import { lengthenResume, mapResumeTexts } from '../tools/resume-variants.ts';
import { EXHAUSTIVE, everyNth } from '../support/exhaustive.ts';
import { signInPremiumPerson } from '../support/premiumPerson.ts';
import { EXTRACTORS } from '../tools/extract-text.ts';
import { findMissingWords, extractPages } from '../tools/pdf-text.ts';

let local: LocalProduct;
let folder: string;
/** Headers of somebody who may use every template. */
let premium: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'korot-pdf-test-'));
  local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '100' } });
  premium = { authorization: `Bearer ${(await signInPremiumPerson(local.url)).accessToken}` };
});

afterAll(async () => {
  await local?.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${local.url}/api/generate-pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const askBreaks = (resume: ResumeData) =>
  fetch(`${local.url}/api/page-breaks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ templateId: resume.templateId, resumeData: resume }),
  });

/** The texts of a sheet, as its lines are numbered. */
const textsOf = (part: TreeElement): readonly TreeElement[] =>
  (TEXT_TAGS as readonly string[]).includes(part.tag)
    ? [part]
    : part.children.flatMap((child) => (typeof child === 'string' ? [] : textsOf(child)));

async function pdfOf(resume: ResumeData, more: object = {}): Promise<Uint8Array> {
  const asked = { templateId: resume.templateId, forceScale: 1, resumeData: resume, ...more };
  const response = await post(asked, findTemplateOrDefault(asked.templateId).tier === 'premium' ? premium : {});
  expect(
    response.status,
    await response
      .clone()
      .text()
      .then((text) => text.slice(0, 300)),
  ).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function codeOf(body: unknown): Promise<string> {
  const response = await post(body);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.status).toBeGreaterThanOrEqual(400);
  return ((await response.json()) as { code: string }).code;
}

/** All words that a person typed; dates are shown in another form, skills' levels as words. */
function typed(resume: ResumeData): string {
  const texts: string[] = [];
  mapResumeTexts(resume, (text) => {
    texts.push(text);
    return text;
  });
  return texts.join(' ');
}

const A4 = [595.28, 841.89] as const;

describe('a résumé as PDF', () => {
  describe.each([
    ['he', SAMPLE_HE],
    ['en', SAMPLE_EN],
  ] as const)('in %s', (language, sample) => {
    // By turns in one language and the other; each template is laid out in both by preview-parity.test.ts.
    const first = language === 'he' ? 0 : 1;
    it.each(TRIED_VERSIONS.filter((_, index) => EXHAUSTIVE || index % 2 === first))(
      '[PDF-05] holds all of the text on A4 in template $id, version $version',
      async (template) => {
        const { pages, sizes, info, xmp, tagged } = await extractPages(
          await pdfOf({ ...sample, ...choiceOf(template) }),
        );
        expect(findMissingWords(typed(sample), pages)).toEqual([]);
        for (const [width, height] of sizes) {
          expect(Math.abs(width - A4[0])).toBeLessThan(0.5);
          expect(Math.abs(height - A4[1])).toBeLessThan(0.5);
        }
        expect(tagged).toBe(true);
        expect(info).toMatchObject({ Title: sample.personalInfo.fullName, Language: language });
        expect(xmp).toMatchObject({ 'dc:title': sample.personalInfo.fullName, 'dc:language': language });
      },
    );

    it('[PDF-05] is set in 10pt at scale 1', async () => {
      expect((await extractPages(await pdfOf(sample))).bodySize).toBe(10);
    });

    it('carries its data exactly, unless the person does not want that', async () => {
      const resume = lengthenResume({ ...sample, templateId: 'classic' });
      expect(readEmbeddedResume(await pdfOf(resume))).toEqual(toCarriedResume(resume));
      expect(readEmbeddedResume(await pdfOf(resume, { embedData: false }))).toBeUndefined();
    });
  });

  it('has words in bold, in italics and with links, which readers find in the order of their line', async () => {
    const [job] = SAMPLE_HE.experience as [ResumeData['experience'][0]];
    const description =
      'הובלתי **צוות של 12 מפתחים** בשלושה אתרים\n*צמיחה של 20%-30%* [בשנה](https://example.com/a), **054-123-4567**';
    const pdf = await pdfOf({ ...SAMPLE_HE, templateId: 'classic', experience: [{ ...job, description }] });
    for (const reader of ['pdf.js', 'PDFium'] as const) {
      const text = ((await EXTRACTORS[reader]?.(pdf)) ?? '').replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ');
      expect([reader, text]).toEqual([reader, expect.stringContaining('הובלתי צוות של 12 מפתחים בשלושה אתרים')]);
      expect([reader, text]).toEqual([reader, expect.stringContaining('צמיחה של 20%-30% בשנה, 054-123-4567')]);
    }
    expect(readEmbeddedResume(pdf)).toMatchObject({ experience: [{ description }] });
  });

  it('[PDF-04] is named by its owner, in Hebrew too, and resume.pdf without a name', async () => {
    const named = await post({ templateId: 'classic', resumeData: SAMPLE_HE });
    expect(named.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(named.headers.get('content-disposition') ?? '')).toContain(
      "filename*=UTF-8''נועה_ברק_resume.pdf",
    );
    const nameless = await post({
      templateId: 'classic',
      resumeData: { ...SAMPLE_HE, personalInfo: { ...SAMPLE_HE.personalInfo, fullName: ' ' } },
    });
    expect(nameless.headers.get('content-disposition')).toContain('filename="resume.pdf"');
  });

  it('[PDF-05] has the pages that its caller laid out where they fit, and else measured ones', async () => {
    const resume = lengthenResume({ ...SAMPLE_EN, templateId: 'classic' }, 3);
    const pagesOf = async (pageBreaks?: object) => (await extractPages(await pdfOf(resume, { pageBreaks }))).pages;
    const breaks = (await (await askBreaks(resume)).json()) as PrintedBreaks;
    const measured = await pagesOf();
    expect(measured.length).toBe(1 + (breaks.columns[0]?.length ?? 0));
    expect(measured.length).toBeGreaterThan(1);
    expect(await pagesOf(breaks)).toEqual(measured);

    const column = breaks.columns[0] ?? [];
    const earlier = [{ ...column[0], unit: (column[0]?.unit ?? 0) - 1 }, ...column.slice(1)];
    const [first = '', second = ''] = await pagesOf({ ...breaks, columns: [earlier] });
    expect(first.length).toBeLessThan(measured[0]?.length ?? 0);
    expect(second.length).toBeGreaterThan(measured[1]?.length ?? 0);

    for (const columns of [[[]], [column.slice(1)], [[{ unit: 9_999, offset: 0 }]], [column, column]])
      expect(await pagesOf({ columns, cloned: [] }), JSON.stringify(columns)).toEqual(measured);
    expect(await codeOf({ templateId: 'classic', resumeData: resume, pageBreaks: { columns: [[{ unit: -1 }]] } })).toBe(
      'invalid_request',
    );
  });

  it('[PDF-05] tells the lines of every text that has more than one', async () => {
    for (const sample of [SAMPLE_HE, SAMPLE_EN]) {
      const { resume, starts } = marked({ ...sample, templateId: 'professional' });
      const { lines: told = [], ...breaks } = (await (await askBreaks(resume)).json()) as PrintedBreaks;
      const texts = createPageLayout(buildResumeDocument(resume)).sheets(breaks).flatMap(textsOf);
      const pieces = told.flatMap(([number = -1, ...letters]) => {
        const text = treeToText(texts[number] as TreeElement);
        // A place stands beside its employer, in the same line.
        if ((text.match(WORD) ?? []).slice(1).some((word) => starts.has(word))) return [];
        return [0, ...letters].map((from, line) => text.slice(from, letters[line]).match(WORD)?.join(' ') ?? '');
      });
      const { places } = await placesInPdf(await pdfOf(resume));
      const printed = lines(places, starts).map((line) => line.slice(line.indexOf(':') + 2));
      expect(pieces.length).toBeGreaterThan(10);
      expect(printed).toEqual(expect.arrayContaining(pieces.filter(Boolean)));
    }
  });

  it('is in the template that is asked for, also when the résumé names another', async () => {
    const asked = await pdfOf({ ...SAMPLE_EN, ...newestChoice('academic') }, { templateId: 'classic' });
    expect(readEmbeddedResume(asked)).toMatchObject({ templateId: 'classic' });
  });

  it('answers eight callers at once, each with their own', async () => {
    const names = Array.from({ length: 8 }, (_, n) => `Person${n}Unmistakable`);
    const pdfs = await Promise.all(
      names.map((fullName, n) =>
        pdfOf({
          ...SAMPLE_EN,
          ...newestChoice(n % 2 ? 'classic' : 'minimal'),
          personalInfo: { ...SAMPLE_EN.personalInfo, fullName },
        }),
      ),
    );
    for (const [n, pdf] of pdfs.entries()) {
      const text = (await extractPages(pdf)).pages.join('');
      expect(names.filter((name) => text.includes(name))).toEqual([names[n]]);
    }
  });
});

/** One entry of each kind: every kind of text once. */
const oneOfEach = (sample: ResumeData): ResumeData => ({
  ...sample,
  experience: sample.experience.slice(0, 1),
  education: sample.education.slice(0, 1),
  projects: sample.projects.slice(0, 1),
  customSections: sample.customSections.slice(0, 1),
  skills: sample.skills.slice(0, 2),
  languages: sample.languages.slice(0, 1),
});
const withSummary = (summary: string) => ({ ...SAMPLE_EN, summary });
const jobs = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...SAMPLE_EN.experience[0], id: `exp-${n}` }));

describe('the bare form', () => {
  it('[API-04] is html, css and a template, and makes a PDF of them for whoever is signed in', async () => {
    const answer = await post(
      {
        html: '<h1>דנה כהן</h1><p class="lead">Built <b>C++</b> tools</p>',
        css: '.lead { font-size: 20pt }',
        templateId: 'classic',
        forceScale: 1,
      },
      premium,
    );
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('resume.pdf'),
    ]);
    const { pages, sizes, bodySize } = await extractPages(new Uint8Array(await answer.arrayBuffer()));
    expect(findMissingWords('דנה כהן Built C++ tools', pages)).toEqual([]);
    expect(sizes.map((size) => size.map(Math.round))).toEqual([A4.map(Math.round)]);
    expect(bodySize).toBe(20);
  });
});

describe('bad input', () => {
  it.each<[string, string, unknown]>([
    ['a body that is not JSON', 'invalid_json', '{"templateId": '],
    ['an unknown template', 'unknown_template', { templateId: 'no-such', resumeData: SAMPLE_EN }],
    ['a path as template', 'unknown_template', { templateId: '../../etc/passwd', resumeData: SAMPLE_EN }],
    ['no template', 'invalid_request', { resumeData: SAMPLE_EN }],
    ['scale 2', 'invalid_request', { templateId: 'classic', forceScale: 2, resumeData: SAMPLE_EN }],
    ['scale "1"', 'invalid_request', { templateId: 'classic', forceScale: '1', resumeData: SAMPLE_EN }],
    ['neither form', 'invalid_request', { templateId: 'classic' }],
    ['both forms', 'invalid_request', { templateId: 'classic', resumeData: SAMPLE_EN, html: 'x' }],
    ['the bare form of nobody', 'unauthenticated', { templateId: 'classic', html: '<p>x</p>', css: '' }],
    [
      'an over-long field',
      'invalid_request',
      { templateId: 'classic', resumeData: withSummary('x'.repeat(RESUME_LIMITS.summary + 1)) },
    ],
    [
      '1,000 jobs',
      'invalid_request',
      {
        templateId: 'classic',
        resumeData: { ...SAMPLE_EN, experience: jobs(1_000).map((job) => ({ ...job, description: 'x' })) },
      },
    ],
    ['10 MB', 'payload_too_large', { templateId: 'classic', resumeData: withSummary('x'.repeat(10_000_000)) }],
    [
      'ids used twice',
      'invalid_request',
      {
        templateId: 'classic',
        resumeData: { ...SAMPLE_EN, experience: [...SAMPLE_EN.experience, ...SAMPLE_EN.experience] },
      },
    ],
    [
      'more pages than allowed',
      'pdf_too_long',
      {
        templateId: 'classic',
        resumeData: { ...SAMPLE_EN, experience: jobs(20).map((job) => ({ ...job, description: 'x\n'.repeat(150) })) },
      },
    ],
    [
      'many more pages than allowed',
      'pdf_too_long',
      {
        templateId: 'classic',
        resumeData: { ...SAMPLE_EN, experience: jobs(20).map((job) => ({ ...job, description: 'x\n'.repeat(2_600) })) },
      },
    ],
  ])('answers %s with %s', async (_, code, body) => {
    expect(await codeOf(body)).toBe(code);
  });

  it.each<[string, string]>([
    ['emoji', '👩🏽‍💻 🇮🇱 ✅'],
    ['control characters', 'a\u0000b\u0007c\u001b[31m\u009f'],
    ['unpaired surrogates', 'a\ud800b\udc00'],
    ['bidi controls', '\u202eevil\u2066\u2067\u2068x\u202a'],
    [
      'markup',
      '"><script>alert(1)</script><img src=x onerror=alert(1)></style></title><iframe src=file:///etc/passwd>',
    ],
    ['styles', '}</style><style>*{display:none}@import url(http://127.0.0.1:9/x);'],
    ['combining marks', 'Z̷̧̢̛͓͖̗̘̙̜a'.repeat(3)],
    ['Arabic, Cyrillic, Chinese', 'مرحبا Привет 你好'],
    ['a word without end', 'x'.repeat(290)],
  ])('sets %s in every field as text', async (_, text) => {
    const resume = mapResumeTexts({ ...oneOfEach(SAMPLE_EN), templateId: 'professional' }, () =>
      `start ${text} end`.slice(0, RESUME_LIMITS.line),
    );
    const { pages } = await extractPages(await pdfOf({ ...resume, language: 'en' }));
    expect(pages.join('')).toContain('start');
    expect(findMissingWords(text.match(/[a-z]{3,200}/gi)?.join(' ') ?? '', pages)).toEqual([]);
  });

  it.each(everyNth(3, TEMPLATES).map(({ id }) => id))(
    'draws no letter or sign as an empty box in template %s',
    async (templateId) => {
      const signs =
        'ğ ễ ł Ə λ Ҧ נמ״ר ג׳ז צה״ל ← → ↑ √ ≈ ½ № ● □ ″ ‰ … – — ’ “ ₪ € ★ ☆ ✓ ✗ ◆ △ ➤ ✔ ⇒ ⇔ ↗ ① ⑫ Ⅳ ⅓ ₽ ⁴ አማ ქა Ж ش';
      const pdf = await pdfOf(
        mapResumeTexts({ ...oneOfEach(SAMPLE_HE), ...newestChoice(templateId) }, (text) =>
          `${text} ${signs}`.slice(-RESUME_LIMITS.line),
        ),
      );
      const read = await extractGlyphs(pdf);
      const drawn = 'error' in read ? [] : read.pages.flatMap(({ glyphs }) => glyphs.map(({ text }) => text));
      // A letter that no font has is drawn by the glyph that stands for none, which has no character.
      expect(drawn).not.toContain('\u0000');
      expect([...new Set(signs)].filter((sign) => sign !== ' ' && !drawn.includes(sign))).toEqual([]);
    },
  );

  it('makes no link of javascript: and the like', async () => {
    const personalInfo = { ...SAMPLE_EN.personalInfo, website: 'javascript:alert(1)', linkedin: 'file:///etc/passwd' };
    const projects = SAMPLE_EN.projects.map((project) => ({
      ...project,
      url: 'data:text/html,<script>alert(1)</script>',
    }));
    const { links } = await extractPages(await pdfOf({ ...SAMPLE_EN, templateId: 'classic', personalInfo, projects }));
    expect(links.filter((link) => !/^(https?|mailto|tel):/.test(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });
});
