import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Whether what is drawn now is hidden: on an optional content layer that is off, or a tick. */
export class LayerStack {
  readonly #isShown: (layer: unknown) => boolean;
  /** Ids of check boxes. A tick is a letter of a symbol font and says nothing alone. */
  readonly #ticks: ReadonlySet<string>;
  #isInTick = false;
  /** For each open marked content, whether it is hidden by itself. */
  readonly #open: boolean[] = [];
  #off = 0;

  constructor(isShown: (layer: unknown) => boolean, ticks: ReadonlySet<string>) {
    this.#isShown = isShown;
    this.#ticks = ticks;
  }

  get isOff(): boolean {
    return this.#off > 0 || this.#isInTick;
  }

  note(operator: number, [tag, layer]: readonly unknown[]): void {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      const isOff = operator === OPS.beginMarkedContentProps && tag === 'OC' && !this.#isShown(layer);
      this.#open.push(isOff);
      if (isOff) this.#off += 1;
    } else if (operator === OPS.endMarkedContent && this.#open.pop()) this.#off -= 1;
    else if (operator === OPS.beginAnnotation) this.#isInTick = this.#ticks.has(String(tag));
    else if (operator === OPS.endAnnotation) this.#isInTick = false;
  }
}
