import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Line } from 'tesseract.js';
import { ReadersBusy } from './inThread.ts';
import type { OcrEngine, OcrScript } from './ocrEngine.ts';

/**
 * Milliseconds of a processor for one picture and script. A page of text takes 1.3 to 3.2 s, 1,200 words take 9 s, one
 * of noise alone half a minute and more, in which nobody else's would be read: such a one has nothing to read, as a
 * reader says who finds no letters. It is looked how far an engine came once it has worked for `LOOKED_AT_MS`: so long
 * no page of a résumé takes.
 */
export const MOST_WORK_MS = 24_000;
const LOOKED_AT_MS = 8_000;
/**
 * Milliseconds of all engines for one answer to a person, which then stays below ten seconds with its pages' pictures.
 * Work in progress goes on, and its result is kept for the next call.
 */
export const ANSWER_WORK_MS = 6_000;
/** And by the clock: on a busy machine an answer is to end before its call does, whose end is a failed attempt. */
const ANSWER_MS = 5_000;
/** Milliseconds between two looks at what an engine has worked. */
const BETWEEN_LOOKS_MS = 200;
/** Both services ask for the same page, and a caller that timed out asks again. */
const MOST_REMEMBERED = 24;

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
  /** Milliseconds that engines have worked for this answer, how many wait for it, and what tells them to come again. */
  readonly #answer = { worked: 0, waiting: 0, over: Promise.withResolvers<never>() };
  #clock: NodeJS.Timeout | undefined;

  constructor(start: (script: OcrScript) => Promise<OcrEngine>) {
    this.#start = start;
  }

  /** Begins an answer with its first picture: if nobody waits for another answer, this one gets all the work. */
  beginAnswer(): void {
    if (this.#answer.waiting > 0) return;
    this.#answer.worked = 0;
    this.#answer.over = Promise.withResolvers();
    // Nobody may wait for it.
    this.#answer.over.promise.catch(() => {});
    clearTimeout(this.#clock);
    // Whatever is waited for, the start of an engine too.
    this.#clock = setTimeout(() => this.#count(ANSWER_WORK_MS + 1), ANSWER_MS).unref();
  }

  /**
   * The lines of an image with their words and boxes in pixels, in reading order; none of one that takes more than
   * {@link MOST_WORK_MS}. Starts the engine with the first image. Rejects where the engine cannot read it, one that is
   * too small, say, and where `signal` aborts before its turn, unless somebody else waits for the same image; with
   * ReadersBusy once an answer has had its work ({@link ANSWER_WORK_MS}).
   */
  read(picture: Uint8Array, script: OcrScript, signal?: AbortSignal): Promise<readonly Line[]> {
    const { waiting, lines } = this.#reading(picture, script);
    if (signal?.aborted) return lines;
    const left = new AbortController();
    const leave = () => left.abort();
    left.signal.addEventListener('abort', () => {
      waiting.callers -= 1;
      this.#answer.waiting -= 1;
    });
    signal?.addEventListener('abort', leave, { once: true });
    waiting.callers += 1;
    this.#answer.waiting += 1;
    return Promise.race([lines, this.#answer.over.promise]).finally(() => {
      signal?.removeEventListener('abort', leave);
      leave();
    });
  }

  /** A picture that is read, waits for it, or was read lately. */
  #reading(picture: Uint8Array, script: OcrScript): AwaitedReading {
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
    return reading;
  }

  /** Returns the numbers in boxes of an image, in their order; nothing if the engine cannot read them. */
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
        // Earlier readings remain valid.
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
      const tooMuch = (async () => {
        const before = await engine.worked();
        for (let worked = 0; worked < LOOKED_AT_MS || worked < MOST_WORK_MS * engine.progress();) {
          // oxlint-disable-next-line no-await-in-loop -- one look after the other
          await pause(BETWEEN_LOOKS_MS);
          if (over.signal.aborted) return undefined;
          // oxlint-disable-next-line no-await-in-loop -- one look after the other
          const since = (await engine.worked()) - before - worked;
          worked += since;
          this.#count(since);
        }
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

  #count(milliseconds: number): void {
    this.#answer.worked += milliseconds;
    if (this.#answer.worked > ANSWER_WORK_MS) this.#answer.over.reject(new ReadersBusy('what is left is read later'));
  }

  /** An engine that has failed may be unusable, and a busy one can do nothing else. */
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
