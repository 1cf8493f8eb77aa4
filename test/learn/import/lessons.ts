/**
 * Writes what the network learns from: `node test/learn/import/lessons.ts <folder> <pages.jsonl>…` puts `lessons.bin`
 * and `lessons.json` there, for train.py. Made pages, files of strangers by their sets, and the project's own layouts.
 * All that Python learns about a page is written here.
 */
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { LABELS } from '../../../functions/import/understand/labels.ts';
import { MEASURES } from '../../../functions/import/understand/network/geometry.ts';
import { PLACES, LINE_STEPS, PART_STEPS, RELATIONS } from '../../../functions/import/understand/network/relations.ts';
import * as sizes from '../../../functions/import/understand/network/sizes.ts';
import { NO_WORD, WORD_ROWS } from '../../../functions/import/understand/network/words.ts';
import { digestOfLessons } from './digest.ts';
import type { LabelledMadePage } from './generate.ts';
import { LEARNING } from './options.ts';
import { taughtFiles, taughtPage, type Lesson } from './teacher.ts';

/** Features that are lexica or headings: learning makes some texts forget them, as lexica know not all words. */
const LEXICAL = ['class', 'heading', 'headingWord', 'titleCue', 'degreeCue', 'hasPlace'];
/** The share of each feature's value in all lessons below which it is none. */
const MIN_OCCURRENCES = 8;

type Lists = readonly (readonly number[])[];
const flat = (lists: Lists) => Uint16Array.from(lists.flat());
const counts = (lists: Lists) => Uint8Array.from(lists, ({ length }) => length);

/** Numbers features as they come, and writes lessons one after the other. */
export class LessonWriter {
  readonly #numbers = new Map<string, number>();
  readonly #rows: object[] = [];
  readonly #folder: string;
  readonly #file: number;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#file = openSync(join(folder, 'lessons.bin'), 'w');
  }

  add({ set, name, page, labels }: Lesson): void {
    const features = page.features.map((own) => own.map((one) => this.#numberOf(one)));
    const gold = Int8Array.from(labels, (label) => (label ? LABELS.indexOf(label) : -1));
    const [features16, words16] = [flat(features), flat(page.words)];
    for (const array of [page.measures, page.places, features16, words16, counts(features), counts(page.words), gold])
      writeSync(this.#file, new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    this.#rows.push({ set, name, parts: page.count, features: features16.length, words: words16.length });
  }

  /** Ends the file, and writes beside it what is to be known about it. */
  end(learnedFrom: string): void {
    closeSync(this.#file);
    const about = {
      learnedFrom,
      learning: LEARNING,
      minOccurrences: MIN_OCCURRENCES,
      lexical: LEXICAL,
      labels: LABELS,
      measures: MEASURES.map(({ name }) => name),
      relations: RELATIONS,
      places: PLACES,
      partSteps: PART_STEPS,
      lineSteps: LINE_STEPS,
      noWord: NO_WORD,
      wordRows: WORD_ROWS,
      sizes,
      tensors: sizes.tensorSizes(0).map(([name]) => name),
      features: [...this.#numbers.keys()],
      lessons: this.#rows,
    };
    writeFileSync(join(this.#folder, 'lessons.json'), JSON.stringify(about));
    console.log(`${this.#rows.length} lessons, ${this.#numbers.size} features with their values`);
  }

  #numberOf(feature: string): number {
    const known = this.#numbers.get(feature);
    if (known !== undefined) return known;
    this.#numbers.set(feature, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

if (process.argv[1] === import.meta.filename) {
  const [folder = '.build/learn-import', ...pages] = process.argv.slice(2);
  const writer = new LessonWriter(folder);
  for (const file of pages)
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const lesson = taughtPage(JSON.parse(line) as LabelledMadePage);
      if (lesson) writer.add(lesson);
    }
  for await (const lesson of taughtFiles()) writer.add(lesson);
  writer.end(await digestOfLessons());
}
