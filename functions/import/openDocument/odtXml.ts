import { SaxesParser } from 'saxes';

/** An element of OpenDocument, by its usual prefix (`text:p`), with texts and elements as they follow each other. */
export interface OdtElement {
  readonly name: string;
  /** By name with its usual prefix (`fo:font-weight`). */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (OdtElement | string)[];
}

/** Elements within elements: more are in no file that a text processor writes. */
const MAX_DEPTH = 400;

const ODF = 'urn:oasis:names:tc:opendocument:xmlns:';
/** Vocabularies that are read, by their address; whatever prefix a file gives them. */
const PREFIXES: Readonly<Record<string, string>> = {
  [`${ODF}office:1.0`]: 'office',
  [`${ODF}text:1.0`]: 'text',
  [`${ODF}table:1.0`]: 'table',
  [`${ODF}style:1.0`]: 'style',
  [`${ODF}drawing:1.0`]: 'draw',
  [`${ODF}xsl-fo-compatible:1.0`]: 'fo',
  'http://www.w3.org/1999/xlink': 'xlink',
};

const nameOf = (uri: string, local: string) => `${PREFIXES[uri] ?? '*'}:${local}`;

/**
 * Reads a part of an OpenDocument file. A document type, which could define entities, is refused, and nothing outside
 * is ever read. Throws where the XML is not well formed.
 */
export function parseOdtXml(xml: string): OdtElement {
  const root: OdtElement = { name: '', attributes: {}, children: [] };
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
    const own = Object.fromEntries(
      Object.values(attributes).map((attribute) => [nameOf(attribute.uri, attribute.local), attribute.value]),
    );
    const element: OdtElement = { name: nameOf(uri, local), attributes: own, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    open.at(-1)?.children.push(text);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return root;
}

export const elementsOf = ({ children }: OdtElement): OdtElement[] =>
  children.filter((child) => typeof child !== 'string');

/** The first element of that name anywhere below. */
export function findElement(element: OdtElement, name: string): OdtElement | undefined {
  for (const child of elementsOf(element)) {
    const found = child.name === name ? child : findElement(child, name);
    if (found) return found;
  }
  return undefined;
}
