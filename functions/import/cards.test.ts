import { expect, it } from 'vitest';
import { evaluate, loadSamples } from '../../test/bench/import/evaluate.ts';
import { importing } from '../../test/bench/import/readOnce.ts';

it(
  'entries in boxes beside each other are read one after the other, tables and sidebars as before',
  { tags: 'exhaustive' },
  async () => {
    const samples = loadSamples(new URL('../../test/data/import-cards/', import.meta.url));
    const all = await evaluate(samples, importing());
    const figures = all.map(({ sample, fields, sure, lost }) => ({
      name: sample.name,
      jobs: fields.item,
      studies: fields.study,
      contacts: fields.contacts,
      wrong: sure.wrong,
      lost,
    }));
    expect(figures).toHaveLength(11);
    for (const one of figures)
      expect(one).toEqual({
        name: one.name,
        jobs: 100,
        studies: 100,
        contacts: 100,
        wrong: [],
        lost: [],
      });
  },
);
