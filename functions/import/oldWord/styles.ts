import { byChain } from '../page/textLook.ts';
import type { ByteView } from './byteView.ts';
import { NO_PROPERTIES, overlay, readProperties, type Properties } from './properties.ts';

/** The properties that a style gives to paragraphs and to text, with those of the styles that it is based on. */
export interface OldWordStyle {
  readonly paragraph: Properties;
  readonly text: Properties;
  /** As the program shows it. */
  readonly name: string;
}
export type OldWordStyles = (index: number) => OldWordStyle;

const NOTHING: OldWordStyle = { paragraph: NO_PROPERTIES, text: NO_PROPERTIES, name: '' };
const [OF_PARAGRAPHS, OF_TEXT] = [1, 2];

interface OwnStyle extends OldWordStyle {
  readonly base: number;
}

/** Reads the table of styles: a header, then each style with its length. Damaged properties of a style are left out. */
export function readStyles(table: ByteView): OldWordStyles {
  const styles: (OwnStyle | undefined)[] = [];
  if (table.length > 6) {
    const count = table.u16(2);
    const baseBytes = table.u16(4);
    let offset = 2 + table.u16(0);
    for (let index = 0; index < count && offset + 2 <= table.length; index += 1) {
      const bytes = Math.min(table.u16(offset), table.length - offset - 2);
      styles.push(bytes === 0 ? undefined : readStyle(table.part(offset + 2, bytes), baseBytes));
      offset += 2 + bytes;
    }
  }
  return byChain(
    (index: number) => styles[index],
    (chain) =>
      chain.reduce<OldWordStyle>(
        (far, near) => ({
          paragraph: overlay(far.paragraph, near.paragraph),
          text: overlay(far.text, near.text),
          name: near.name,
        }),
        NOTHING,
      ),
  );
}

const read = (list: ByteView | undefined): Properties => (list ? readProperties(list) : NO_PROPERTIES);

/** A style: its kind and base, its name, then its lists of properties. */
function readStyle(style: ByteView, baseBytes: number): OwnStyle | undefined {
  // Too short for its fixed part, the length of its name, and the zero that ends the name.
  if (baseBytes < 10 || style.length < baseBytes + 4) return undefined;
  const kindAndBase = style.u16(2);
  const kind = kindAndBase & 0xf;
  const lists: ByteView[] = [];
  let offset = baseBytes + 2 + 2 * style.u16(baseBytes) + 2;
  for (let left = style.u16(4) & 0xf; left > 0 && offset + 2 <= style.length; left -= 1) {
    const bytes = Math.min(style.u16(offset), style.length - offset - 2);
    lists.push(style.part(offset + 2, bytes));
    // The next list begins at an even byte.
    offset += 2 + bytes + (bytes & 1);
  }
  const [first, second] = lists;
  // The list for paragraphs begins with the number of the style, in two bytes.
  const isOfParagraphs = kind === OF_PARAGRAPHS && first && first.length >= 2;
  const letters = Math.min(style.u16(baseBytes), (style.length - baseBytes - 2) >> 1);
  const codes = Array.from({ length: letters }, (_, letter) => style.u16(baseBytes + 2 + 2 * letter));
  return {
    name: String.fromCharCode(...codes),
    base: kindAndBase >> 4,
    paragraph: isOfParagraphs ? read(first.part(2, first.length - 2)) : NO_PROPERTIES,
    text: kind === OF_PARAGRAPHS ? read(second) : kind === OF_TEXT ? read(first) : NO_PROPERTIES,
  };
}
