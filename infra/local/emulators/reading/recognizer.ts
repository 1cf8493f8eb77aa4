import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Line } from 'tesseract.js';
import type { OcrEngine, OcrScript } from './ocrEngine.ts';

/**
 * Milliseconds of a processor for one picture and script. A page of text takes 1.3 to 3.2 s, 1,200 words take 9 s, one
 * of noise alone half a minute and more, in which nobody else's would be read: such a one has nothing to read, as a
 * reader says who finds no letters. With the picture of its page it stays below ten seconds.
 */
export const MOST_WORK_MS = 8_000;
/** Milliseconds between two looks at what an engine has worked. */
const BETWEEN_LOOKS_MS = 200;
/** Both services ask for the same page, and a caller that timed out asks again. */
const MOST_REMEMBERED = 12;

/** A picture that is read or waits for it, and for how many callers. */
interface AwaitedReading {
  readonly lines: Promise<readonly Line[]>;
  readonly waiting: { callers: number };
}

/** Reads pictures with one engine for each script, one after the other: where one fails, no other is lost with it. */
export class Recognizer {
  readonly #start: (script: OcrScript) => Promise<OcrEngine>;
  readonly #engines = new Map<OcrScript, Promise<OcrEngine>>();
  readonly #inTurn = { eng: pLimit(1), heb: pLimit(1) } as const satisfies Record<OcrScript, unknown>;
  readonly #recent = new Map<string, AwaitedReading>();
  /** Pictures that took too much work, which they would in any script. */
  readonly #tooMuch = new Map<string, true>();

  constructor(start: (script: OcrScript) => Promise<OcrEngine>) {
    this.#start = start;
  }

  /**
   * The lines of an image with their words and boxes in pixels, in reading order; none of one that takes more than
   * {@link MOST_WORK_MS}. Starts the engine with the first image. Rejects where the engine cannot read it, one that is
   * too small, say, and where `signal` aborts before its turn, unless somebody else waits for the same image.
   */
  read(picture: Uint8Array, script: OcrScript, signal?: AbortSignal): Promise<readonly Line[]> {
    const hash = createHash('sha256').update(picture).digest('hex');
    const key = `${script} ${hash}`;
    let reading = this.#recent.get(key);
    if (!reading) {
      const waiting = { callers: 0 };
      const lines = this.#inTurn[script](() => {
        if (waiting.callers === 0) throw new Error('nobody waits for it any more');
        return this.#run(picture, script, hash);
      });
      reading = { lines, waiting };
      remember(this.#recent, key, reading);
      lines.catch(() => this.#recent.delete(key));
    }
    const { waiting, lines } = reading;
    if (signal?.aborted) return lines;
    waiting.callers += 1;
    signal?.addEventListener('abort', () => (waiting.callers -= 1), { once: true });
    return lines;
  }

  /** What boxes of an image say where each is a number alone, in their order; nothing where the engine cannot tell. */
  async readNumbers(
    picture: Uint8Array,
    boxes: readonly Line['bbox'][],
    signal?: AbortSignal,
  ): Promise<readonly string[]> {
    if (boxes.length === 0) return [];
    return this.#inTurn.eng(async () => {
      const started = this.#engines.get('eng');
      if (!started || signal?.aborted) return [];
      try {
        return await (await started).recognizeNumbers(picture, boxes);
      } catch {
        // What was read before stands.
        this.#drop('eng', started);
        return [];
      }
    });
  }

  async #run(picture: Uint8Array, script: OcrScript, hash: string): Promise<readonly Line[]> {
    if (this.#tooMuch.has(hash)) return [];
    const started = this.#engines.get(script) ?? this.#start(script);
    this.#engines.set(script, started);
    const over = new AbortController();
    try {
      const engine = await started;
      const before = await engine.worked();
      const tooMuch = (async () => {
        while (!over.signal.aborted && (await engine.worked()) - before < MOST_WORK_MS) await pause(BETWEEN_LOOKS_MS);
        return undefined;
      })();
      const lines = await Promise.race([engine.recognize(picture), tooMuch]);
      if (lines) return lines;
    } catch (error) {
      this.#drop(script, started);
      throw error instanceof Error ? error : new Error(String(error));
    } finally {
      over.abort();
    }
    this.#drop(script, started);
    remember(this.#tooMuch, hash, true);
    return [];
  }

  /** An engine that has failed may be of no more use, and one that is at work does nothing else. */
  #drop(script: OcrScript, started: Promise<OcrEngine>): void {
    if (this.#engines.get(script) === started) this.#engines.delete(script);
    void started.then(
      (engine) => engine.end(),
      () => {},
    );
  }
}

function remember<Value>(known: Map<string, Value>, key: string, value: Value): void {
  known.set(key, value);
  for (const oldest of known.keys()) if (known.size > MOST_REMEMBERED) known.delete(oldest);
}
