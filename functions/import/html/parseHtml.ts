import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { MarkupNode } from '../../../shared/html/readHtml.ts';

type ParsedNode = DefaultTreeAdapterTypes.Node;

/** A page as its reader asks about it, parsed as browsers do. */
export const parseHtml = (html: string): MarkupNode => new PageNode(parse(html), null);

class PageNode implements MarkupNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly parentNode: MarkupNode | null;
  readonly #node: ParsedNode;
  #childNodes: readonly MarkupNode[] | undefined;

  constructor(node: ParsedNode, parentNode: MarkupNode | null) {
    this.#node = node;
    this.parentNode = parentNode;
    this.nodeName = node.nodeName;
    this.nodeValue = 'value' in node ? node.value : null;
  }

  get childNodes(): readonly MarkupNode[] {
    const children = 'childNodes' in this.#node ? this.#node.childNodes : [];
    this.#childNodes ??= children.map((child) => new PageNode(child, this));
    return this.#childNodes;
  }

  getAttribute(name: string): string | null {
    const attributes = 'attrs' in this.#node ? this.#node.attrs : [];
    return attributes.find((attribute) => attribute.name === name)?.value ?? null;
  }
}
