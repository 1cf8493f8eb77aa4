import { longYear } from './datePoint.ts';
import type { DateToken } from './tokens.ts';

const [FIRST_YEAR, LAST_YEAR] = [1900, 2099];
/** Maximum number of spaces between the parts of a date. */
const MAX_SPACES = 9;
const HYPHENS = /^[-\u2010\u2011]$/;
const ORDINAL_ENDING = /^(?:st|nd|rd|th|er|º|ª)$/;

/** Says what single tokens are and how they follow each other; places are indexes of tokens. */
export class TokenReader {
  protected readonly tokens: readonly DateToken[];

  constructor(tokens: readonly DateToken[]) {
    this.tokens = tokens;
  }

  /** The year that a token is, in four figures. */
  yearAt(index: number): number | undefined {
    const { kind, text } = this.tokens[index] ?? {};
    const year = kind === 'number' && text?.length === 4 ? Number(text) : 0;
    return year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
  }

  /** The year that a token is in two figures. */
  shortYear(index: number): number | undefined {
    const { kind, text = '' } = this.tokens[index] ?? {};
    return kind === 'number' && text.length === 2 ? longYear(Number(text)) : undefined;
  }

  /** A day or a month. */
  small(index: number): number | undefined {
    const { kind, text = '' } = this.tokens[index] ?? {};
    return kind === 'number' && text.length <= 2 ? Number(text) : undefined;
  }

  /** The year that a token is in one figure. */
  figure(index: number): number | undefined {
    return this.text(index).length === 1 ? this.small(index) && 2000 + Number(this.text(index)) : undefined;
  }

  text = (index: number): string => this.tokens[index]?.text ?? '';

  isOrdinalEnding = (index: number): boolean => ORDINAL_ENDING.test(this.text(index)) && this.isTight(index);

  isSign(index: number, sign: string): boolean {
    const token = this.tokens[index];
    return token?.kind === 'sign' && token.text === sign;
  }

  /** Returns whether a token touches the one before it. */
  isTight = (index: number): boolean => this.tokens[index]?.from === this.tokens[index - 1]?.to;

  isNear = (index: number): boolean =>
    (this.tokens[index]?.from ?? Infinity) - (this.tokens[index - 1]?.to ?? 0) <= MAX_SPACES;

  /** Whether a sign joins the numbers of a date, with at most one space on either side; a longer dash does not. */
  isJoint(index: number, signs: RegExp, isTight = false): boolean {
    const token = this.tokens[index];
    const [before, behind] = [this.tokens[index - 1], this.tokens[index + 1]];
    if (token?.kind !== 'sign' || !signs.test(token.text) || !behind || !before) return false;
    if (token.text === '-' && !HYPHENS.test(token.raw)) return false;
    const spaces = Math.max(token.from - before.to, behind.from - token.to);
    return spaces <= (isTight ? 0 : 1) && (!isTight || behind.kind === 'number');
  }
}
