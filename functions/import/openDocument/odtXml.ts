import { parseUntrustedXml } from '../file/untrustedXml.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** An element of OpenDocument, by its usual prefix (`text:p`), with texts and elements as they follow each other. */
export interface OdtElement {
  readonly name: string;
  /** By name with its usual prefix (`fo:font-weight`). */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (OdtElement | string)[];
}

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

const nameOf = (uri: string, local: string) => `${ownProperty(PREFIXES, uri) ?? '*'}:${local}`;

/** Reads a part of an OpenDocument file. Throws as {@link parseUntrustedXml}. */
export function parseOdtXml(xml: string): OdtElement {
  const root: OdtElement = { name: '', attributes: {}, children: [] };
  return parseUntrustedXml<OdtElement>(xml, root, {
    open({ local, uri }, attributes, parent) {
      const own = attributes.map((attribute) => [nameOf(attribute.uri, attribute.local), attribute.value] as const);
      const element = { name: nameOf(uri, local), attributes: Object.fromEntries(own), children: [] };
      parent.children.push(element);
      return element;
    },
    text(text, parent) {
      parent.children.push(text);
    },
  });
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
