import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { MarkupNode } from '../../../shared/html/readHtml.ts';

/** Parses a page as browsers do and returns its root. Each node has the properties that readers of nodes expect. */
export function parseHtml(html: string): MarkupNode {
  const page = parse(html);
  const nodes: DefaultTreeAdapterTypes.Node[] = [page];
  for (const node of nodes) {
    const childNodes = 'childNodes' in node ? node.childNodes : [];
    Object.assign(node, { childNodes, nodeValue: 'value' in node ? node.value : null, getAttribute });
    for (const child of childNodes) nodes.push(child);
  }
  return page as unknown as MarkupNode;
}

function getAttribute(this: Partial<DefaultTreeAdapterTypes.Element>, name: string): string | null {
  return this.attrs?.find((attribute) => attribute.name === name)?.value ?? null;
}
