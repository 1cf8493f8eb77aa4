import { setImmediate } from 'node:timers/promises';
import { MAX_PDF_PAGES } from '../../../shared/templates/page.ts';
import type { TextOrder } from '../../../shared/resume/design.ts';
import { packStream } from '../packStream.ts';
import type { PdfEdit } from '../pdfEdit.ts';
import { unpack } from '../reusedZlib.ts';
import { nameBookmarks, type BookmarkNames } from '../structure/bookmarks.ts';
import { dropTags, joinLinks, labelListItems } from '../structure/improveStructure.ts';
import { mapRoles, nameLanguages } from '../structure/passages.ts';
import { referenceIn, StructureTree } from '../structure/structureTree.ts';
import type { FontText } from './fontText.ts';
import { finishContent } from './finishContent.ts';
import { DocumentFonts } from './pageFonts.ts';
import { reorderContent } from './reorderPage.ts';

/** Most bytes of one page's content; a full page of small type has 150,000. */
const MAX_CONTENT_BYTES = 8_000_000;
/** Most pages and inner nodes of the page tree; a job has at most {@link MAX_PDF_PAGES} pages. */
const MAX_TREE_NODES = 4 * MAX_PDF_PAGES;

/** Steps of reordering; a step that fails is logged (`pdf_order_failed`). */
export type OrderStep = 'pages' | 'tags' | 'page' | 'links' | 'bookmarks' | 'roles';

/**
 * Puts every line in an order that PDF readers understand (decision 8). Pages look the same; tags and links stay. A
 * page that is not as the browser writes it is left unchanged. Never throws. Yields between pages, because 30 pages
 * take a quarter of a second and short files should not wait for long ones. Returns the steps that failed, for the log;
 * with a known browser there are none.
 */
export async function putInReadingOrder(
  edit: PdfEdit,
  names: BookmarkNames = new Map(),
  order: TextOrder = 'placed',
): Promise<OrderStep[]> {
  const undone = new Set<OrderStep>();
  /** The page is readable as the browser wrote it, so a failed step is undone. */
  const attempt = <T>(step: OrderStep, work: () => T): T | undefined => {
    let result: T | undefined;
    if (edit.attempt(() => (result = work()))) return result;
    undone.add(step);
    return undefined;
  };
  const pages = attempt('pages', () => findPages(edit));
  const tree = attempt('tags', () => new StructureTree(edit));
  const fonts = new DocumentFonts(edit);
  const isRtl = /\/Lang \((?:he|ar)/.test(edit.read(edit.file.catalog));
  for (const [index, page] of (pages ?? []).entries()) {
    if (index > 0) await setImmediate();
    if (attempt('page', () => reorderPage(edit, page, { fonts, tree, isRtl, order })) === false) undone.add('page');
    if (!tree) continue;
    await setImmediate();
    attempt('links', () => joinLinks(edit, tree, page));
  }
  fonts.write();
  attempt('bookmarks', () => nameBookmarks(edit, names));
  attempt('roles', () => mapRoles(edit));
  return [...undone];
}

/** Returns the object numbers of all pages in order. */
export function findPages(edit: PdfEdit): number[] {
  const pages: number[] = [];
  let nodes = 0;
  const visit = (node: number | undefined) => {
    nodes += 1;
    if (node === undefined || nodes > MAX_TREE_NODES) throw new Error('A tree of pages of another form');
    const kids = /\/Kids \[([^[\]]*)\]/.exec(edit.read(node))?.[1];
    if (kids === undefined) pages.push(node);
    else for (const [, kid] of kids.matchAll(/(\d{1,10}) 0 R/g)) visit(Number(kid));
  };
  visit(referenceIn('Pages', edit.read(edit.file.catalog)));
  return pages;
}

/** Properties shared by all pages of a file. */
interface OrderedFile {
  readonly fonts: DocumentFonts;
  readonly tree: StructureTree | undefined;
  readonly isRtl: boolean;
  readonly order: TextOrder;
}

/** Returns whether the page is as the browser writes it. Steps that do not depend on its texts are done anyway. */
function reorderPage(edit: PdfEdit, number: number, { fonts, tree, isRtl, order }: OrderedFile): boolean {
  const page = edit.read(number);
  const contents = referenceIn('Contents', page);
  if (contents === undefined) return false;
  const { dictionary, data } = edit.stream(contents);
  const packed = /^<<\/Filter \/FlateDecode\s+\/Length \d+>>$/.test(dictionary);
  if (!packed && !/^<<\/Length \d+>>$/.test(dictionary)) return false;
  const content = packed ? unpack(data, MAX_CONTENT_BYTES) : data;
  const leaves = tree?.leavesOf(page) ?? [];
  const blocks = new Map<number, number>();
  const blockOf = (mcid: number | undefined) => {
    const leaf = mcid === undefined ? undefined : leaves[mcid];
    if (leaf === undefined || !tree) return undefined;
    let block = blocks.get(leaf);
    if (block === undefined) blocks.set(leaf, (block = tree.blockOf(leaf)));
    return block;
  };
  const known = new Map<string, FontText | undefined>();
  const font = (name: string) => {
    if (!known.has(name)) known.set(name, fonts.find(page, name));
    return known.get(name);
  };
  const labels = new Set<number>();
  const scripts = new Map<number, number>();
  const ordered = reorderContent(content, { isRtl, order, font, blockOf, labels, scripts });
  const { content: tagged, dropped } = finishContent(ordered ?? content);
  if (tagged !== content) edit.set(contents, packStream(tagged));
  if (!tree) return ordered !== undefined;
  const tags = { page: number, dropped, labels, scripts };
  dropTags(edit, tree, tags);
  labelListItems(edit, tree, tags);
  nameLanguages(edit, tree, tags);
  return ordered !== undefined;
}
