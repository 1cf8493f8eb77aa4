import { byChain } from '../page/textLook.ts';
import { NO_PROPERTIES, overlay, readProperties, type Properties } from './properties.ts';

/** The properties that a style gives to paragraphs and to text; `name` is its name in the program. */
const NOTHING = { paragraph: NO_PROPERTIES, text: NO_PROPERTIES, name: '' };
/** Styles by number, including the properties of the styles they are based on. */
export type OldWordStyles = (index: number) => Readonly<typeof NOTHING>;
const [OF_PARAGRAPHS, OF_TEXT] = [1, 2];

/** Reads the table of styles: a header, then each style with its length. Damaged properties of a style are ignored. */
export function readStyles(table: Buffer): OldWordStyles {
  const styles: ReturnType<typeof readStyle>[] = [];
  if (table.length > 6) {
    const count = table.readUInt16LE(2);
    const baseBytes = table.readUInt16LE(4);
    let offset = 2 + table.readUInt16LE(0);
    for (let index = 0; index < count && offset + 2 <= table.length; index += 1) {
      const end = offset + 2 + table.readUInt16LE(offset);
      styles.push(readStyle(table.subarray(offset + 2, end), baseBytes));
      offset = end;
    }
  }
  return byChain(
    (index: number) => styles[index],
    (chain) =>
      chain.reduce<typeof NOTHING>(
        (far, near) => ({
          paragraph: overlay(far.paragraph, near.paragraph),
          text: overlay(far.text, near.text),
          name: near.name,
        }),
        NOTHING,
      ),
  );
}

const read = (list: Buffer | undefined): Properties => (list ? readProperties(list) : NO_PROPERTIES);

/** Reads a style: its kind and base, its name, then its lists of properties. */
function readStyle(style: Buffer, baseBytes: number) {
  // Too short for the fixed part, the length of the name, and the zero after the name.
  if (baseBytes < 10 || style.length < baseBytes + 4) return undefined;
  const kindAndBase = style.readUInt16LE(2);
  const kind = kindAndBase & 0xf;
  const lists: Buffer[] = [];
  const nameStart = baseBytes + 2;
  const nameEnd = nameStart + 2 * style.readUInt16LE(baseBytes);
  let offset = nameEnd + 2;
  for (let left = style.readUInt16LE(4) & 0xf; left > 0 && offset + 2 <= style.length; left -= 1) {
    const end = offset + 2 + style.readUInt16LE(offset);
    lists.push(style.subarray(offset + 2, end));
    // The next list begins at an even offset.
    offset = end + ((end - offset) & 1);
  }
  const [first, second] = lists;
  // The list for paragraphs begins with the style's number, in two bytes.
  const isOfParagraphs = kind === OF_PARAGRAPHS && first && first.length >= 2;
  return {
    name: style.toString('utf16le', nameStart, nameEnd),
    base: kindAndBase >> 4,
    paragraph: isOfParagraphs ? read(first.subarray(2)) : NO_PROPERTIES,
    text: kind === OF_PARAGRAPHS ? read(second) : kind === OF_TEXT ? read(first) : NO_PROPERTIES,
  };
}
