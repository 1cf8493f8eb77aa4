import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResumeDesign } from '../../shared/resume/design.ts';
import { moveSection } from '../../shared/resume/editResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf, templateOf } from '../../shared/templates/catalogue.ts';
import { orderSections } from '../../shared/templates/document/document.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { EXHAUSTIVE, everyNth } from '../support/exhaustive.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { openPreview, showResume } from '../tools/preview-page.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { setUpBrowser, setUpTemplates } from './worker.ts';

const designed = (resume: ResumeData, design: ResumeDesign): ResumeData => ({ ...resume, design });

/** Typed at the end of the first job's description. */
const typed = (resume: ResumeData, text: string): ResumeData => ({
  ...resume,
  experience: resume.experience.map((job, index) =>
    index === 0 ? { ...job, description: job.description + text } : job,
  ),
});

const personal = (resume: ResumeData, changes: Partial<ResumeData['personalInfo']>): ResumeData => ({
  ...resume,
  personalInfo: { ...resume.personalInfo, ...changes },
});

/** Changes of a résumé that are shown without a fit to its pages: everything lower, higher, narrower, elsewhere. */
const CHANGES: Readonly<Record<string, (resume: ResumeData) => ResumeData>> = {
  'lines apart': (resume) => designed(resume, { leading: 120 }),
  'lines close': (resume) => designed(resume, { leading: 90, sectionSpace: 50, entrySpace: 50 }),
  'large type': (resume) => designed(resume, { size: 11.5, headings: 120 }),
  margins: (resume) => designed(resume, { marginInline: 25, marginBlock: 20, laterPages: 'name' }),
  colour: (resume) => designed(resume, { accent: '#8f1d5c', ink: 'brown' }),
  'a section moved': (resume) => moveSection(resume, orderSections(resume, templateOf(resume)), 'education', 0),
  'a letter': (resume) => typed(resume, '.'),
  'a letter of the name': (resume) => personal(resume, { fullName: `${resume.personalInfo.fullName}a` }),
  'a name that wraps': (resume) =>
    personal(resume, { fullName: `${resume.personalInfo.fullName} Wilhelmina`.repeat(3) }),
  'a letter of a contact': (resume) => personal(resume, { address: `${resume.personalInfo.address}a` }),
  'a longer bullet': (resume) => typed(resume, ' more'.repeat(40)),
  'a text': (resume) => ({ ...resume, summary: `${resume.summary} ${'more '.repeat(90)}` }),
};

/** Runs in the page: shows a change, and how the sheets are at once, when all of them are shown, and at rest. */
async function showChange({ resume, changed }: { resume: ResumeData; changed: ResumeData }) {
  const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
  const sheets = () => [...root.querySelectorAll('.sheet')];
  const viewport = root.querySelector('.viewport')?.getBoundingClientRect() as DOMRect;
  // oxlint-disable-next-line consistent-function-scoping -- the page knows no other
  const look = (sheet: Element) => {
    const from = sheet.getBoundingClientRect().x;
    const places = [...sheet.querySelectorAll('*')]
      .map((each) => each.getBoundingClientRect())
      // Hidden elements have no place.
      .filter(({ width, height }) => width + height > 0)
      .map(({ x, y, width, height }) => `${x - from} ${y} ${width} ${height}`);
    return [sheet.outerHTML, ...places].join('\n');
  };
  const before = sheets().map(({ outerHTML }) => outerHTML);
  const inSight = sheets().flatMap((sheet, index) => {
    const { left, right } = sheet.getBoundingClientRect();
    return right > viewport.left && left < viewport.right ? [index] : [];
  });
  window.preview.update(changed);
  const shown = sheets().map(look);
  const touched = sheets().flatMap(({ outerHTML }, index) => (outerHTML === before[index] ? [] : [index]));
  let current = 1;
  window.preview.onPages((pages) => (current = pages.current))();
  // A page that is scrolled to is up to date.
  window.preview.goToPage(current);
  const followed = sheets().map(look);
  const moved = shown.flatMap((html, index) => (html === followed[index] ? [] : [index]));
  const later = root.querySelectorAll('[data-later]').length;
  await window.preview.settled();
  const rested = sheets().map(look);
  const refitted = shown.flatMap((html, index) => (html === rested[index] ? [] : [index]));
  const atRest = sheets().map(({ outerHTML }) => outerHTML);
  window.preview.update(structuredClone(changed));
  const opened = sheets().map(({ outerHTML }) => outerHTML);
  window.preview.update(resume);
  await window.preview.settled();
  return { count: shown.length, inSight, touched, moved, refitted, later, isOpened: atRest.join() === opened.join() };
}

/** Runs in the page: resolves when a page is in sight and known to be. */
const scrollTo = (number: number) =>
  new Promise<void>((resolve) => {
    window.preview.goToPage(number);
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });

describe('[PDF-05] a change on the pages in sight', () => {
  let browser: Browser;
  let page: Page;

  setUpBrowser((one) => (browser = one));
  setUpTemplates();
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
  });
  beforeEach(() => openPreview(page));

  const versions = everyNth(6, TRIED_VERSIONS).map((template, index) => ({ ...template, index }));
  it.each(versions)('is as it will be when all pages are known, whichever is in sight ($style)', async (template) => {
    let waiting = 0;
    // Of two templates beside each other, one is tried in Hebrew and the other in English.
    const samples = [SAMPLE_HE, SAMPLE_EN].filter((_, at) => EXHAUSTIVE || at === template.index % 2);
    for (const [at, sample] of samples.entries()) {
      const turn = template.index + at;
      const resume = { ...lengthenResume(sample, 6), ...choiceOf(template) };
      // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
      await showResume(page, resume);
      for (const [index, [name, change]] of Object.entries(CHANGES).entries()) {
        // oxlint-disable-next-line no-await-in-loop
        await page.evaluate(scrollTo, [1, 2, 3, 99][(index + turn) % 4] as number);
        // oxlint-disable-next-line no-await-in-loop
        const seen = await page.evaluate(showChange, { resume, changed: change(resume) });
        const what = `${sample.language} ${name}`;
        expect(seen.inSight.length, what).toBeGreaterThan(0);
        expect(
          seen.inSight.filter((sheet) => seen.moved.includes(sheet)),
          what,
        ).toEqual([]);
        // Typed on its sheet alone, it is where a layout of the whole document puts it.
        if (name.startsWith('a letter'))
          expect(
            seen.inSight.filter((sheet) => seen.refitted.includes(sheet)),
            what,
          ).toEqual([]);
        if (seen.count > seen.inSight.length && seen.touched.every((sheet) => seen.inSight.includes(sheet)))
          waiting += 1;
        expect(seen, what).toMatchObject({ later: 0, isOpened: true });
      }
    }
    // The others wait except for what ends before the page in sight.
    expect(waiting).toBeGreaterThan(2 * samples.length);
  });

  it('that leaves a bullet as large as it is needs no layout of the document until nothing is typed', async () => {
    const resume: ResumeData = { ...lengthenResume(SAMPLE_EN, 6), templateId: 'professional' };
    await showResume(page, resume);
    const texts = await page.evaluate(
      async (changes) => {
        const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
        const read = () =>
          ['.sheet', '.flow'].map((part) => root.querySelector(`${part} .bullet:last-child`)?.textContent?.slice(-2));
        const seen: unknown[] = [];
        for (const changed of changes) {
          window.preview.update(changed);
          seen.push(read());
        }
        await window.preview.settled();
        return [...seen, read()];
      },
      ['.', '.!', ` more${' more'.repeat(40)}`, ' mor'].map((text) => typed(resume, text)),
    );
    const before = resume.experience[0]?.description.slice(-2);
    expect(texts.slice(0, 2)).toEqual([
      [`${before?.slice(-1)}.`, before],
      ['.!', before],
    ]);
    expect(texts.slice(2)).toEqual([
      ['re', 're'],
      ['or', 'or'],
      ['or', 'or'],
    ]);
  });

  it('is followed by the other pages and their number in a few frames, without waiting for the fit', async () => {
    await showResume(page, { ...lengthenResume(SAMPLE_EN, 6), templateId: 'classic' });
    const changed = designed({ ...lengthenResume(SAMPLE_EN, 6), templateId: 'classic' }, { leading: 130 });
    const followed = await page.evaluate(async (resume) => {
      // The fit comes after 250 ms: not here.
      const wait = window.setTimeout;
      Object.assign(window, {
        setTimeout: (work: () => void, milliseconds = 0) => (milliseconds < 200 ? wait(work, milliseconds) : 0),
      });
      const counts: number[] = [];
      window.preview.onPages(({ count }) => counts.push(count));
      window.preview.update(resume);
      const atOnce = [...counts];
      await new Promise<void>((resolve) => {
        const look = () => (counts.length > atOnce.length ? resolve() : wait(look, 10));
        look();
      });
      Object.assign(window, { setTimeout: wait });
      const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
      const styles = [...root.querySelectorAll('.sheet')].map((sheet) => sheet.getAttribute('style'));
      return { atOnce, counts, styles: [...new Set(styles)], sheets: styles.length };
    }, changed);
    expect(followed.atOnce).toHaveLength(1);
    expect(followed.styles).toEqual([expect.stringContaining('--design-leading: 1.3')]);
    expect(followed.counts.at(-1)).toBe(followed.sheets);
    expect(followed.sheets).toBeGreaterThan(followed.atOnce[0] as number);
  });

  it('keeps no page waiting for long while change follows change', async () => {
    const resume = { ...lengthenResume(SAMPLE_EN, 6), templateId: 'classic' };
    await showResume(page, resume);
    const behind = await page.evaluate(async (shown) => {
      const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
      const started = performance.now();
      const times: number[] = [];
      let last = '';
      for (let step = 0; times.length < 2 && performance.now() - started < 1_000; step += 1) {
        window.preview.update({ ...shown, design: { leading: 90 + (step % 41) } });
        const style = [...root.querySelectorAll('.sheet')].at(-1)?.getAttribute('style') ?? '';
        if (style !== last) times.push(performance.now() - started);
        last = style;
        // oxlint-disable-next-line no-await-in-loop -- a frame after the other
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return times.length;
    }, resume);
    expect(behind).toBeGreaterThan(1);
  });

  it('is on all pages at once where all of them are in sight', async () => {
    const resume = { ...lengthenResume(SAMPLE_EN, 4), templateId: 'professional' };
    await showResume(page, resume);
    await page.evaluate(() => window.preview.setZoom(0.2));
    await page.evaluate(scrollTo, 1);
    const { count, touched, moved } = await page.evaluate(showChange, {
      resume,
      changed: designed(resume, { leading: 115 }),
    });
    expect(touched).toHaveLength(count);
    expect(moved).toEqual([]);
  });
});
