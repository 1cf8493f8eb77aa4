/** The highest code that two bytes hold. */
const MAX_CODE = 0xffff;

/** Makes a list that long, with blanks behind what it has. */
export function fillUpTo<T>(list: T[], length: number, blank: T): void {
  while (list.length < length) list.push(blank);
}

/** Texts by code, of a font's mapping to Unicode; empty where a code has none. */
export function readUnicodeMap(source: string): string[] {
  const texts: string[] = [];
  const put = (code: number, text: string) => {
    if (code > MAX_CODE) return;
    fillUpTo(texts, code, '');
    texts[code] = text;
  };
  const values = new HexValues(source);
  for (let at = source.indexOf(TABLE); at >= 0; at = source.indexOf(TABLE, values.end)) {
    const isRange = source.startsWith('range', at + TABLE.length);
    values.enter(at);
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

/** Reads values like `<05D0>` of a table one after the other. */
class HexValues {
  readonly #source: string;
  #from = 0;
  #to = 0;
  /** Where the table ends. */
  end = 0;
  /** The last value; of a long one, its last four digits. */
  number = 0;

  constructor(source: string) {
    this.#source = source;
  }

  enter(at: number): void {
    const end = this.#source.indexOf(TABLE_END, at);
    this.#to = at;
    this.end = end < 0 ? this.#source.length : end;
  }

  next(): boolean {
    const source = this.#source;
    let at = this.#to;
    while (at < this.end && source.charCodeAt(at) !== LESS_THAN) at += 1;
    this.#from = at + 1;
    let value = 0;
    for (at += 1; at < this.end && source.charCodeAt(at) !== GREATER_THAN; at += 1)
      value = (value * 16 + hexDigit(source.charCodeAt(at))) & MAX_CODE;
    this.#to = at;
    this.number = value;
    return at < this.end;
  }

  /** The text of the last value: four digits for each unit of UTF-16. */
  text(): string {
    if (this.#to - this.#from <= CODE_DIGITS) return String.fromCharCode(this.number);
    let text = '';
    for (let at = this.#from; at + CODE_DIGITS <= this.#to; at += CODE_DIGITS)
      text += String.fromCharCode(Number.parseInt(this.#source.slice(at, at + CODE_DIGITS), 16));
    return text;
  }
}

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const CODE_DIGITS = 4;
const hexDigit = (code: number) => (code <= 0x39 ? code - 0x30 : (code & 0x5f) - 0x37);

/** Where the table of widths stands in the source of a font: behind its bracket, and before the one that ends it. */
function widthTable(descendant: string): { readonly from: number; readonly to: number } | undefined {
  const from = descendant.indexOf(WIDTHS) + WIDTHS.length;
  if (from < WIDTHS.length) return undefined;
  for (let at = from, depth = 0; at < descendant.length; at += 1) {
    const character = descendant[at];
    if (character === '[') depth += 1;
    else if (character === ']' && depth === 0) return { from, to: at };
    else if (character === ']') depth -= 1;
  }
  return undefined;
}

const WIDTHS = '/W [';

/** Of a table like `[0 [777 250] 9 10 333]`: lists from a first code on, and ranges of one width; by code. */
export function readWidths(descendant: string, defaultWidth: number): number[] {
  const widths: number[] = [];
  const place = widthTable(descendant);
  const tokens = (place && descendant.slice(place.from, place.to).match(/[^\s[\]]+|[[\]]/g)) ?? [];
  const put = (code: number, width: number) => {
    if (!(code <= MAX_CODE)) return;
    fillUpTo(widths, code, defaultWidth);
    widths[code] = width;
  };
  for (let at = 0; at + 2 < tokens.length;) {
    const first = Number(tokens[at]);
    if (tokens[at + 1] === '[') {
      at += 2;
      for (let code = first; at < tokens.length && tokens[at] !== ']'; at += 1, code += 1)
        put(code, Number(tokens[at]));
      at += 1;
    } else {
      const last = Math.min(Number(tokens[at + 1]), MAX_CODE);
      for (let code = first; code <= last; code += 1) put(code, Number(tokens[at + 2]));
      at += 3;
    }
  }
  return widths;
}

/** The source of a font with widths of more codes behind those that it has. */
export function addWidths(descendant: string, widths: string): string {
  const place = widthTable(descendant);
  return place ? descendant.slice(0, place.to) + widths + descendant.slice(place.to) : descendant;
}
