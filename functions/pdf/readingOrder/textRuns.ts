import type { FontText } from './fontText.ts';
import { GlyphScanner, readCode } from './glyphScanner.ts';
import { addGlyph, moveText, openText, penOf, readGlyphs, type OpenText } from './openText.ts';
import { eachOperator, isOneGlyph, skipWhitespace, type OperatorReader } from './operators.ts';
import type { PrintedGlyph } from './printedGlyph.ts';
import { readTagNumber } from './tagNumber.ts';

export interface Tag {
  readonly start: number;
  /** Position after its `BDC`. */
  readonly inside: number;
  /** Position after its `EMC`; 0 until it is read. */
  end: number;
  /** Number of texts in it. */
  runs: number;
  /** Colours after it. */
  endState: string;
  readonly scope: number;
  /**
   * Whether it ends in another graphics state, as the browser restores the page's state before closing its last tag.
   * Then `end` is that of its last text.
   */
  isOpen: boolean;
}

/** Text of one direction in one font, from `BT` to `ET`. */
export interface TextRun {
  /** Position of `BT`, and the position after `ET` and its space. */
  readonly start: number;
  readonly end: number;
  /** Number of its tag. */
  readonly mcid: number | undefined;
  /** The tag around it, shared by all texts in the tag; undefined without a tag. */
  readonly tag: Tag | undefined;
  /** Number of the graphics state, which determines coordinates and look. */
  readonly scope: number;
  /** Operators that set its colours. */
  readonly state: string;
  readonly font: string;
  readonly size: number;
  /** How much its letters lean, as a share of their height; the browser slants upright letters for italics. */
  readonly slant: number;
  readonly rtl: boolean;
  /** Whether any glyph is a right-to-left letter, whatever the browser marked. */
  readonly hasRight: boolean;
  readonly y: number;
  readonly glyphs: readonly PrintedGlyph[];
}

const BEGIN_TEXT = new Set(['Tf', 'Tm', 'Td', 'Tj', 'BMC', 'BDC', 'EMC', 'ET']);
const STATE = new Set(['rg', 'RG', 'g', 'G', 'k', 'K', 'cs', 'CS', 'scn', 'SCN', 'sc', 'SC', 'gs']);

const ACTUAL_TEXT = /^\/Span\s*<<\s*\/ActualText\s*\((\\[()]|[[\]{}<>])\)\s*>>\s*BDC$/;

/** The browser's italics lean by a quarter. */
const MAX_SLANT = 0.5;

/**
 * Returns the texts of a page in the order of its content. Undefined if a text has operators that the browser does not
 * write, because its glyphs' positions are unknown then. Throws if the content cannot be read.
 */
export function readTextRuns(content: Buffer, fontOf: (name: string) => FontText | undefined): TextRun[] | undefined {
  const reader = new TextRunReader(content, fontOf);
  eachOperator(content, reader);
  return reader.isReadable ? reader.runs : undefined;
}

class TextRunReader implements OperatorReader {
  readonly runs: TextRun[] = [];
  isReadable = true;
  readonly #content: Buffer;
  readonly #fontOf: (name: string) => FontText | undefined;
  readonly #scanner: GlyphScanner;
  readonly #marks: (number | undefined | string)[] = [];
  readonly #tags: (Tag | undefined)[] = [];
  readonly #states: Map<string, string>[] = [new Map()];
  #scope = 0;
  #state: string | undefined;
  #open: OpenText | undefined;
  #choice: FontChoice = { start: 0, end: 0, font: '', face: undefined, size: 0 };

  constructor(content: Buffer, fontOf: (name: string) => FontText | undefined) {
    this.#content = content;
    this.#fontOf = fontOf;
    this.#scanner = new GlyphScanner(content);
  }

  readGlyphs(from: number): number {
    return this.#open ? readGlyphs(this.#scanner, from, this.#open, this.#actualText()) : from;
  }

  see(name: string, start: number, end: number): void {
    const open = this.#open;
    if (open && name === 'Tj') this.#show(open, start, end);
    else if (open && name === 'Td') {
      this.#scanner.at = start;
      moveText(open, this.#scanner.number(), this.#scanner.number());
    } else if (name === 'BDC' || name === 'BMC') this.#beginMark(name, start, end);
    else if (name === 'EMC') this.#endMark(end);
    else if (name === 'BT') this.#open = openText(start, this.#colours());
    else if (!open) this.#setState(name, start, end);
    else if (!BEGIN_TEXT.has(name)) this.isReadable = false;
    else if (name === 'Tf') this.#chooseFont(open, start, end);
    else if (name === 'Tm') this.#place(open, start, end - name.length);
    else if (name === 'ET') this.#endText(open, end);
  }

  #show(open: OpenText, start: number, end: number): void {
    const content = this.#content;
    const actual = this.#actualText();
    let x = penOf(open);
    open.isMoved = false;
    if (isOneGlyph(content, start)) {
      addGlyph(open, readCode(content, start + 1), x, start + 1, actual);
      return;
    }
    const hex = /^<((?:[0-9A-F]{4})+)>/.exec(content.toString('latin1', start, end))?.[1] ?? '';
    if (hex === '') this.isReadable = false;
    for (let offset = 0; offset < hex.length; offset += 4) {
      addGlyph(open, readCode(content, start + 1 + offset), x, start + 1 + offset, actual);
      x = (open.glyphs.at(-1) as PrintedGlyph).end;
    }
  }

  /** Returns the written text of a glyph that is marked as standing for another character. */
  #actualText(): string | undefined {
    const mark = this.#marks.at(-1);
    return typeof mark === 'string' ? mark : undefined;
  }

  #beginMark(name: string, start: number, end: number): void {
    const [content, open] = [this.#content, this.#open];
    const mcid = name === 'BDC' ? readTagNumber(content, start, end) : undefined;
    const source = open ? content.toString('latin1', start, end) : '';
    if (open && source.startsWith('/ReversedChars')) open.rtl = true;
    this.#marks.push(ACTUAL_TEXT.exec(source)?.[1]?.slice(-1) ?? mcid);
    const inside = skipWhitespace(content, end);
    const scope = this.#scope;
    this.#tags.push(
      mcid === undefined ? undefined : { start, inside, end: 0, runs: 0, endState: '', scope, isOpen: false },
    );
  }

  #endMark(end: number): void {
    this.#marks.pop();
    const tag = this.#tags.pop();
    if (!tag) return;
    tag.isOpen = tag.scope !== this.#scope;
    const last = this.runs.at(-1);
    if (!tag.isOpen) tag.end = skipWhitespace(this.#content, end);
    else if (last?.tag === tag) tag.end = last.end;
    tag.endState = tag.isOpen ? (last?.state ?? '') : this.#colours();
  }

  #colours(): string {
    return (this.#state ??= [...(this.#states.at(-1) as Map<string, string>).values()].join(' '));
  }

  #setState(name: string, start: number, end: number): void {
    if (name === 'q') this.#states.push(new Map(this.#states.at(-1)));
    else if (name === 'Q') this.#states.pop();
    else if (STATE.has(name)) {
      // Deleted first, so that the last setting is last in the map.
      this.#states.at(-1)?.delete(name);
      this.#states.at(-1)?.set(name, this.#content.toString('latin1', start, end));
    } else return;
    if (name === 'q' || name === 'Q') this.#scope += 1;
    this.#state = undefined;
  }

  #chooseFont(open: OpenText, start: number, end: number): void {
    const content = this.#content;
    if (!isSame(content, start, end, this.#choice)) {
      const [font = '', size] = content.toString('latin1', start, end).split(' ');
      this.#choice = { start, end, font, face: this.#fontOf(font), size: Number(size) };
    }
    const { font, face, size } = this.#choice;
    [open.font, open.face, open.size] = [font, face, size];
  }

  #place(open: OpenText, start: number, end: number): void {
    const scanner = this.#scanner;
    scanner.at = start;
    const a = scanner.number();
    const b = scanner.number();
    const slant = scanner.number();
    const d = scanner.number();
    open.x = scanner.number();
    open.y = scanner.number();
    // Only six numbers are allowed.
    if (skipWhitespace(this.#content, scanner.at) !== end) this.isReadable = false;
    if (a !== 1 || b !== 0 || !(Math.abs(slant) <= MAX_SLANT) || d !== -1) this.isReadable = false;
    open.slant = slant;
    open.isMoved = true;
  }

  #endText({ start, glyphs, rtl, hasRight, font, size, slant, state }: OpenText, last: number): void {
    const mcid = this.#marks.findLast((mark) => typeof mark === 'number');
    const tag = this.#tags.findLast((mark) => mark !== undefined);
    if (tag) tag.runs += 1;
    const y = glyphs[0]?.y ?? 0;
    const end = skipWhitespace(this.#content, last);
    const scope = this.#scope;
    this.runs.push({ start, end, mcid, tag, scope, state, font, size, slant, rtl, hasRight, y, glyphs });
    this.#open = undefined;
  }
}

/** An operator that chooses a font, with its result, because most choose the same one again. */
interface FontChoice {
  readonly start: number;
  readonly end: number;
  readonly font: string;
  readonly face: FontText | undefined;
  readonly size: number;
}

const isSame = (content: Buffer, start: number, end: number, before: FontChoice) =>
  end - start === before.end - before.start && content.compare(content, before.start, before.end, start, end) === 0;
