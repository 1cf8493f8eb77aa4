import { ident, tokenize, tokenTypes } from 'css-tree';

/** Tokens that contain a name: after an at sign, before a bracket, after a number, or alone. */
const NAMED = new Set([tokenTypes.AtKeyword, tokenTypes.Function, tokenTypes.Dimension, tokenTypes.Ident]);
const AROUND_NAME = /^(@|[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?|)(.*?)(\(?)$/is;

/**
 * Returns CSS in which every name is written in one way: without needless escapes and in lower case (functions,
 * properties, at-rules, units, pseudo-classes, elements, keywords). Later checks then need not know that CSS reads
 * `VAR(` and `v\61r(` as `var(`. Names that a page defines keep their case: classes, ids, variables.
 */
export function normalizeNames(css: string): string {
  let out = '';
  let last = '';
  tokenize(css, (type, start, end) => {
    const source = css.slice(start, end);
    const token = NAMED.has(type) ? normalizeToken(source, last === '.') : source;
    out += token;
    last = source;
  });
  return out;
}

function normalizeToken(source: string, isClass: boolean): string {
  const [, before = '', written = '', after = ''] = AROUND_NAME.exec(source) ?? [];
  const name = ident.decode(written);
  return before + ident.encode(isClass || name.startsWith('--') ? name : name.toLowerCase()) + after;
}
