import type { Page } from 'playwright-core';
import type { Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { lengthenResume } from './resume-variants.ts';

/**
 * Parts of a document that styles set in a size of their own, by their classes, the inner of two first.
 * {@link richResume} has each.
 */
export const PRINTED_PARTS = [
  'headline',
  'name',
  'contact',
  'heading',
  'text',
  'entry-title',
  'entry-org',
  'entry-dates',
  'entry-url',
  'bullet',
  'tag',
  'skill',
  'language-name',
  'language-level',
  'continuation',
] as const;

/** The size of one printed text, in points, and the part of the document that it is in (`other` if it has none). */
export interface PrintedSize {
  readonly part: string;
  readonly points: number;
  readonly text: string;
}

/**
 * A résumé of several pages that has every part of {@link PRINTED_PARTS}, in the size that its template says. `beside`
 * are the sections of its sidebar, where it is not the template that says them.
 */
export function richResume(language: Language, beside?: readonly string[]): ResumeData {
  return {
    ...lengthenResume(language === 'he' ? SAMPLE_HE : SAMPLE_EN, 3),
    headline: language === 'he' ? 'מהנדסת תוכנה' : 'Software engineer',
    design: { laterPages: 'name' },
    ...(beside && { sidebarSections: [...beside] }),
  };
}

/** The sizes of all texts on the sheets that a page shows (`showSheets`), each part and size once. */
export async function readPrintedSizes(page: Page): Promise<PrintedSize[]> {
  return page.evaluate((parts) => {
    const found = new Map<string, PrintedSize>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!parentElement?.closest('.sheet') || data.trim() === '') continue;
      const part =
        parts.find((name) => parentElement.closest(name === 'bullet' ? '.bullets > li' : `.${name}`)) ?? 'other';
      // The computed size is the one before any `zoom`.
      const pixels = Number.parseFloat(getComputedStyle(parentElement).fontSize) * parentElement.currentCSSZoom;
      const points = Math.round(pixels * 75) / 100;
      found.set(`${part} ${points}`, { part, points, text: data.slice(0, 30) });
    }
    return [...found.values()];
  }, PRINTED_PARTS);
}
