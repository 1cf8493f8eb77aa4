import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { signedIn } from './account-site.ts';
import { BUILDER_SCENES } from './scenes/builder.ts';
import { MEMBER_SCENES } from './scenes/member.ts';
import { openScene, type Member } from './scenes/scene.ts';
import { closeWindows, setUpBrowser, setUpSharedProduct, type SharedProduct } from './worker.ts';

/** A tablet held upright: forms are as wide as they ever are. */
const TABLET = 768;

let site: SharedProduct;
let browser: Browser;
let member: Member;
setUpBrowser((launched) => (browser = launched));
setUpSharedProduct((product) => (site = product));
beforeAll(async () => {
  const { context } = await signedIn(browser, site, 'noa@example.com', 'Noa');
  member = await context.storageState();
  await context.close();
});
afterEach(() => closeWindows(browser));

const SCENES = [...BUILDER_SCENES, ...MEMBER_SCENES];

/** Shows these states of a scene, each from the one before it, and returns the reading of each. */
async function readStates(
  language: (typeof LANGUAGES)[number],
  names: readonly string[],
  read: (page: Page) => unknown,
) {
  const scene = SCENES.find(({ states }) => states.some(({ name }) => name === names[0]));
  if (!scene) throw new Error(`No scene has ${names[0]}`);
  const page = await openScene(browser, site.url, scene, { language, width: TABLET, member });
  const answers: unknown[] = [];
  for (const state of scene.states.filter(({ name }) => names.includes(name))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in one page
    await state.show(page);
    // oxlint-disable-next-line no-await-in-loop
    answers.push(await read(page));
  }
  return answers;
}

/** How much of the width of its form each row of fields leaves empty, in px. */
const holesBesideFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.fields')].flatMap((form) => {
      const shown = [...form.children].filter((field) => field.clientHeight > 0);
      const rows = Map.groupBy(shown, (field) => Math.round(field.getBoundingClientRect().top));
      const { columnGap, paddingInline } = getComputedStyle(form);
      const [gap, padding] = [columnGap, paddingInline].map((size) => Number.parseFloat(size)) as [number, number];
      return [...rows.values()].map((fields) => {
        const widths = fields.map((field) => field.getBoundingClientRect().width);
        return Math.round(form.clientWidth - 2 * padding - widths.reduce((sum, width) => sum + width + gap, -gap));
      });
    }),
  );

it.each(LANGUAGES)('rows of fields reach from edge to edge of a form: %s', async (language) => {
  const states = ['tab-personal', 'an-open-entry', 'tab-education', 'tab-projects'];
  const holes = (await readStates(language, states, holesBesideFields)) as number[][];
  expect(holes.map((rows) => rows.length >= 4)).toEqual(states.map(() => true));
  expect(holes.flat().filter((hole) => hole !== 0)).toEqual([]);
});

it.each(LANGUAGES)('what one does with the cards of a row stands on one line: %s', async (language) => {
  const [tops] = await readStates(language, ['a-pair'], (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-pair] .resume-actions')].map((row) => row.getBoundingClientRect().top),
    ),
  );
  expect(tops).toHaveLength(2);
  expect(new Set(tops as number[])).toHaveLength(1);
});

it.each(LANGUAGES)(
  'a copy has the day it was sent on one line, versions that there are not, no hole: %s',
  async (lang) => {
    const [lines, empty] = await readStates(lang, ['profile', 'no-earlier-versions'], (page) =>
      page.evaluate(() => {
        const side = document.querySelector('.history-side');
        if (side) return (side.parentElement?.clientWidth ?? 0) - side.clientWidth;
        const [day] = document.querySelectorAll('.copy-sent time');
        return new Set([...(day?.getClientRects() ?? [])].map(({ top }) => top)).size;
      }),
    );
    expect(lines).toBe(1);
    expect(empty).toBe(0);
  },
);
