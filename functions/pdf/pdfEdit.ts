import { findObjects, readStream, type ObjectPlaces, type PdfFile, type PdfStream } from './pdfFile.ts';

const NOT_CHANGED = Symbol('as the browser wrote it');

/** Changes to a file, by object number. Unchanged objects are copied when the file is written (`writePdf`). */
export class PdfEdit {
  readonly file: PdfFile;
  /** Sources without `obj` and `endobj`; undefined for removed objects. */
  readonly changed = new Map<number, string | Buffer | undefined>();
  /** Objects that the current step has changed, with their former sources, so that the step can be undone. */
  #before: Map<number, string | Buffer | typeof NOT_CHANGED | undefined> | undefined;
  /** Positions of the objects that the browser wrote. */
  readonly objects: ObjectPlaces;
  /** Object sources as the browser wrote them, cached because tags are read many times. */
  readonly #sources = new Map<number, string>();
  #size: number;

  constructor(file: PdfFile) {
    this.file = file;
    this.#size = file.size;
    this.objects = findObjects(file);
  }

  /** One more than the highest object number. */
  get size(): number {
    return this.#size;
  }

  /** Returns the current source of an object that is no stream. Throws if there is none. */
  read(number: number): string {
    const changed = this.changed.get(number);
    if (typeof changed === 'string') return changed;
    if (changed) return changed.toString('latin1');
    const known = this.#sources.get(number);
    if (known !== undefined) return known;
    const end = this.objects.ends[number] ?? 0;
    if (end === 0) throw new Error('The PDF lacks an object');
    const source = this.file.bytes.toString('latin1', this.objects.starts[number], end);
    this.#sources.set(number, source);
    return source;
  }

  /** Returns a stream as the browser wrote it. */
  stream(number: number): PdfStream {
    return readStream(this.file, number);
  }

  set(number: number, source: string | Buffer): void {
    this.#change(number, source);
  }

  remove(number: number): void {
    this.#change(number, undefined);
  }

  add(source: string | Buffer): number {
    const number = this.#size;
    this.#size += 1;
    this.#change(number, source);
    return number;
  }

  /** Runs a step and undoes its changes if it fails. Returns whether it succeeded. */
  attempt(step: () => void): boolean {
    const before = (this.#before = new Map());
    try {
      step();
      return true;
    } catch {
      for (const [number, source] of before)
        if (source === NOT_CHANGED) this.changed.delete(number);
        else this.changed.set(number, source);
      return false;
    } finally {
      this.#before = undefined;
    }
  }

  #change(number: number, source: string | Buffer | undefined): void {
    if (this.#before && !this.#before.has(number))
      this.#before.set(number, this.changed.has(number) ? this.changed.get(number) : NOT_CHANGED);
    this.changed.set(number, source);
  }
}
