import type { TreeElement } from '../document/tree.ts';
import type { Block } from './units.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/**
 * Returns whether the units of a block from `unit` on have the same distances as before: they and the elements around
 * them are the same, and the part before them has as many units and the same attributes, whatever its text.
 */
export function isSameFrom(before: Block, after: Block, unit: number): boolean {
  if (before.element === after.element) return before.from === after.from;
  if (before.from !== after.from || before.to !== after.to || !isSameKind(before.element, after.element)) return false;
  // The part before the unit only has its place in the page.
  if (after.to <= unit) return true;
  const parts = after.blocks;
  return (
    parts.length > 0 &&
    parts.length === before.blocks.length &&
    parts.every((part, index) => isSameFrom(before.blocks[index] as Block, part, unit))
  );
}

/** Styles may tell parts by those beside them: by their kind, and by their number. */
export function isSameKind(before: TreeElement, after: TreeElement): boolean {
  const [earlier, later] = [Object.entries(before.attributes), after.attributes];
  return (
    before.tag === after.tag &&
    earlier.length === Object.keys(later).length &&
    earlier.every(([name, value]) => ownProperty(later, name) === value)
  );
}
