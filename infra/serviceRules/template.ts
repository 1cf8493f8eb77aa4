/** A stack's template as CloudFormation gets it: JSON of many shapes; each rule knows those that it reads. */
export interface StackTemplate {
  readonly Description?: string;
  readonly Parameters?: Readonly<Record<string, unknown>>;
  readonly Resources: Readonly<Record<string, TemplateResource>>;
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: unknown } }>
  >;
}

export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: TemplateProperties;
}

export type TemplateProperties = Readonly<Record<string, unknown>>;

/** A fault that a service would refuse: the reason, and the logical id of the resource if one is at fault. */
export interface RuleFault {
  readonly resource?: string;
  readonly text: string;
}

/** One thing that a service checks when a resource is made, and that no schema knows. */
export interface ServiceRule {
  readonly id: string;
  /** What AWS would refuse without the rule, for a reader of docs/aws-checks.md. */
  readonly demands: string;
  /** How it was learned. */
  readonly source: string;
  readonly check: (template: StackTemplate) => readonly RuleFault[];
}

/** A check of each resource of a type by itself; it says what is wrong, a text each. */
export const eachResource =
  (type: string, faultsOf: (properties: TemplateProperties) => readonly string[]): ServiceRule['check'] =>
  ({ Resources }) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .flatMap(([resource, { Properties = {} }]) => faultsOf(Properties).map((text) => ({ resource, text })));

/** Names of functions whose value is known only when the stack is made; an object with one such key is a call. */
const INTRINSIC = /^(?:Ref|Fn::\w+)$/;

const isIntrinsic = (value: unknown): value is Readonly<Record<string, unknown>> => {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return keys.length === 1 && INTRINSIC.test(keys[0] ?? '');
};

/** A value of a template as text, with `unknown` in the place of what is known only when the stack is made. */
export function textOf(value: unknown, unknown: string): string {
  if (typeof value === 'string') return value;
  if (!isIntrinsic(value)) return JSON.stringify(value) ?? '';
  const join = value['Fn::Join'] as readonly [string, readonly unknown[]] | undefined;
  return join === undefined ? unknown : join[1].map((part) => textOf(part, unknown)).join(join[0]);
}

/** Characters that a name or an ARN may have at most, of those that our templates refer to. */
const LONGEST_REFERENCE = 140;

/**
 * Returns the greatest length of a value in characters: a value known only later counts as the longest possible name.
 */
export const longestOf = (value: unknown): number => textOf(value, 'x'.repeat(LONGEST_REFERENCE)).length;

/** The same for a whole structure written as JSON without spaces, which is how policies and variables are counted. */
export function longestJsonOf(value: unknown): number {
  if (isIntrinsic(value)) return longestOf(value) + 2;
  if (Array.isArray(value)) return 1 + value.reduce((sum: number, element) => sum + longestJsonOf(element) + 1, 0);
  if (typeof value === 'object' && value !== null)
    return 1 + Object.entries(value).reduce((sum, [key, member]) => sum + key.length + 4 + longestJsonOf(member), 0);
  return (JSON.stringify(value) ?? '').length;
}

/** Values at a path such as `Targets.*.Id`; `*` is every element of a list. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [first = '', ...rest] = path.split('.');
  const children =
    first === '*'
      ? Array.isArray(value)
        ? (value as unknown[])
        : []
      : [(value as Record<string, unknown> | undefined)?.[first]].filter((child) => child !== undefined);
  return rest.length === 0 ? children : children.flatMap((child) => valuesAt(child, rest.join('.')));
}
