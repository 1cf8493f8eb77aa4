import { PHOTO_BYTES } from '../../../shared/resume/photo.ts';
import { photoOf } from '../../../shared/resume/photoFiles.ts';
import { eachOnce, type FlowBlock, type FlowDocument } from '../page/blocks.ts';
import { RefusedFile } from '../page/refusedFile.ts';
import type { OfficePackage } from './officePackage.ts';
import { readWordBlocks } from './wordBlocks.ts';
import type { WordContext } from './wordContext.ts';
import { createListMarks } from './wordNumbering.ts';
import { readStyleSheet } from './wordStyleSheet.ts';
import type { XmlElement } from '../file/untrustedXml.ts';
import { childOf, parseWordXml, toggleOf } from './wordXml.ts';

/** Pictures that are looked at: ours have a photograph and a code. */
const MAX_PICTURES = 4;

/** Reads a document of another format that stands within a Word file; undefined where it is none that is read. */
export type ReadChunk = (bytes: Uint8Array) => FlowDocument | undefined;

/**
 * The text of a Word file in the order it is read: headers, body with its text boxes, footers; each part is found by
 * its relation, whatever it is called. Throws where a part is no XML, or the document is none of Word's.
 */
export function readWordDocument(file: OfficePackage, readChunk: ReadChunk): FlowDocument {
  const parse = (path: string) => {
    const xml = file.textOf(path);
    return xml === undefined ? undefined : parseWordXml(xml);
  };
  /** The part that an id of another part leads to; empty where it leads to none. */
  const pathOf = (path: string, id: string) => {
    const relation = file.relationsOf(path).get(id);
    return relation && 'path' in relation ? relation.path : '';
  };
  const document = childOf(parse(file.main), 'document');
  // A table of Excel, or slides.
  if (!document) throw new RefusedFile('only_pdf');
  const partOf = (kind: string, element: string) => {
    const relation = [...file.relationsOf(file.main).values()].find((candidate) => candidate.kind === kind);
    return relation && 'path' in relation ? { path: relation.path, root: childOf(parse(relation.path), element) } : {};
  };
  const links = new Set<string>();
  const notes: string[] = [];
  let unreadDocuments = 0;
  /** What has been read: a part or a note that many places show is text once, or a small file takes any time. */
  const known = new Set<string>();
  const isFirst = (key: string) => known.size < known.add(key).size;
  const marks = createListMarks(partOf('numbering', 'numbering').root);
  const styles = readStyleSheet(partOf('styles', 'styles').root);
  const notesOf = (kind: 'footnote' | 'endnote') => {
    const { path, root } = partOf(`${kind}s`, `${kind}s`);
    const all = (root?.children ?? []).filter(({ name }) => name === kind);
    return { path, notes: new Map(all.map((note) => [note.attributes['id'] ?? '', note])) };
  };
  const noteParts = { footnote: notesOf('footnote'), endnote: notesOf('endnote') };

  const contextOf = (path: string): WordContext => {
    const context: WordContext = {
      styles,
      marks,
      boxes: [],
      notes,
      links,
      addressOf: (id) => {
        const relation = file.relationsOf(path).get(id);
        return relation && 'address' in relation && relation.kind === 'hyperlink' ? relation.address : undefined;
      },
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
      noteOf: (kind, id) => {
        const { path: of, notes: byId } = noteParts[kind];
        const note = byId.get(id);
        return of === undefined || of === path || !note || !isFirst(`${kind} ${id}`) ? [] : readStory(of, note);
      },
    };
    return context;
  };
  const readStory = (path: string, root: XmlElement | undefined): FlowBlock[] => {
    // A link that no text of its own has, as that of a picture.
    for (const relation of isFirst(`links of ${path}`) ? file.relationsOf(path).values() : [])
      if ('address' in relation && relation.kind === 'hyperlink') links.add(relation.address);
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
    const paths = relations.flatMap((each) => (each.kind === 'image' && 'path' in each ? [each.path] : []));
    for (const path of paths.slice(0, MAX_PICTURES)) {
      const picture = photoOf(file.pictureOf(path, PHOTO_BYTES) ?? new Uint8Array());
      if (picture !== undefined) return picture;
    }
    return undefined;
  };
  const [header, footer] = [repeated('header'), repeated('footer')];
  return { header, body, footer, links: [...links], notes, unreadDocuments, photo };
}

/** Ids of the headers or footers that some page shows, each once; first and even pages may have none of their own. */
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
