import { parseUntrustedXml, type XmlElement } from '../file/untrustedXml.ts';

/** Word's namespace, in its usual and its strict form. */
const isWordNamespace = (uri: string) =>
  uri === 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' ||
  uri === 'http://purl.oclc.org/ooxml/wordprocessingml/main';

/**
 * Parses a part; names have no prefixes. Elements of other namespaces keep their name after a `*`, so that drawings are
 * not taken for text. Throws as {@link parseUntrustedXml} does.
 */
export const parseWordXml = (xml: string): XmlElement =>
  parseUntrustedXml(
    xml,
    (uri, local) => (isWordNamespace(uri) ? local : `*${local}`),
    (_, local) => local,
  );

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** Returns the value of an on/off property; undefined if it is absent. */
export function toggleOf(properties: XmlElement | undefined, name: string): boolean | undefined {
  const value = childOf(properties, name);
  return value === undefined ? undefined : !['0', 'false', 'off', 'none'].includes(value.attributes['val'] ?? '');
}

export const valueOf = (properties: XmlElement | undefined, name: string): string | undefined =>
  childOf(properties, name)?.attributes['val'];
