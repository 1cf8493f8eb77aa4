import type { Direction } from '../../../shared/platform/language.ts';
import { byChain, merge, type TextLook } from '../page/textLook.ts';
import type { XmlElement } from '../file/untrustedXml.ts';
import { findElement } from './odtXml.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** Returns the look of a style by family and name, including the styles it is based on. */
export type OdtStyles = (family: 'paragraph' | 'text' | 'table', name: string | undefined) => OdtLook;

interface OdtLook extends TextLook {
  /** Display name of the nearest style that a person named. */
  readonly named?: string | undefined;
  /** The direction of the style itself. */
  readonly direction?: Direction | undefined;
}

interface OdtStyle {
  readonly look: TextLook;
  readonly base: string | undefined;
  readonly named: string | undefined;
  readonly direction: Direction | undefined;
}

/** Reads the styles of all parts. Automatic styles of the content come after the named ones. */
export function readOdtStyles(parts: readonly XmlElement[]): OdtStyles {
  const styles = new Map<string, OdtStyle>();
  let standard: TextLook = {};
  for (const part of parts)
    for (const folder of ['office:styles', 'office:automatic-styles'])
      for (const style of (findElement(part, folder) ?? part).children) {
        const { 'style:family': family = '', 'style:name': name, 'style:parent-style-name': base } = style.attributes;
        // Spaces in a name are encoded: `Heading_20_1`.
        const shown = style.attributes['style:display-name'] ?? name?.replaceAll('_20_', ' ');
        const named = folder === 'office:styles' ? shown : undefined;
        if (style.name === 'style:default-style' && family === 'paragraph') standard = readLook(style);
        if (style.name !== 'style:style' || name === undefined) continue;
        const [look, direction] = [readLook(style), directionOf(style)];
        styles.set(`${family} ${name}`, { look, base: base && `${family} ${base}`, named, direction });
      }
  const lookOf = byChain(
    (key: string) => styles.get(key),
    (chain, key): OdtLook => ({
      ...chain.reduce((look, style) => merge(look, style.look), key.startsWith('paragraph ') ? standard : {}),
      named: chain.findLast(({ named }) => named !== undefined)?.named,
      direction: styles.get(key)?.direction,
    }),
  );
  return (family, name) => lookOf(`${family} ${name ?? ''}`);
}

const DIRECTIONS: Readonly<Record<string, Direction>> = { 'rl-tb': 'rtl', 'lr-tb': 'ltr' };

/** Returns the direction in the properties of a style or a page. */
export const directionOf = ({ children }: XmlElement): Direction | undefined =>
  children
    .map(({ attributes }) => ownProperty(DIRECTIONS, attributes['style:writing-mode'] ?? ''))
    .find((direction) => direction !== undefined);

function readLook(style: XmlElement): TextLook {
  const properties = (name: string) => style.children.find((child) => child.name === name)?.attributes ?? {};
  const [text, paragraph] = [properties('style:text-properties'), properties('style:paragraph-properties')];
  // The weight of Hebrew text counts as that of Latin.
  const weights = [text['style:font-weight-complex'], text['fo:font-weight']].filter((weight) => weight !== undefined);
  return {
    bold: weights.length === 0 ? undefined : weights.some(isBold),
    hidden: text['text:display'] === undefined ? undefined : text['text:display'] === 'none',
    size: points(text['fo:font-size']) ?? points(text['style:font-size-complex']),
    before: points(paragraph['fo:margin-top']),
    after: points(paragraph['fo:margin-bottom']),
  };
}

const isBold = (weight: string) => weight === 'bold' || Number(weight) >= 600;

/** Points of each unit of length. */
const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4 };
const MAX_POINTS = 3_200;

function points(length: string | undefined): number | undefined {
  const [, value, unit = ''] = /^(\d{1,6}(?:\.\d{1,6})?)(pt|in|cm|mm)$/.exec(length ?? '') ?? [];
  return value === undefined ? undefined : Math.min(MAX_POINTS, Number(value) * (ownProperty(POINTS, unit) ?? 1));
}
