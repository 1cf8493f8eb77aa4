import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from 'vitest';

interface Picture {
  readonly bits: Buffer;
  readonly width: number;
}

/** One for all files of the process. */
let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** The pictures of all pages, four bytes a dot; at a scale of 2, 144 dots to the inch. */
async function pictures(pdf: Buffer, scale: number): Promise<Picture[]> {
  library ??= PDFiumLibrary.init();
  const file = await (await library).loadDocument(pdf);
  const pages: Picture[] = [];
  for (const each of file.pages()) {
    const { data, width } = await each.render({ scale, render: 'bitmap' });
    pages.push({ bits: Buffer.from(data), width });
  }
  file.destroy();
  return pages;
}

/** Whether a byte is none that a letter has there which stands by a part of a dot beside its place. */
function isElsewhere(value: number, { bits, width }: Picture, at: number): boolean {
  let [least, most] = [255, 0];
  for (const row of [-1, 0, 1])
    for (const column of [-1, 0, 1]) {
      const near = bits[at + 4 * (row * width + column)] ?? value;
      least = Math.min(least, near);
      most = Math.max(most, near);
    }
  return value < least - 1 || value > most + 1;
}

/** What was found in a file before, which the tests of a process ask of again and again. */
function remembered<T>(find: (pdf: Buffer) => Promise<T>): (pdf: Buffer) => Promise<T> {
  const known = new WeakMap<Buffer, Promise<T>>();
  return (pdf) => {
    const found = known.get(pdf) ?? find(pdf);
    known.set(pdf, found);
    return found;
  };
}

const picturesBefore = { 1: remembered((pdf) => pictures(pdf, 1)), 2: (pdf: Buffer) => pictures(pdf, 2) };

/**
 * Texts that overlap are blended in one go where they are one operator, and places are rounded: `most` is the share of
 * all bytes that may be otherwise. `scale`: 2 sees more, and takes four times as long.
 */
export async function expectSameLook(
  before: Buffer,
  after: Buffer,
  { scale = 2, most = 0.0001 }: { readonly scale?: 1 | 2; readonly most?: number } = {},
): Promise<void> {
  const [was, is] = [await picturesBefore[scale](before), await pictures(after, scale)];
  expect(is.length).toBe(was.length);
  for (const [index, { bits, width }] of is.entries()) {
    const old = was[index] as Picture;
    let visible = 0;
    for (let row = 0; row < bits.length; row += 4 * width) {
      if (bits.compare(old.bits, row, row + 4 * width, row, row + 4 * width) === 0) continue;
      for (let at = row; at < row + 4 * width; at += 1)
        if (bits[at] !== old.bits[at] && isElsewhere(bits[at] as number, old, at)) visible += 1;
    }
    expect(visible / bits.length).toBeLessThanOrEqual(most);
  }
}

interface Around {
  /** Letters of the text under each heading, paragraph, item and link, in the order of the tree. */
  readonly blocks: readonly string[];
  readonly links: readonly string[];
  readonly words: readonly string[];
  readonly untagged: number;
  readonly outline: readonly string[];
}

interface TreeNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly TreeNode[];
}

export const sortedLetters = (text: string) =>
  Array.from(text.normalize('NFKC').replace(/[\s\p{Cf}()[\]{}<>]/gu, ''))
    .toSorted()
    .join('');

/** What a reader finds around the text: tags with what stands under them, links, outline. */
async function around(pdf: Buffer): Promise<Around> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  const [blocks, links, words]: [string[], string[], string[]] = [[], [], []];
  let untagged = 0;
  for (let number = 1; number <= file.numPages; number += 1) {
    const each = await file.getPage(number);
    const texts = new Map<string, string>();
    const open: (string | undefined)[] = [];
    const { items } = await each.getTextContent({ includeMarkedContent: true });
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast((value) => value !== undefined);
        if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + item.str);
        else if (/\p{L}/u.test(item.str)) untagged += 1;
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push('id' in item && item.id ? item.id : undefined);
    }
    const visit = (node: TreeNode): string => {
      if (node.type === 'content') return texts.get(node.id ?? '') ?? '';
      const text = (node.children ?? []).map(visit).join('');
      if (/^(?:H\d|P|LI|Link)$/.test(node.role ?? '')) blocks.push(`${node.role} ${sortedLetters(text)}`);
      return text;
    };
    const tree = (await each.getStructTree()) as TreeNode | null;
    if (tree) visit(tree);
    for (const note of (await each.getAnnotations()) as { unsafeUrl?: string; contentsObj?: { str: string } }[]) {
      links.push(note.unsafeUrl ?? '');
      words.push(note.contentsObj?.str ?? '');
    }
  }
  const titles = (nodes: readonly { title: string; items: unknown }[]): string[] =>
    nodes.flatMap(({ title, items }) => [sortedLetters(title), ...titles(items as typeof nodes)]);
  const outline = titles((await file.getOutline()) ?? []);
  await task.destroy();
  return { blocks, links, words, untagged, outline };
}

// A bullet is no part of an item's text for some readers.
const plain = (blocks: readonly string[]) => blocks.map((block) => block.replace(/[•·▪■◦○–—]/g, ''));

const aroundBefore = remembered(around);

export async function expectSameAround(before: Buffer, after: Buffer): Promise<void> {
  const [was, is] = [await aroundBefore(before), await around(after)];
  expect(plain(is.blocks)).toEqual(plain(was.blocks));
  expect(new Set(is.links)).toEqual(new Set(was.links));
  expect(is.links.length).toBeLessThanOrEqual(was.links.length);
  expect(is.words.every((text) => text !== '')).toBe(true);
  expect(is.outline).toEqual(was.outline);
  expect(is.untagged).toBe(0);
}
