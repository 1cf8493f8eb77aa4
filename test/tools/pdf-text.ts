import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ExtractedPdf {
  /** Text of each page as pdf.js gives it, without spaces; its order does not matter. */
  readonly pages: readonly string[];
  /** Width and height of each page in points. */
  readonly sizes: readonly (readonly [number, number])[];
  /** The size in points that most letters have. */
  readonly bodySize: number;
  /** Addresses of the links. */
  readonly links: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly xmp: Readonly<Record<string, unknown>>;
  readonly tagged: boolean;
}

/** Reads a PDF with pdf.js, as an importer would. */
export async function extractPages(pdf: Uint8Array): Promise<ExtractedPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  try {
    const pages: string[] = [];
    const sizes: [number, number][] = [];
    const links: string[] = [];
    const letters = new Map<number, number>();
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(removeSpaces(items.map((item) => ('str' in item ? item.str : '')).join('')));
      for (const item of items) {
        if (!('str' in item)) continue;
        const size = Math.round(Math.hypot(Number(item.transform[2]), Number(item.transform[3])) * 10) / 10;
        letters.set(size, (letters.get(size) ?? 0) + item.str.length);
      }
      const [, , width = 0, height = 0] = page.view;
      sizes.push([width, height]);
      for (const note of (await page.getAnnotations()) as { url?: string; unsafeUrl?: string }[])
        links.push(note.unsafeUrl ?? note.url ?? '');
    }
    const { info, metadata } = await file.getMetadata();
    const marks = (await file.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
    const [bodySize = 0] = [...letters].toSorted((a, b) => b[1] - a[1])[0] ?? [];
    return {
      pages,
      sizes,
      bodySize,
      links,
      info: info as Record<string, unknown>,
      xmp: Object.fromEntries(metadata ?? []),
      tagged: marks?.get('Marked') === true,
    };
  } finally {
    await task.destroy();
  }
}

/** Normalizes a text for comparing pages: without spaces and invisible marks. */
export function removeSpaces(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
}

/** Words of a text that the pages do not contain, whatever their order, which depends on the reader. */
export function findMissingWords(text: string, pages: readonly string[]): string[] {
  const all = pages.join('');
  return (text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !all.includes(word));
}
