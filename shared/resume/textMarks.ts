import type { ResumeData } from './schema.ts';

/** A marked stretch of a text: bold, italic or a link. */
export interface TextMark {
  readonly kind: 'bold' | 'italic' | 'link';
  /** Start in the text without marks; `end` is after the last character. */
  readonly start: number;
  readonly end: number;
  /** Target of a link: a web or e-mail address. */
  readonly href?: string;
}

/** A text without marks, and its marked stretches; inner ones come before outer ones. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

/** Characters between two marks. What is longer is not set off, and the search for an end stays short. */
const MAX_MARKED_LENGTH = 600;
const MAX_DEPTH = 4;
/** An address may hold pairs of brackets, as that of a Wikipedia article does. */
const LINK =
  /\[((?:[^[\]\n\\]|\\.){1,300})\]\(((?:https?:\/\/|mailto:)(?:[^\s()<>"]|\([^\s()<>"]{0,300}\)){1,2000})\)/iy;
const MARK_ADDRESS = /^(?:https?:\/\/|mailto:)(?:[^\s()<>"]|\([^\s()<>"]{0,300}\)){1,2000}$/i;
/** Signs that are plain text after a backslash. */
const ESCAPABLE = /[*[\]\\]/;
const WORD_CHARACTER = /[\p{L}\p{N}*]/u;
const HALF_WORD = /(?!\d)[\p{L}\p{N}\p{M}]+\*\*(?![*\d])/uy;
/** Signs that end a name or its arguments before stars: `f(x)**n`, `a[i]**n`, `x'**n`. */
const CLOSING_SIGN = /[)\]}'\u2019\u2032]$/;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/**
 * Reads the marks of a description or a summary: `**bold**`, `*italic*` and `[text](https://…)`, the part of Markdown
 * that has its own keys. A text without marks is unchanged, and a mark without its other half is text: `5 * 3`,
 * `C*`, `*.ts`. Marks do not go beyond a line.
 */
export function parseMarks(source: string): MarkedText {
  const read: MarkReading = { text: '', marks: [] };
  if (/[*[]/.test(source)) readStretch(source, 0, source.length, read, 0);
  else read.text = source;
  return read;
}

/** Whether a link may lead there: an address of the web or of mail, as it is read back. */
export const isMarkAddress = (address: string): boolean => MARK_ADDRESS.test(address) && URL.canParse(address);

/** The text as it is read, without its marks. */
export const stripMarks = (source: string): string => parseMarks(source).text;

/** The résumé with its descriptions as they are read: what is compared, counted or sent to a model has no marks. */
export function withoutMarks(resume: ResumeData): ResumeData {
  const plain = <Entry extends { readonly description: string }>(entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, description: stripMarks(entry.description) }));
  return {
    ...resume,
    summary: stripMarks(resume.summary),
    experience: plain(resume.experience),
    education: plain(resume.education),
    projects: plain(resume.projects),
    customSections: resume.customSections.map((section) => ({ ...section, items: plain(section.items) })),
  };
}

interface MarkReading {
  text: string;
  readonly marks: TextMark[];
}

interface MarkStretch {
  readonly kind: TextMark['kind'];
  readonly from: number;
  readonly to: number;
  /** Offset after its closing mark. */
  readonly after: number;
  readonly href?: string;
}

function readStretch(source: string, from: number, to: number, read: MarkReading, depth: number): void {
  const barren = { bold: from, italic: from };
  for (let index = from; index < to;) {
    const isEscape = source[index] === '\\' && index + 1 < to && ESCAPABLE.test(source[index + 1] as string);
    const stretch = isEscape || depth >= MAX_DEPTH ? undefined : stretchAt(source, index, { from, to }, barren);
    if (!stretch) {
      read.text += source[isEscape ? index + 1 : index];
      index += isEscape ? 2 : 1;
      continue;
    }
    const start = read.text.length;
    readStretch(source, stretch.from, stretch.to, read, depth + 1);
    const { kind, href } = stretch;
    read.marks.push({ kind, start, end: read.text.length, ...(href !== undefined && { href }) });
    index = stretch.after;
  }
}

/** Up to where no closing mark was found: a text full of marks is read in linear time. */
type Barren = Record<'bold' | 'italic', number>;
type Bounds = Pick<MarkStretch, 'from' | 'to'>;

function stretchAt(source: string, index: number, bounds: Bounds, barren: Barren): MarkStretch | undefined {
  if (source[index] === '[') {
    LINK.lastIndex = index;
    const [all = '', text = '', href = ''] = LINK.exec(source) ?? [];
    if (all === '' || index + all.length > bounds.to || text.trim() === '' || !URL.canParse(href)) return undefined;
    return { kind: 'link', from: index + 1, to: index + 1 + text.length, after: index + all.length, href };
  }
  if (source[index] !== '*') return undefined;
  const kind = source[index + 1] === '*' ? 'bold' : 'italic';
  const length = MARK_LENGTHS[kind];
  const from = index + length;
  if (from >= bounds.to || isSpaceAt(source, from)) return undefined;
  const before = source.slice(Math.max(bounds.from, index - 4), index);
  if (kind === 'italic' && isWithinWord(before)) return undefined;
  if (kind === 'bold' && isWithinWord(before.replace(CLOSING_SIGN, ''))) return halfWordAt(source, from, bounds.to);
  const limit = Math.min(bounds.to, from + MAX_MARKED_LENGTH);
  const line = source.slice(from, limit).indexOf('\n');
  const to = line < 0 ? limit : from + line;
  const end = endOf(source, Math.max(from, barren[kind]), { from, to }, kind);
  if (end === undefined) barren[kind] = to;
  return end === undefined ? undefined : { kind, from, to: end, after: end + length };
}

/**
 * A part of a word: what begins within a word ends within it. One star there is a product, a name of files or a mark
 * of a footnote; two are a power where more than a word follows (`x**n + y**n`), or a digit.
 */
function halfWordAt(source: string, from: number, most: number): MarkStretch | undefined {
  HALF_WORD.lastIndex = from;
  const after = from + (HALF_WORD.exec(source)?.[0].length ?? 0);
  return after === from || after > most ? undefined : { kind: 'bold', from, to: after - MARK_LENGTHS.bold, after };
}

/** Returns whether a word goes on there; a Hebrew prefix may come before a marked stretch: `ב*ארבע* ערים`. */
const isWithinWord = (before: string) =>
  WORD_CHARACTER.test(before.at(-1) ?? ' ') && !/(?:^|[^\p{L}\p{N}*])[ושהבלכמ]{1,3}$/u.test(before);

/** Returns whether stars are between a number or a name and a digit: `10**6`, `x**2`. Stars of a power are no marks. */
const isPower = (source: string, from: number, index: number, behind: number) =>
  /\d/.test(source[behind] ?? '') && isWithinWord(source.slice(Math.max(from, index - 4), index));

const MARK_LENGTHS = { bold: 2, italic: 1 } as const;

/** Returns the start of the mark that closes a stretch within the bounds, searching from `start` on. */
function endOf(source: string, start: number, { from, to }: Bounds, kind: 'bold' | 'italic'): number | undefined {
  for (let index = start; index < to; index += 1) {
    if (source[index] === '\\' && ESCAPABLE.test(source[index + 1] ?? '')) index += 1;
    else if (source[index] === '*') {
      const stars = countStars(source, index, to);
      const behind = index + stars < to ? (source[index + stars] as string) : ' ';
      if (index > from && isEnding(source[index - 1] as string, behind)) {
        if (kind === 'bold' && stars >= 2 && !isPower(source, from, index, index + stars)) return index + stars - 2;
        if (kind === 'italic' && stars !== 2 && !WORD_CHARACTER.test(behind)) return index + stars - 1;
      }
      index += stars - 1;
    }
  }
  return undefined;
}

function countStars(source: string, index: number, to: number): number {
  let end = index;
  while (end < to && source[end] === '*') end += 1;
  return end - index;
}

/**
 * Returns whether stars between these two may end a stretch (CommonMark's right-flanking): in `f(x)**n` they may not.
 */
const isEnding = (before: string, behind: string) =>
  !/\s/.test(before) && !(PUNCTUATION.test(before) && before !== '*' && /[\p{L}\p{N}]/u.test(behind));

const isSpaceAt = (source: string, index: number) => /\s/.test(source[index] as string);

const OPENING = { bold: '**', italic: '*', link: '[' } as const;

/** A text that replaces one with marks, with the marks of what it says in the very same words, once. */
export function carryMarks(before: string, after: string): string {
  const { text, marks } = parseMarks(before);
  let result = after;
  for (const { kind, start, end, href } of marks) {
    const words = text.slice(start, end);
    const places = [
      ...result.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePattern(words)}(?![\p{L}\p{N}])`, 'gu')),
    ];
    const index = places[0]?.index;
    if (places.length !== 1 || index === undefined || stripMarks(result) !== stripMarks(after)) continue;
    const marked = `${OPENING[kind]}${words}${kind === 'link' ? `](${href ?? ''})` : OPENING[kind]}`;
    const next = result.slice(0, index) + marked + result.slice(index + words.length);
    if (stripMarks(next) === stripMarks(after)) result = next;
  }
  return result;
}

export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
