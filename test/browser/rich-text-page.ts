import type { Locator, Page } from 'playwright-core';

/** The editor of a text, once it has taken the place of the plain box. */
export async function openEditor(page: Page, name: string): Promise<Locator> {
  const field = page.locator(`.panel [data-resume-field="${name}"]`);
  await field.focus();
  const editor = field.and(page.locator('.written'));
  await editor.waitFor();
  // Its own selection follows the focus a little later, and would be set over a test's.
  for (let frame = 0; frame < 4; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
  return editor;
}

/** Selects words of one look. */
export const select = (editor: Locator, words: string): Promise<void> =>
  editor.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(text) ?? -1;
      if (at < 0) continue;
      element.focus();
      getSelection()?.setBaseAndExtent(node, at, node, at + text.length);
      return;
    }
    throw new Error(`nowhere: ${text}`);
  }, words);

/** Pastes what a program put on the clipboard. */
export const paste = (editor: Locator, { html = '', plain }: { html?: string; plain: string }): Promise<void> =>
  editor.evaluate(
    (element, [page = '', text = '']) => {
      const clipboardData = new DataTransfer();
      if (page !== '') clipboardData.setData('text/html', page);
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain],
  );

/** Returns the marked stretches of a text as they are seen: `strong: a team`. */
export const setOff = (editor: Locator): Promise<string[]> =>
  editor.evaluate((element) =>
    [...element.querySelectorAll('strong, em, a')].map((each) => `${each.localName}: ${each.textContent}`),
  );

/** The direction of each line, and how far from the right or the left edge of the text its bullet stands. */
export const linesOf = (editor: Locator): Promise<{ text: string; dir: string; bullet: string }[]> =>
  editor.evaluate((element) =>
    [...element.children].map((line) => {
      const { content, left, right } = getComputedStyle(line, '::before');
      const side = left === '-16px' ? 'left' : right === '-16px' ? 'right' : '';
      return {
        text: line.textContent ?? '',
        dir: getComputedStyle(line).direction,
        bullet: content === 'none' ? '' : side,
      };
    }),
  );
