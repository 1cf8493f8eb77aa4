import { PHOTO_BYTES } from '../../../shared/resume/photo.ts';
import { photoOf } from '../../../shared/resume/photoFiles.ts';
import { eachOnce, type FlowBlock, type FlowDocument } from '../page/blocks.ts';
import { RefusedFile } from '../page/refusedFile.ts';
import type { OfficePackage, Relation } from './officePackage.ts';
import { readWordBlocks } from './wordBlocks.ts';
import type { WordContext } from './wordContext.ts';
import { createListMarks } from './wordNumbering.ts';
import { readStyleSheet } from './wordStyleSheet.ts';
import type { XmlElement } from '../file/untrustedXml.ts';
import { childOf, parseWordXml, toggleOf } from './wordXml.ts';

/** Most pictures that are examined; our files have a photograph and a code. */
const MAX_PICTURES = 4;

/** Reads an embedded document of another format; undefined if it cannot be read. */
export type ReadChunk = (bytes: Uint8Array) => FlowDocument | undefined;

/**
 * Reads a Word file in reading order: headers, body with its text boxes, footers. Each part is found by its relation,
 * whatever its name. Throws if a part is no XML or the document is not Word's.
 */
export function readWordDocument(file: OfficePackage, readChunk: ReadChunk): FlowDocument {
  const parse = (path: string) => {
    const xml = file.textOf(path);
    return xml === undefined ? undefined : parseWordXml(xml);
  };
  /** Returns the path of the part that an id in another part refers to; empty if there is none. */
  const pathOf = (path: string, id: string) => file.relationsOf(path).get(id)?.path ?? '';
  const document = childOf(parse(file.main), 'document');
  // A spreadsheet or slides.
  if (!document) throw new RefusedFile('only_pdf');
  const partOf = (kind: string, element: string) => {
    const path = [...file.relationsOf(file.main).values()].find((candidate) => candidate.kind === kind)?.path;
    return path ? { path, root: childOf(parse(path), element) } : {};
  };
  const links = new Set<string>();
  const notes: string[] = [];
  let unreadDocuments = 0;
  /** Parts and notes already read. Each is read once however often it is shown, or a small file could take any time. */
  const known = new Set<string>();
  const isFirst = (key: string) => known.size < known.add(key).size;
  const marks = createListMarks(partOf('numbering', 'numbering').root);
  const styles = readStyleSheet(partOf('styles', 'styles').root);
  /** Footnotes and endnotes with their part, by the name of their references. */
  const noteParts = new Map<string, { readonly path: string; readonly note: XmlElement }>(
    ['footnote', 'endnote'].flatMap((kind) => {
      const { path = '', root } = partOf(`${kind}s`, `${kind}s`);
      const all = (root?.children ?? []).filter(({ name }) => name === kind);
      return all.map((note) => [`${kind}Reference ${note.attributes['id'] ?? ''}`, { path, note }] as const);
    }),
  );

  const contextOf = (path: string): WordContext => {
    const context: WordContext = {
      styles,
      marks,
      boxes: [],
      notes,
      links,
      addressOf: (id) => addressOf(file.relationsOf(path).get(id)),
      drawingOf: (id) => {
        const part = pathOf(path, id);
        return isFirst(part) ? parse(part) : undefined;
      },
      chunkOf: (id) => {
        const part = pathOf(path, id);
        const bytes = file.bytesOf(part);
        if (bytes && !isFirst(part)) return undefined;
        const chunk = bytes && readChunk(bytes);
        unreadDocuments += chunk ? (chunk.unreadDocuments ?? 0) : 1;
        return chunk;
      },
      readBlocks: (story) => readWordBlocks(story, context),
      // A note has no notes of its own.
      noteOf: ({ name, attributes }) => {
        const reference = `${name} ${attributes['id'] ?? ''}`;
        const part = noteParts.get(reference);
        return !part || part.path === path || !isFirst(reference) ? [] : readStory(part.path, part.note);
      },
    };
    return context;
  };
  const readStory = (path: string, root: XmlElement | undefined): FlowBlock[] => {
    // A link without text, such as that of a picture.
    for (const relation of isFirst(`links of ${path}`) ? file.relationsOf(path).values() : [])
      if (addressOf(relation)) links.add(relation.address);
    return root ? readWordBlocks(root, contextOf(path)) : [];
  };

  const body = readStory(file.main, childOf(document, 'body'));
  const alternates = toggleOf(partOf('settings', 'settings').root, 'evenAndOddHeaders') ?? false;
  const repeated = (kind: 'header' | 'footer') => {
    const paths = new Set(shownOn(document, kind, alternates).map((id) => pathOf(file.main, id)));
    return eachOnce([...paths].flatMap((path) => (path === '' ? [] : [readStory(path, parse(path))])));
  };
  const photo = () => {
    const relations = [...file.relationsOf(file.main).values()];
    const paths = relations.filter(({ kind, path }) => kind === 'image' && path !== '').map(({ path }) => path);
    for (const path of paths.slice(0, MAX_PICTURES)) {
      const picture = photoOf(file.pictureOf(path, PHOTO_BYTES) ?? new Uint8Array());
      if (picture !== undefined) return picture;
    }
    return undefined;
  };
  const [header, footer] = [repeated('header'), repeated('footer')];
  return { header, body, footer, links: [...links], notes, unreadDocuments, photo };
}

/** Returns the address of a hyperlink relation, otherwise undefined. */
const addressOf = (relation: Relation | undefined) =>
  relation?.kind === 'hyperlink' ? relation.address || undefined : undefined;

/** Returns the ids of the headers or footers that some page shows, each once. First and even pages may differ. */
function shownOn(document: XmlElement, kind: 'header' | 'footer', alternates: boolean): string[] {
  const shown = sectionsOf(document).flatMap((section) =>
    section.children.filter(({ name, attributes }) => {
      if (name !== `${kind}Reference`) return false;
      if (attributes['type'] === 'first') return toggleOf(section, 'titlePg') ?? false;
      return attributes['type'] !== 'even' || alternates;
    }),
  );
  return [...new Set(shown.map(({ attributes }) => attributes['id'] ?? ''))];
}

const sectionsOf = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) => (child.name === 'sectPr' ? [child] : sectionsOf(child)));
