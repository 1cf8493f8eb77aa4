import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setSummary, updateEntry } from '../../shared/resume/editResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf, newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { treeToHtml } from '../../shared/templates/document/tree.ts';
import type { PagesState } from '../../web/features/preview/index.ts';
import { EXHAUSTIVE, everyNth, howMany } from '../support/exhaustive.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { openPreview, showResume } from '../tools/preview-page.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { setUpBrowser, setUpTemplates } from './worker.ts';

/** A résumé of one column whose unpaginated flow is as tall as asked, within a line. */
function ofHeight(lines: number): ResumeData {
  return {
    ...SAMPLE_EN,
    templateId: 'classic',
    experience: [],
    education: [],
    projects: [],
    customSections: [],
    skills: [],
    languages: [],
    summary: Array.from({ length: lines }, (_, index) => `Line ${index}`).join('\n'),
  };
}

const pages = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<PagesState>((resolve) => {
        window.preview.onPages(resolve)();
      }),
  );
/** The document on its endless page, which is measured. */
const measuredHtml = (page: Page) =>
  page.evaluate(() => document.querySelector('#host')?.shadowRoot?.querySelector('.flow > .resume')?.outerHTML ?? '');
const sheetsHtml = (page: Page) =>
  page.evaluate(() => {
    const sheets = document.querySelector('#host')?.shadowRoot?.querySelectorAll('.sheet') ?? [];
    return [...sheets].map((sheet) => sheet.outerHTML);
  });
const heightOf = (page: Page) =>
  page.evaluate(() => {
    const article = document.querySelector('#host')?.shadowRoot?.querySelector('.flow > .resume') as HTMLElement;
    const plain = article.cloneNode(true) as HTMLElement;
    plain.removeAttribute('data-spacing');
    article.after(plain);
    const height = plain.offsetHeight;
    plain.remove();
    return height;
  });

describe('live preview', () => {
  let browser: Browser;
  let page: Page;
  let other: Page;

  setUpBrowser((one) => (browser = one));
  setUpTemplates();
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
    other = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
  });
  beforeEach(() => openPreview(page));

  it('[TPL-07][TPL-09] is large above 1200 px and xl above 1500 px, page by page all the same', async () => {
    const seen = new Map<string, { heights: number[]; counts: Set<number> }>();
    for (let lines = 45; lines <= 85; lines += howMany(2, 1)) {
      await showResume(page, ofHeight(lines));
      const { sizeClass, count } = await pages(page);
      const height = await heightOf(page);
      const entry = seen.get(sizeClass) ?? { heights: [], counts: new Set<number>() };
      entry.heights.push(height);
      entry.counts.add(count);
      seen.set(sizeClass, entry);
    }
    expect([...seen.keys()]).toEqual(['normal', 'large', 'xl']);
    expect(Math.max(...(seen.get('normal')?.heights ?? []))).toBeLessThanOrEqual(1200);
    expect(Math.min(...(seen.get('large')?.heights ?? []))).toBeGreaterThan(1200);
    expect(Math.max(...(seen.get('large')?.heights ?? []))).toBeLessThanOrEqual(1500);
    expect(Math.min(...(seen.get('xl')?.heights ?? []))).toBeGreaterThan(1500);
    // 1123 px is one sheet: a flow between 1123 and 1200 px is "normal", and tightened spacing keeps it on one.
    expect(Math.max(...(seen.get('normal')?.heights ?? []))).toBeGreaterThan(1123);
    expect(seen.get('normal')?.counts).toEqual(new Set([1]));
    expect(seen.get('xl')?.counts).toEqual(new Set([2]));
  });

  it('[TPL-08] is large when something is wider than the sheet, however short', async () => {
    await showResume(page, ofHeight(3));
    expect((await pages(page)).sizeClass).toBe('normal');
    await page.evaluate(() => {
      const wide = new CSSStyleSheet();
      wide.replaceSync('.text { inline-size: 300mm; }');
      document.querySelector('#host')?.shadowRoot?.adoptedStyleSheets.push(wide);
    });
    await showResume(page, ofHeight(4));
    expect((await pages(page)).sizeClass).toBe('large');
  });

  it('no text is wider than the sheet: words without spaces break', async () => {
    // The template's style is tested in template-styles.test.ts.
    for (const { id } of everyNth(4, TEMPLATES)) {
      const long = 'W'.repeat(300);
      const resume = JSON.parse(JSON.stringify({ ...SAMPLE_HE, ...newestChoice(id) }), (key, value) =>
        typeof value === 'string' &&
        !['id', 'level', 'templateId', 'language', 'startDate', 'endDate', 'sectionOrder'].includes(key)
          ? long
          : value,
      ) as ResumeData;
      await showResume(page, resume);
      const overflow = await page.evaluate(() => {
        const article = document.querySelector('#host')?.shadowRoot?.querySelector('.flow > .resume') as HTMLElement;
        return article.scrollWidth - article.clientWidth;
      });
      expect(overflow, id).toBeLessThanOrEqual(1);
    }
  });

  it('[TPL-03] gives the sidebar 30 % and the main column 70 % of the two columns', async () => {
    const samples = [SAMPLE_HE, SAMPLE_EN];
    for (const [index, template] of TRIED_VERSIONS.filter((row) => row.columns === 2).entries()) {
      for (const sample of samples.filter((_, at) => EXHAUSTIVE || at === index % samples.length)) {
        await showResume(page, { ...sample, ...choiceOf(template) });
        const [main, side] = await page.evaluate(() => {
          const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
          const [one, other] = ['.main', '.side'].map(
            (part) => root.querySelector(part)?.getBoundingClientRect() as DOMRect,
          );
          return [one?.width ?? 0, other?.width ?? 0] as const;
        });
        expect(side / (main + side), template.style).toBeCloseTo(0.3, 2);
      }
    }
  });

  it('a change is in the page when update returns, and only its own text node was touched', async () => {
    await showResume(page, SAMPLE_HE);
    const changed = updateEntry(SAMPLE_HE, 'experience', 'exp-2', { title: 'ראש צוות מוצר' });
    const records = await page.evaluate((resume) => {
      const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
      const observer = new MutationObserver(() => {});
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      window.preview.update(resume);
      return observer.takeRecords().map((record) => `${record.type} ${record.target.textContent}`);
    }, changed);
    // On its sheet; where it is measured nothing moves by it, and it follows at rest.
    expect(records).toEqual(['characterData ראש צוות מוצר']);
    await page.evaluate(() => window.preview.settled());
    expect(await measuredHtml(page)).toBe(await toParsed(page, changed));
  });

  it('shows exactly the document after any chain of edits', async () => {
    const steps: ResumeData[] = [
      SAMPLE_HE,
      { ...SAMPLE_HE, experience: SAMPLE_HE.experience.toReversed() },
      { ...SAMPLE_HE, experience: SAMPLE_HE.experience.slice(1) },
      { ...SAMPLE_HE, sectionOrder: ['languages', 'skills', 'experience', 'section-1700000000001'] },
      setSummary(SAMPLE_HE, 'שורה\nשנייה עם C++ ו־2019–2023'),
      setSummary(SAMPLE_HE, ''),
      SAMPLE_EN,
      { ...SAMPLE_EN, language: 'he' },
      { ...SAMPLE_EN, skills: [], languages: [] },
      lengthenResume(SAMPLE_EN),
      SAMPLE_HE,
    ];
    for (const step of steps) {
      await showResume(page, step);
      expect(await measuredHtml(page)).toBe(await toParsed(page, step));
      const patched = await sheetsHtml(page);
      // As if it were the first that is shown.
      await openPreview(other);
      await showResume(other, step);
      expect(patched).toEqual(await sheetsHtml(other));
    }
  });

  it('breaks the pages again in the very update in which a text grows over the end of one', async () => {
    const long = lengthenResume(SAMPLE_EN, 2);
    await showResume(page, long);
    const typed = await page.evaluate(
      ([resume, lines]) => {
        const shown: { grown: number; feet: number[] }[] = [];
        for (const grown of [1, 12]) {
          window.preview.update({ ...resume, summary: resume.summary + lines.slice(0, grown).join('') });
          const sheets = document.querySelector('#host')?.shadowRoot?.querySelectorAll('.sheet') ?? [];
          const feet = [...sheets].map((sheet) => {
            const ends = [...sheet.querySelectorAll('h2, h3, p, li')].map(
              (unit) => unit.getBoundingClientRect().bottom,
            );
            return sheet.getBoundingClientRect().bottom - Math.max(...ends);
          });
          shown.push({ grown, feet });
        }
        return shown;
      },
      [
        long,
        Array.from(
          { length: 12 },
          (_, index) => ` ${index} more words in the same paragraph, about as long as one of its lines is`,
        ),
      ] as const,
    );
    expect(typed.filter(({ feet }) => feet.some((foot) => foot < 10))).toEqual([]);
  });

  it('keeps showing what is typed while another template loads, then shows it whole', async () => {
    await showResume(page, SAMPLE_HE);
    const during = await page.evaluate(
      ([next, typed]) => {
        window.preview.update(next);
        window.preview.update(typed);
        return document.querySelector('#host')?.shadowRoot?.querySelector('.resume')?.outerHTML ?? '';
      },
      [
        { ...SAMPLE_HE, templateId: 'classic' },
        { ...SAMPLE_HE, templateId: 'classic', summary: 'הוקלד בינתיים' },
      ] as const,
    );
    expect(during).toContain('data-template="professional"');
    expect(during).toContain('הוקלד בינתיים');
    await page.evaluate(() => window.preview.settled());
    const [after = ''] = await sheetsHtml(page);
    expect(after).toContain('data-template="classic"');
    expect(after).toContain('הוקלד בינתיים');
    expect(await page.evaluate(() => document.fonts.check('12px Tinos'))).toBe(true);
  });

  it('zooming never moves a line break and fits the sheet into the pane', async () => {
    await showResume(page, lengthenResume(SAMPLE_HE));
    const layout = () =>
      page.evaluate(() =>
        [...(document.querySelector('#host')?.shadowRoot?.querySelectorAll('li, p, h1, h2, h3') ?? [])]
          .map((element) => (element as HTMLElement).offsetHeight)
          .join(),
      );
    const at1 = await layout();
    for (const zoom of [0.35, 0.61, 1.7]) {
      await page.evaluate((value) => window.preview.setZoom(value), zoom);
      expect(await layout()).toBe(at1);
    }
    await page.evaluate(() => {
      (document.querySelector('#host') as HTMLElement).style.width = '360px';
      window.preview.setZoom('fit');
    });
    const width = await page.evaluate(
      () => document.querySelector('#host')?.shadowRoot?.querySelector('.sheet')?.getBoundingClientRect().width,
    );
    expect(width).toBeCloseTo(336, 0);
  });

  it.each([
    ['Hebrew', SAMPLE_HE, -1],
    ['English', SAMPLE_EN, 1],
  ] as const)('goes from page to page in the direction of the résumé (%s)', async (_name, sample, sign) => {
    await showResume(page, lengthenResume(sample, 5));
    const { count } = await pages(page);
    expect(count).toBeGreaterThan(2);
    await page.evaluate(() => window.preview.goToPage(2));
    await page.waitForFunction(
      () =>
        new Promise((resolve) => {
          window.preview.onPages(({ current }) => resolve(current === 2))();
        }),
    );
    const left = await page.evaluate(
      () => document.querySelector('#host')?.shadowRoot?.querySelector('.viewport')?.scrollLeft ?? 0,
    );
    expect(Math.sign(left)).toBe(sign);
    await page.evaluate(() => window.preview.goToPage(99));
    await page.waitForFunction(
      (last) =>
        new Promise((resolve) => {
          window.preview.onPages(({ current }) => resolve(current === last))();
        }),
      count,
    );
  });

  it('counts the last sheet as in view at the end, also where two stand side by side', async () => {
    await showResume(page, lengthenResume(SAMPLE_HE, 5));
    await page.evaluate(() => window.preview.setZoom(0.5));
    const { count } = await pages(page);
    await page.evaluate((last) => window.preview.goToPage(last), count);
    await page.waitForFunction(
      (last) =>
        new Promise((resolve) => {
          window.preview.onPages(({ current }) => resolve(current === last))();
        }),
      count,
    );
  });

  it('can be destroyed and made again in the same place', async () => {
    await showResume(page, SAMPLE_HE);
    const text = await page.evaluate((resume) => {
      window.preview.destroy();
      const host = document.querySelector('#host') as HTMLElement;
      window.preview = window.PreviewBundle.createPreview(host, {
        baseCss: '',
        fontUrl: () => '',
        loadStyle: () => Promise.reject(new Error('offline')),
      });
      window.preview.update(resume);
      return window.preview.settled().then(() => host.shadowRoot?.textContent ?? '');
    }, SAMPLE_HE);
    expect(text).toContain('נועה ברק');
  });
});

/** The document's HTML as the browser itself would write it back. */
function toParsed(page: Page, resume: ResumeData): Promise<string> {
  return page.evaluate(
    (html) => {
      const holder = document.createElement('div');
      holder.innerHTML = html;
      return holder.innerHTML;
    },
    treeToHtml(buildResumeDocument(resume)),
  );
}
