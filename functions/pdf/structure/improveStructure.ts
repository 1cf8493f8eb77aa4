import type { PdfEdit } from '../pdfEdit.ts';
import { encodePdfText } from '../pdfFile.ts';
import type { StructureTree } from './structureTree.ts';

/** Tags of a page that became artifacts, and tags that contain only the bullet of a list item. */
export interface PageTags {
  readonly page: number;
  readonly dropped: ReadonlySet<number>;
  readonly labels: ReadonlySet<number>;
}

const KIDS = /\/K\s(\[(?:[^[\]]|\[[^[\]]*\])*\]|\d+(?: 0 R)?)/;
/** Returns the children of an element as written: tags, elements, parts of other pages. */
export const kidsOf = (source: string): string[] => KIDS.exec(source)?.[1]?.match(/<<[^<>]*>>|\d+(?: 0 R)?/g) ?? [];
const withKids = (source: string, kids: readonly string[]) =>
  source.replace(KIDS, () => (kids.length === 0 ? '' : `/K [${kids.join(' ')}]`));

/** Removes tags that became artifacts from the structure tree. */
export function dropTags(edit: PdfEdit, tree: StructureTree, { page, dropped }: PageTags): void {
  if (dropped.size === 0) return;
  const source = edit.read(page);
  const leaves = tree.leavesOf(source);
  const numbers = new Set(Array.from(dropped, String));
  // Each leaf once, because it may have several of the tags.
  for (const leaf of new Set(Array.from(dropped, (mcid) => leaves[mcid])))
    if (leaf)
      edit.set(
        leaf,
        withKids(
          edit.read(leaf),
          kidsOf(edit.read(leaf)).filter((kid) => !numbers.has(kid)),
        ),
      );
  const list = tree.parentOf(Number(/\/StructParents (\d+)/.exec(source)?.[1]));
  if (list === undefined) return;
  const rows = edit.read(list).match(/\d{1,10} 0 R|null/g) ?? [];
  edit.set(list, `[${rows.map((row, mcid) => (dropped.has(mcid) ? 'null' : row)).join(' ')}]`);
}

/** Gives each list item a body (LBody), and its bullet a label (Lbl), as PDF/UA requires. */
export function labelListItems(edit: PdfEdit, tree: StructureTree, { page, labels }: PageTags): void {
  const leaves = tree.leavesOf(edit.read(page));
  for (const item of new Set(leaves.map((leaf) => tree.listItemOf(leaf)))) {
    if (item === undefined) continue;
    const source = edit.read(item);
    const kids = kidsOf(source);
    // Tags directly in the item refer to their page through it and cannot be moved.
    if (kids.some((kid) => !/^\d+ 0 R$/.test(kid)) || kids.some((kid) => /\/S \/LBody/.test(readKid(edit, kid))))
      continue;
    const isLabel = (kid: string) => {
      const inner = kidsOf(readKid(edit, kid));
      return inner.length === 1 && labels.has(Number(inner[0])) && /\/S \/NonStruct/.test(readKid(edit, kid));
    };
    const marks = kids.filter(isLabel);
    const rest = kids.filter((kid) => !marks.includes(kid));
    if (rest.length === 0) continue;
    for (const mark of marks)
      edit.set(Number.parseInt(mark, 10), readKid(edit, mark).replace('/S /NonStruct', '/S /Lbl'));
    const body = edit.add(`<</Type /StructElem\n/S /LBody\n/P ${item} 0 R\n/K [${rest.join(' ')}]>>`);
    for (const kid of rest)
      edit.set(Number.parseInt(kid, 10), readKid(edit, kid).replace(/\/P \d+ 0 R/, `/P ${body} 0 R`));
    edit.set(item, withKids(source, [...marks, `${body} 0 R`]));
  }
}

const readKid = (edit: PdfEdit, kid: string) => edit.read(Number.parseInt(kid, 10));

interface LinkNote {
  readonly number: number;
  readonly source: string;
  readonly key: number;
  readonly uri: string;
  readonly rect: readonly number[];
}

/**
 * Keeps one annotation for each line of a link, with the address as its description for people who cannot see it.
 * Throws if a page has an annotation of another form than the browser writes.
 */
export function joinLinks(edit: PdfEdit, tree: StructureTree, page: number): void {
  const source = edit.read(page);
  const notes = (/\/Annots \[([^[\]]*)\]/.exec(source)?.[1]?.match(/\d{1,10}(?= 0 R)/g) ?? []).map(Number);
  const kept: LinkNote[] = [];
  const removed: LinkNote[] = [];
  /** Indexes of kept annotations by their element, because a page may have a thousand links. */
  const lines = new Map<number | undefined, number[]>();
  for (const number of notes) {
    const note = readNote(edit, number);
    const element = tree.parentOf(note.key);
    const indexes = lines.get(element) ?? [];
    if (indexes.length === 0) lines.set(element, indexes);
    const same = indexes.find((index) => isSameLine(note, kept[index] as LinkNote));
    if (same === undefined) indexes.push(kept.push(note) - 1);
    else {
      const earlier = kept[same] as LinkNote;
      const [a = 0, b = 0, c = 0, d = 0] = earlier.rect;
      const [e = 0, f = 0, g = 0, h = 0] = note.rect;
      kept[same] = { ...earlier, rect: [Math.min(a, e), Math.min(b, f), Math.max(c, g), Math.max(d, h)] };
      removed.push(note);
    }
  }
  for (const { number, source: text, uri, rect } of kept)
    edit.set(
      number,
      text
        .replace(/\/Rect \[[^[\]]*\]/, `/Rect [${rect.join(' ')}]`)
        .replace(/>>$/, `\n/Contents ${encodePdfText(uri.replace(/^(?:mailto:|tel:|https?:\/\/)/, ''))}>>`),
    );
  if (removed.length === 0) return;
  edit.set(
    page,
    source.replace(/\/Annots \[[^[\]]*\]/, `/Annots [${kept.map(({ number }) => `${number} 0 R`).join(' ')}]`),
  );
  const gone = new Set(removed.map(({ number }) => number));
  for (const element of new Set(removed.map(({ key }) => tree.parentOf(key)))) {
    if (element === undefined) continue;
    const source = edit.read(element);
    edit.set(
      element,
      withKids(
        source,
        kidsOf(source).filter((kid) => !gone.has(Number(/\/Obj (\d+) 0 R/.exec(kid)?.[1]))),
      ),
    );
  }
  for (const number of gone) edit.remove(number);
  const keys = new Set(removed.map(({ key }) => key));
  edit.set(
    tree.parentTree,
    edit
      .read(tree.parentTree)
      .replace(/(\d{1,10}) (\d{1,10}) 0 R\s*/g, (row, key: string) => (keys.has(Number(key)) ? '' : row)),
  );
}

function readNote(edit: PdfEdit, number: number): LinkNote {
  const source = edit.read(number);
  const uri = /\/URI \(((?:[^()\\]|\\.)*)\)/s.exec(source)?.[1];
  const key = /\/StructParent (\d+)/.exec(source)?.[1];
  const rect = /\/Rect \[([^[\]]*)\]/.exec(source)?.[1]?.trim().split(/\s+/).map(Number);
  if (uri === undefined || key === undefined || rect?.length !== 4) throw new Error('A link of another form');
  return { number, source, key: Number(key), uri, rect };
}

const isSameLine = (a: LinkNote, b: LinkNote) =>
  a.uri === b.uri &&
  Math.abs((a.rect[1] as number) - (b.rect[1] as number)) < 2 &&
  (a.rect[0] as number) <= (b.rect[2] as number) + 1 &&
  (b.rect[0] as number) <= (a.rect[2] as number) + 1;
