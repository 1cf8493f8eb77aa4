import {
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
} from 'docx';
import { oldWordFile } from '../oldWordFile.ts';
import type { MadeBlock, MadeDocument, MadeText } from './madeDocument.ts';

const CHANGED = { id: 1, author: 'a', date: '2026-01-01T00:00:00Z' };
const LEVELS = [0, 1, 2] as const;

const wordRuns = (texts: readonly MadeText[]) =>
  texts.map(({ text, bold = false, href, unseen }) => {
    const shown = { text: `${text} `, bold };
    if (unseen === 'deleted') return new DeletedTextRun({ ...shown, ...CHANGED });
    const run = new TextRun({ ...shown, ...(unseen === 'hidden' && { vanish: true }) });
    return href === undefined ? run : new ExternalHyperlink({ children: [run], link: href });
  });

const listLevels = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: (level: number) => string) =>
  LEVELS.map((level) => ({ level, format, text: text(level) }));

/** A Word file by the package that the product's own export uses: another writer than its reader knows best. */
export async function writeWord({ header, footer, countsPages, blocks }: MadeDocument): Promise<Uint8Array> {
  const notes: Record<string, { children: Paragraph[] }> = {};
  const toBlock = (block: MadeBlock): Paragraph | Table | Textbox => {
    switch (block.kind) {
      case 'row':
        return new Table({
          rows: [
            new TableRow({
              children: block.cells.map((text) => new TableCell({ children: [new Paragraph({ text })] })),
            }),
          ],
        });
      case 'box':
        return new Textbox({ children: [new Paragraph({ children: wordRuns(block.texts) })] });
      case 'noted': {
        const id = Object.keys(notes).length + 1;
        notes[id] = { children: [new Paragraph(block.note)] };
        return new Paragraph({ children: [...wordRuns(block.texts), new FootnoteReferenceRun(id)] });
      }
      case 'item': {
        const numbering = { reference: block.isNumbered ? 'numbers' : 'bullets', level: block.level };
        return new Paragraph({ children: wordRuns(block.texts), numbering });
      }
      case 'heading':
        return new Paragraph({ children: wordRuns(block.texts), heading: HeadingLevel.HEADING_2 });
      case 'line':
        return new Paragraph({ children: wordRuns(block.texts) });
    }
  };
  const children = blocks.map(toBlock);
  const counted = countsPages ? [new TextRun({ children: ['Page ', PageNumber.CURRENT] })] : [];
  const document = new Document({
    footnotes: notes,
    numbering: {
      config: [
        { reference: 'bullets', levels: listLevels(LevelFormat.BULLET, () => '•') },
        { reference: 'numbers', levels: listLevels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`) },
      ],
    },
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph(header)] }) },
        footers: { default: new Footer({ children: [new Paragraph(footer), new Paragraph({ children: counted })] }) },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** Short forms of the properties of a piece of the old Word. */
const UNSEEN_PIECE = { hidden: (0x5c << 1) | 0x1_00, deleted: (0x41 << 1) | 0x1_00 } as const;

const wordPieces = (texts: readonly MadeText[]) =>
  texts.map(({ text, href, unseen }) => ({
    text: `${href === undefined ? text : `\u0013 HYPERLINK "${href}" \u0014${text}\u0015`} `,
    ...(unseen !== undefined && { properties: UNSEEN_PIECE[unseen] }),
  }));

/** A file of the old Word; of what its pieces hold that nobody sees nothing is counted. */
export function writeOldWord({ header, footer, countsPages, blocks }: MadeDocument): Uint8Array {
  const body = blocks.flatMap((block) => {
    if (block.kind === 'row') return [{ text: block.cells.join('\t') }, { text: '\r' }];
    const note = block.kind === 'noted' ? [{ text: `\r${block.note}` }] : [];
    return [...wordPieces(block.texts), ...note, { text: '\r' }];
  });
  const counted = countsPages ? [{ text: 'Page \u0013 PAGE \u00141\u0015\r' }] : [];
  return oldWordFile([{ text: `${header}\r` }, ...body, { text: `${footer}\r` }, ...counted]);
}
