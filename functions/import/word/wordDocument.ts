import { PHOTO_BYTES } from '../../../shared/resume/photo.ts';
import { photoOf } from '../../../shared/resume/photoFiles.ts';
import { MAX_BLOCKS, OtherDocument, TooMuchText } from '../page/blockBuilder.ts';
import { eachOnce, type FlowBlock, type FlowDocument } from '../page/blocks.ts';
import { paragraphsOf } from '../page/layOutLines.ts';
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
  if (!document) throw new OtherDocument();
  const partOf = (kind: string, element: string) => {
    const relation = [...file.relationsOf(file.main).values()].find((candidate) => candidate.kind === kind);
    return relation && 'path' in relation ? { path: relation.path, root: childOf(parse(relation.path), element) } : {};
  };
  const links = new Set<string>();
  const notes: string[] = [];
  let [unreadDocuments, textsWithin] = [0, 0];
  /** Documents within it by their parts: one may stand in many places. */
  const chunks = new Map<string, FlowDocument | undefined>();
  const marks = createListMarks(partOf('numbering', 'numbering').root);
  const styles = readStyleSheet(partOf('styles', 'styles').root);
  const noteParts = { footnote: partOf('footnotes', 'footnotes'), endnote: partOf('endnotes', 'endnotes') };

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
      drawingOf: (id) => parse(pathOf(path, id)),
      chunkOf: (id) => {
        const part = pathOf(path, id);
        const bytes = file.bytesOf(part);
        if (bytes && !chunks.has(part)) chunks.set(part, readChunk(bytes));
        const chunk = chunks.get(part);
        unreadDocuments += chunk ? (chunk.unreadDocuments ?? 0) : 1;
        textsWithin += chunk ? paragraphsOf(chunk.body).length + chunk.links.length + (chunk.notes?.length ?? 0) : 0;
        if (textsWithin > MAX_BLOCKS) throw new TooMuchText();
        return chunk;
      },
      readBlocks: (story) => readWordBlocks(story, context),
      // A note has no notes of its own.
      noteOf: (kind, id) => {
        const { path: of, root } = noteParts[kind];
        const note = root?.children.find((child) => child.name === kind && child.attributes['id'] === id);
        return of === undefined || of === path || !note ? [] : readStory(of, note);
      },
    };
    return context;
  };
  const readStory = (path: string, root: XmlElement | undefined): FlowBlock[] => {
    // A link that no text of its own has, as that of a picture.
    for (const relation of file.relationsOf(path).values())
      if ('address' in relation && relation.kind === 'hyperlink') links.add(relation.address);
    return root ? readWordBlocks(root, contextOf(path)) : [];
  };

  const body = readStory(file.main, childOf(document, 'body'));
  const alternates = toggleOf(partOf('settings', 'settings').root, 'evenAndOddHeaders') ?? false;
  const repeated = (kind: 'header' | 'footer') =>
    eachOnce(
      shownOn(document, kind, alternates)
        .map((id) => pathOf(file.main, id))
        .flatMap((path) => (path === '' ? [] : [readStory(path, parse(path))])),
    );
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
