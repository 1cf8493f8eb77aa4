/** The least contrast of text with its ground (WCAG 2.2, AA). */
export const MIN_CONTRAST = 4.5;

type Channels = readonly [red: number, green: number, blue: number];

const toChannels = (hex: string): Channels =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)) as never;
const toHex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red, green, blue] = toChannels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (`#rrggbb`), 1 to 21. */
export function contrast(hex: string, otherHex: string): number {
  const [dark, light] = [luminance(hex), luminance(otherHex)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A part (0 to 1) of a colour on white paper, opaque: PDF viewers disagree on what is transparent. */
export const mixWithWhite = (hex: string, part: number): string =>
  toHex(toChannels(hex).map((value) => 255 + (value - 255) * part));

/** The colour itself where it can be read on this ground, else as much darker as it takes. */
export function darkenToRead(hex: string, ground: string): string {
  if (contrast(hex, ground) >= MIN_CONTRAST) return hex;
  const channels = toChannels(hex);
  const darker = (part: number) => toHex(channels.map((value) => value * part));
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (contrast(darker(middle), ground) >= MIN_CONTRAST) low = middle;
    else high = middle;
  }
  return darker(low);
}
