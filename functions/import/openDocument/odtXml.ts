import { parseUntrustedXml, type XmlElement } from '../file/untrustedXml.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

const ODF = 'urn:oasis:names:tc:opendocument:xmlns:';
/** Namespaces that are read, by their address, whatever prefix a file uses. */
const PREFIXES: Readonly<Record<string, string>> = {
  [`${ODF}office:1.0`]: 'office',
  [`${ODF}text:1.0`]: 'text',
  [`${ODF}table:1.0`]: 'table',
  [`${ODF}style:1.0`]: 'style',
  [`${ODF}drawing:1.0`]: 'draw',
  [`${ODF}xsl-fo-compatible:1.0`]: 'fo',
  [`${ODF}svg-compatible:1.0`]: 'svg',
  'http://www.w3.org/1999/xlink': 'xlink',
};

/** Parses a part of an OpenDocument file; names have their usual prefix (`text:p`). Throws like parseUntrustedXml. */
export const parseOdtXml = (xml: string): XmlElement =>
  parseUntrustedXml(xml, (uri, local) => `${ownProperty(PREFIXES, uri) ?? '*'}:${local}`);

/** Returns the first element of this name at any depth. */
export function findElement({ children }: XmlElement, name: string): XmlElement | undefined {
  for (const child of children) {
    const match = child.name === name ? child : findElement(child, name);
    if (match) return match;
  }
  return undefined;
}
