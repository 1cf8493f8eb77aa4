/** A metric filter's pattern for lines of JSON, read. */
export type FilterNode =
  | { readonly type: 'and' | 'or'; readonly parts: readonly FilterNode[] }
  | { readonly type: 'compare'; readonly path: string; readonly sign: CompareSign; readonly value: string | number }
  | { readonly type: 'is'; readonly path: string; readonly what: 'NULL' | 'TRUE' | 'FALSE' | 'NOT EXISTS' };

export type CompareSign = '=' | '!=' | '<' | '>' | '<=' | '>=';

/** CloudWatch answers it with "Invalid metric filter pattern" and says no more. */
export class FilterPatternError extends Error {
  override readonly name = 'FilterPatternError';
}

const TOKEN = new RegExp(
  String.raw`\s*(` +
    [
      String.raw`\$(?:\.[A-Za-z_]\w*|\[\d+\]|\['[^']*'\])+`,
      String.raw`"[^"]*"`,
      String.raw`-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?`,
      String.raw`&&|\|\||!=|<=|>=|[=<>(){}]`,
      String.raw`[\w*.-]+`,
    ].join('|') +
    ')',
  'y',
);
const SIGNS: readonly string[] = ['=', '!=', '<', '>', '<=', '>='] satisfies CompareSign[];
const isSign = (token: string): token is CompareSign => SIGNS.includes(token);

/**
 * Reads a pattern such as `{ ($.status >= 500) && ($.code != "off") }` ("Filter pattern syntax", CloudWatch Logs;
 * regular expressions are not read). Throws a {@link FilterPatternError} where CloudWatch would take none of it.
 */
export function parseFilterPattern(text: string): FilterNode {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const start = TOKEN.lastIndex;
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new FilterPatternError(`"${text.slice(start).trim()}" begins nothing that is known`);
    tokens.push(token);
  }
  const next = (wanted?: string): string => {
    const token = tokens.shift();
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new FilterPatternError(`${token ?? 'the end'} stands where ${wanted ?? 'a term'} should`);
    return token;
  };
  const joined = (sign: '||' | '&&', type: 'or' | 'and', part: () => FilterNode): FilterNode => {
    const parts = [part()];
    while (tokens[0] === sign) {
      next();
      parts.push(part());
    }
    return parts.length === 1 ? (parts[0] as FilterNode) : { type, parts };
  };
  const either = (): FilterNode => joined('||', 'or', () => joined('&&', 'and', term));
  const term = (): FilterNode => {
    const token = next();
    if (token === '(') {
      const inner = either();
      next(')');
      return inner;
    }
    if (!token.startsWith('$')) throw new FilterPatternError(`${token} is no field: one begins with $.`);
    const sign = next();
    if (sign === 'IS') return { type: 'is', path: token, what: state(next()) };
    if (sign === 'NOT') return { type: 'is', path: token, what: state(`NOT ${next('EXISTS')}`) };
    if (!isSign(sign)) throw new FilterPatternError(`${sign} compares nothing`);
    return { type: 'compare', path: token, sign, value: valueOf(next(), sign) };
  };
  next('{');
  const whole = either();
  next('}');
  if (tokens.length > 0) throw new FilterPatternError(`${tokens.join(' ')} follows the last brace`);
  return whole;
}

function state(word: string): 'NULL' | 'TRUE' | 'FALSE' | 'NOT EXISTS' {
  if (word === 'NULL' || word === 'TRUE' || word === 'FALSE' || word === 'NOT EXISTS') return word;
  throw new FilterPatternError(`${word} is no state of a field`);
}

function valueOf(token: string, sign: CompareSign): string | number {
  const number = Number(token);
  if (!Number.isNaN(number)) return number;
  if (sign !== '=' && sign !== '!=') throw new FilterPatternError(`${sign} compares numbers, not ${token}`);
  if (/^"[^"]*"$/.test(token)) return token.slice(1, -1);
  if (/^[\w*.-]+$/.test(token)) return token;
  throw new FilterPatternError(`${token} is no value`);
}
