import { strFromU8, unzipSync } from 'fflate';
import type { ResumeData } from '../../resume/schema.ts';
import { writeWordFile } from './wordFile.ts';

/** The parts of a Word file by their paths, as text; pictures have a character for each byte. */
export async function wordParts(resume: ResumeData, css: string): Promise<Readonly<Record<string, string>>> {
  const files = Object.entries(unzipSync(await writeWordFile(resume, css)));
  return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes, !/\.(?:xml|rels)$/.test(path))]));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '?');

/** Paragraphs of a part with their runs, as a word processor sees them. */
export const paragraphsOf = (xml = '') =>
  [...xml.matchAll(/<w:p>([\s\S]*?)<\/w:p>/g)].map(([, paragraph = '']) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1],
    bidi: paragraph.includes('<w:bidi/>'),
    isListed: paragraph.includes('<w:numPr>'),
    xml: paragraph,
    runs: [...paragraph.matchAll(/<w:r>([\s\S]*?)<\/w:r>/g)].map(([, run = '']) => ({
      rtl: run.includes('<w:rtl/>'),
      text: unescapeXml(
        [...run.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>|<w:tab\/>/g)].map(([, text]) => text ?? '\t').join(''),
      ),
    })),
  }));

/** Returns the visible text of a paragraph, without direction marks. */
export const textOf = (paragraph: ReturnType<typeof paragraphsOf>[0]): string =>
  paragraph.runs.map(({ text }) => text.replaceAll(/[\u200e\u200f]/g, '')).join('');
