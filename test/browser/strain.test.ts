import { afterEach, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { alikeOn, barFaultsOn } from './scenes/strain.ts';
import { closeWindows, setUpBrowser } from './worker.ts';

let browser: Browser;
setUpBrowser((one) => (browser = one));
afterEach(() => closeWindows(browser));

/** A page with this style and content, in the system's colours where `alikeOn` looks. */
async function open(style: string, body: string) {
  const page = await browser.newPage();
  await page.setContent(`<style>* { forced-color-adjust: none }${style}</style>${body}`);
  return page;
}

const TABS = `<div role="tablist">
  <button role="tab" aria-selected="true">Chosen <i class="section-mark"></i></button>
  <button role="tab" aria-selected="false">Other <i class="section-mark"></i></button></div>`;
const SIGN = 'i { border: 1px solid #fff }';
const CHOSEN = 'button { background: #fff; color: #000 } [aria-selected=true]';

it.each([
  ['what can be told apart and read', `${CHOSEN} { background: #003; color: #fff } ${SIGN}`, []],
  ['a chosen tab like the others', 'i { border: 1px solid #777 }', [/looks like the others/]],
  ['a chosen tab that cannot be read', `${CHOSEN} { background: #003; color: #006 } ${SIGN}`, [/cannot be read/]],
  [
    'the sign in a chosen tab',
    `${CHOSEN} { background: #003; color: #fff } i { border: 1px solid #006 }`,
    [/sign of a chosen .* cannot be seen/],
  ],
] as const)('the check of choices in forced colours sees %s', async (_, style, faults) => {
  const page = await open(style, TABS);
  expect(await alikeOn(page)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
});

it('and colours to choose that are all one, and a sheet that is not itself', async () => {
  const dots = '<i class="accent-dot"></i>'.repeat(3);
  const sheet = '<div class="first-page">Page</div>';
  const own = '.accent-dot { background: red } .accent-dot:first-child { background: blue }';
  const page = await open(`${own} .first-page { forced-color-adjust: auto }`, `<p>${dots}</p>${sheet}`);
  expect(await alikeOn(page)).toEqual([
    expect.stringContaining('3 colours to choose look like 2'),
    expect.stringContaining('first-page is not itself'),
  ]);
});

const MARKS = `<button role="tab" aria-selected="false">One <i class="section-mark" data-state="begun"></i></button>
  <button role="tab" aria-selected="false">Two <i class="section-mark" data-state="empty"></i></button>`;

it.each([
  ['an open chip whose sign cannot be seen', '<p class="chip" data-open><button>x</button></p>', /sign or a word/],
  ['a page without an edge', '<p class="read-page">A page</p>', /read-page has no edge/],
  ['a section that is begun and looks empty', MARKS, /begun looks like another/],
] as const)('and %s', async (_, body, fault) => {
  const seen = await open('p { background: #003; color: #fff } button { background: #003; color: #002 }', body);
  expect(await alikeOn(seen)).toEqual([expect.stringMatching(fault)]);
  const right =
    'p { background: #003; color: #fff; outline: 1px solid } button { background: none; color: #fff }' +
    '[data-state=begun] { background: linear-gradient(#000, #fff) }';
  const mended = await open(right, body);
  expect(await alikeOn(mended)).toEqual([]);
});

it.each([
  [60, 1],
  [40, 0],
])('the check at 400 percent counts bars of %i %% of the window', async (share, faults) => {
  const bar = `<div class="bar" style="position: fixed; inset: 0 0 auto; height: ${share}vh; background: #ccc"></div>`;
  const page = await open('body { height: 300vh }', bar);
  expect(await barFaultsOn(page)).toHaveLength(faults);
});
