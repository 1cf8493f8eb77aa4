/** The properties that are read of a text, paragraph or table, by their number (MS-DOC 2.6). */
export const PROPERTY = {
  deleted: 0x08_00,
  bold: 0x08_35,
  italic: 0x08_36,
  hidden: 0x08_3c,
  special: 0x08_55,
  complexBold: 0x08_5c,
  complexItalic: 0x08_5d,
  textStyle: 0x4a_30,
  size: 0x4a_43,
  complexSize: 0x4a_61,
  symbol: 0x6a_09,
  plain: 0x2a_33,
  inTable: 0x24_16,
  rowEnd: 0x24_17,
  rightToLeft: 0x24_41,
  innerCellEnd: 0x24_4b,
  innerRowEnd: 0x24_4c,
  rightToLeftTable: 0x56_0b,
  listLevel: 0x26_0a,
  list: 0x46_0b,
  nesting: 0x66_49,
  before: 0xa4_13,
  after: 0xa4_14,
  elsewhere: 0x66_46,
  elsewhere97: 0x66_45,
} as const;
const READ: ReadonlySet<number> = new Set(Object.values(PROPERTY));

/** Property values by number. */
export type Properties = ReadonlyMap<number, number>;
export const NO_PROPERTIES: Properties = new Map();

/** Bytes of a value by the upper three bits of its number; undefined if the list gives the length. */
const VALUE_BYTES = [1, 1, 2, 4, 2, 2, undefined, 3] as const;
/** Most bytes of a value that is read. */
const MAX_VALUE = 4;
/** Exceptions: a length of two bytes, and a length of one byte that may overflow. */
const [TABLE_SHAPE, TAB_STOPS] = [0xd6_08, 0xc6_15];

/**
 * Reads a list of properties. A truncated value ends the list, because some programs leave extra bytes at its end.
 * Weight and size of complex scripts, such as Hebrew, count as those of Latin.
 */
export function readProperties(list: Buffer): Properties {
  const properties = new Map<number, number>();
  for (let offset = 0; offset + 3 <= list.length;) {
    const id = list.readUInt16LE(offset);
    const bytes = VALUE_BYTES[id >> 13] ?? sizedBytes(id, list, offset + 2);
    if (offset + 2 + bytes > list.length) break;
    if (id === PROPERTY.plain) properties.clear();
    else if (READ.has(id)) properties.set(id, list.readUIntLE(offset + 2, Math.min(bytes, MAX_VALUE)));
    offset += 2 + bytes;
  }
  const size = properties.get(PROPERTY.size) ?? properties.get(PROPERTY.complexSize);
  if (size !== undefined) properties.set(PROPERTY.size, size);
  const [bold, complexBold] = [properties.get(PROPERTY.bold), properties.get(PROPERTY.complexBold)];
  if (complexBold !== undefined && (bold === undefined || complexBold === 1))
    properties.set(PROPERTY.bold, complexBold);
  return properties;
}

function sizedBytes(id: number, list: Buffer, offset: number): number {
  if (id === TABLE_SHAPE) return offset + 2 <= list.length ? list.readUInt16LE(offset) + 1 : list.length;
  const bytes = list.readUInt8(offset);
  // An overflowed length: the tabs to remove and the tabs to set are counted instead.
  if (id === TAB_STOPS && bytes === 255) {
    const removed = list.readUInt8(offset + 1);
    return 2 + 4 * removed + 1 + 3 * list.readUInt8(offset + 2 + 4 * removed);
  }
  return 1 + bytes;
}

/** Values that mean "as in the style" and "opposite of the style". */
const [AS_STYLE, NOT_AS_STYLE] = [0x80, 0x81];

/** Returns properties in which nearer values replace farther ones. */
export function overlay(far: Properties, near: Properties): Properties {
  if (near.size === 0) return far;
  const both = new Map(far);
  for (const [id, value] of near) {
    const behind = far.get(id) ?? 0;
    if (value === NOT_AS_STYLE && id >> 8 === 0x08) both.set(id, behind === 1 ? 0 : 1);
    else if (value !== AS_STYLE || id >> 8 !== 0x08) both.set(id, value);
  }
  return both;
}

export const isOn = (properties: Properties, id: number): boolean => (properties.get(id) ?? 0) !== 0;
