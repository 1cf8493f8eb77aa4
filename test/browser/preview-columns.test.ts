import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { openPreview, showResume } from '../tools/preview-page.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { launchBrowser } from './launch.ts';

/** No line can move by that; the engine rounds each box to 1/64 px. */
const TOLERANCE_PX = 0.1;

/** A sidebar that runs through more sheets than the main column. */
function withLongSide(resume: ResumeData): ResumeData {
  const skills = Array.from({ length: 120 }, (_, index) => ({
    id: `skill-${index}`,
    name: `Skill ${index}`,
    level: 'expert' as const,
  }));
  return { ...resume, skills };
}

/** A box of each sheet an element stands on: x, y, width, height. */
type Boxes = readonly (readonly number[])[];

/** Where everything of the body stands: as it is shown, and as the grid would put it. */
async function places(page: Page): Promise<{ shown: [string, Boxes][]; grid: [string, Boxes][] }> {
  return page.evaluate(() => {
    const flow = document.querySelector('#host')?.shadowRoot?.querySelector('.flow') as HTMLElement;
    const read = () =>
      [...flow.querySelectorAll('.body, .body *')].map((element): [string, number[][]] => [
        `${element.tagName} ${element.className}`,
        [...element.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height]),
      ]);
    const first = flow.dataset['first'];
    if (first === undefined || getComputedStyle(flow.querySelector('.body') as Element).display === 'grid')
      throw new Error('It is the grid that is shown');
    const shown = read();
    delete flow.dataset['first'];
    if (getComputedStyle(flow.querySelector('.body') as Element).display !== 'grid')
      throw new Error('There is no grid to compare with');
    const grid = read();
    flow.dataset['first'] = first;
    return { shown, grid };
  });
}

const differs = (one: Boxes, other: Boxes) =>
  one.length !== other.length ||
  one.some((box, index) =>
    box.some((value, part) => Math.abs(value - (other[index]?.[part] ?? Number.NaN)) > TOLERANCE_PX),
  );

describe('the two columns of the preview', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    await buildTemplates();
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
    await openPreview(page);
  });
  afterAll(() => browser?.close());

  const samples: readonly (readonly [string, ResumeData])[] = [
    ['one or two pages', SAMPLE_HE],
    ['several pages', lengthenResume(SAMPLE_EN, 5)],
    ['a sidebar of several pages', withLongSide(SAMPLE_HE)],
    ['an empty sidebar', { ...SAMPLE_EN, skills: [], languages: [] }],
    ['a sidebar alone', { ...SAMPLE_EN, summary: '', experience: [], education: [], projects: [], customSections: [] }],
  ];

  for (const { id } of TEMPLATES.filter((template) => template.columns === 2)) {
    it(`[PDF-05] stand in ${id} where its grid puts them, to the same end`, async () => {
      for (const [name, resume] of samples) {
        await showResume(page, { ...resume, templateId: id });
        const { shown, grid } = await places(page);
        expect(shown.length).toBeGreaterThan(10);
        expect(
          shown.filter(([, boxes], index) => differs(boxes, grid[index]?.[1] ?? [])).map(([element]) => element),
          name,
        ).toEqual([]);
      }
    });
  }

  it('[PDF-05] end together after what is typed made the one or the other longer', async () => {
    for (const resume of [SAMPLE_HE, withLongSide(SAMPLE_HE), lengthenResume(SAMPLE_HE), SAMPLE_HE]) {
      await showResume(page, { ...resume, templateId: 'professional' });
      const { shown, grid } = await places(page);
      expect(
        shown.filter(([, boxes], index) => differs(boxes, grid[index]?.[1] ?? [])).map(([element]) => element),
      ).toEqual([]);
    }
  });
});
