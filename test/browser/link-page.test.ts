import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkResponse } from '../../functions/links/linkResponse.ts';
import { readEmbeddedResume } from '../../functions/pdf/embeddedResume.ts';
import { TemplateAssets } from '../../functions/pdf/templateAssets.ts';
import { TEMPLATE_ASSETS_FOLDER } from '../../infra/build/templates.ts';
import type { LinkState } from '../../shared/api/resumes.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { NEW_LINK } from '../../shared/resume/resumeLink.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { withoutContacts } from '../../shared/resume/withoutContacts.ts';
import { LINK_PATH, linkPath, linkPdfPath } from '../../shared/site/linkPaths.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import type { PageBreaks } from '../../shared/templates/pagination/paginate.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { everyNth } from '../support/exhaustive.ts';
import { HOSTILE } from '../support/hostile.ts';
import { marked, placesInPdf } from '../tools/marked-resume.ts';
import { printPdf, printShown, showSheets } from '../tools/print-pdf.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { setUpAccountSite } from './account-page.ts';
import { accessibilityFaults } from './axe.ts';

const people = setUpAccountSite();
const assets = new TemplateAssets(TEMPLATE_ASSETS_FOLDER);
/** Answered by the test itself. */
const SITE = 'http://localhost:9';
const KEY = '0123456789abcdefghjkmnpqrs';

/** A page, and what it asked for and complained of. */
interface Opened {
  readonly page: Page;
  readonly asked: string[];
  readonly complaints: string[];
}

async function open(browser: Browser, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (line) => void (line.type() === 'error' && complaints.push(line.text())));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, asked, complaints };
}

/** The page of a résumé as the handler answers it, with its policy. */
async function show(
  browser: Browser,
  resume: ResumeData,
  options?: BrowserContextOptions,
  breaks?: PageBreaks,
): Promise<Opened> {
  const opened = await open(browser, options);
  const { body, headers } = linkResponse({ resume, link: { key: KEY, indexed: false }, breaks }, assets, SITE);
  await opened.page.route('**/*', (route) =>
    new URL(route.request().url()).pathname.startsWith(LINK_PATH)
      ? route.fulfill({ body, headers })
      : route.fulfill({ status: 404, body: '' }),
  );
  await opened.page.goto(SITE + linkPath(KEY));
  await opened.page.evaluate(() => document.fonts.ready);
  return opened;
}

/** Requests besides the page and the icon. */
const others = ({ asked }: Opened) =>
  asked.filter((url) => !url.startsWith('data:') && !/\/r\/|\/icons\/|favicon/.test(url));
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Each sixth one: other templates in either language, on a phone and a laptop by turns. */
const CASES = TEMPLATES.flatMap(({ id }, at) =>
  (['he', 'en'] as const).flatMap((language, turn) =>
    ((at + turn) % 2 === 0 ? [360, 1280] : [1280, 360]).map((width) => ({ id, language, width })),
  ),
);
/** Each fourth one: a sample of one page here, of several there. */
const PRINTS = TEMPLATES.flatMap(({ id }, at) => (at % 4 < 2 ? [1, 3] : [3, 1]).map((times) => ({ id, times })));

describe('the page of a link', () => {
  it.each(everyNth(6, CASES))('is for everybody in $id, $language, $width px wide', async ({ id, language, width }) => {
    const sample = language === 'he' ? SAMPLE_HE : SAMPLE_EN;
    const resume = { ...sample, ...newestChoice(id) };
    const opened = await show(people.browser, resume, { viewport: { width, height: 800 } });
    expect(await accessibilityFaults(opened.page)).toEqual([]);
    expect(await overflow(opened.page)).toBeLessThanOrEqual(0);
    expect(others(opened)).toEqual([]);
    // Its PDF is in sight, however long the page is.
    const pdf = await opened.page.locator('.below .pdf').boundingBox();
    expect((pdf?.y ?? 0) + (pdf?.height ?? Infinity)).toBeLessThanOrEqual(800);
    // The icon is not there.
    expect(opened.complaints.filter((line) => !line.includes('404'))).toEqual([]);
    await opened.page.context().close();
  });

  it('is whole without any script, and holds nothing of what a stranger wrote as markup', async () => {
    const evil = HOSTILE.map(({ head = '', body = '' }) => head + body)
      .join(' ')
      .replaceAll('URL', 'http://evil.test/x')
      .slice(0, 4_900);
    const resume: ResumeData = {
      ...createBlankResume(),
      ...newestChoice('modern'),
      personalInfo: { ...createBlankResume().personalInfo, fullName: '<b>Eve</b>', website: 'javascript:alert(1)' },
      headline: '"><script>alert(1)</script>',
      summary: evil,
      design: { accent: '#7a1f3d', fonts: 'david' },
    };
    const opened = await show(people.browser, resume, { javaScriptEnabled: false });
    const { page } = opened;
    expect(await page.locator('h1').innerText()).toBe('<b>Eve</b>');
    expect(await page.locator('main').innerText()).toContain('<script>alert(1)</script>');
    expect(await page.locator('script, iframe, img, object, embed, form, svg, link[rel=stylesheet]').count()).toBe(0);
    expect(others(opened)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['he', SAMPLE_HE],
    ['en', SAMPLE_EN],
  ] as const)('has the own look of a résumé in %s, by styles that its policy knows', async (_, sample) => {
    const opened = await show(people.browser, { ...sample, design: { accent: '#7a1f3d', size: 12, paper: 'letter' } });
    expect(opened.complaints.filter((line) => !line.includes('404'))).toEqual([]);
    const look = await opened.page.locator('.resume').evaluate((article) => {
      const style = getComputedStyle(article);
      return [style.getPropertyValue('--design-accent'), style.fontSize];
    });
    expect(look).toEqual(['#7a1f3d', '16px']);
    await opened.page.context().close();
  });

  it.each(everyNth(4, PRINTS))(
    'is printed on the pages of the PDF of $id ($times times a sample) or one more, with every word on them',
    async ({ id, times }) => {
      const sample = { ...SAMPLE_HE, ...newestChoice(id) };
      const { resume } = marked(times === 1 ? sample : lengthenResume(sample, times));
      const { page } = await show(people.browser, resume);
      const printed = await placesInPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      const paper = await people.browser.newPage();
      const expected = await placesInPdf(await printPdf(paper, resume));
      expect([...printed.places.keys()].toSorted()).toEqual([...expected.places.keys()].toSorted());
      expect(printed.sizes[0]).toBe(expected.sizes[0]);
      // The PDF sets a document tighter that would end in a page nearly blank; a browser cannot.
      expect([expected.count, expected.count + 1]).toContain(printed.count);
      await paper.close();
      await page.context().close();
    },
  );

  it.each(everyNth(4, PRINTS))(
    'is printed line by line as the PDF of $id ($times times a sample), once that was printed',
    async ({ id, times }) => {
      const sample = { ...SAMPLE_EN, ...newestChoice(id) };
      const { resume } = marked(times === 1 ? sample : lengthenResume(sample, times));
      const paper = await people.browser.newPage();
      const { lines: _lines, ...breaks } = await showSheets(paper, resume);
      const expected = await placesInPdf(await printShown(paper));
      const { page } = await show(people.browser, resume, {}, breaks);
      expect(await accessibilityFaults(page)).toEqual([]);
      const printed = await placesInPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      expect([printed.count, printed.sizes]).toEqual([expected.count, expected.sizes]);
      const moved = [...expected.places].filter(([word, { page: on, y }]) => {
        const place = printed.places.get(word);
        return place?.page !== on || Math.abs(place.y - y) > 1;
      });
      expect(moved).toEqual([]);
      await paper.close();
      await page.context().close();
    },
  );
});

describe('a link at the product', () => {
  it('shows the saved state without contacts, with its PDF beside it, until it is taken back', async () => {
    const { page: owner } = await people.signedIn(people.newEmail(), 'Dana');
    const saved = await people.saveElsewhere(owner, 'CV', SAMPLE_EN);
    const place = `/api/resumes/${saved.id}/link`;
    const { link } = await people.call<LinkState>(owner, 'PUT', place, NEW_LINK);
    const { key } = link as NonNullable<LinkState['link']>;
    const { email, phone, fullName } = SAMPLE_EN.personalInfo;

    const { page } = await open(people.browser);
    const address = people.site.url + linkPath(key);
    const answer = await page.goto(address);
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow, noarchive' });
    expect(await page.locator('h1').innerText()).toContain(fullName);
    expect(await page.content()).not.toContain(email);
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toBe(
      `${people.site.url}/images/share-en.jpg`,
    );
    expect((await fetch(`${people.site.url}/images/share-en.jpg`)).status).toBe(200);

    const pdf = await fetch(people.site.url + linkPdfPath(key));
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await pdf.arrayBuffer());
    const carried = JSON.stringify(readEmbeddedResume(bytes));
    expect(carried).toContain(fullName);
    for (const secret of [email, phone]) expect(carried).not.toContain(secret);
    const hidden = withoutContacts(SAMPLE_EN);
    expect(carried).toContain(hidden.experience[0]?.company);
    expect((await placesInPdf(bytes)).count).toBeGreaterThan(0);

    const edited = { ...SAMPLE_EN, summary: 'Edited a moment ago' };
    await people.call(owner, 'PUT', `/api/resumes/${saved.id}`, { name: 'CV', data: edited, version: 1 });
    await page.reload();
    expect(await page.locator('main').innerText()).toContain('Edited a moment ago');

    await people.call(owner, 'DELETE', place);
    expect((await page.reload())?.status()).toBe(410);
    expect(await page.locator('main').innerText()).toMatch(/בוטל[\s\S]*taken it back|taken it back[\s\S]*בוטל/);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect((await fetch(people.site.url + linkPdfPath(key))).status).toBe(410);
    await page.context().close();
  });
});
