import { setImmediate } from 'node:timers/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import { MAX_PDF_PAGES } from '../../../shared/templates/page.ts';
import { readObject, readStream, applyPatches, type PdfFile, type PdfPatch, type PdfStream } from '../pdfFile.ts';
import { removeDisruptiveMarks } from './markedContent.ts';

/** Bytes of one page's content; a full page of small type has 150,000. */
const MAX_CONTENT_BYTES = 8_000_000;
/** Bytes that are unpacked at once: most pages in one go. */
const ZLIB_CHUNK_BYTES = 131_072;
/** Half of the time of the usual 6, and as small as the browser's own. */
const ZLIB_LEVEL = 5;
/** Pages and the nodes above them; a job has at most {@link MAX_PDF_PAGES} pages. */
const MAX_TREE_NODES = 4 * MAX_PDF_PAGES;

/**
 * The file with every right-to-left line in one piece, for the readers that take a page's text as it is written
 * (decision 8). Pages look the same; tags and links stay. A page that has no such line, or is not
 * of the form that the browser writes, stays as it is; the very same file comes back when no page has. Never throws.
 */
export function putInReadingOrder(file: PdfFile): PdfFile {
  const pages = (undefinedIfUnreadable(() => contentObjectNumbers(file)) ?? []).flatMap(
    (number) => undefinedIfUnreadable(() => reorderPage(readStream(file, number))) ?? [],
  );
  return pages.length > 0 ? applyPatches(file, pages) : file;
}

/** The same, page by page, yielding to the event loop in between: 30 pages take half a second. */
export async function inReadingOrderByTurns(file: PdfFile): Promise<PdfFile> {
  const patches: PdfPatch[] = [];
  for (const number of undefinedIfUnreadable(() => contentObjectNumbers(file)) ?? []) {
    if (patches.length > 0) await setImmediate();
    const patch = undefinedIfUnreadable(() => reorderPage(readStream(file, number)));
    if (patch) patches.push(patch);
  }
  return patches.length > 0 ? applyPatches(file, patches) : file;
}

/** As the browser wrote it, a page can be read: no improvement of it is worth losing it. */
function undefinedIfUnreadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Object numbers of the contents of all pages. */
function contentObjectNumbers(file: PdfFile): number[] {
  const nodes = [readReference('Pages', readObject(file, file.catalog))];
  const contents = new Set<number>();
  for (const node of nodes) {
    if (node === undefined || nodes.length > MAX_TREE_NODES) throw new Error('A tree of pages of another form');
    const source = readObject(file, node);
    const kids = /\/Kids \[([^\]]*)\]/.exec(source)?.[1] ?? '';
    nodes.push(...[...kids.matchAll(/(\d+) 0 R/g)].map(([, kid]) => Number(kid)));
    const content = readReference('Contents', source);
    if (content !== undefined) contents.add(content);
  }
  return [...contents];
}

function readReference(key: string, source: string): number | undefined {
  const number = new RegExp(`/${key} (\\d+) 0 R`).exec(source)?.[1];
  return number === undefined ? undefined : Number(number);
}

function reorderPage({ dictionary, data, start, end }: PdfStream): PdfPatch | undefined {
  const packed = /^<<\/Filter \/FlateDecode\s+\/Length \d+>>$/.test(dictionary);
  if (!packed && !/^<<\/Length \d+>>$/.test(dictionary)) return undefined;
  const content = removeDisruptiveMarks(
    packed ? inflateSync(data, { maxOutputLength: MAX_CONTENT_BYTES, chunkSize: ZLIB_CHUNK_BYTES }) : data,
  );
  if (!content) return undefined;
  const bytes = deflateSync(content, { level: ZLIB_LEVEL, chunkSize: ZLIB_CHUNK_BYTES });
  const source = Buffer.concat([
    Buffer.from(`<</Filter /FlateDecode\n/Length ${bytes.length}>> stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
  return { source, start, end };
}
