import type { Direction } from '../platform/language.ts';
import { KEPT_ATTRIBUTE, PAGE_START_ATTRIBUTE } from '../templates/document/chosenBreaks.ts';
import { LETTER_PARTS, type LetterPart } from '../resume/letterLimits.ts';
import { letterClass } from '../templates/document/letter.ts';
import type { TreeElement, TreeNode } from '../templates/document/tree.ts';
import { ownProperty } from '../platform/ownProperty.ts';

/** The part of the résumé that a piece of text is; formats that can name their texts use it (Word's styles). */
export type TextPart =
  | 'phone'
  | 'email'
  | 'address'
  | 'linkedin'
  | 'website'
  | 'link'
  | 'detail'
  | 'skill'
  | 'skillGroup'
  | 'language'
  | 'languageLevel'
  | 'tag'
  | 'company'
  | 'place'
  | 'entryLink'
  | 'dates';

/** Text of one direction, as the resolver of mixed lines has set it: the characters as they are. */
export interface TextPiece {
  readonly text: string;
  readonly direction: Direction;
  readonly part?: TextPart;
  /** Address it leads to. */
  readonly href?: string;
  /** Set off by the person. */
  readonly bold?: true;
  readonly italic?: true;
}
type Pieces = readonly TextPiece[];

/** The person's wishes for page breaks; formats without pages ignore them. */
export interface BlockFlow {
  /** The first paragraph of a section that begins a page. */
  readonly startsPage?: true;
  /**
   * For an entry that must not be broken over pages: kept together with the next paragraph, or, for its last one,
   * unbroken alone.
   */
  readonly kept?: 'next' | 'last';
}

/** Paragraphs of a document that is read from top to bottom. */
export type DocumentBlock = BlockFlow & BlockOpening & BlockContent;

interface BlockOpening {
  /** The key of the section that begins here without a heading: one of the person's own that has no title. */
  readonly opens?: string;
  /** An entry begins here that has no line of title and dates to tell it by: its text alone. */
  readonly opensEntry?: true;
}

type BlockContent =
  | { readonly kind: 'name' | 'headline' | 'details'; readonly pieces: Pieces }
  /** `letter`: which line of a cover letter it is. */
  | { readonly kind: 'text'; readonly pieces: Pieces; readonly letter?: LetterPart }
  /** `section` is the key of its section, whatever the person calls it. */
  | { readonly kind: 'heading'; readonly section: string; readonly pieces: Pieces }
  /** Things side by side in one paragraph. */
  | {
      readonly kind: 'contacts' | 'skills' | 'languages' | 'tags';
      /** Name of a group of skills. */
      readonly name?: Pieces;
      readonly items: readonly Pieces[];
    }
  | { readonly kind: 'entry'; readonly title: Pieces; readonly dates: Pieces }
  /** `list` is the number of its list, from 0; `numbered` ones bring their numbers in the text. */
  | { readonly kind: 'bullet'; readonly list: number; readonly numbered: boolean; readonly pieces: Pieces };

/** How the document's elements are called there, by class. */
const PARTS: Readonly<Record<string, TextPart>> = {
  'contact-phone': 'phone',
  'contact-email': 'email',
  'contact-address': 'address',
  'contact-linkedin': 'linkedin',
  'contact-website': 'website',
  'contact-link': 'link',
  detail: 'detail',
  skill: 'skill',
  'skill-group': 'skillGroup',
  'language-name': 'language',
  'language-level': 'languageLevel',
  tag: 'tag',
  'entry-company': 'company',
  'entry-place': 'place',
  'entry-dates': 'dates',
};
/** Lists that become one paragraph. */
const INLINE_LISTS = ['contacts', 'skills', 'languages', 'tags'] as const;

/**
 * The one document tree as paragraphs in one column: name, contact details, then the sections as they are read, those
 * of a sidebar last.
 */
export function toBlocks(document: TreeElement): DocumentBlock[] {
  const direction = document.attributes['dir'] as Direction;
  const blocks: DocumentBlock[] = [];
  let lists = 0;
  let section = '';
  const visit = (element: TreeElement): void => {
    const classes = classesOf(element);
    const pieces = () => toPieces(element.children, direction);
    section = element.attributes['data-section'] ?? section;
    const inline = INLINE_LISTS.find((kind) => classes.includes(kind));
    // A template may place the contacts in its sidebar, under a heading.
    if (element.attributes['data-section'] === 'contacts') return elementsOf(element).slice(1).forEach(visit);
    if (inline) {
      const all = elementsOf(element);
      const withClass = (name: string) => all.filter((item) => classesOf(item).includes(name));
      const [names, details] = [withClass('skill-group'), withClass('contact-details')];
      const items = all.filter((item) => !names.includes(item) && !details.includes(item));
      const inlineBlocks = [items, details.flatMap(elementsOf)]
        .filter(({ length }) => length > 0)
        .map((each) => ({
          kind: inline,
          items: each.map((item) => toPieces([item], direction)),
          ...(names.length > 0 && { name: toPieces(names, direction) }),
        }));
      if (inline !== 'contacts') blocks.push(...inlineBlocks);
      else
        blocks.splice(blocks.filter(({ kind }) => kind === 'name' || kind === 'headline').length, 0, ...inlineBlocks);
      return undefined;
    }
    if (element.tag === 'h1') blocks.push({ kind: 'name', pieces: pieces() });
    else if (classes.includes('headline')) blocks.push({ kind: 'headline', pieces: pieces() });
    else if (element.tag === 'h2') blocks.push({ kind: 'heading', section, pieces: pieces() });
    else if (classes.includes('text')) {
      const letter = LETTER_PARTS.find((part) => classes.includes(letterClass(part)));
      blocks.push({ kind: 'text', pieces: pieces(), ...(letter && { letter }) });
    } else if (classes.includes('entry-head')) blocks.push(...entryHead(element, direction));
    else if (classes.includes('bullets')) {
      const numbered = classes.includes('numbered');
      for (const item of elementsOf(element))
        blocks.push({ kind: 'bullet', list: lists, numbered, pieces: toPieces(item.children, direction) });
      lists += 1;
    } else {
      const first = blocks.length;
      elementsOf(element).forEach(visit);
      if (classes.includes('entry')) setEntryOpening(blocks, first);
      setOpening(blocks, first, element);
      setFlow(blocks, first, element);
    }
    return undefined;
  };
  visit(document);
  return blocks;
}

/** Marks the section's first block if the section has no heading. */
function setOpening(blocks: DocumentBlock[], first: number, { attributes }: TreeElement): void {
  const block = blocks[first];
  const opens = attributes['data-section'];
  if (block && opens !== undefined && block.kind !== 'heading') blocks[first] = { ...block, opens };
}

/** Marks the entry's first block if the entry has no head. */
function setEntryOpening(blocks: DocumentBlock[], first: number): void {
  const block = blocks[first];
  if (block && block.kind !== 'entry') blocks[first] = { ...block, opensEntry: true };
}

/** Gives the blocks from `first` on what their section or entry is marked with. */
function setFlow(blocks: DocumentBlock[], first: number, { attributes }: TreeElement): void {
  const change = (index: number, flow: BlockFlow) => {
    const block = blocks[index];
    if (block) blocks[index] = { ...block, ...flow };
  };
  if (PAGE_START_ATTRIBUTE in attributes) change(first, { startsPage: true });
  if (KEPT_ATTRIBUTE in attributes)
    for (let index = first; index < blocks.length; index += 1)
      change(index, { kept: index < blocks.length - 1 ? 'next' : 'last' });
}

/** Returns the line of title and dates, and the line below it. */
function entryHead(head: TreeElement, direction: Direction): DocumentBlock[] {
  const byClass = (name: string) => elementsOf(head).filter((element) => classesOf(element).includes(name));
  const linked = (elements: readonly TreeElement[]) => toPieces(elements, direction).map(nameLink);
  const details = [...byClass('entry-org'), ...byClass('entry-url')].map((element) => linked([element]));
  return [
    { kind: 'entry', title: toPieces(byClass('entry-title'), direction), dates: linked(byClass('entry-dates')) },
    ...details.map((pieces) => ({ kind: 'details' as const, pieces })),
  ];
}

/** A link of an entry has no class. */
const nameLink = (piece: TextPiece): TextPiece =>
  piece.href !== undefined && piece.part === undefined ? { ...piece, part: 'entryLink' } : piece;

const elementsOf = ({ children }: TreeElement) => children.filter((child) => typeof child !== 'string');
const classesOf = ({ attributes }: TreeElement) => (attributes['class'] ?? '').split(' ');

type Inherited = Omit<TextPiece, 'text'>;
/** A piece without its text and direction. */
type Setting = Omit<TextPiece, 'text' | 'direction'>;

/** Nodes of a paragraph of that direction as its pieces. */
export function toPieces(nodes: readonly TreeNode[], direction: Direction): TextPiece[] {
  const pieces: TextPiece[] = [];
  const visit = (node: TreeNode, inherited: Inherited): void => {
    if (typeof node !== 'string') {
      const { dir = inherited.direction, href = inherited.href } = node.attributes;
      const part =
        classesOf(node)
          .map((name) => ownProperty(PARTS, name))
          .find(Boolean) ?? inherited.part;
      const passedOn: Inherited = {
        direction: dir as Direction,
        ...(part !== undefined && { part }),
        ...(href !== undefined && { href }),
        ...((inherited.bold || node.tag === 'strong') && { bold: true }),
        ...((inherited.italic || node.tag === 'em') && { italic: true }),
      };
      for (const child of node.children) visit(child, passedOn);
      return;
    }
    const last = pieces.at(-1);
    if (last?.direction === inherited.direction && isSetAlike(last, inherited))
      pieces[pieces.length - 1] = { ...last, text: last.text + node };
    else pieces.push({ text: node, ...inherited });
  };
  for (const node of nodes) visit(node, { direction });
  return pieces;
}

/** Whether pieces look alike and are the same in the résumé. */
export const isSetAlike = (setting: Setting, other: Setting): boolean =>
  setting.part === other.part &&
  setting.href === other.href &&
  setting.bold === other.bold &&
  setting.italic === other.italic;

/** The text of pieces. */
export const textOfPieces = (pieces: readonly TextPiece[]): string => pieces.map(({ text }) => text).join('');
