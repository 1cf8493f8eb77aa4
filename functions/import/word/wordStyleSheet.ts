import { headingLevel } from '../page/styleNames.ts';
import { byChain, merge, type TextLook } from '../page/textLook.ts';
import type { XmlElement } from '../file/untrustedXml.ts';
import { childOf, toggleOf, valueOf } from './wordXml.ts';

/** Returns the look of a style by id, including the styles it is based on. */
export type StyleSheet = (id: string | undefined) => TextLook;

/** Reads the styles part; `undefined` if a file has none. */
export function readStyleSheet(sheet: XmlElement | undefined): StyleSheet {
  const defaults = childOf(sheet, 'docDefaults');
  const standard = readLook(
    childOf(childOf(defaults, 'pPrDefault'), 'pPr'),
    childOf(childOf(defaults, 'rPrDefault'), 'rPr'),
  );
  const styles = new Map<string, { readonly look: TextLook; readonly base: string | undefined }>();
  let normal: string | undefined;
  for (const style of sheet?.children.filter(({ name }) => name === 'style') ?? []) {
    const id = style.attributes['styleId'] ?? '';
    if (style.attributes['type'] === 'paragraph' && ['1', 'true'].includes(style.attributes['default'] ?? ''))
      normal = id;
    styles.set(id, {
      look: merge(
        { level: headingLevel(valueOf(style, 'name')) },
        readLook(childOf(style, 'pPr'), childOf(style, 'rPr')),
      ),
      base: valueOf(style, 'basedOn'),
    });
  }
  const lookOf = byChain(
    (id: string) => styles.get(id),
    (chain) => chain.reduce((look, style) => merge(look, style.look), standard),
  );
  return (id) => lookOf(id ?? normal ?? '');
}

/** Returns the look of a paragraph and its text. Weight and size of Hebrew text count as those of Latin. */
export function readLook(paragraph: XmlElement | undefined, run: XmlElement | undefined): TextLook {
  const spacing = childOf(paragraph, 'spacing')?.attributes;
  const numbering = childOf(paragraph, 'numPr');
  const id = valueOf(numbering, 'numId');
  return {
    bold: toggleOf(run, 'bCs') || (toggleOf(run, 'b') ?? toggleOf(run, 'bCs')),
    size: points(valueOf(run, 'sz') ?? valueOf(run, 'szCs'), 2) || undefined,
    hidden: toggleOf(run, 'vanish'),
    level: outlineLevel(valueOf(paragraph, 'outlineLvl')),
    before: points(spacing?.['before'], 20),
    after: points(spacing?.['after'], 20),
    list: id === undefined ? undefined : { id, level: Number(valueOf(numbering, 'ilvl') ?? 0) || 0 },
  };
}

/** Heading levels are counted from 0 in the file; the level after the last is that of text. */
const TEXT_LEVEL = 9;
function outlineLevel(text: string | undefined): number | undefined {
  const level = Number(text ?? Number.NaN);
  return level >= 0 && level <= TEXT_LEVEL ? level + 1 : undefined;
}

/** Converts a length to points (`perPoint` units each); larger values than 3,200 units are cut. */
const points = (text: string | undefined, perPoint: number) => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), 3_200) / perPoint : undefined;
};
