import { parseUntrustedXml, type XmlElement } from '../file/untrustedXml.ts';

/** Word's own vocabulary, as files have it and as the strict form of the standard does. */
const isWordNamespace = (uri: string) =>
  uri === 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' ||
  uri === 'http://purl.oclc.org/ooxml/wordprocessingml/main';

/**
 * Reads a part, names without prefixes. Elements of other vocabularies keep their name with a `*` before it, so that
 * what is drawn is not taken for text. Throws as {@link parseUntrustedXml}.
 */
export const parseWordXml = (xml: string): XmlElement =>
  parseUntrustedXml(
    xml,
    (uri, local) => (isWordNamespace(uri) ? local : `*${local}`),
    (_, local) => local,
  );

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The value of a property that is on or off; undefined where it is not said. */
export function toggleOf(properties: XmlElement | undefined, name: string): boolean | undefined {
  const value = childOf(properties, name);
  return value === undefined ? undefined : !['0', 'false', 'off', 'none'].includes(value.attributes['val'] ?? '');
}

export const valueOf = (properties: XmlElement | undefined, name: string): string | undefined =>
  childOf(properties, name)?.attributes['val'];
