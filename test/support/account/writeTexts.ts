import { strToU8, zipSync } from 'fflate';
import type { MadeBlock, MadeDocument, MadeText } from './madeDocument.ts';

const plain = ({ text, unseen }: MadeText) => (unseen === undefined ? text : '');

const textLine = (block: MadeBlock): string => {
  if (block.kind === 'row') return block.cells.join('\t');
  const text = block.texts.map(plain).join(' ');
  if (block.kind === 'item') return `${'  '.repeat(block.level)}${block.isNumbered ? '1.' : '•'} ${text}`;
  return block.kind === 'noted' ? `${text}\n${block.note}` : text;
};

export function writeText({ header, footer, blocks }: MadeDocument): Uint8Array {
  return strToU8([header, ...blocks.map(textLine), footer].join('\n'));
}

const markdownRuns = (texts: readonly MadeText[]) =>
  texts
    .map(({ text, bold, href, unseen }) => {
      if (unseen !== undefined) return `<!-- ${text} -->`;
      const look = bold ? `**${text}**` : text;
      return href === undefined ? look : `[${look}](${href})`;
    })
    .join(' ');

const markdownLine = (block: MadeBlock): string => {
  if (block.kind === 'row') return `| ${block.cells.join(' | ')} |\n|${' --- |'.repeat(block.cells.length)}`;
  const text = markdownRuns(block.texts);
  if (block.kind === 'item') return `${'  '.repeat(block.level)}${block.isNumbered ? '1.' : '-'} ${text}`;
  if (block.kind === 'noted') return `${text}\n\n${block.note}`;
  return block.kind === 'heading' ? `## ${text}` : text;
};

export function writeMarkdown({ header, footer, blocks }: MadeDocument): Uint8Array {
  return strToU8(['# Résumé', header, ...blocks.map(markdownLine), footer].join('\n\n'));
}

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
/** Columns of the archive's tables that a text may be in. */
const ARCHIVE_TABLES = {
  'Positions.csv': ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
  'Education.csv': ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
  'Skills.csv': ['Name'],
  'Projects.csv': ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
  'Certifications.csv': ['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'],
  'Volunteering.csv': ['Company Name', 'Role', 'Cause', 'Started On', 'Finished On', 'Description'],
} as const;

/** LinkedIn's archive of a member whose tables say what a document does, a block in each row. */
export function writeArchive({ blocks }: MadeDocument): Uint8Array {
  const tables = Object.entries(ARCHIVE_TABLES);
  const rows = new Map<string, string[]>(tables.map(([name, columns]) => [name, [columns.join(',')]]));
  for (const [at, block] of blocks.entries()) {
    const [name, columns] = tables[at % tables.length] ?? ['', []];
    const said = block.kind === 'row' ? block.cells : block.texts.map(plain);
    rows.get(name)?.push(quoted(columns.map((_, column) => said[column] ?? '')));
  }
  const profile = 'First Name,Last Name,Headline,Summary\nMaya,Ben-Ami,,\n';
  return zipSync({
    'Profile.csv': strToU8(profile),
    ...Object.fromEntries([...rows].map(([name, lines]) => [name, strToU8(lines.join('\n'))])),
  });
}
