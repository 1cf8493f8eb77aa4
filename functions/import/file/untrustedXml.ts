import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

/** Elements within elements: more are in no file that a text processor writes. */
const MAX_DEPTH = 400;

/** How a reader keeps what it meets: `open` makes an element within its parent, `text` adds letters to one. */
export interface XmlReader<Element> {
  readonly open: (tag: SaxesTagNS, attributes: readonly SaxesAttributeNS[], parent: Element) => Element;
  readonly text: (text: string, parent: Element) => void;
}

/**
 * Reads the XML of a stranger's file into `root`. Nothing outside is ever read, and a document type, which could define
 * entities, is refused: no format that is read has one. Throws where the XML is not well formed or too deep.
 */
export function parseUntrustedXml<Element>(xml: string, root: Element, reader: XmlReader<Element>): Element {
  const path = [root];
  const innermost = () => path.at(-1) ?? root;
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (path.length > MAX_DEPTH) throw new Error('too deep');
    path.push(reader.open(tag, Object.values(tag.attributes), innermost()));
  });
  parser.on('text', (text) => {
    reader.text(text, innermost());
  });
  parser.on('closetag', () => {
    path.pop();
  });
  parser.write(xml).close();
  return root;
}
