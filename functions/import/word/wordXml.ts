import { parseUntrustedXml } from '../file/untrustedXml.ts';

/** An element of WordprocessingML, without its prefix; texts alone stand in it, or elements. */
export interface WordElement {
  readonly name: string;
  /** By name without prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: WordElement[];
  text: string;
}

/** Word's own vocabulary, as files have it and as the strict form of the standard does. */
const isWordNamespace = (uri: string) =>
  uri === 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' ||
  uri === 'http://purl.oclc.org/ooxml/wordprocessingml/main';

/** Elements that hold letters: those of Word, of drawings and formulas, of charts. */
const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['t', 'instrText', '*t', '*v']);

/**
 * Reads a part. Elements of other vocabularies keep their name with a `*` before it, so that what is drawn is not
 * taken for text. Throws as {@link parseUntrustedXml}.
 */
export function parseWordXml(xml: string): WordElement {
  const root: WordElement = { name: '', attributes: {}, children: [], text: '' };
  return parseUntrustedXml<WordElement>(xml, root, {
    open({ local, uri }, attributes, parent) {
      const own = Object.fromEntries(attributes.map((attribute) => [attribute.local, attribute.value]));
      const element = { name: isWordNamespace(uri) ? local : `*${local}`, attributes: own, children: [], text: '' };
      parent.children.push(element);
      return element;
    },
    text(text, parent) {
      if (TEXT_ELEMENTS.has(parent.name)) parent.text += text;
    },
  });
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
