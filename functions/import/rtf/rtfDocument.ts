import { BlockBuilder } from '../page/blockBuilder.ts';
import { readFieldInstruction } from '../page/fieldInstruction.ts';
import { eachOnce, type FlowBlock, type FlowDocument, type StyledText } from '../page/blocks.ts';
import { decodeBytes, visitRtf, writtenBytes } from './rtfTokens.ts';
import { noteOf } from '../page/layOutLines.ts';
import { PAGE_COUNT } from '../page/pageCounts.ts';
import { RefusedFile } from '../page/refusedFile.ts';
import { encodingOfCharset, encodingOfCodePage, KNOWN_IF_MARKED, SIGNS, SKIPPED } from './rtfWords.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** How deep groups may be nested. */
const MAX_DEPTH = 500;
/** Most letters of a file's text; a résumé has a few thousand. */
const MAX_TEXT = 1_000_000;
const DEFAULT_SIZE = 12;
/** LibreOffice writes a character style only for the Latin words of a Hebrew line, so half of a name would be bold. */
const LOSES_STYLES = Buffer.from(String.raw`\generator LibreOffice`);

type Destination = 'text' | 'skip' | 'fonts' | 'instruction' | 'mark';
interface Field {
  instruction: string;
  countsPages?: boolean;
}

/** Properties that `\plain` resets: weight and size of text and of complex scripts, such as Hebrew. */
const PLAIN = {
  bold: false,
  complexBold: false,
  size: undefined as number | undefined,
  complexSize: undefined as number | undefined,
  hidden: false,
  font: undefined as number | undefined,
  complexFont: undefined as number | undefined,
  rightToLeft: false,
};
/** Properties that `\pard` resets. */
const PARAGRAPH = {
  before: 0,
  after: 0,
  /** The list of the paragraph (0: none) and its nesting depth. */
  list: 0,
  depth: 0,
  /** Outline level of the paragraph, from 0. */
  outline: undefined as number | undefined,
  /** Whether the first line begins before the others, as list marks do. */
  hangs: false,
  inTable: false,
  nesting: 1,
  rightToLeftParagraph: false,
};
const START = {
  ...PLAIN,
  ...PARAGRAPH,
  destination: 'text' as Destination,
  /** Whether `\*` was read: the group named by the next word may be skipped. */
  marked: false,
  /** Whether text has the weight of its paragraph, whatever its group says. */
  plainWeight: false,
  /** Number of fallback characters after `\u`, for readers without Unicode. */
  fallback: 1,
  field: undefined as Field | undefined,
  /** Called when this group ends. */
  onClose: undefined as (() => void) | undefined,
};
/** The state of a group, restored at its end. */
type GroupState = typeof START;

/** Words that end a paragraph; macOS writes a backslash before a line end. */
const PARAGRAPH_ENDS: ReadonlySet<string> = new Set(['par', '\r', '\n', 'sect', 'page', 'column']);

const lookOf = ({ bold, complexBold, size, complexSize }: GroupState): Omit<StyledText, 'text'> => ({
  bold: bold || complexBold,
  size: (size ?? complexSize ?? 2 * DEFAULT_SIZE) / 2,
});

/** Reads an RTF file as a document. Throws if it holds too much. */
export function readRtfDocument(bytes: Uint8Array): FlowDocument {
  const stories = { header: [] as FlowBlock[][], footer: [] as FlowBlock[][] };
  const links = new Set<string>();
  const notes: string[] = [];
  /** Encodings of fonts, by font number. */
  const fonts = new Map<number, string>();
  const stack: GroupState[] = [];
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const losesStyles = file.includes(LOSES_STYLES);
  let state = { ...START };
  let blocks = new BlockBuilder();
  let [defaultFont, namedFont, length, toSkip] = [0, 0, 0, 0];
  let mark = '';
  let rowDirection: Direction | undefined;
  let encoding = 'windows-1252';

  const depthOf = () => (state.inTable ? state.nesting : 0);
  const endParagraph = (depth = depthOf()) => {
    if (state.destination === 'mark') endItemInMark();
    if (state.hangs) blocks.takeTypedMark();
    const { before, after, list, depth: inList, outline } = state;
    blocks.endParagraph(depth, {
      before: before / 20,
      after: after / 20,
      ...(list > 0 && { depth: inList }),
      ...(outline !== undefined && { level: outline + 1 }),
    });
  };
  const addText = (text: string) => {
    length += text.length;
    if (length > MAX_TEXT) throw new RefusedFile('pdf_too_large');
    if (state.destination === 'instruction' && state.field) state.field.instruction += text;
    else if (state.destination === 'mark') mark += text;
    else if (state.destination === 'text' && !state.hidden) blocks.addText({ ...lookOf(state), text });
  };

  /** Begins a separate story; `done` receives it when its group ends. */
  const beginStory = (done: (of: FlowBlock[]) => void) => {
    const outer = blocks;
    blocks = new BlockBuilder();
    Object.assign(state, PLAIN, PARAGRAPH, { destination: 'text' });
    state.onClose = () => {
      const story = blocks.finish();
      blocks = outer;
      done(story);
    };
  };
  const endMark = () => {
    const shown = mark.trim();
    blocks.mark = shown === '' ? '' : /[\p{L}\p{N}]/u.test(shown) && !/\p{Co}/u.test(shown) ? shown : '•';
  };
  /** AbiWord writes a whole item, including its paragraph end, as the item's mark. */
  const endItemInMark = () => {
    const [, before = '', text = ''] = /^(?:(\S{0,4})\t)?([^]*)$/.exec(mark) ?? [];
    blocks.addText({ ...lookOf(state), text });
    mark = before || '•';
    endMark();
    mark = '';
  };
  const endInstruction = ({ instruction }: Field) => {
    const { address, countsPages } = readFieldInstruction(instruction);
    if (address !== undefined) links.add(address);
    return countsPages;
  };

  /** Sets what a group is, by its first word. */
  const beginDestination = (word: string): boolean => {
    const wasMarked = state.marked;
    state.marked = false;
    if (SKIPPED.has(word) || (wasMarked && !KNOWN_IF_MARKED.has(word))) state.destination = 'skip';
    else if (word === 'fonttbl') state.destination = 'fonts';
    else if (word === 'field') state.field = { instruction: '' };
    else if (word === 'fldinst') {
      const field = (state.field ??= { instruction: '' });
      state.destination = 'instruction';
      state.onClose = () => {
        field.countsPages = endInstruction(field);
        if (field.countsPages) blocks.addText({ ...lookOf(state), text: PAGE_COUNT });
      };
    } else if (word === 'fldrslt' && state.field?.countsPages) state.destination = 'skip';
    else if (word === 'listtext' || word === 'pntext') {
      [state.destination, mark] = ['mark', ''];
      // A group that ended a paragraph was text and no mark.
      state.onClose = () => mark !== '' && endMark();
    } else if (/^header[lrf]?$/.test(word)) beginStory((story) => stories.header.push(story));
    else if (/^footer[lrf]?$/.test(word)) beginStory((story) => stories.footer.push(story));
    else if (word === 'footnote') beginStory((story) => notes.push(...noteOf(story)));
    else if (word === 'shptxt' || word === 'dptxbxtext') beginStory((story) => blocks.boxes.push(...story));
    else return false;
    return true;
  };

  const control = (word: string, value: number | undefined) => {
    if (word === '*') {
      state.marked = true;
      return;
    }
    if (toSkip > 0 && state.destination !== 'fonts') {
      toSkip -= 1;
      return;
    }
    if (state.destination === 'skip' || beginDestination(word)) return;
    const isOn = value !== 0;
    const sign = ownProperty(SIGNS, word);
    if (state.destination === 'fonts') {
      if (word === 'f') namedFont = value ?? 0;
      const set = word === 'fcharset' ? encodingOfCharset(value ?? 0) : undefined;
      if (set ?? word === 'cpg') fonts.set(namedFont, set ?? encodingOfCodePage(value ?? 0));
    } else if (word === 'u' && value !== undefined) {
      addText(String.fromCharCode(value & 0xff_ff));
      toSkip = state.fallback;
    } else if (sign !== undefined) addText(sign);
    else if (PARAGRAPH_ENDS.has(word)) endParagraph();
    else if (word === 'cell' || word === 'nestcell') {
      const depth = word === 'cell' ? 1 : Math.max(2, state.nesting);
      endParagraph(depth);
      blocks.endCell(depth);
    } else if (word === 'row') blocks.endRow(1, rowDirection);
    else if (word === 'nestrow') blocks.endRow(Math.max(2, state.nesting), rowDirection);
    else if (word === 'trowd') rowDirection = undefined;
    else if (word === 'rtlrow' || word === 'ltrrow') rowDirection = word === 'rtlrow' ? 'rtl' : 'ltr';
    else if (word === 'pard') Object.assign(state, PARAGRAPH);
    else if (word === 'plain') Object.assign(state, PLAIN);
    else if (word === 'rtlpar') state.rightToLeftParagraph = true;
    else if (word === 'cs') state.plainWeight = losesStyles && state.rightToLeftParagraph;
    else if (word === 'b') state.bold = state.plainWeight ? state.bold : isOn;
    else if (word === 'ab') state.complexBold = state.plainWeight ? state.complexBold : isOn;
    else if (word === 'fs') state.size = value;
    else if (word === 'afs') state.complexSize = value;
    else if (word === 'v' || word === 'deleted') state.hidden = isOn;
    else if (word === 'f') state.font = value;
    else if (word === 'af') state.complexFont = value;
    else if (word === 'rtlch' || word === 'ltrch') state.rightToLeft = word === 'rtlch';
    else if (word === 'uc') state.fallback = Math.min(Math.max(value ?? 1, 0), 8);
    else if (word === 'fi') state.hangs = (value ?? 0) < 0;
    else if (word === 'sb') state.before = value ?? 0;
    else if (word === 'sa') state.after = value ?? 0;
    else if (word === 'ls') state.list = value ?? 0;
    else if (word === 'ilvl') state.depth = Math.max(value ?? 0, 0);
    else if (word === 'outlinelevel')
      state.outline = value !== undefined && value >= 0 && value < 9 ? value : undefined;
    else if (word === 'intbl') state.inTable = true;
    else if (word === 'itap') state.nesting = Math.min(Math.max(value ?? 1, 1), MAX_DEPTH);
    else if (word === 'ansicpg') encoding = encodingOfCodePage(value ?? 0);
    else if (word === 'mac') encoding = 'macintosh';
    else if (word === 'deff') defaultFont = value ?? 0;
  };

  /** Returns the font's encoding; for Hebrew, that of the font for complex scripts. */
  const currentEncoding = () => {
    const encodingOfFont = fonts.get(state.font ?? defaultFont);
    const complex = state.complexFont === undefined ? undefined : fonts.get(state.complexFont);
    return (state.rightToLeft ? (complex ?? encodingOfFont) : encodingOfFont) ?? encoding;
  };

  visitRtf(file, {
    open() {
      toSkip = 0;
      if (stack.length >= MAX_DEPTH) throw new Error('too deep');
      stack.push(state);
      state = { ...state, marked: false, onClose: undefined };
    },
    close() {
      toSkip = 0;
      state.onClose?.();
      state = stack.pop() ?? { ...START, destination: 'skip' };
      // Anything after the last group is no RTF.
      if (stack.length === 0) state.destination = 'skip';
    },
    control,
    text(written) {
      if (state.destination === 'skip' || state.destination === 'fonts') return;
      const bytes = writtenBytes(written);
      if (bytes.length > toSkip) addText(decodeBytes(bytes.subarray(toSkip), currentEncoding()));
      toSkip = Math.max(0, toSkip - bytes.length);
    },
  });
  while (state.onClose ?? stack.length > 0) {
    state.onClose?.();
    state = stack.pop() ?? { ...START };
  }
  return {
    header: eachOnce(stories.header),
    body: blocks.finish(),
    footer: eachOnce(stories.footer),
    links: [...links],
    notes,
  };
}
