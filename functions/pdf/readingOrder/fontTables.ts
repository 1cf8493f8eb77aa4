/** The highest two-byte code. */
const MAX_CODE = 0xffff;

/** Extends a list to a length with blanks. */
export function fillUpTo<T>(list: T[], length: number, blank: T): void {
  while (list.length < length) list.push(blank);
}

/** Reads the texts by code from a font's ToUnicode map; empty for codes without text. */
export function readUnicodeMap(source: string): string[] {
  const texts: string[] = [];
  const put = (code: number, text: string) => {
    if (code > MAX_CODE) return;
    fillUpTo(texts, code, '');
    texts[code] = text;
  };
  const values = new HexValues(source);
  for (let position = source.indexOf(TABLE); position >= 0; position = source.indexOf(TABLE, values.end)) {
    const isRange = source.startsWith('range', position + TABLE.length);
    values.enter(position);
    while (values.next()) {
      const from = values.number;
      if (!values.next()) break;
      if (!isRange) {
        put(from, values.text());
        continue;
      }
      const to = Math.min(values.number, MAX_CODE);
      if (!values.next()) break;
      for (let code = from; code <= to; code += 1) put(code, String.fromCharCode(values.number + code - from));
    }
  }
  return texts;
}

const TABLE = 'beginbf';
const TABLE_END = 'endbf';

/** Reads values like `<05D0>` of a table one by one. */
class HexValues {
  readonly #source: string;
  #from = 0;
  #to = 0;
  /** The end of the table. */
  end = 0;
  /** The last value; of a long one, its last four digits. */
  number = 0;

  constructor(source: string) {
    this.#source = source;
  }

  enter(position: number): void {
    const end = this.#source.indexOf(TABLE_END, position);
    this.#to = position;
    this.end = end < 0 ? this.#source.length : end;
  }

  next(): boolean {
    const source = this.#source;
    let position = this.#to;
    while (position < this.end && source.charCodeAt(position) !== LESS_THAN) position += 1;
    this.#from = position + 1;
    let value = 0;
    for (position += 1; position < this.end && source.charCodeAt(position) !== GREATER_THAN; position += 1)
      value = (value * 16 + hexDigit(source.charCodeAt(position))) & MAX_CODE;
    this.#to = position;
    this.number = value;
    return position < this.end;
  }

  /** Returns the text of the last value: four digits for each UTF-16 unit. */
  text(): string {
    if (this.#to - this.#from <= CODE_DIGITS) return String.fromCharCode(this.number);
    let text = '';
    for (let position = this.#from; position + CODE_DIGITS <= this.#to; position += CODE_DIGITS)
      text += String.fromCharCode(Number.parseInt(this.#source.slice(position, position + CODE_DIGITS), 16));
    return text;
  }
}

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const CODE_DIGITS = 4;
const hexDigit = (code: number) => (code <= 0x39 ? code - 0x30 : (code & 0x5f) - 0x37);

/** Returns where a font's source has its table of widths, between its brackets. */
function widthTable(descendant: string): { readonly from: number; readonly to: number } | undefined {
  const from = descendant.indexOf(WIDTHS) + WIDTHS.length;
  if (from < WIDTHS.length) return undefined;
  for (let position = from, depth = 0; position < descendant.length; position += 1) {
    const character = descendant[position];
    if (character === '[') depth += 1;
    else if (character === ']' && depth === 0) return { from, to: position };
    else if (character === ']') depth -= 1;
  }
  return undefined;
}

const WIDTHS = '/W [';

/** Reads widths by code from a table like `[0 [777 250] 9 10 333]`: lists after a first code; ranges of one width. */
export function readWidths(descendant: string, defaultWidth: number): number[] {
  const widths: number[] = [];
  const place = widthTable(descendant);
  const tokens = (place && descendant.slice(place.from, place.to).match(/[^\s[\]]+|[[\]]/g)) ?? [];
  const put = (code: number, width: number) => {
    if (!(code <= MAX_CODE)) return;
    fillUpTo(widths, code, defaultWidth);
    widths[code] = width;
  };
  for (let index = 0; index + 2 < tokens.length;) {
    const first = Number(tokens[index]);
    if (tokens[index + 1] === '[') {
      index += 2;
      for (let code = first; index < tokens.length && tokens[index] !== ']'; index += 1, code += 1)
        put(code, Number(tokens[index]));
      index += 1;
    } else {
      const last = Math.min(Number(tokens[index + 1]), MAX_CODE);
      for (let code = first; code <= last; code += 1) put(code, Number(tokens[index + 2]));
      index += 3;
    }
  }
  return widths;
}

/** Returns the source of a font with widths of further codes appended. */
export function addWidths(descendant: string, widths: string): string {
  const place = widthTable(descendant);
  return place ? descendant.slice(0, place.to) + widths + descendant.slice(place.to) : descendant;
}
