import { setImmediate } from 'node:timers/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import { MAX_PAGES } from '../../../shared/templates/page.ts';
import { objectOf, streamOf, withPatches, type PdfFile, type PdfPatch, type PdfStream } from '../pdfFile.ts';
import { withoutMarks } from './marks.ts';

/** Bytes of one page's content; a full page of small type has 150,000. */
const MOST_CONTENT = 8_000_000;
/** Bytes that are unpacked at once: most pages in one go. */
const CHUNK = 131_072;
/** Half of the time of the usual 6, and as small as the browser's own. */
const LEVEL = 5;
/** Pages and the nodes above them; a job has at most {@link MAX_PAGES} pages. */
const MOST_NODES = 4 * MAX_PAGES;

/**
 * The file with every right-to-left line in one piece, for the readers that take a page's text as it is written
 * (decision 8). Pages look the same; tags and links stay. A page that has no such line, or is not
 * of the form that the browser writes, stays as it is; the very same file comes back when no page has. Never throws.
 */
export function inReadingOrder(file: PdfFile): PdfFile {
  const pages = (unlessOdd(() => contentsOf(file)) ?? []).flatMap((number) => unlessOdd(() => orderedPage(streamOf(file, number))) ?? []);
  return pages.length > 0 ? withPatches(file, pages) : file;
}

/** The same, page by page, with room in between for the other calls of this process: 30 pages take half a second. */
export async function inReadingOrderByTurns(file: PdfFile): Promise<PdfFile> {
  const patches: PdfPatch[] = [];
  for (const number of unlessOdd(() => contentsOf(file)) ?? []) {
    if (patches.length > 0) await setImmediate();
    const patch = unlessOdd(() => orderedPage(streamOf(file, number)));
    if (patch) patches.push(patch);
  }
  return patches.length > 0 ? withPatches(file, patches) : file;
}

/** As the browser wrote it, a page can be read: no improvement of it is worth losing it. */
function unlessOdd<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Object numbers of the contents of all pages. */
function contentsOf(file: PdfFile): number[] {
  const nodes = [reference('Pages', objectOf(file, file.catalog))];
  const contents = new Set<number>();
  for (const node of nodes) {
    if (node === undefined || nodes.length > MOST_NODES) throw new Error('A tree of pages of another form');
    const source = objectOf(file, node);
    const kids = /\/Kids \[([^\]]*)\]/.exec(source)?.[1] ?? '';
    nodes.push(...[...kids.matchAll(/(\d+) 0 R/g)].map(([, kid]) => Number(kid)));
    const content = reference('Contents', source);
    if (content !== undefined) contents.add(content);
  }
  return [...contents];
}

function reference(key: string, source: string): number | undefined {
  const number = new RegExp(`/${key} (\\d+) 0 R`).exec(source)?.[1];
  return number === undefined ? undefined : Number(number);
}

function orderedPage({ dictionary, data, start, end }: PdfStream): PdfPatch | undefined {
  const packed = /^<<\/Filter \/FlateDecode\s+\/Length \d+>>$/.test(dictionary);
  if (!packed && !/^<<\/Length \d+>>$/.test(dictionary)) return undefined;
  const content = withoutMarks(packed ? inflateSync(data, { maxOutputLength: MOST_CONTENT, chunkSize: CHUNK }) : data);
  if (!content) return undefined;
  const bytes = deflateSync(content, { level: LEVEL, chunkSize: CHUNK });
  const source = Buffer.concat([Buffer.from(`<</Filter /FlateDecode\n/Length ${bytes.length}>> stream\n`), bytes, Buffer.from('\nendstream')]);
  return { source, start, end };
}
