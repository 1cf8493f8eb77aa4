import { eachOperator, ONE_GLYPH_BYTES, readNumber, skipWhitespace } from './operators.ts';

/** A glyph where the page has it: its code, its place in the space of the text, and the text it is marked with. */
export interface PrintedGlyph {
  readonly code: number;
  readonly x: number;
  readonly y: number;
  /** Position of its code in the content. */
  readonly at: number;
  /** Of a mirrored bracket: the one that was written. */
  readonly actual?: string;
}

export interface Tag {
  readonly start: number;
  /** Behind its `BDC`. */
  readonly inside: number;
  /** Behind its `EMC`; before it was read, 0. */
  end: number;
  /** Texts in it. */
  runs: number;
  /** Colours that hold behind it. */
  endState: string;
  readonly scope: number;
  /**
   * Whether it ends in another graphics state: the browser closes the page's before its last tag. Then `end` is that of
   * its last text.
   */
  isOpen: boolean;
}

/** Text of one direction in one font: from `BT` to `ET`. */
export interface TextRun {
  /** Position of `BT` and the one behind `ET` and the space after it. */
  readonly start: number;
  readonly end: number;
  /** Its tag, if it has one. */
  readonly mcid: number | undefined;
  /** Where the tag begins and ends; all texts in it have the same one. Undefined without a tag of its own. */
  readonly tag: Tag | undefined;
  /** Everything else that says how it looks and which coordinates it has. */
  readonly scope: number;
  /** Operators that set its colours. */
  readonly state: string;
  readonly font: string;
  readonly size: number;
  /** By how much its letters lean, of their height: italics are made of upright letters. */
  readonly slant: number;
  readonly rtl: boolean;
  readonly y: number;
  readonly glyphs: readonly PrintedGlyph[];
}

const BEGIN_TEXT = new Set(['Tf', 'Tm', 'Td', 'Tj', 'BMC', 'BDC', 'EMC', 'ET']);
const STATE = new Set(['rg', 'RG', 'g', 'G', 'k', 'K', 'cs', 'CS', 'scn', 'SCN', 'sc', 'SC', 'gs']);

const ACTUAL_TEXT = /^\/Span\s*<<\s*\/ActualText\s*\((\\[()]|[[\]{}<>])\)\s*>>\s*BDC$/;

/** The browser's italics lean by a quarter. */
const MAX_SLANT = 0.5;
const LESS_THAN = 0x3c;

/** Four digits as the browser writes them, in capitals. */
function readHex(content: Buffer, from: number): number {
  let value = 0;
  for (let at = from; at < from + 4; at += 1) {
    const byte = content[at] as number;
    value = value * 16 + (byte >= 0x41 ? byte - 55 : byte - 48);
  }
  return value;
}

/**
 * The texts of a page in the order of its content. Undefined when a text holds anything that the browser does not
 * write: then it is not known where its glyphs are. Throws when the content cannot be read.
 */
export function readTextRuns(content: Buffer, widthOf: (font: string, code: number) => number): TextRun[] | undefined {
  const runs: TextRun[] = [];
  const marks: (number | undefined | string)[] = [];
  const tags: (Tag | undefined)[] = [];
  const states: Map<string, string>[] = [new Map()];
  let scope = 0;
  let isReadable = true;
  let state: string | undefined;
  let open:
    | {
        start: number;
        rtl: boolean;
        font: string;
        size: number;
        slant: number;
        x: number;
        y: number;
        glyphs: PrintedGlyph[];
        state: string;
        isMoved: boolean;
      }
    | undefined;
  /** A text that was not moved goes on where the one before it ends. */
  const penOf = ({ x, isMoved, glyphs, font, size }: NonNullable<typeof open>) => {
    const last = glyphs.at(-1);
    return isMoved || !last ? x : last.x + (widthOf(font, last.code) * size) / 1000;
  };
  const colours = () => (state ??= [...(states.at(-1) as Map<string, string>).values()].join(' '));
  eachOperator(content, (name, start, end) => {
    if (open && name === 'Td') {
      const numbers = { content, at: start };
      const across = readNumber(numbers);
      const up = readNumber(numbers);
      // Up the text is down the page, as its matrix is upside down.
      open.x += across + open.slant * up;
      open.y -= up;
      open.isMoved = true;
      return;
    }
    if (open && name === 'Tj' && end - start === ONE_GLYPH_BYTES && content[start] === LESS_THAN) {
      const mark = marks.at(-1);
      const code = readHex(content, start + 1);
      const [x, y] = [penOf(open), open.y];
      open.isMoved = false;
      open.glyphs.push(
        typeof mark === 'string' ? { code, x, y, at: start + 1, actual: mark } : { code, x, y, at: start + 1 },
      );
      return;
    }
    if (name === 'BDC' || name === 'BMC') {
      const source = content.toString('latin1', start, end);
      if (open && source.startsWith('/ReversedChars')) open.rtl = true;
      const actual = open && ACTUAL_TEXT.exec(source)?.[1];
      const mcid = /\/MCID (\d+)/.exec(source)?.[1];
      marks.push(actual === undefined ? (mcid === undefined ? undefined : Number(mcid)) : actual.slice(-1));
      tags.push(
        mcid === undefined
          ? undefined
          : { start, inside: skipWhitespace(content, end), end: 0, runs: 0, endState: '', scope, isOpen: false },
      );
    } else if (name === 'EMC') {
      marks.pop();
      const tag = tags.pop();
      if (tag) {
        tag.isOpen = tag.scope !== scope;
        const last = runs.at(-1);
        if (!tag.isOpen) tag.end = skipWhitespace(content, end);
        else if (last?.tag === tag) tag.end = last.end;
        tag.endState = tag.isOpen ? (last?.state ?? '') : colours();
      }
    } else if (name === 'BT') {
      open = {
        start,
        rtl: false,
        font: '',
        size: 0,
        slant: 0,
        x: 0,
        y: 0,
        glyphs: [],
        state: colours(),
        isMoved: true,
      };
    } else if (!open) {
      if (name === 'q') {
        states.push(new Map(states.at(-1)));
        scope += 1;
        state = undefined;
      } else if (name === 'Q') {
        states.pop();
        scope += 1;
        state = undefined;
      } else if (STATE.has(name)) {
        // The last one counts: it stands last.
        states.at(-1)?.delete(name);
        states.at(-1)?.set(name, content.toString('latin1', start, end));
        state = undefined;
      }
    } else if (!BEGIN_TEXT.has(name)) isReadable = false;
    else if (name === 'Tj') {
      const hex = /^<((?:[0-9A-F]{4})+)>/.exec(content.toString('latin1', start, end))?.[1] ?? '';
      if (hex === '') isReadable = false;
      const mark = marks.at(-1);
      let x = penOf(open);
      open.isMoved = false;
      for (let at = 0; at < hex.length; at += 4) {
        const code = Number.parseInt(hex.slice(at, at + 4), 16);
        const glyph = { code, x, y: open.y, at: start + 1 + at };
        open.glyphs.push(typeof mark === 'string' ? { ...glyph, actual: mark } : glyph);
        if (hex.length > 4) x += (widthOf(open.font, code) * open.size) / 1000;
      }
    } else if (name === 'Tf') {
      const [font, size] = content.toString('latin1', start, end).split(' ', 2);
      Object.assign(open, { font, size: Number(size) });
    } else if (name === 'Tm') {
      const [a, b, c, d, x, y] = content.toString('latin1', start, end).split(' ', 6).map(Number);
      if (a !== 1 || b !== 0 || c === undefined || !(Math.abs(c) <= MAX_SLANT) || d !== -1) isReadable = false;
      Object.assign(open, { x, y, slant: c, isMoved: true });
    } else if (name === 'ET') {
      const { glyphs, rtl, font, size, slant, state } = open;
      const mcid = marks.findLast((mark) => typeof mark === 'number');
      const y = glyphs[0]?.y ?? 0;
      const tag = tags.findLast((mark) => mark !== undefined);
      if (tag) tag.runs += 1;
      runs.push({
        start: open.start,
        end: skipWhitespace(content, end),
        mcid,
        tag,
        scope,
        state,
        font,
        size,
        slant,
        rtl,
        y,
        glyphs,
      });
      open = undefined;
    }
  });
  return isReadable ? runs : undefined;
}
