import * as fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyDesign } from '../../shared/resume/design.fixture.ts';
import { DESIGN_KNOBS, type ResumeDesign } from '../../shared/resume/design.ts';
import { SECTION_KEYS } from '../../shared/resume/schema.ts';
import { encodeLink } from '../../shared/site/linkCode.ts';
import { choiceOf, newestChoice, TEMPLATES, type Template } from '../../shared/templates/catalogue.ts';
import { shownKnobs } from '../../shared/templates/design/renderDesign.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { EXHAUSTIVE, everyNth, howMany } from '../support/exhaustive.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { lines, marked, placesInPdf, WORD, type Marked, type Place } from '../tools/marked-resume.ts';
import { printPdf } from '../tools/print-pdf.ts';
import { openPreview, showResume } from '../tools/preview-page.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { setUpBrowser, setUpTemplates } from './worker.ts';

const CODE = encodeLink('https://korot.example/r/0123456789abcdefghjkmnpqrs');

async function placesInPreview(page: Page): Promise<{ places: Map<string, Place>; count: number }> {
  const found = await page.evaluate((source) => {
    const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
    const sheets = [...root.querySelectorAll('.sheet')];
    const places: [string, { page: number; y: number }][] = [];
    sheets.forEach((sheet, index) => {
      const box = sheet.getBoundingClientRect();
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const match of node.data.matchAll(new RegExp(source, 'g'))) {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          places.push([match[0], { page: index, y: range.getBoundingClientRect().bottom - box.top }]);
        }
      }
    });
    return { places, count: sheets.length };
  }, WORD.source);
  return { places: new Map(found.places), count: found.count };
}

/** A longer line with bold, italic and linked words. */
const setOff = (text: string) =>
  text.replace(/^(\S+ )(\S+ \S+)( \S+ )(\S+)( \S+ )(\S+ \S+)/gm, '$1**$2**$3*$4*$5[$6](https://example.com)');

/** With such lines in summary and descriptions. */
function withTextMarks({ resume, starts }: Marked): Marked {
  const inEntry = <Entry extends { readonly description: string }>(entry: Entry) => ({
    ...entry,
    description: setOff(entry.description),
  });
  const experience = resume.experience.map(inEntry);
  return {
    resume: { ...resume, summary: setOff(resume.summary), experience, projects: resume.projects.map(inEntry) },
    starts,
  };
}

describe('the preview shows the pages of the PDF', () => {
  let browser: Browser;
  let screen: Page;
  let paper: Page;

  setUpBrowser((one) => (browser = one));
  setUpTemplates();
  beforeAll(async () => {
    screen = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
    paper = await browser.newPage();
    await openPreview(screen);
  });

  const samples = [
    ['Hebrew', marked(SAMPLE_HE)],
    ['Hebrew, several pages', withTextMarks(marked(lengthenResume(SAMPLE_HE, howMany(3, 5))))],
    ['English', marked(SAMPLE_EN)],
    ['English, several pages', withTextMarks(marked(lengthenResume(SAMPLE_EN, howMany(3, 5))))],
  ] as const;

  // Of eight templates beside each other, four have several pages in Hebrew and four in English, and two of these one
  // page in the other language. Earlier versions, whose styles change no more, have one page.
  const TURNS = [[1], [3], [1, 2], [3], [1], [3, 0], [1], [3]];
  const EARLIER_TURNS = [[0], [2]];
  const triedSamples = (template: Template, index: number) => {
    const turns = TEMPLATES.includes(template) ? TURNS : EARLIER_TURNS;
    return samples.filter((_, at) => EXHAUSTIVE || turns[index % turns.length]?.includes(at));
  };
  for (const [index, template] of TRIED_VERSIONS.entries()) {
    for (const [name, sample] of triedSamples(template, index)) {
      it(`[PDF-05] breaks lines and pages of ${template.style} alike on A4 (${name})`, async () => {
        const resume = { ...sample.resume, ...choiceOf(template) };
        const pdf = await placesInPdf(await printPdf(paper, resume));
        await showResume(screen, resume);
        const preview = await placesInPreview(screen);

        expect(pdf.places.size, 'marked words in the PDF').toBeGreaterThan(100);
        expect(pdf.sizes).toEqual(Array.from({ length: pdf.count }, () => '210x297'));
        expect(preview.count).toBe(pdf.count);
        expect(lines(preview.places, sample.starts)).toEqual(lines(pdf.places, sample.starts));
        if (!name.endsWith('pages')) return;
        expect(pdf.count).toBeGreaterThan(1);
        for (const tag of ['strong', 'em', 'a'])
          expect(await screen.locator(`.bullet ${tag}`).count(), tag).toBeGreaterThan(9);
      });
    }
  }

  // The same designs in every run; a template and a language for each of them in turn, other pairs in each round.
  const runs = { seed: 19, numRuns: howMany(TEMPLATES.length / 2, 200) };
  const designs = fc.sample(anyDesign, runs);
  const arrangements = fc.sample(fc.option(fc.subarray([...SECTION_KEYS, 'custom'])), runs);
  it.each(designs.map((design, index) => ({ design, index })))(
    '[PDF-05] shows a design of one’s own as the PDF prints it ($index)',
    async ({ design, index }) => {
      const template = TEMPLATES[index % TEMPLATES.length] as (typeof TEMPLATES)[0];
      const round = Math.floor(index / TEMPLATES.length);
      const [name, sample] = samples[(index + round) % samples.length] as (typeof samples)[number];
      const custom = sample.resume.customSections.map(({ id }) => id);
      const beside = arrangements[index]?.flatMap((key) => (key === 'custom' ? custom : [key]));
      const resume = {
        ...sample.resume,
        ...choiceOf(template),
        design,
        ...(beside && { sidebarSections: beside }),
      };
      const pdf = await placesInPdf(await printPdf(paper, resume));
      await showResume(screen, resume);
      const preview = await placesInPreview(screen);
      const what = `${template.id}, ${name}: ${JSON.stringify({ design, beside })}`;
      expect(new Set(pdf.sizes), what).toEqual(new Set([design.paper === 'letter' ? '216x279' : '210x297']));
      expect(preview.count, what).toBe(pdf.count);
      expect(lines(preview.places, sample.starts), what).toEqual(lines(pdf.places, sample.starts));
    },
  );

  const readChosen = () =>
    screen.evaluate(() => {
      const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
      const first = root.querySelector('[data-section=education]');
      return {
        broken: root.querySelectorAll('[data-section=experience] .entry[data-page-end]').length,
        begins: first?.matches('[data-page-start=first]') ?? false,
      };
    });

  it('[PDF-05] begins pages and keeps entries together where the person says so, as the PDF does', async () => {
    for (const [index, templateId] of ['professional', 'creative', 'civic', 'classic']
      .slice(0, howMany(2, 4))
      .entries()) {
      const { resume: plain, starts } = (samples[index % 2 === 0 ? 1 : 3] as (typeof samples)[number])[1];
      const resume = { ...plain, ...newestChoice(templateId) };
      const asked = { ...resume, pageStarts: ['education'], keptEntries: resume.experience.map(({ id }) => id) };
      await showResume(screen, resume);
      expect((await readChosen()).begins, templateId).toBe(false);
      const pdf = await placesInPdf(await printPdf(paper, asked));
      await showResume(screen, asked);
      const preview = await placesInPreview(screen);
      expect(preview.count, templateId).toBe(pdf.count);
      expect(lines(preview.places, starts), templateId).toEqual(lines(pdf.places, starts));
      expect(await readChosen(), templateId).toEqual({ broken: 0, begins: true });
    }
  });

  // That each template reads its knobs is seen in its style (renderDesign.test.ts).
  it.each(everyNth(8, TRIED_VERSIONS))(
    'takes every knob of a design that it shows, and gives it back ($style)',
    async (template) => {
      // Two pages: one knob affects the later ones, and one needs a link that is on.
      const plain = { ...lengthenResume(SAMPLE_EN, howMany(2, 3)), ...choiceOf(template), linkCode: CODE };
      const lookOf = async (design?: ResumeDesign) => {
        await showResume(screen, design ? { ...plain, design } : plain);
        return digestLook(screen);
      };
      const before = await lookOf();
      for (const name of shownKnobs(template)) {
        const knob = DESIGN_KNOBS[name];
        const last = knob.kind === 'choice' ? knob.options.at(-1) : knob.kind === 'range' ? knob.max : '#123456';
        // Of two sides one is the template's own.
        const isOwn = name === 'sidebarSide' && template.sidebar === undefined;
        expect(await lookOf({ [name]: isOwn ? 'start' : last }), name).not.toBe(before);
      }
      expect(await lookOf()).toBe(before);
    },
  );
});

/** Returns the place, colours and typefaces of everything on the sheets. */
const digestLook = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
    return [...root.querySelectorAll('.sheet, .sheet *')]
      .map((element) => {
        const { color, fontFamily, fontSize, backgroundColor, backgroundImage } = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        const text = element.childElementCount === 0 ? element.textContent : '';
        return [color, fontFamily, fontSize, backgroundColor, backgroundImage, x, y, width, height, text].join(' ');
      })
      .join('\n');
  });
