import {
  AlignmentType,
  Bookmark,
  BuilderElement,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  StringContainer,
  Tab,
  TextRun,
  type ILevelsOptions,
  type IParagraphOptions,
} from 'docx';
import { textDirection, type Direction, type Language } from '../../platform/language.ts';
import { wantsLinkCode } from '../../resume/linkCode.ts';
import { resumeLanguage } from '../../resume/resumeLanguage.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { PRODUCT } from '../../site/product.ts';
import { hasRtl } from '../../templates/bidi/script.ts';
import { DOCUMENT_LABELS } from '../../templates/document/labels.ts';
import { toDisplayText } from '../../templates/document/context.ts';
import { photoWords } from '../../templates/document/header.ts';
import type { LetterPart } from '../../resume/letterLimits.ts';
import { buildResumeDocument } from '../../templates/document/document.ts';
import { textOfPieces, toBlocks, type DocumentBlock, type BlockFlow, type TextPiece } from '../blocks.ts';
import { codePicture } from './codePicture.ts';
import { photoPicture } from './photoPicture.ts';
import { finishWordPackage } from './finishWordPackage.ts';
import { templateOf } from '../../templates/catalogue.ts';
import type { Spacing } from '../../templates/pagination/fit.ts';
import { designProperties } from '../../templates/design/renderDesign.ts';
import { readWordDesign, type WordDesign } from './wordDesign.ts';
import { toWordRuns, type WordRun } from './wordRuns.ts';
import { PART_STYLES, entryBookmark, sectionBookmark } from './wordStyleNames.ts';
import { LIST_INDENT, textWidth, wordStyles } from './wordStyles.ts';

/**
 * The résumé as a Word file: the one document tree in one column, as text in a table or a text box is misread by the
 * systems that employers use. `css` is the template's, base and style; `spacing` is what the sheet is set in.
 * Every text is what the tree says, unchanged.
 */
export async function writeWordFile(
  resume: ResumeData,
  css: string,
  spacing?: Spacing,
): Promise<Uint8Array<ArrayBuffer>> {
  const language = resumeLanguage(resume);
  const design = readWordDesign(css, designProperties(resume.design, templateOf(resume)), resume.design, spacing);
  const read = toBlocks(buildResumeDocument(resume));
  const blocks = design.hasOneLineHeads ? joinHeads(read, lettersInLine(design), textDirection(language)) : read;
  const [first, ...further] = blocks.map((block, index) => ({
    ...flowOf(block),
    ...markedParagraph(block, index, textDirection(language)),
  }));
  const photo =
    resume.photo === undefined
      ? []
      : [photoPicture(resume.photo, photoWords(resume, language), textDirection(language))];
  const name = toDisplayText(resume.personalInfo.fullName);
  const bidirectional = textDirection(language) === 'rtl';
  const file = new Document({
    title: name || PRODUCT.name.en,
    creator: name,
    lastModifiedBy: name,
    theme: {
      fonts: {
        headings: { latin: design.nameFace, complexScript: design.nameFace, scripts: { Hebr: design.nameFace } },
        body: { latin: design.bodyFace, complexScript: design.bodyFace, scripts: { Hebr: design.bodyFace } },
      },
    },
    styles: wordStyles(design, textDirection(language)),
    numbering: { config: listsOf(blocks) },
    sections: [
      {
        properties: {
          page: {
            size: { width: design.pageWidth, height: design.pageHeight },
            margin: {
              top: design.marginBlock,
              bottom: design.marginBlock,
              left: design.marginInline,
              right: design.marginInline,
              header: 400,
              footer: 400,
            },
          },
          titlePage: true,
        },
        footers: { default: footer(name, design, language), first: new Footer({ children: [] }) },
        children: [
          // Anchored to the first paragraph, after its words.
          ...[{ ...first, children: [...(first?.children ?? []), ...photo] }, ...further].map(
            (paragraph) => new Paragraph({ bidirectional, ...paragraph }),
          ),
          ...(resume.linkCode !== undefined && wantsLinkCode(resume)
            ? [
                new Paragraph({
                  bidirectional,
                  children: [codePicture(resume.linkCode, DOCUMENT_LABELS[language].linkCode)],
                }),
              ]
            : []),
        ],
      },
    ],
  });
  return finishWordPackage(await Packer.toArrayBuffer(file), language);
}

/** About how many letters a line holds, counting a letter as half as wide as high. */
const lettersInLine = (design: WordDesign) => textWidth(design) / (design.bodySize * 20 * 0.5);

/** Parts a title from its organization in one line. */
const HEAD_SEPARATOR = '  ·  ';
/** Share of a line: a head that is longer may be two lines in another face. */
const FULL_LINE = 0.9;

/** Entries whose subtitle follows the title in one line, as in templates of that look. */
function joinHeads(blocks: readonly DocumentBlock[], lettersOfLine: number, direction: Direction): DocumentBlock[] {
  const joined: DocumentBlock[] = [];
  for (const block of blocks) {
    const head = joined.at(-1);
    if (block.kind !== 'details' || head?.kind !== 'entry') {
      joined.push(block);
      continue;
    }
    const title = [...head.title, { text: HEAD_SEPARATOR, direction }, ...block.pieces];
    const isShort = textOfPieces([...title, ...head.dates]).length < lettersOfLine * FULL_LINE;
    if (isShort) joined[joined.length - 1] = { ...block, ...head, title };
    else joined.push(block);
  }
  return joined;
}

/** Name and page, from the second page on: the first says whose it is. */
function footer(name: string, design: WordDesign, language: Language): Footer {
  const direction = textDirection(language);
  return new Footer({
    children: [
      new Paragraph({
        bidirectional: direction === 'rtl',
        alignment: AlignmentType.CENTER,
        children: [
          ...runsOf([{ text: name === '' ? '' : `${name} · `, direction }], direction),
          new TextRun({ children: [PageNumber.CURRENT], color: design.quiet, rightToLeft: direction === 'rtl' }),
        ],
      }),
    ],
  });
}

/** Returns the page breaks that the person wants. Word breaks an entry longer than a page as if they were not set. */
const flowOf = ({ startsPage, kept }: BlockFlow): IParagraphOptions => ({
  ...(startsPage && { pageBreakBefore: true }),
  ...(kept && { keepLines: true }),
  ...(kept === 'next' && { keepNext: true }),
});

/**
 * A section is recognised by the bookmark at its heading, or at its first paragraph if it has none; so is an entry
 * of a text alone. `index` is the block's place, by which bookmarks of entries differ.
 */
function markedParagraph(block: DocumentBlock, index: number, direction: Direction): IParagraphOptions {
  const options = paragraphOf(block, direction);
  const section = block.kind === 'heading' ? block.section : block.opens;
  const entry = block.opensEntry ? entryBookmark(index) : undefined;
  const id = section === undefined ? entry : sectionBookmark(section);
  return id === undefined
    ? options
    : { ...options, children: [new Bookmark({ id, children: options.children ?? [] })] };
}

/** Twips between the lines of a letter. */
const LETTER_GAP = 200;
/** Parts that come close after the line before them. */
const CLOSE: readonly LetterPart[] = ['to', 'name'];

/** Aligns a letter's line as `base.css` does: date and signature are at the line's end in Hebrew. */
function letterLine(part: LetterPart, direction: Direction): IParagraphOptions {
  const spacing = { before: CLOSE.includes(part) ? 0 : LETTER_GAP, after: part === 'date' ? LETTER_GAP : 0 };
  if (direction === 'ltr') return { spacing };
  if (part === 'subject') return { spacing, alignment: AlignmentType.CENTER };
  const isAtEnd = part === 'date' || part === 'closing' || part === 'name';
  return isAtEnd ? { spacing, alignment: AlignmentType.END } : { spacing };
}

const SEPARATORS = { contacts: '  |  ', skills: '  ·  ', languages: '  ·  ', tags: '  ·  ' } as const;

function paragraphOf(block: DocumentBlock, direction: Direction): IParagraphOptions {
  const runs = (pieces: readonly TextPiece[]) => runsOf(pieces.map(withoutBreaks), direction);
  switch (block.kind) {
    case 'name':
      return { heading: HeadingLevel.TITLE, children: runs(block.pieces) };
    case 'headline':
      return { style: 'Subtitle', children: runs(block.pieces) };
    case 'heading':
      return { heading: HeadingLevel.HEADING_1, children: runs(block.pieces) };
    case 'text':
      return {
        style: 'Normal',
        ...(block.letter && letterLine(block.letter, direction)),
        children: runs(block.pieces),
      };
    case 'details':
      return { style: 'EntryDetails', children: runs(block.pieces) };
    case 'entry': {
      const title = block.title.map(withoutBreaks);
      const dates = inOneDirection(block.dates).map(withoutBreaks);
      const tab = dates.length > 0 ? [{ text: '\t', direction }] : [];
      return { heading: HeadingLevel.HEADING_2, children: runsOf([...title, ...tab, ...dates], direction) };
    }
    case 'bullet':
      return {
        style: block.numbered ? 'ListNumber' : 'ListBullet',
        numbering: { reference: listReference(block), level: 0, ...(block.numbered && { instance: block.list }) },
        children: runs(block.numbered ? withoutMark(block.pieces) : block.pieces),
      };
    case 'contacts':
    case 'skills':
    case 'languages':
    case 'tags': {
      const separator = { text: SEPARATORS[block.kind], direction };
      const pieces = block.items.flatMap((item, index) => (index === 0 ? item : [separator, ...item]));
      const name = block.name ? [...block.name, { text: ': ', direction, bold: true as const }] : [];
      return { style: block.kind === 'contacts' ? 'Contacts' : 'Words', children: runs([...name, ...pieces]) };
    }
  }
}

/**
 * Sets an entry's dates from the right. The page sets `04/2021 – היום` from the left, but runs of a Word file cannot be
 * nested, so that the dash would be on the wrong side.
 */
const inOneDirection = (dates: readonly TextPiece[]): readonly TextPiece[] =>
  hasRtl(textOfPieces(dates)) ? dates.map((piece) => ({ ...piece, direction: 'rtl' })) : dates;

const withoutBreaks = (piece: TextPiece): TextPiece => ({ ...piece, text: piece.text.replace(/[\t\n]/g, ' ') });

/** Pieces of one paragraph as its runs; a tab in them parts its two sides. */
function runsOf(pieces: readonly TextPiece[], direction: Direction): TextRun[] {
  const children: TextRun[] = [];
  const runs = toWordRuns(pieces, direction);
  for (let end = 0; end < runs.length;) {
    const start = end;
    const { href } = runs[start] as WordRun;
    while (end < runs.length && runs[end]?.href === href) end += 1;
    const same = runs.slice(start, end).map(toRun);
    children.push(...(href === undefined ? same : linkTo(href, same)));
  }
  return children;
}

/**
 * Returns runs that lead to an address, as a field. python-docx and other readers skip the element for links
 * (`w:hyperlink`) and would lose phone, e-mail and links.
 */
function linkTo(href: string, runs: readonly TextRun[]): TextRun[] {
  // A quote would end the address, and a backslash would say how the field is shown.
  const address = href.replaceAll('"', '%22').replaceAll('\\', '%5C');
  const instruction = new TextRun({ children: [new StringContainer('w:instrText', `HYPERLINK "${address}"`)] });
  return [fieldMark('begin'), instruction, fieldMark('separate'), ...runs, fieldMark('end')];
}

const fieldMark = (value: 'begin' | 'separate' | 'end') =>
  new TextRun({
    children: [new BuilderElement({ name: 'w:fldChar', attributes: { kind: { key: 'w:fldCharType', value } } })],
  });

const toRun = ({ text, rightToLeft, part, bold, italic, href }: WordRun) =>
  new TextRun({
    children: text.split(/(\t)/).map((segment) => (segment === '\t' ? new Tab() : segment)),
    ...(rightToLeft && { rightToLeft }),
    ...(part !== undefined && { style: PART_STYLES[part].id }),
    ...(bold && { bold }),
    ...(italic && { italics: italic }),
    ...(href !== undefined && part === undefined && { underline: {} }),
  });

type Bullet = Extract<DocumentBlock, { kind: 'bullet' }>;

/** The mark of a numbered item: a number or a Hebrew letter, and its sign. */
const LIST_MARK = /^(\d{1,2}|[א-ת])([.)])\s+/;

const NUMBER_FORMATS = [
  ['decimal', LevelFormat.DECIMAL],
  ['hebrew', LevelFormat.HEBREW1],
] as const;

function listReference({ numbered, pieces }: Bullet): string {
  if (!numbered) return 'bullets';
  const [, mark = '', sign = ''] = LIST_MARK.exec(textOfPieces(pieces)) ?? [];
  return `${/\d/.test(mark) ? 'decimal' : 'hebrew'}${sign}`;
}

const listLevel = (format: ILevelsOptions['format'], text: string): ILevelsOptions[] => [
  {
    level: 0,
    ...(format && { format }),
    text,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: LIST_INDENT, hanging: LIST_INDENT } } },
  },
];

/** The lists in use. */
function listsOf(blocks: readonly DocumentBlock[]): { reference: string; levels: ILevelsOptions[] }[] {
  const used = new Set(blocks.filter((block) => block.kind === 'bullet').map(listReference));
  const numbered = NUMBER_FORMATS.flatMap(([name, format]) =>
    ['.', ')'].map((sign) => ({ reference: `${name}${sign}`, levels: listLevel(format, `%1${sign}`) })),
  );
  return [{ reference: 'bullets', levels: listLevel(LevelFormat.BULLET, '•') }, ...numbered].filter(({ reference }) =>
    used.has(reference),
  );
}

/** A numbered item without its mark: Word counts by itself. */
function withoutMark(pieces: readonly TextPiece[]): TextPiece[] {
  let left = LIST_MARK.exec(textOfPieces(pieces))?.[0].length ?? 0;
  return pieces.flatMap((piece) => {
    const cut = Math.min(left, piece.text.length);
    left -= cut;
    return cut === piece.text.length ? [] : [{ ...piece, text: piece.text.slice(cut) }];
  });
}
