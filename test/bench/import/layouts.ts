import { readdirSync, readFileSync } from 'node:fs';
import type { ExpectedResume } from './score.ts';

/** One résumé of a folder of data with what it says. */
export interface LayoutSample {
  readonly name: string;
  readonly language: 'he' | 'en';
  readonly columns: number;
  readonly producer: string;
  readonly pdf: Uint8Array;
  readonly truth: ExpectedResume;
}

interface LayoutTruthFile {
  readonly layouts: Readonly<
    Record<string, { readonly producer: string; readonly columns: number; readonly without: readonly string[] }>
  >;
  readonly people: Readonly<Record<string, { readonly lang: 'he' | 'en'; readonly truth: ExpectedResume }>>;
}

const LAYOUTS_FOLDER = new URL('../../data/import-layouts/', import.meta.url);

/** People of other trades in layouts of their own (test/data/import-layouts). */
export function loadLayoutSamples(): LayoutSample[] {
  const { layouts, people } = JSON.parse(
    readFileSync(new URL('truth.json', LAYOUTS_FOLDER), 'utf8'),
  ) as LayoutTruthFile;
  // In one order on every machine: weights are learned from files as they come.
  const files = readdirSync(new URL('pdf/', LAYOUTS_FOLDER)).toSorted();
  return files.map((file) => {
    const name = file.replace(/\.pdf$/, '');
    const [person = '', layout = ''] = name.split('-');
    const [of, known] = [people[person], layouts[layout]];
    if (!of || !known) throw new Error(`Nothing is known of ${file}`);
    const without = new Set(known.without);
    const personalInfo = Object.fromEntries(
      Object.entries(of.truth.personalInfo).filter(([key]) => !without.has(key)),
    ) as Readonly<Record<string, string>>;
    const truth: ExpectedResume = { ...of.truth, personalInfo, ...(without.has('summary') ? { summary: '' } : {}) };
    return {
      name,
      language: of.lang,
      columns: known.columns,
      producer: known.producer,
      pdf: new Uint8Array(readFileSync(new URL(`pdf/${file}`, LAYOUTS_FOLDER))),
      truth,
    };
  });
}
