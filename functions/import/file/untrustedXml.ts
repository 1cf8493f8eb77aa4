import { SaxesParser } from 'saxes';

/** How deep elements may be nested; no text processor writes more. */
const MAX_DEPTH = 400;

/** An element of a file's XML. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** Its own text, and its text and child elements in order. */
  text: string;
  readonly content: (XmlElement | string)[];
}

/** Returns a format's name for a name of a namespace, whatever prefix the file uses. */
type NameOf = (uri: string, local: string) => string;

const createElement = (name: string, attributes: XmlElement['attributes']): XmlElement => ({
  name,
  attributes,
  children: [],
  text: '',
  content: [],
});

/**
 * Parses the XML of a stranger's file. Nothing external is read. A document type is refused, because it could define
 * entities, and no format that is read has one. Throws if the XML is malformed or too deep.
 */
export function parseUntrustedXml(xml: string, nameOf: NameOf, attributeOf: NameOf = nameOf): XmlElement {
  const root = createElement('', {});
  const path = [root];
  const innermost = () => path.at(-1) ?? root;
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (path.length > MAX_DEPTH) throw new Error('too deep');
    const namedAttributes = Object.values(attributes).map(
      (attribute) => [attributeOf(attribute.uri, attribute.local), attribute.value] as const,
    );
    const element = createElement(nameOf(uri, local), Object.fromEntries(namedAttributes));
    innermost().children.push(element);
    innermost().content.push(element);
    path.push(element);
  });
  parser.on('text', (text) => {
    innermost().text += text;
    innermost().content.push(text);
  });
  parser.on('closetag', () => {
    path.pop();
  });
  parser.write(xml).close();
  return root;
}
