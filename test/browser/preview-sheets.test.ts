import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf, newestChoice } from '../../shared/templates/catalogue.ts';
import type { PrintedBreaks } from '../../shared/templates/pagination/layOutPage.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { EXHAUSTIVE, everyNth, howMany } from '../support/exhaustive.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { openPreview, showResume } from '../tools/preview-page.ts';
import { lengthenResume, mapResumeTexts } from '../tools/resume-variants.ts';
import { setUpBrowser, setUpTemplates } from './worker.ts';

interface ShownSheets {
  /** Content below the lower margin of its sheet, or above the upper one of a later sheet. */
  readonly outside: readonly string[];
  /** Words of all sheets, and those of the document that was measured. */
  readonly words: readonly string[];
  readonly documentWords: readonly string[];
  /** Backgrounds of sheets that the main column has the whole width of. */
  readonly wideGrounds: readonly string[];
  /** Blocks by the number of their sheet: those of the main column, those of the sidebar. */
  readonly blocks: readonly (readonly string[])[];
}

const edited = (resume: ResumeData, from: string, to: string): ResumeData =>
  mapResumeTexts(resume, (text) => text.replace(from, to));

/** A text of the sheets. */
interface ShownText {
  readonly isBullet: boolean;
  readonly copied: string;
  readonly lines: readonly string[];
}

/** The texts of the sheets, in their lines. Runs in the page. */
function readTexts(): readonly ShownText[] {
  const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
  const range = document.createRange();
  return [...root.querySelectorAll('.sheet :is(h1, h2, h3, p, li)')].map((text) => {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    let bottom = -Infinity;
    while (walker.nextNode())
      for (const [at, letter] of (walker.currentNode as Text).data.split('').entries()) {
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + 1);
        const box = range.getBoundingClientRect();
        if (box.height > 0 && letter.trim() !== '' && (box.top + box.bottom) / 2 > bottom) {
          lines.push('');
          bottom = box.bottom;
        }
        lines.push(`${lines.pop() ?? ''}${letter}`);
      }
    const copied = (text as HTMLElement).innerText.trim();
    return { isBullet: text.matches('.bullet'), copied, lines: lines.map((line) => line.trim()) };
  });
}

/** What the sheets show. Runs in the page. `tolerancePx`: how far something may stand outside the margins. */
function readSheets(tolerancePx: number): ShownSheets {
  const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
  const outside: string[] = [];
  // oxlint-disable-next-line consistent-function-scoping -- the page knows no other
  const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();
  const blocks = [...root.querySelectorAll('.sheet')].map((sheet, index) => {
    const { top, bottom } = sheet.getBoundingClientRect();
    const { paddingTop, paddingBottom } = getComputedStyle(sheet.firstElementChild as Element);
    const shown = [...sheet.querySelectorAll('.body :is(h2, h3, p, li, .section, .entry)')];
    for (const element of shown) {
      const box = element.getBoundingClientRect();
      const below = box.bottom - (bottom - Number.parseFloat(paddingBottom));
      const above = index === 0 ? 0 : top + Number.parseFloat(paddingTop) - box.top;
      if (below > tolerancePx || above > tolerancePx)
        outside.push(
          `sheet ${index + 1}, ${below.toFixed(1)} below, ${above.toFixed(1)} above: ${textOf(element).slice(0, 40)}`,
        );
    }
    return shown
      .filter((element) => element.matches('h2, h3, p, li'))
      .map((element) => `${element.tagName} ${textOf(element)}`);
  });
  const wordsIn = (elements: Iterable<Element>) =>
    [...elements].flatMap((element) =>
      [...element.querySelectorAll('h1, h2, h3, p, li')].flatMap((block) => textOf(block).split(' ')),
    );
  return {
    outside,
    blocks,
    wideGrounds: [...root.querySelectorAll('.sheet[data-columns="1"]')].map(
      (sheet) => getComputedStyle(sheet).backgroundImage,
    ),
    words: wordsIn(root.querySelectorAll('.sheet')).toSorted(),
    documentWords: wordsIn([root.querySelector('.flow > .resume') as Element]).toSorted(),
  };
}

/** Jobs whose bullets get longer and longer, so that pages end in every way. */
const ofLength = (resume: ResumeData, words: number): ResumeData => ({
  ...lengthenResume(resume, 3),
  summary: `${resume.summary} `.repeat(1 + (words % 3)) + resume.summary.split(' ').slice(0, words).join(' '),
});

const SAMPLES: readonly ResumeData[] = [SAMPLE_HE, SAMPLE_EN];

const long = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ');

/** Names, and how many of their words have a hyphen. */
const DOUBLE_NAMES = [
  ['Alexandra Goldstein-Mizrachi', 1],
  ['Maximiliane-Theresia Leutheusser-Schnarrenberger', 2],
] as const;

/** In the page: how many sheets there are, how they are spaced, and how the name stands: its lines, within its box. */
function readFit() {
  const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
  const sheets = [...root.querySelectorAll('.sheet')];
  const [first] = sheets as [Element];
  const within = first.querySelector('h1');
  const range = document.createRange();
  range.selectNodeContents(first.querySelector('.name') as Element);
  let [nameLines, lowest] = [0, 0];
  for (const { top, bottom } of [...range.getClientRects()].toSorted((one, other) => one.top - other.top)) {
    if ((top + bottom) / 2 > lowest) nameLines += 1;
    lowest = Math.max(lowest, bottom);
  }
  return {
    pages: sheets.length,
    spacing: first.firstElementChild?.getAttribute('data-spacing'),
    nameLines,
    isNameWithin: within !== null && within.scrollWidth <= within.clientWidth + 1,
    areDoubleNamesWhole: [...first.querySelectorAll('h1 .unbroken')].every((part) => {
      const [{ top } = new DOMRect(), ...others] = part.getClientRects();
      return others.every((other) => other.top === top);
    }),
    doubleNames: first.querySelectorAll('h1 .unbroken').length,
  };
}

/** In the page: adds lines to the job of the résumé that is shown, waits, then opens the same text again. */
async function typeAndRest(resume: ResumeData) {
  const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
  // oxlint-disable-next-line consistent-function-scoping -- the page knows no other
  const spacing = () => root.querySelector('.sheet > .resume')?.getAttribute('data-spacing') ?? null;
  // oxlint-disable-next-line consistent-function-scoping
  const sheets = () => [...root.querySelectorAll('.sheet')].map(({ outerHTML }) => outerHTML);
  window.preview.update(resume);
  await window.preview.settled();
  const opened = spacing();
  let typed = resume;
  const typing = Array.from({ length: 5 }, (_, count) => {
    const experience = typed.experience.map((entry) => ({
      ...entry,
      description: `${entry.description}\nTyped ${count}`,
    }));
    typed = { ...typed, experience };
    window.preview.update(typed);
    return spacing();
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const atRest = sheets();
  window.preview.update(structuredClone(typed));
  return { opened, typing, atRest, again: sheets() };
}

/**
 * In the page: writes words into each job of the résumé in turn, and lays the same text out anew after each. Of those
 * that are spaced alike: how many there were, on how many pages, and which of them have other sheets.
 */
async function typeInEachJob(resume: ResumeData) {
  const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
  const shown = () => ({
    spacing: root.querySelector('.sheet > .resume')?.getAttribute('data-spacing'),
    sheets: [...root.querySelectorAll('.sheet')].map(({ outerHTML }) => outerHTML),
  });
  window.preview.update(resume);
  await window.preview.settled();
  let typed = resume;
  const seen = { alike: 0, pages: new Set<number>(), others: [] as string[] };
  for (let round = 0; round < 2; round += 1)
    for (const { id } of resume.experience) {
      for (const word of ['some', 'more '.repeat(12), 'words '.repeat(60)]) {
        const experience = typed.experience.map((job) =>
          job.id === id ? { ...job, description: job.description.replace('\n', ` ${word}\n`) } : job,
        );
        typed = { ...typed, experience };
        window.preview.update(typed);
      }
      const whileTyping = shown();
      // Lays all of it out anew.
      // oxlint-disable-next-line no-await-in-loop
      await window.preview.settled();
      const opened = shown();
      if (whileTyping.spacing !== opened.spacing) continue;
      seen.alike += 1;
      seen.pages.add(whileTyping.sheets.findIndex((sheet) => sheet.includes(`data-id="${id}"`)));
      if (whileTyping.sheets.join('') !== opened.sheets.join('')) seen.others.push(id);
    }
  return { ...seen, pages: seen.pages.size };
}

describe('the sheets of the preview', () => {
  let browser: Browser;
  let page: Page;
  let otherPage: Page | undefined;
  /** A page whose browser says that it is not the one that prints, and that receives these facts about the PDF. */
  const openAsOther = async (pdfBreaks?: PrintedBreaks): Promise<Page> => {
    if (!otherPage) {
      otherPage = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
      await otherPage.evaluate(() => {
        Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 Gecko/20100101 Firefox/153.0' });
      });
    }
    await openPreview(otherPage);
    await otherPage.evaluate((told) => Object.assign(window, { pdfBreaks: told }), pdfBreaks);
    return otherPage;
  };
  setUpBrowser((one) => (browser = one));
  setUpTemplates();
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
    await openPreview(page);
  });

  for (const [index, template] of TRIED_VERSIONS.entries())
    it(`[PDF-05] hold a whole résumé in ${template.style}, within the margins, no heading at a foot`, async () => {
      for (const [at, sample] of SAMPLES.entries())
        // In each language other lengths, and other ones in the next template.
        for (let words = howMany(4 * at + 8 * (index % 2), 0); words < 32; words += howMany(16, 4)) {
          // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
          await showResume(page, { ...ofLength(sample, words), ...choiceOf(template) });
          // oxlint-disable-next-line no-await-in-loop
          const { outside, blocks, ...shown } = await page.evaluate(readSheets, 0.1);
          expect(outside, `${words}`).toEqual([]);
          expect(shown.words).toEqual(shown.documentWords);
          // Its sidebar has a dark ground, and text on it is white.
          if (template.id === 'creative') expect(new Set(shown.wideGrounds)).toEqual(new Set(['none']));
          expect(blocks.length).toBeGreaterThan(1);
          expect(blocks.filter((sheet) => sheet.length === 0)).toEqual([]);
        }
    });

  it('[PDF-05] break a text that is higher than a page between its lines, and lose none of it', async () => {
    for (const [index, template] of everyNth(2, TRIED_VERSIONS).entries())
      for (const sample of EXHAUSTIVE ? SAMPLES : [SAMPLES[index % 2] as ResumeData]) {
        const [job] = sample.experience as [ResumeData['experience'][0]];
        const resume = {
          ...sample,
          ...choiceOf(template),
          summary: long(sample === SAMPLE_HE ? 'מילה' : 'word', 500),
          experience: [{ ...job, description: long(sample === SAMPLE_HE ? 'עוד' : 'more', 1_100) }],
        };
        // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
        await showResume(page, resume);
        // oxlint-disable-next-line no-await-in-loop
        // Where a line ends is known from its letters, to a fraction of a pixel.
        const { outside, words, documentWords, blocks } = await page.evaluate(readSheets, 1);
        expect(blocks.length, template.style).toBeGreaterThan(2);
        expect(outside, template.style).toEqual([]);
        expect(words, template.style).toEqual(documentWords);
      }
  });

  it('[PDF-05] have no last page that is nearly blank, a sparse one set larger, a long name on its line', async () => {
    const { experience, ...rest } = SAMPLE_EN;
    const [job] = experience as [ResumeData['experience'][0]];
    const large: string[] = [];
    for (const [index, template] of TRIED_VERSIONS.entries()) {
      const sparse = {
        ...rest,
        ...choiceOf(template),
        summary: '',
        experience: [job],
        projects: [],
        customSections: [],
        skills: rest.skills.slice(0, 3),
      };
      // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
      await showResume(page, {
        ...sparse,
        education: [],
        personalInfo: {
          ...SAMPLE_EN.personalInfo,
          fullName: 'Maria Alexandra Katherine Montgomery-Winterbourne Smith',
        },
      });
      // oxlint-disable-next-line no-await-in-loop
      const shown = await page.evaluate(readFit);
      expect(shown, template.style).toMatchObject({ pages: 1 });
      if (shown.spacing === 'large') large.push(template.style);
      expect(shown.nameLines, template.style).toBeLessThanOrEqual(2);
      for (const [fullName, doubleNames] of DOUBLE_NAMES.filter((_, at) => EXHAUSTIVE || at === index % 2)) {
        const personalInfo = { ...SAMPLE_EN.personalInfo, fullName };
        // oxlint-disable-next-line no-await-in-loop
        await showResume(page, { ...sparse, personalInfo });
        // oxlint-disable-next-line no-await-in-loop
        const double = await page.evaluate(readFit);
        const expected = { isNameWithin: true, areDoubleNamesWhole: true, doubleNames };
        expect(double, `${template.style}: ${fullName}`).toMatchObject(expected);
      }
      let fitted = 0;
      let last = 1;
      // The first page of every template ends within some of these lines.
      for (let lines = howMany(6 + 3 * (index % 2), 0); lines < howMany(46, 70); lines += howMany(4, 3)) {
        const description = [job.description, ...Array.from({ length: lines }, (_, n) => `Line ${n}`)].join('\n');
        // oxlint-disable-next-line no-await-in-loop
        await showResume(page, { ...rest, ...choiceOf(template), experience: [{ ...job, description }] });
        // oxlint-disable-next-line no-await-in-loop
        const { pages, spacing } = await page.evaluate(readFit);
        // More text never takes fewer pages.
        expect(pages, `${template.style} ${lines}`).toBeGreaterThanOrEqual(last);
        last = pages;
        if (spacing?.startsWith('tight')) fitted += 1;
        if (fitted > 0 && !EXHAUSTIVE) break;
      }
      expect(fitted, template.style).toBeGreaterThan(0);
    }
    expect(TRIED_VERSIONS.filter(({ style }) => !large.includes(style))).toEqual([]);
  });

  it('[PDF-05] stay set as they were while somebody types, and at rest are those of the same text opened', async () => {
    const { experience, ...rest } = SAMPLE_EN;
    const [job] = experience as [ResumeData['experience'][0]];
    const seen = { typing: new Set<string | null>(), moved: 0 };
    // Pages end near 18 and 24 lines: there they are set tighter, or looser.
    const lengths = EXHAUSTIVE ? Array.from({ length: 10 }, (_, at) => 6 + 6 * at) : [12, 18, 24, 48];
    for (const templateId of ['classic', 'professional'])
      for (const lines of lengths) {
        const description = Array.from({ length: lines }, (_, n) => `Line ${n}`).join('\n');
        const resume = { ...rest, ...newestChoice(templateId), experience: [{ ...job, description }] };
        // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
        await showResume(page, resume);
        // oxlint-disable-next-line no-await-in-loop
        const { opened, typing, atRest, again } = await page.evaluate(typeAndRest, resume);
        expect(new Set(typing), `${templateId} ${lines}`).toEqual(new Set([opened]));
        expect(atRest, `${templateId} ${lines}`).toEqual(again);
        for (const spacing of typing) seen.typing.add(spacing);
        if (opened !== (/data-spacing="(.*?)"/.exec(atRest[0] ?? '')?.[1] ?? null)) seen.moved += 1;
      }
    expect(seen.typing.size).toBeGreaterThan(2);
    expect(seen.moved).toBeGreaterThan(0);
  });

  it('[PDF-05] are those of the text laid out again, whichever page is typed on', async () => {
    const { experience } = lengthenResume(SAMPLE_EN, howMany(4, 6));
    for (const templateId of ['professional', 'civic', 'classic'].slice(0, howMany(2, 3))) {
      const resume = { ...SAMPLE_EN, ...newestChoice(templateId), experience };
      // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
      await showResume(page, resume);
      // oxlint-disable-next-line no-await-in-loop
      const { alike, pages, others } = await page.evaluate(typeInEachJob, resume);
      expect(others, templateId).toEqual([]);
      expect(alike, templateId).toBeGreaterThan(experience.length);
      expect(pages, templateId).toBeGreaterThan(2);
    }
  });

  it('[PDF-05] have the breaks of the PDF where another engine prints it, once nobody types', async () => {
    const other = await openAsOther({ columns: [[3, 6].map((unit) => ({ unit, offset: 0 }))], cloned: [] });
    const resume = { ...lengthenResume(SAMPLE_EN, 3), templateId: 'classic' };
    await showResume(other, resume);
    const counts = async () => (await other.evaluate(readSheets, 0)).blocks.map(({ length }) => length);
    const own = await counts();
    expect(own).toHaveLength(2);
    await expect.poll(counts, { timeout: 10_000 }).toHaveLength(3);
    expect((await counts())[0]).toBeLessThan(own[0] as number);
    // Somebody types: until the PDF is known again, the pages are those of this engine.
    await showResume(other, { ...resume, summary: `${resume.summary} more` });
    expect(await counts()).toHaveLength(own.length);
  });

  for (const sample of [SAMPLE_HE, SAMPLE_EN])
    it(`[PDF-05] have the lines of the PDF, too, until their text is edited (${sample.language})`, async () => {
      const other = await openAsOther();
      const [job, ...jobs] = sample.experience as [ResumeData['experience'][number]];
      const long = job.description.replaceAll('\n', ' ');
      const resume = { ...sample, templateId: 'classic', experience: [{ ...job, description: long }, ...jobs] };
      await showResume(other, resume);
      const own = await other.evaluate(readTexts);
      const number = own.findIndex(({ isBullet, lines }) => isBullet && lines.length > 1);
      const [name, text] = [own[0] as ShownText, own[number] as ShownText];
      const nameLines = name.copied.split(' ');
      // The name has a line for each word. The bullet's first ends after two words. No other text has a second line:
      // most stand far out then.
      const { copied } = text;
      const starts = text.lines.slice(1).map((line) => copied.indexOf(line));
      const letters = [copied.split(' ').slice(0, 2).join(' ').length + 1, ...starts];
      const broken = [0, ...letters].map((from, line) => copied.slice(from, letters[line]).trim());
      await other.evaluate(
        (told) => (window.pdfBreaks = { columns: [[]], cloned: [], lines: told }),
        [
          [0, (nameLines[0]?.length ?? 0) + 1],
          [number, ...letters],
        ],
      );
      const shown = async () => (await other.evaluate(readTexts))[number] as ShownText;

      const told = { ...resume };
      await showResume(other, told);
      await expect.poll(shown, { timeout: 10_000 }).not.toEqual(text);
      expect(await shown()).toEqual({ isBullet: true, copied, lines: broken });
      const rest = await other.evaluate(readTexts);
      expect(rest[0]).toEqual({ ...name, lines: nameLines });
      expect(rest.toSpliced(number, 1).slice(1)).toEqual(own.toSpliced(number, 1).slice(1));

      // Somebody types: another text is not a reason to break the bullet otherwise, but what stands beside others may.
      const elsewhere = edited(told, resume.summary.slice(0, 20), `${resume.summary.slice(0, 20)} q`);
      await showResume(other, elsewhere);
      expect(await shown()).toEqual({ isBullet: true, copied, lines: broken });
      expect((await other.evaluate(readTexts))[0]).toEqual(name);
      await showResume(other, edited(elsewhere, copied.slice(0, 10), `${copied.slice(0, 10)}q`));
      expect((await shown()).lines).toHaveLength(text.lines.length);
    });
});
