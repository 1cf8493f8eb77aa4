import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importText } from '../../functions/import/textImport.ts';
import { toImported } from '../../functions/import/importedResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { lostWords, visibleText } from '../bench/import/evaluate.ts';
import { loadLayoutSamples } from '../bench/import/layouts.ts';
import { everyNth, howMany } from '../support/exhaustive.ts';
import { scoreFields, findInvented, type FieldScores } from '../bench/import/score.ts';

/** Shares in percent that are held in each language; the product promises 90 and 80. */
const [FIELDS, ITEMS] = [97, 95];
const CORPUS = new URL('../data/import-corpus/pdf/', import.meta.url);

const samples = loadLayoutSamples();
const read = async (pdf: Uint8Array) => {
  // The reader takes the bytes it is given.
  const found = await importText(pdf.slice());
  return 'error' in found
    ? undefined
    : {
        text: found.text,
        resume: toImported(found, 'text').resumeData,
        lost: lostWords(await visibleText(pdf.slice()), found),
      };
};
const readings = await Promise.all(samples.map(async (sample) => ({ sample, found: await read(sample.pdf) })));
const mean = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
};

describe.each(['he', 'en'] as const)(
  'résumés of people and layouts that the import was not made with, in %s',
  (language) => {
    const own = readings
      .filter(({ sample }) => sample.language === language)
      .map(({ sample, found }) => ({
        name: sample.name,
        fields: scoreFields(sample.truth, found?.resume),
        invented: found ? findInvented(sample.truth, found.resume) : [],
      }));
    const missed = (key: keyof FieldScores) => own.filter(({ fields }) => fields[key] === 0).map(({ name }) => name);

    it(`are read to ${FIELDS} % of the fields and ${ITEMS} % of the experience items`, () => {
      expect(mean(own.map(({ fields }) => fields.mean))).toBeGreaterThanOrEqual(FIELDS);
      expect(mean(own.map(({ fields }) => fields.item))).toBeGreaterThanOrEqual(ITEMS);
    });

    it('have every e-mail address and phone, and no name that the document does not say', () => {
      expect(missed('email')).toEqual([]);
      expect(missed('phone')).toEqual([]);
      expect(own.filter(({ invented }) => invented.length > 0)).toEqual([]);
    });
  },
);

/** Every text of a résumé, without ids and enumerated values. */
function valuesOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['id', 'level', 'templateId', 'language'].includes(key) || value === '' ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => valuesOf(inner, Array.isArray(value) ? key : name));
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Values of which a word, or of a date the year, stands nowhere in the text. */
function unsaid(text: string, resume: ResumeData): string[] {
  const words = new Set(wordsOf(text));
  const joined = wordsOf(text).join('');
  const halves = new Set(wordsOf(text).map((word, at, all) => word + (all[at + 1] ?? '')));
  return valuesOf(resume).filter((value) => {
    const date = /^(\d{2})(\d{2})(?:-\d{2})?$/.exec(value);
    if (date) return !words.has(value.slice(0, 4)) && !words.has(date[2] ?? '');
    // A word that a narrow column broke is searched without the break, one that the edge of a column cut in two halves.
    return (
      !wordsOf(value).every((word) => words.has(word) || halves.has(word)) &&
      !(/^\S+$/.test(value) && joined.includes(wordsOf(value).join('')))
    );
  });
}

it('every word of every value stands in the file, and none of the file is lost', async () => {
  const corpus = await Promise.all(
    everyNth(3, readdirSync(CORPUS)).map(async (name) => ({
      name,
      found: await read(new Uint8Array(readFileSync(new URL(name, CORPUS)))),
    })),
  );
  const all = [...readings.map(({ sample, found }) => ({ name: sample.name, found })), ...corpus];
  expect(all.filter(({ found }) => found !== undefined).length).toBeGreaterThan(howMany(60, 130));
  expect(
    all.flatMap(({ name, found }) =>
      found ? unsaid(found.text, found.resume).map((value) => `${name}: ${value}`) : [],
    ),
  ).toEqual([]);
  expect(all.flatMap(({ name, found }) => (found?.lost ?? []).map((word) => `${name}: ${word}`))).toEqual([]);
});
