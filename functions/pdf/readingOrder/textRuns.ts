import type { FontText } from './fontText.ts';
import { GlyphScanner, readCode } from './glyphScanner.ts';
import { addGlyph, moveText, openText, penOf, readGlyphs, type OpenText } from './openText.ts';
import { eachOperator, ONE_GLYPH_BYTES, skipWhitespace, type OperatorVisitor } from './operators.ts';
import type { PrintedGlyph } from './printedGlyph.ts';
import { readTagNumber } from './tagNumber.ts';

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
  /** Whether any of its glyphs is a letter from the right, whatever the browser says of the text. */
  readonly hasRight: boolean;
  readonly y: number;
  readonly glyphs: readonly PrintedGlyph[];
}

const BEGIN_TEXT = new Set(['Tf', 'Tm', 'Td', 'Tj', 'BMC', 'BDC', 'EMC', 'ET']);
const STATE = new Set(['rg', 'RG', 'g', 'G', 'k', 'K', 'cs', 'CS', 'scn', 'SCN', 'sc', 'SC', 'gs']);

const ACTUAL_TEXT = /^\/Span\s*<<\s*\/ActualText\s*\((\\[()]|[[\]{}<>])\)\s*>>\s*BDC$/;

/** The browser's italics lean by a quarter. */
const MAX_SLANT = 0.5;
const LESS_THAN = 0x3c;

/**
 * The texts of a page in the order of its content. Undefined when a text holds anything that the browser does not
 * write: then it is not known where its glyphs are. Throws when the content cannot be read.
 */
export function readTextRuns(content: Buffer, fontOf: (name: string) => FontText | undefined): TextRun[] | undefined {
  const runs: TextRun[] = [];
  const marks: (number | undefined | string)[] = [];
  const tags: (Tag | undefined)[] = [];
  const states: Map<string, string>[] = [new Map()];
  const scanner = new GlyphScanner(content);
  let scope = 0;
  let isReadable = true;
  let state: string | undefined;
  let open: OpenText | undefined;
  let choice: FontChoice = { start: 0, end: 0, font: '', face: undefined, size: 0 };
  const colours = () => (state ??= [...(states.at(-1) as Map<string, string>).values()].join(' '));
  /** What a glyph is marked with that stands for another one than its font says. */
  const actualText = () => {
    const mark = marks.at(-1);
    return typeof mark === 'string' ? mark : undefined;
  };
  const see: OperatorVisitor = (name, start, end) => {
    if (open && name === 'Tj') {
      const actual = actualText();
      let x = penOf(open);
      open.isMoved = false;
      if (end - start === ONE_GLYPH_BYTES && content[start] === LESS_THAN) {
        addGlyph(open, readCode(content, start + 1), x, start + 1, actual);
        return;
      }
      const hex = /^<((?:[0-9A-F]{4})+)>/.exec(content.toString('latin1', start, end))?.[1] ?? '';
      if (hex === '') isReadable = false;
      for (let offset = 0; offset < hex.length; offset += 4) {
        addGlyph(open, readCode(content, start + 1 + offset), x, start + 1 + offset, actual);
        if (hex.length > 4) x = (open.glyphs.at(-1) as PrintedGlyph).end;
      }
    } else if (open && name === 'Td') {
      scanner.at = start;
      moveText(open, scanner.number(), scanner.number());
    } else if (name === 'BDC' || name === 'BMC') {
      const mcid = name === 'BDC' ? readTagNumber(content, start, end) : undefined;
      const source = open ? content.toString('latin1', start, end) : '';
      if (open && source.startsWith('/ReversedChars')) open.rtl = true;
      marks.push(ACTUAL_TEXT.exec(source)?.[1]?.slice(-1) ?? mcid);
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
    } else if (name === 'BT') open = openText(start, colours());
    else if (!open) {
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
    else if (name === 'Tf') {
      if (!isSame(content, start, end, choice)) {
        const [font = '', size] = content.toString('latin1', start, end).split(' ', 2);
        choice = { start, end, font, face: fontOf(font), size: Number(size) };
      }
      open.font = choice.font;
      open.face = choice.face;
      open.size = choice.size;
    } else if (name === 'Tm') {
      scanner.at = start;
      const a = scanner.number();
      const b = scanner.number();
      const slant = scanner.number();
      const d = scanner.number();
      open.x = scanner.number();
      open.y = scanner.number();
      // Six numbers and nothing else.
      if (skipWhitespace(content, scanner.at) !== end - name.length) isReadable = false;
      if (a !== 1 || b !== 0 || !(Math.abs(slant) <= MAX_SLANT) || d !== -1) isReadable = false;
      open.slant = slant;
      open.isMoved = true;
    } else if (name === 'ET') {
      const { glyphs, rtl, hasRight, font, size, slant, state: look } = open;
      const mcid = marks.findLast((mark) => typeof mark === 'number');
      const y = glyphs[0]?.y ?? 0;
      const tag = tags.findLast((mark) => mark !== undefined);
      if (tag) tag.runs += 1;
      const { start: from } = open;
      const to = skipWhitespace(content, end);
      runs.push({ start: from, end: to, mcid, tag, scope, state: look, font, size, slant, rtl, hasRight, y, glyphs });
      open = undefined;
    }
  };
  eachOperator(content, see, (from) => (open ? readGlyphs(scanner, from, open, actualText()) : from));
  return isReadable ? runs : undefined;
}

/** An operator that chooses a font, with what it says; most choose the same one again. */
interface FontChoice {
  readonly start: number;
  readonly end: number;
  readonly font: string;
  readonly face: FontText | undefined;
  readonly size: number;
}

const isSame = (content: Buffer, start: number, end: number, before: FontChoice) =>
  end - start === before.end - before.start && content.compare(content, before.start, before.end, start, end) === 0;
