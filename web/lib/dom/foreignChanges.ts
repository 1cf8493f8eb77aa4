/**
 * React keeps the nodes that it made. Page translators, writing aids and other extensions replace or wrap its texts,
 * add nodes beside them, or remove them; React would then throw when it removes or inserts, and write where nobody sees
 * it (decision 96).
 */

/** Nodes that replaced React's texts on the page, with those texts in their order. */
const textsBehind = new WeakMap<Node, readonly Text[]>();
const coverOf = new WeakMap<Node, ChildNode>();

/** React leaves a property on every element and text that it made, except for an element's only text. */
const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** Puts the texts back that the same node covers. */
function uncover(text: Node): void {
  const cover = coverOf.get(text);
  const texts = cover && textsBehind.get(cover);
  if (!texts) return;
  textsBehind.delete(cover);
  for (const covered of texts) coverOf.delete(covered);
  cover.replaceWith(...texts);
}

/**
 * Lets React go on with a page that others change too, whatever they do: nothing throws, and a text that React changes
 * is put back in the place of what covered it, from where a translator takes it up again. Called once, before React
 * starts.
 */
export function guardAgainstForeignChanges(page: Node): void {
  // oxlint-disable-next-line typescript/unbound-method -- called for the node that they are asked of
  const { removeChild, insertBefore } = Node.prototype;
  const written = new MutationObserver((records) => records.forEach(({ target }) => uncover(target)));
  const placed = new MutationObserver((records) => records.forEach(note));

  /** Remembers what took the place of a text of React's that was taken out. */
  function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.isConnected || !isReacts(node)) continue;
      const cover = [...addedNodes, previousSibling, nextSibling].find((near) => near && !isReacts(near));
      if (!cover) continue;
      const others = textsBehind.get(cover) ?? [];
      textsBehind.set(cover, cover === nextSibling ? [node as Text, ...others] : [...others, node as Text]);
      coverOf.set(node, cover as ChildNode);
      written.observe(node, { characterData: true });
    }
  }

  /** Returns the child of `parent` around a node that others have wrapped or covered; none if it is gone. */
  function childAround(parent: Node, node: Node): Node | null {
    placed.takeRecords().forEach(note);
    uncover(node);
    let around: Node | null = node;
    while (around && around.parentNode !== parent) around = around.parentNode;
    return around;
  }

  Node.prototype.removeChild = function removeOwn<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isReacts(child)) return removeChild.call(this, child) as T;
    childAround(this, child);
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function insertOwn<T extends Node>(this: Node, added: T, before: Node | null): T {
    const isAway = before && before.parentNode !== this && isReacts(before);
    return insertBefore.call(this, added, isAway ? childAround(this, before) : before) as T;
  };
  placed.observe(page, { childList: true, subtree: true });
}
