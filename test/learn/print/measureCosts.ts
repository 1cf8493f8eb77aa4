import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { fill } from '../../attack/bombs.ts';
import { characterCells, SPECIAL_SIGNS, type CharacterCell } from './characterCells.ts';
import { resumeOfText, type CostMeter } from './costMeter.ts';

/** What was measured of one kind of text: milliseconds for so many more code points of it. */
export interface Sample {
  readonly milliseconds: number;
  readonly characters: number;
}

/** Of one cell, by how its characters stand in the text. */
export interface CellSamples {
  readonly from: number;
  readonly to: number;
  /** In words of 200 letters, and in one of 8,000. */
  readonly word?: Sample;
  readonly longWord?: Sample;
  /** In one of 8,000 of a single letter: of joined scripts, one that is joined on both sides. */
  readonly oneLetter?: Sample;
  /** Each in a word of its own, also in a page from the right. */
  readonly apart?: Sample;
  readonly apartRtl?: Sample;
  /** By turns with a Latin letter, and with a Hebrew one. */
  readonly withLatin?: Sample;
  readonly withHebrew?: Sample;
  /** Each mark on a letter, and twelve marks on one. */
  readonly marked?: Sample;
  readonly stacked?: Sample;
}

export interface RawCosts {
  readonly engine: string;
  readonly date: string;
  /** Milliseconds of {@link baseline}, each time that it was measured. */
  readonly baseline: readonly number[];
  readonly cells: readonly CellSamples[];
  /** Of each special sign, by the texts that hold it. */
  readonly signs: readonly { readonly name: string; readonly texts: Readonly<Record<string, Sample>> }[];
  readonly constructs: Readonly<Record<string, readonly Sample[]>>;
}

export const BASELINE_LENGTH = 96_000;
/** What everything is compared with: an English text of some pages. */
export const baseline = resumeOfText(fill('Managed a team of nine engineers. ', BASELINE_LENGTH));

/** Lengths at which a text is measured: what grows faster than its length costs more at the greater one. */
const LENGTHS = [1_600, 8_000] as const;
/** Milliseconds of a print above which a longer text of the kind is not printed, and none again. */
const LONG = 500;
/**
 * Others use the processors as well: what is measured is the least of so many prints; of fewer where the two least of
 * them differ by no more than this share, since nothing but the work itself takes the same twice.
 */
const TIMES = 4;
const SAME = 0.04;

const count = (text: string) => Array.from(text).length;

/** What prints and says what it took. */
type PrintMeter = Pick<CostMeter, 'engine' | 'measure'>;

/** Measures a kind of text at several sizes; what all have in common, the page and its typefaces, is left out. */
export class CostSampler {
  readonly #meter: PrintMeter;
  #few = { key: '', milliseconds: 0 };

  constructor(meter: PrintMeter) {
    this.#meter = meter;
  }

  /**
   * `make`: a text of about so many characters. `few`: one that costs next to nothing beside its page and typefaces;
   * what it takes is not of the text.
   */
  async sample(few: string, make: (length: number) => string, language: 'en' | 'he' = 'en'): Promise<Sample> {
    const key = `${language}${few}`;
    if (this.#few.key !== key) this.#few = { key, milliseconds: await this.#least(resumeOfText(few, language)) };
    let dearest: Sample = { milliseconds: 0, characters: 1 };
    for (const length of LENGTHS) {
      const text = make(length);
      const large = await this.#least(resumeOfText(text, language));
      const milliseconds = round(Math.max(0, large - this.#few.milliseconds));
      const found = { milliseconds, characters: count(text) };
      if (perCharacter(found) > perCharacter(dearest)) dearest = found;
      if (large > LONG) break;
    }
    return dearest;
  }

  /** The same for a construct of which a résumé has more or less. */
  async construct(make: (times: number) => ResumeData, few: number, many: number): Promise<Sample> {
    const small = await this.#least(make(few));
    const large = await this.#least(make(many));
    return { milliseconds: round(Math.max(0, large - small)), characters: many - few };
  }

  /** Milliseconds of what everything is compared with. */
  async measureBaseline(): Promise<number> {
    return round((await this.#meter.measure(baseline)).milliseconds);
  }

  async #least(resume: ResumeData): Promise<number> {
    const times: number[] = [];
    while (times.length < TIMES) {
      times.push((await this.#meter.measure(resume)).milliseconds);
      const [least = 0, next = Infinity] = times.toSorted((one, other) => one - other);
      if (least > LONG || next <= least * (1 + SAME)) break;
    }
    return Math.min(...times);
  }
}

const perCharacter = ({ milliseconds, characters }: Sample) => milliseconds / characters;
const round = (value: number) => Math.round(value * 10) / 10;

const SHORT_WORD = 200;
const LONG_WORD = 8_000;
/** Marks that stand on one letter. */
const STACKED = 12;

export async function sampleCell(
  sampler: CostSampler,
  { from, to, letters, marks, bases }: CharacterCell,
): Promise<CellSamples> {
  const few = [...letters, ...marks].join('');
  const all = letters.join('');
  const one = letters[letters.length >> 1] ?? '';
  const of = (unit: string, language?: 'en' | 'he') =>
    sampler.sample(few, (length) => fill(unit, length).toWellFormed(), language);
  return {
    from,
    to,
    ...(letters.length > 0 && {
      word: await sampler.sample(few, (length) =>
        `${fill(all, SHORT_WORD).toWellFormed()} `.repeat(Math.round(length / SHORT_WORD)),
      ),
      longWord: await sampler.construct((length) => resumeOfText(fill(all, length).toWellFormed()), 1, LONG_WORD),
      oneLetter: await sampler.construct((length) => resumeOfText(fill(one, length).toWellFormed()), 1, LONG_WORD),
      apart: await of(letters.map((letter) => `${letter} `).join('')),
      withLatin: await of(letters.map((letter) => `${letter}a`).join('')),
      withHebrew: await of(letters.map((letter) => `${letter}א`).join('')),
      apartRtl: await of(letters.map((letter) => `${letter} `).join(''), 'he'),
    }),
    ...(marks.length > 0 && {
      marked: await of(marks.map((mark, n) => `${bases[n % bases.length]}${mark}`).join('')),
      stacked: await of(`${bases[0]}${marks.slice(0, STACKED).join('')}`),
    }),
  };
}

const entry = { id: 'e', title: '', company: '', location: '', startDate: '', endDate: '', current: false };

/** Constructs of which a paragraph or a page has many. */
const CONSTRUCTS: Readonly<Record<string, { make: (times: number) => ResumeData; sizes: readonly number[] }>> = {
  item: { make: (times) => resumeOfText('a\n'.repeat(times)), sizes: [20, 700] },
  link: { make: (times) => resumeOfText('[a](https://x.co) '.repeat(times)), sizes: [5, 100, 440] },
  bold: { make: (times) => resumeOfText('**a** b '.repeat(times)), sizes: [5, 200, 900] },
  isolate: { make: (times) => resumeOfText('א C++ '.repeat(times), 'he'), sizes: [5, 200, 1_200] },
  element: {
    make: (times) => ({
      ...createBlankResume(),
      templateId: 'professional',
      projects: [{ ...entry, name: '', role: '', url: '', technologies: 'a,'.repeat(times), description: '' }],
    }),
    sizes: [20, 900],
  },
  entry: {
    make: (times) => ({
      ...createBlankResume(),
      templateId: 'professional',
      customSections: [
        {
          id: 's',
          title: 'x',
          items: Array.from({ length: times }, (_, n) => ({
            id: `i${n}`,
            title: 'x',
            organization: 'x',
            location: 'x',
            startDate: '2019',
            endDate: '2020',
            description: '',
          })),
        },
      ],
    }),
    sizes: [2, 50],
  },
};

/** Of so many measurements one is that of the baseline: how fast the machine is changes within an hour. */
const NEW_BASELINE = 4;

/**
 * Measures the constructs, signs and cells that are not `known` yet, one after the other, and gives all that is known
 * after each: it takes most of an hour, and whoever stops in between goes on where it was.
 */
export async function* measureCosts(meter: PrintMeter, known: RawCosts | undefined): AsyncGenerator<RawCosts> {
  const sampler = new CostSampler(meter);
  const engine = await meter.engine();
  const found = {
    baseline: [...(known?.baseline ?? [])],
    constructs: { ...known?.constructs },
    signs: [...(known?.signs ?? [])],
    cells: [...(known?.cells ?? [])],
  };
  let measured = 0;
  const state = async (): Promise<RawCosts> => {
    if (measured % NEW_BASELINE === 0) found.baseline.push(await sampler.measureBaseline());
    measured += 1;
    return { engine, date: new Date().toISOString().slice(0, 10), ...found };
  };
  for (const [name, { make, sizes }] of Object.entries(CONSTRUCTS)) {
    if (ownProperty(found.constructs, name)) continue;
    const [few = 0, ...more] = sizes;
    const samples: Sample[] = [];
    for (const many of more) samples.push(await sampler.construct(make, few, many));
    found.constructs[name] = samples;
    yield state();
  }
  for (const { name, texts } of SPECIAL_SIGNS) {
    if (found.signs.some((sign) => sign.name === name)) continue;
    const samples: Record<string, Sample> = {};
    for (const text of texts) samples[text] = await sampler.sample(text, (length) => fill(text, length).toWellFormed());
    found.signs.push({ name, texts: samples });
    yield state();
  }
  for (const cell of characterCells()) {
    if (found.cells.some(({ from, to }) => from === cell.from && to === cell.to)) continue;
    found.cells.push(await sampleCell(sampler, cell));
    yield state();
  }
}

/** Whether nothing is left to be measured. */
export const isWhole = ({ constructs, signs, cells }: RawCosts): boolean =>
  Object.keys(constructs).length === Object.keys(CONSTRUCTS).length &&
  signs.length === SPECIAL_SIGNS.length &&
  cells.length === characterCells().length;
