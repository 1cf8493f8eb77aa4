import { SaxesParser } from 'saxes';

/** An element of WordprocessingML, without its prefix; texts alone stand in it, or elements. */
export interface WordElement {
  readonly name: string;
  /** By name without prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: WordElement[];
  text: string;
}

/** Elements within elements: more are in no file that Word writes. */
const MAX_DEPTH = 400;

/** Word's own vocabulary, as files have it and as the strict form of the standard does. */
const isWordNamespace = (uri: string) =>
  uri === 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' ||
  uri === 'http://purl.oclc.org/ooxml/wordprocessingml/main';

/**
 * Reads a part. Elements of other vocabularies keep their name with a `*` before it, so that what is drawn is not
 * taken for text. Nothing outside is ever read, and a document type, which could define entities, is refused: the
 * format has none. Throws where the XML is not well formed.
 */
export function parseWordXml(xml: string): WordElement {
  const root: WordElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length > MAX_DEPTH) throw new Error('too deep');
    const own = Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.local, attribute.value]));
    const element = { name: isWordNamespace(uri) ? local : `*${local}`, attributes: own, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last?.name === 't' || last?.name === 'instrText') last.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return root;
}

export const childOf = (element: WordElement | undefined, name: string): WordElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The value of a property that is on or off; undefined where it is not said. */
export function toggleOf(properties: WordElement | undefined, name: string): boolean | undefined {
  const value = childOf(properties, name);
  return value === undefined ? undefined : !['0', 'false', 'off', 'none'].includes(value.attributes['val'] ?? '');
}

export const valueOf = (properties: WordElement | undefined, name: string): string | undefined =>
  childOf(properties, name)?.attributes['val'];
