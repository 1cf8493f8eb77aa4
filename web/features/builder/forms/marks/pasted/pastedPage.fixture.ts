import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { withoutStyles, type PastedNode } from './pastedHtml.ts';

/** A copied page as the reader asks about it, for tests that have no browser. */
export function parseWithoutBrowser(html: string): PastedNode {
  const body = findBody(parse(withoutStyles(html)));
  if (!body) throw new Error('a page has a body');
  return toPastedNode(body, null);
}

function findBody(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node | undefined {
  if (node.nodeName === 'body') return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = findBody(child);
    if (found) return found;
  }
  return undefined;
}

function toPastedNode(node: DefaultTreeAdapterTypes.Node, parentNode: PastedNode | null): PastedNode {
  const childNodes: PastedNode[] = [];
  const made: PastedNode = {
    nodeName: node.nodeName.startsWith('#') ? node.nodeName : node.nodeName.toUpperCase(),
    nodeValue: 'value' in node ? node.value : null,
    get textContent() {
      return 'value' in node ? node.value : childNodes.map(({ textContent }) => textContent).join('');
    },
    parentNode,
    childNodes,
    ...('attrs' in node && {
      getAttribute: (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value ?? null,
    }),
  };
  for (const child of 'childNodes' in node ? node.childNodes : []) childNodes.push(toPastedNode(child, made));
  return made;
}
