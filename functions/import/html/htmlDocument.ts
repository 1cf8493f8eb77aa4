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

/** Points: of text, and of headings. */
const TEXT_SIZE = 10;
const HEADING_SIZES: Readonly<Record<string, number>> = { h1: 18, h2: 14, h3: 12, h4: 11, h5: 10, h6: 10 };
/** Tags of a page: a résumé has some thousand, and each is an object of its own. */
const MAX_TAGS = 200_000;
const BOLD_BLOCKS: ReadonlySet<string> = new Set(['th', 'dt', ...Object.keys(HEADING_SIZES)]);
/** How deep a list or an item stands, as Word and Google Docs tell it: not by lists within lists. */
const [WORD_DEPTH, GOOGLE_DEPTH] = [/mso-list ?: ?l\d{1,4} level(\d)/i, /(?:^|\s)lst-kix_\w{1,60}-(\d)(?:\s|$)/];
const DIRECTIONS: Readonly<Record<string, Direction>> = { rtl: 'rtl', ltr: 'ltr' };

/** What holds for texts outside of all elements. */
const ROOT = {
  isBold: false,
  size: TEXT_SIZE,
  /** How deep the heading is that is read. */
  level: undefined as number | undefined,
  /** Lists that it stands in. */
  lists: 0,
  /** What its list shows before an item; it is used up by the first paragraph. */
  item: undefined as { mark: string } | undefined,
  /** That somebody said. */
  direction: undefined as Direction | undefined,
};
/** What holds for texts within the elements that are open. */
type OpenElement = Readonly<typeof ROOT>;

/** What is collected of a page besides its blocks. */
interface PageFinds {
  readonly links: Set<string>;
  readonly notes: string[];
  readonly hides: (node: MarkupNode) => boolean;
}

/**
 * A page of HTML as a document, whether it came as a file or within one. Of its sheets of style it is read what they
 * hide. Throws {@link RefusedFile} where it has far more tags than a résumé; nothing is asked for.
 */
export function readHtmlDocument(html: string): FlowDocument {
  if (countTags(html) > MAX_TAGS) throw new RefusedFile('pdf_too_large');
  const links = new Set<string>();
  const notes: string[] = [];
  const page = parseHtml(html);
  const body = readBlocks(page.childNodes, ROOT, PLAIN_LOOK, { links, notes, hides: hiddenBySheets(html) });
  return { header: [], body, footer: [], links: [...links], notes };
}

/** At most how many tags a page has. */
function countTags(html: string): number {
  let count = 0;
  for (let position = html.indexOf('<'); position >= 0 && count <= MAX_TAGS; position = html.indexOf('<', position + 1))
    count += 1;
  return count;
}

function readBlocks(nodes: Iterable<MarkupNode>, start: OpenElement, look: HtmlLook, finds: PageFinds): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  let texts: StyledText[] = [];
  /** The elements that are open, the innermost last. */
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
    // A list shows its mark once an item.
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

/** A foot- or endnote, as Word and LibreOffice write them below a page. */
const isNote = ({ node, style }: MarkupElement): boolean =>
  /mso-element\s*:\s*(?:foot|end)note\s*(?:;|$)/i.test(style) ||
  /^sd(?:foot|end)note\d{1,5}$/.test(node.getAttribute?.('id') ?? '');

/** Texts of a line with single spaces and none around it. */
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
