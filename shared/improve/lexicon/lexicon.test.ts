import { describe, expect, it } from 'vitest';
import { ownProperty } from '../../platform/ownProperty.ts';
import { FACT_KINDS, FINDING_REASONS } from '../findings.ts';
import { GUARD_RULES } from '../guard/rules.ts';
import claims from './claims.json' with { type: 'json' };
import table from './adverts.json' with { type: 'json' };
import strict from './equivalents.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };

const rows = [...strict, ...table.advert, ...table.fields, ...table.languages];
/** Returns the source of a row, or of the work whose article it names. */
const sourceOf = (source = '') =>
  ownProperty(sources, source) ?? ownProperty(sources, /^(?:en|he|wikt|hewikt)(?=:\S)/.exec(source)?.[0] ?? '');

describe('the table of equivalents', () => {
  it('[AI-02] says of each row where it is from, by a source with a title', () => {
    const all = [
      ...rows,
      ...Object.entries({ ...table.suites, ...table.families }).map(([name, [source = '']]) => [source, name]),
    ];
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(([source]) => !sourceOf(source)?.[0])).toEqual([]);
    for (const [title, address = 'https://'] of Object.values(sources))
      expect([title, address]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^https:\/\//)]);
  });

  it('has a source for nothing else', () => {
    const used = new Set(
      [...rows, ...Object.values({ ...table.suites, ...table.families })].map(([source = '']) => source),
    );
    const isUsed = (key: string) => [...used].some((source) => source === key || source.startsWith(`${key}:`));
    expect(Object.keys(sources).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('has two words at least in each row, and none twice', () => {
    for (const [, words = ''] of rows) {
      const each = words.split(', ');
      expect(each.length, words).toBeGreaterThan(1);
      expect(new Set(each).size, words).toBe(each.length);
    }
  });
});

describe('the rules', () => {
  it('each finds something, and tells a reason that people are told', () => {
    expect(GUARD_RULES.filter(({ reason }) => !FINDING_REASONS.includes(reason))).toEqual([]);
    expect(claims.credentials.filter(({ kind }) => !(FACT_KINDS as readonly string[]).includes(kind))).toEqual([]);
  });
});
