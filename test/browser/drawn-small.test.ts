import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setUpBrowser } from './worker.ts';

let browser: Browser;
setUpBrowser((shared) => (browser = shared));

const CONTENT = `<style>
    body { margin: 0 }
    button { position: absolute; left: 500.5px; top: 400px; width: 41px; border: 1px solid }
    p { position: absolute; left: 20px; top: 600px; width: 60px }
  </style>
  <button draggable="true">שלום</button>
  <p>goes down here</p>`;

/** Returns the page's data about its window, the box of its button, and the place of the press. */
const told = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width } = (document.querySelector('button') as Element).getBoundingClientRect();
    return { window: [innerWidth, innerHeight, devicePixelRatio], box: [left, top, width] };
  });

it('a window that is drawn small has the layout, the presses and the photograph of the whole one', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.setContent(CONTENT);
  expect(await told(page)).toEqual({ window: [1000, 800, 1], box: [500.5, 400, 41] });
  const pressed = page.evaluate(
    () =>
      new Promise((resolve) => {
        const heard: number[] = [];
        const hear = ({ clientX, clientY }: MouseEvent) => heard.push(clientX, clientY);
        document.querySelector('button')?.addEventListener('click', hear);
        document.querySelector('p')?.addEventListener('dragover', (event) => event.preventDefault());
        document.querySelector('p')?.addEventListener('drop', (event) => resolve([...heard, event.clientX]));
      }),
  );
  await page.locator('button').click({ position: { x: 10, y: 5 } });
  await page.locator('button').dragTo(page.locator('p'), { targetPosition: { x: 5, y: 5 } });
  expect(await pressed).toEqual([511, 406, 25]);
  const photograph = await page.screenshot();
  expect([photograph.readUInt32BE(16), photograph.readUInt32BE(20)]).toEqual([1000, 800]);
  await expect(page.mouse.wheel(0, 10)).rejects.toThrow('wheel');
  await page.close();
});
