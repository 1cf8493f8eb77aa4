import { SYMBOL_ENCODING } from './rtfWords.ts';

/** Fonts of symbols have their signs in this area of Unicode. */
const SYMBOL_AREA = 0xf000;

/** Gathers bytes of one encoding, as a letter may have two of them, and tells their text. */
export class RtfCharacters {
  readonly #tell: (text: string) => void;
  readonly #decoders = new Map<string, TextDecoder>();
  #bytes: number[] = [];
  #encoding = '';

  constructor(tell: (text: string) => void) {
    this.#tell = tell;
  }

  add(byte: number, encoding: string): void {
    if (encoding !== this.#encoding) this.flush();
    this.#encoding = encoding;
    this.#bytes.push(byte);
  }

  flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    this.#tell(
      this.#encoding === SYMBOL_ENCODING
        ? Array.from(bytes, (byte) => (byte === 32 ? ' ' : String.fromCharCode(SYMBOL_AREA + byte))).join('')
        : this.#decoderOf(this.#encoding).decode(bytes),
    );
  }

  #decoderOf(encoding: string): TextDecoder {
    const known = this.#decoders.get(encoding) ?? new TextDecoder(encoding);
    this.#decoders.set(encoding, known);
    return known;
  }
}
