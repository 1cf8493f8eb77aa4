/** An expression of CloudWatch's metric maths. */
export type MathNode =
  | { readonly type: 'number' }
  | { readonly type: 'string' }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'array'; readonly items: readonly MathNode[] }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly MathNode[] }
  | { readonly type: 'negative'; readonly of: MathNode }
  | { readonly type: 'binary'; readonly operator: string; readonly sides: readonly [MathNode, MathNode] };

/** An expression that CloudWatch would not read or calculate; the text says why. */
export class MetricMathError extends Error {
  override readonly name = 'MetricMathError';
}

/** Operators by how tightly they bind, loosest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['||', 'OR'],
  ['&&', 'AND'],
  ['==', '!=', '<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];

const TOKEN = /\s*(\d+(?:\.\d+)?|'[^']*'|"[^"]*"|[A-Za-z_]\w*|==|!=|<=|>=|&&|\|\||[-+*/^<>()[\],])/y;

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const start = TOKEN.lastIndex;
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new MetricMathError(`"${text.slice(start).trim()[0]}" begins nothing that is known`);
    tokens.push(token);
  }
  return tokens;
}

/** Reads an expression. Throws a {@link MetricMathError} if it is not one. */
export function parseMetricMath(text: string): MathNode {
  const tokens = tokenize(text);
  let position = 0;
  const take = (token: string): boolean => {
    if (tokens[position] !== token) return false;
    position += 1;
    return true;
  };
  const expect = (token: string) => {
    if (!take(token)) throw new MetricMathError(`"${token}" is missing before "${tokens[position] ?? 'the end'}"`);
  };
  const list = (end: string): MathNode[] => {
    const items: MathNode[] = [];
    if (take(end)) return items;
    do items.push(level(0));
    while (take(','));
    expect(end);
    return items;
  };
  const level = (depth: number): MathNode => {
    const operators = LEVELS[depth];
    if (!operators) return unary();
    let left = level(depth + 1);
    for (
      let operator = tokens[position];
      operator !== undefined && operators.includes(operator);
      operator = tokens[position]
    ) {
      position += 1;
      left = { type: 'binary', operator, sides: [left, level(depth + 1)] };
    }
    return left;
  };
  const unary = (): MathNode => (take('-') ? { type: 'negative', of: unary() } : single());
  const single = (): MathNode => {
    const token = tokens[position];
    if (token === undefined) throw new MetricMathError('it ends too early');
    position += 1;
    if (token === '(') {
      const inner = level(0);
      expect(')');
      return inner;
    }
    if (token === '[') return { type: 'array', items: list(']') };
    if (/^\d/.test(token)) return { type: 'number' };
    if (/^['"]/.test(token)) return { type: 'string' };
    if (!/^\w/.test(token)) throw new MetricMathError(`"${token}" stands where a value should`);
    return take('(') ? { type: 'call', name: token, args: list(')') } : { type: 'name', name: token };
  };
  const whole = level(0);
  if (position < tokens.length) throw new MetricMathError(`"${tokens[position]}" follows what is already whole`);
  return whole;
}
