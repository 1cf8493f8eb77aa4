import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { mapResumeTexts } from './resume-variants.ts';

/** Where a word stands: sheet from 0, and the line's bottom on it in CSS px. */
export interface Place {
  readonly page: number;
  readonly y: number;
}

/** Words of letters only, so that every extractor gives them back whole also inside Hebrew. */
export const WORD = /q[a-p]{4}z/g;

export interface Marked {
  readonly resume: ResumeData;
  /** First words of blocks. */
  readonly starts: ReadonlySet<string>;
}

/** The résumé with a word of its own after each second word of every text. */
export function marked(resume: ResumeData): Marked {
  let count = 0;
  const starts = new Set<string>();
  const word = () =>
    `q${(count++)
      .toString(16)
      .padStart(4, '0')
      .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))}z`;
  const changed = mapResumeTexts(resume, (text) =>
    text
      .split('\n')
      .map((line) => {
        const words = line
          .split(' ')
          .map((part, index) => (index % 2 === 0 ? `${part} ${word()}` : part))
          .join(' ');
        starts.add(words.match(WORD)?.[0] ?? '');
        return words;
      })
      .join('\n'),
  );
  return { resume: changed, starts };
}

/** Where each marked word stands in a PDF; its pages and their sizes in mm. */
export async function placesInPdf(
  bytes: Uint8Array,
): Promise<{ places: Map<string, Place>; count: number; sizes: string[] }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const places = new Map<string, Place>();
  const sizes: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width, height] = page.view;
    sizes.push(`${Math.round(((width ?? 0) * 25.4) / 72)}x${Math.round(((height ?? 0) * 25.4) / 72)}`);
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      for (const [word] of item.str.matchAll(WORD))
        places.set(word, { page: number - 1, y: ((height ?? 0) - (item.transform[5] as number)) / 0.75 });
    }
  }
  const count = document.numPages;
  await task.destroy();
  return { places, count, sizes };
}

/** The words of each line, lines in order: two renderings with the same lists break lines and pages alike. */
export function lines(places: ReadonlyMap<string, Place>, starts: ReadonlySet<string>): string[] {
  const words = [...places].sort(([one], [other]) => (one < other ? -1 : 1));
  const list: string[] = [];
  let before: Place | undefined;
  for (const [word, place] of words) {
    if (before && !starts.has(word) && before.page === place.page && Math.abs(before.y - place.y) < 3)
      list[list.length - 1] += ` ${word}`;
    else list.push(`${place.page}: ${word}`);
    before = place;
  }
  return list;
}
