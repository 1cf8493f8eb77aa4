import type { Page } from 'playwright-core';
import type { Language } from '../../shared/platform/language.ts';

/**
 * Texts on the page that are not in its language, outside of what says that it is in another one, and ids in place of
 * texts. For pages that show nothing of a person's own.
 */
export const foreignTextOn = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate((spoken) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const element = node.parentElement;
      if (element?.closest(`script, template, noscript, .panel, bdi, [lang]:not([lang="${spoken}"]):not(html)`))
        continue;
      const strange = spoken === 'en' ? /[א-ת]/.test(text) : /(?:\b[A-Za-z]{2,}\b[ ,]+){4,}/.test(text);
      if (strange || /\b[a-z]+\.[a-z]+\.[a-zA-Z.]+\b/.test(text)) found.push(`a stray text: ${text}`);
    }
    return found;
  }, language);

/** Long paragraphs that a layout has squeezed. */
export const squeezedParagraphsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main p')]
      .filter(
        (one) =>
          (one.textContent ?? '').length > 80 && one.checkVisibility() && one.getBoundingClientRect().width < 240,
      )
      .map((one) => `a long paragraph is narrow: ${one.className}`),
  );

/** Lists that are set in as if marks stood before their lines, and have none: they only look out of line. */
export const unmarkedListsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(ul, ol), dialog[open] :is(ul, ol)')]
      .filter((list) => {
        const line = list.querySelector(':scope > li');
        const { paddingInlineStart: start, paddingInlineEnd: end } = getComputedStyle(list);
        const isText = line !== null && line.querySelector('button') === null && list.closest('.resume') === null;
        return (
          isText &&
          list.checkVisibility() &&
          Number.parseFloat(start) - Number.parseFloat(end) >= 16 &&
          getComputedStyle(line).listStyleType === 'none'
        );
      })
      .map((list) => `a list is set in but has no marks: ${list.className}`),
  );
