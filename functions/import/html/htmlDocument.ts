import {
  PLAIN_LOOK,
  readHtml,
  type MarkupElement,
  type HtmlLook,
  type MarkupNode,
} from '../../../shared/html/readHtml.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { FlowBlock, FlowDocument, StyledText } from '../page/blocks.ts';
import { noteOf } from '../page/layOutLines.ts';
import { RefusedFile } from '../page/refusedFile.ts';
import { hiddenBySheets } from './hiddenBySheets.ts';
import { parseHtml } from './parseHtml.ts';

/** Sizes of text and of headings, in points. */
const TEXT_SIZE = 10;
const HEADING_SIZES: Readonly<Record<string, number>> = { h1: 18, h2: 14, h3: 12, h4: 11, h5: 10, h6: 10 };
/** Most tags of a page; a résumé has a few thousand, and each becomes an object. */
const MAX_TAGS = 200_000;
const BOLD_BLOCKS: ReadonlySet<string> = new Set(['th', 'dt', ...Object.keys(HEADING_SIZES)]);
/** How Word and Google Docs give the nesting depth of a list item: not by nested lists. */
const [WORD_DEPTH, GOOGLE_DEPTH] = [/mso-list ?: ?l\d{1,4} level(\d)/i, /(?:^|\s)lst-kix_\w{1,60}-(\d)(?:\s|$)/];
const DIRECTIONS: Readonly<Record<string, Direction>> = { rtl: 'rtl', ltr: 'ltr' };

/** Properties of text outside all elements. */
const ROOT = {
  isBold: false,
  size: TEXT_SIZE,
  /** Level of the current heading. */
  level: undefined as number | undefined,
  /** Number of lists around the text. */
  lists: 0,
  /** The mark of the current list item, which its first paragraph uses up. */
  item: undefined as { mark: string } | undefined,
  /** The declared direction. */
  direction: undefined as Direction | undefined,
};
/** Properties of text inside the open elements. */
type OpenElement = Readonly<typeof ROOT>;

/** Data collected from a page besides its blocks. */
interface PageFinds {
  readonly links: Set<string>;
  readonly notes: string[];
  readonly hides: (node: MarkupNode) => boolean;
}

/**
 * Reads an HTML page as a document, as a file or embedded in one. Of style sheets only what they hide is used. Throws
 * {@link RefusedFile} if the page has far more tags than a résumé. Fetches nothing.
 */
export function readHtmlDocument(html: string): FlowDocument {
  if (countTags(html) > MAX_TAGS) throw new RefusedFile('pdf_too_large');
  const links = new Set<string>();
  const notes: string[] = [];
  const page = parseHtml(html);
  const body = readBlocks(page.childNodes, ROOT, PLAIN_LOOK, { links, notes, hides: hiddenBySheets(html) });
  return { header: [], body, footer: [], links: [...links], notes };
}

/** Returns an upper bound of a page's number of tags. */
function countTags(html: string): number {
  let count = 0;
  for (let position = html.indexOf('<'); position >= 0 && count <= MAX_TAGS; position = html.indexOf('<', position + 1))
    count += 1;
  return count;
}

function readBlocks(nodes: Iterable<MarkupNode>, start: OpenElement, look: HtmlLook, finds: PageFinds): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  let texts: StyledText[] = [];
  /** Properties of the open elements, the innermost last. */
  const open = [start];
  const inmost = () => open.at(-1) ?? start;
  const endParagraph = (space = 0) => {
    const { item, level, lists } = inmost();
    const clean = trimLine(texts);
    texts = [];
    if (clean.length === 0) return;
    blocks.push({
      paragraph: {
        texts: clean,
        mark: item?.mark ?? '',
        before: space,
        ...(level !== undefined && { level }),
        ...(lists > 0 && { depth: lists - 1 }),
      },
    });
    // An item's mark is shown once.
    if (item) item.mark = '';
  };
  const enter = (element: MarkupElement, inside: HtmlLook) => {
    if (isNote(element)) {
      finds.notes.push(...noteOf(readBlocks(element.node.childNodes, ROOT, PLAIN_LOOK, finds)));
      return false;
    }
    if (element.isBlock) endParagraph();
    const within = openElement(element, inmost());
    if (element.name !== 'tr') {
      open.push(within);
      return true;
    }
    const cells = [...element.node.childNodes].filter(({ nodeName }) => /^t[dh]$/i.test(nodeName));
    const { direction } = within;
    const row = cells.map((cell) => readBlocks([cell], { ...within, item: undefined }, inside, finds));
    blocks.push({ row, direction });
    return false;
  };
  readHtml(
    nodes,
    {
      text(text, { bold, href }) {
        const { isBold, size } = inmost();
        if (href !== undefined) finds.links.add(href);
        texts.push({ text, bold: bold || isBold, size, href });
      },
      enter,
      leave({ isBlock }) {
        const { size } = inmost();
        if (isBlock) endParagraph(size > TEXT_SIZE ? size : 0);
        open.pop();
      },
      hides: finds.hides,
    },
    look,
  );
  endParagraph();
  return blocks;
}

function openElement({ node, name, style, mark }: MarkupElement, around: OpenElement): OpenElement {
  const size = ownProperty(HEADING_SIZES, name);
  const told = WORD_DEPTH.exec(style)?.[1] ?? GOOGLE_DEPTH.exec(node.getAttribute?.('class') ?? '')?.[1];
  return {
    isBold: around.isBold || BOLD_BLOCKS.has(name),
    size: size ?? around.size,
    level: size === undefined ? around.level : Number(name.slice(1)),
    lists: (told === undefined ? around.lists : Number(told)) + (name === 'ul' || name === 'ol' ? 1 : 0),
    item: mark === undefined ? around.item : { mark },
    direction: ownProperty(DIRECTIONS, node.getAttribute?.('dir')?.toLowerCase() ?? '') ?? around.direction,
  };
}

/** A footnote or endnote, as Word and LibreOffice write it below a page. */
const isNote = ({ node, style }: MarkupElement): boolean =>
  /mso-element\s*:\s*(?:foot|end)note\s*(?:;|$)/i.test(style) ||
  /^sd(?:foot|end)note\d{1,5}$/.test(node.getAttribute?.('id') ?? '');

/** Returns the texts of a line with single spaces and none at the ends. */
function trimLine(texts: readonly StyledText[]): StyledText[] {
  const trimmed: StyledText[] = [];
  let endsOpen = true;
  for (const styledText of texts) {
    const text = endsOpen ? styledText.text.replace(/^ +/, '') : styledText.text;
    if (text === '') continue;
    trimmed.push({ ...styledText, text });
    endsOpen = /[\s]$/.test(text);
  }
  for (let last = trimmed.at(-1); last && last.text.trimEnd() === ''; last = trimmed.at(-1)) trimmed.pop();
  const last = trimmed.at(-1);
  if (last) trimmed[trimmed.length - 1] = { ...last, text: last.text.trimEnd() };
  return trimmed;
}
