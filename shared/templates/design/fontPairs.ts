import type { FontPairId } from '../../resume/design.ts';
import type { FontKey } from '../fonts.ts';

/** Typefaces that go together, all with Hebrew letters: of the text (400 and 700 at least) and of name and headings. */
interface FontPair {
  readonly body: FontKey;
  readonly display: FontKey;
}

export const FONT_PAIRS: Readonly<Record<FontPairId, FontPair>> = {
  heebo: { body: 'heebo', display: 'heebo' },
  assistant: { body: 'assistant', display: 'assistant' },
  rubik: { body: 'rubik', display: 'rubik' },
  openSans: { body: 'openSans', display: 'openSans' },
  arimo: { body: 'arimo', display: 'arimo' },
  plex: { body: 'plex', display: 'plex' },
  secular: { body: 'assistant', display: 'secular' },
  frank: { body: 'assistant', display: 'frank' },
  david: { body: 'heebo', display: 'david' },
  tinos: { body: 'tinos', display: 'tinos' },
  noto: { body: 'notoSerif', display: 'notoSerif' },
};

/** The families of a pair, each once. */
export const listPairFonts = (id: FontPairId): FontKey[] => [...new Set([FONT_PAIRS[id].body, FONT_PAIRS[id].display])];
