import { SaxesParser } from 'saxes';

/** Elements within elements: more are in no file that a text processor writes. */
const MAX_DEPTH = 400;

/** An element of a file's XML. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** Its own letters, and these with the elements between them, as they follow each other. */
  text: string;
  readonly content: (XmlElement | string)[];
}

/** What a format calls a name of a vocabulary, whatever prefix a file has for that. */
type NameOf = (uri: string, local: string) => string;

const createElement = (name: string, attributes: XmlElement['attributes']): XmlElement => ({
  name,
  attributes,
  children: [],
  text: '',
  content: [],
});

/**
 * Reads the XML of a stranger's file. Nothing outside is ever read, and a document type, which could define entities,
 * is refused: no format that is read has one. Throws where the XML is not well formed or too deep.
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
