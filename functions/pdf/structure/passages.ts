import type { PdfEdit } from '../pdfEdit.ts';
import { kidsOf } from './improveStructure.ts';
import { referenceIn, type StructureTree } from './structureTree.ts';

/** Scripts of a résumé's languages, each as a bit. Latin and Cyrillic letters stand for the likelier language. */
const SCRIPTS = [
  { language: 'en', ranges: [0x41, 0x5a, 0x61, 0x7a, 0xc0, 0x24f, 0x1e00, 0x1eff] },
  { language: 'he', ranges: [0x591, 0x5f4, 0xfb1d, 0xfb4f] },
  { language: 'ru', ranges: [0x400, 0x52f] },
  { language: 'ar', ranges: [0x620, 0x6d3, 0xfb50, 0xfdfb, 0xfe70, 0xfefc] },
] as const;
const OTHER = 1 << SCRIPTS.length;
const FIRST_OF_OTHERS = 0x250;

/** Returns the scripts of a text as bits; 0 if it has no letters. */
export function scriptsOf(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= scriptOf(text.charCodeAt(index));
  return bits;
}

function scriptOf(point: number): number {
  if (point < 0x41) return 0;
  for (let bit = 0; bit < SCRIPTS.length; bit += 1) {
    const { ranges } = SCRIPTS[bit] as (typeof SCRIPTS)[number];
    for (let index = 0; index < ranges.length; index += 2)
      if (point >= (ranges[index] as number) && point <= (ranges[index + 1] as number)) return 1 << bit;
  }
  // General signs; beyond them are Greek, Chinese and other scripts with languages of their own.
  return point < FIRST_OF_OTHERS || (point >= 0x2000 && point < 0x2e80) ? 0 : OTHER;
}

/**
 * Sets the language of each passage whose letters are all in another script than the document's, from a page's tags and
 * their scripts, so that it is read aloud correctly. A part of a longer text within one tag has no element that could
 * state it.
 */
export function nameLanguages(
  edit: PdfEdit,
  tree: StructureTree,
  { page, scripts }: { readonly page: number; readonly scripts: ReadonlyMap<number, number> },
): void {
  const documentLanguage = /\/Lang \((\w\w)/.exec(edit.read(edit.file.catalog))?.[1];
  const leaves = tree.leavesOf(edit.read(page));
  const scriptsByLeaf = new Map<number, number>();
  for (const [mcid, bits] of scripts) {
    const leaf = leaves[mcid];
    if (leaf) scriptsByLeaf.set(leaf, (scriptsByLeaf.get(leaf) ?? 0) | bits);
  }
  for (const [leaf, bits] of scriptsByLeaf) {
    const language = SCRIPTS.find((_, bit) => bits === 1 << bit)?.language;
    if (language === undefined || language === documentLanguage || documentLanguage === undefined) continue;
    const source = edit.read(leaf);
    // Anything inside it would inherit the language.
    const isWhole = kidsOf(source).every((kid) => /^\d+$/.test(kid));
    if (!isWhole || source.includes('/Lang')) continue;
    // A NonStruct element becomes a Span, which may have attributes.
    edit.set(leaf, source.replace('/S /NonStruct', '/S /Span').replace(/>>$/, `\n/Lang (${language})>>`));
  }
}

/** Standard types for those of the browser that PDF 1.7 lacks; some readers would otherwise skip their text. */
const ROLES = '/RoleMap <</Strong /Span\n/Em /Span\n/Aside /Div>>';

/** Adds this map to the file. */
export function mapRoles(edit: PdfEdit): void {
  const root = referenceIn('StructTreeRoot', edit.read(edit.file.catalog));
  if (root === undefined) return;
  const source = edit.read(root);
  if (!source.includes('/RoleMap')) edit.set(root, source.replace(/>>$/, `\n${ROLES}>>`));
}
