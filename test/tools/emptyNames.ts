import type { Node } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isIdentifier,
  isParameterDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { describeNode, type FoundInSource, type SourceProject } from './sourceProject.ts';

/** They say where or which, and not what. */
const EMPTY = new Set(['at', 'own', 'one', 'found']);

/** The variables and parameters whose names do not say what they hold. Names of fields, which are data, may. */
export function findEmptyNames({ files }: SourceProject, isWanted: (file: string) => boolean): FoundInSource[] {
  const names: FoundInSource[] = [];
  const visit = (node: Node): void => {
    if (isVariableDeclaration(node) || isParameterDeclaration(node) || isBindingElement(node))
      if (node.name && isIdentifier(node.name) && EMPTY.has(node.name.text)) names.push(describeNode(node.name));
    node.forEachChild(visit);
  };
  for (const file of files(isWanted)) file.forEachChild(visit);
  return names;
}
