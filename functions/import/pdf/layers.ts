import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Whether what is drawn now is on a layer (optional content) that is off. */
export class LayerStack {
  readonly #isShown: (layer: unknown) => boolean;
  /** For each marked content that has begun, whether it is off by itself. */
  readonly #open: boolean[] = [];
  #off = 0;

  constructor(isShown: (layer: unknown) => boolean) {
    this.#isShown = isShown;
  }

  get isOff(): boolean {
    return this.#off > 0;
  }

  note(operator: number, [tag, layer]: readonly unknown[]): void {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      const isOff = operator === OPS.beginMarkedContentProps && tag === 'OC' && !this.#isShown(layer);
      this.#open.push(isOff);
      if (isOff) this.#off += 1;
    } else if (operator === OPS.endMarkedContent && this.#open.pop()) this.#off -= 1;
  }
}
