import { TypeFlags, type Checker, type Type, type UnionType } from 'typescript/unstable/sync';
import {
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isComputedPropertyName,
  isDeleteExpression,
  isElementAccessExpression,
  isNonNullExpression,
  isParenthesizedExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import { SyntaxKind, type Expression, type Node, type SourceFile } from 'typescript/unstable/ast';
import { describeNode, type FoundInSource, type SourceProject } from './sourceProject.ts';

/** What is asked, and what it is asked for. */
interface Lookup {
  readonly node: Node;
  readonly table: Node;
  readonly key: Expression;
}

const ANY_TEXT =
  TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping | TypeFlags.Any | TypeFlags.Unknown;

/**
 * The look-ups `table[key]`, `key in table` and `{ [key]: name } = table` in a project's
 * wanted sources where the key's type is any text. They find what every object has besides its own
 * (`constructor`, `__proto__`), so whoever chooses the key chooses that. A cast of the key says nothing. Not found are
 * keys of a union, template literals (and their types) with a sign that no such name has, `Dictionary` and the
 * environment.
 */
export function findUnsafeLookups(
  { files, checker }: SourceProject,
  isWanted: (file: string) => boolean,
): FoundInSource[] {
  const lookups = files(isWanted).flatMap(lookupsIn);
  // One question for all of them: each is a message to the compiler's process.
  const keys = checker.getTypeAtLocation(lookups.map(({ key }) => key));
  const unsure = lookups.filter((_, index) => isAnyText(keys[index], checker));
  const tables = checker.getTypeAtLocation(unsure.map(({ table }) => table));
  return unsure.filter((_, index) => !hasNoPrototype(tables[index], checker)).map(({ node }) => describeNode(node));
}

function lookupsIn(file: SourceFile): Lookup[] {
  const found: Lookup[] = [];
  const add = (node: Node, table: Node, key: Expression) => {
    const bare = withoutCasts(key);
    if (!isFixed(bare)) found.push({ node, table, key: bare });
  };
  const visit = (node: Node): void => {
    // Taking away is done to a table's own alone.
    if (isElementAccessExpression(node) && !isDeleteExpression(node.parent))
      add(node, node.expression, node.argumentExpression);
    else if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword)
      add(node, node.right, node.left);
    else if (isBindingElement(node) && node.propertyName && isComputedPropertyName(node.propertyName))
      add(node, node.parent, node.propertyName.expression);
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}

function withoutCasts(key: Expression): Expression {
  return isAsExpression(key) || isNonNullExpression(key) || isParenthesizedExpression(key)
    ? withoutCasts(key.expression)
    : key;
}

/** Names of what every object has are of letters and low lines alone. */
const NO_SUCH_NAME = /[^\w$]/;

const isFixed = (key: Expression) =>
  isTemplateExpression(key) &&
  [key.head, ...key.templateSpans.map(({ literal }) => literal)].some(({ text }) => NO_SUCH_NAME.test(text));

function isAnyText(type: Type | undefined, checker: Checker): boolean {
  if (!type) return true;
  if ((type.flags & TypeFlags.Union) !== 0)
    return ((type as UnionType).getTypes() ?? []).some((one) => isAnyText(one, checker));
  if ((type.flags & TypeFlags.TypeParameter) !== 0) {
    const bound = checker.getBaseConstraintOfType(type);
    return bound !== undefined && bound.id !== type.id && isAnyText(bound, checker);
  }
  if (type.isTemplateLiteralType() && type.texts.some((text) => NO_SUCH_NAME.test(text))) return false;
  return (type.flags & ANY_TEXT) !== 0;
}

/** Whether a table is a `Dictionary` of shared/platform/ownProperty.ts, or the environment, whose names are our own. */
const hasNoPrototype = (type: Type | undefined, checker: Checker) =>
  type !== undefined &&
  (checker.typeToString(type) === 'ProcessEnv' ||
    checker.getPropertiesOfType(type).some(({ name }) => name.includes('WITHOUT_PROTOTYPE')));
