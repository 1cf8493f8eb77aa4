import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Whether what is drawn now is no text that is seen: on a layer (optional content) that is off, or a tick. */
export class LayerStack {
  readonly #isShown: (layer: unknown) => boolean;
  /** Boxes of a form that are ticked, by their ids: a tick is a letter of a font of signs, and says nothing alone. */
  readonly #ticks: ReadonlySet<string>;
  #isInTick = false;
  /** For each marked content that has begun, whether it is off by itself. */
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
