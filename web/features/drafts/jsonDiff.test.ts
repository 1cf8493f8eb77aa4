import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyResume } from '../../../shared/resume/anyResume.fixture.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { canonicalJson, resumeFingerprint } from './canonicalJson.ts';
import { applyJsonChanges, diffJson, type JsonValue } from './jsonDiff.ts';
import { parseJournal, serializeJournal } from './storage/journal.ts';

const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);

function check(before: JsonValue, after: JsonValue): void {
  const changes = JSON.parse(JSON.stringify(diffJson(before, after))) as ReturnType<typeof diffJson>;
  const once = applyJsonChanges(before, changes);
  expect(once).toEqual(after);
  expect(applyJsonChanges(once, changes)).toEqual(after);
}

describe('the difference of two states', () => {
  it('applied to the first gives the second, also when applied twice', () => {
    fc.assert(fc.property(anyJson, anyJson, check), { numRuns: 300 });
    fc.assert(fc.property(anyResume, anyResume, check), { numRuns: 200 });
  });

  it('names only what changed', () => {
    const before = {
      a: { text: 'x' },
      list: [
        { id: '1', text: 'one' },
        { id: '2', text: 'two' },
      ],
    };
    const after = { ...before, list: before.list.with(1, { id: '2', text: 'two!' }) };
    expect(diffJson(before, after)).toEqual([[['list', 1, 'text'], 'two!']]);
    expect(diffJson({ a: 1, b: 2 }, { a: 1 })).toEqual([[['b']]]);
    expect(diffJson(before, { ...before, list: [] })).toEqual([[['list'], []]]);
  });

  it('never fails on paths that lead nowhere', () => {
    expect(
      applyJsonChanges({ a: 'text' }, [
        [['a', 'b', 'c'], 1],
        [['list', 7], 1],
        [[], undefined],
      ]),
    ).toBeDefined();
    expect(
      applyJsonChanges(
        [1],
        [
          [[5], 1],
          [['x'], 1],
        ],
      ),
    ).toEqual([1]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    applyJsonChanges({}, [[['__proto__', 'polluted'], true]]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('a journal', () => {
  const written = serializeJournal({ base: 'abc', seq: 3, changes: [[['summary'], 'שלום 🙂']] });

  it('is read as it was written', () => {
    expect(parseJournal(written)).toEqual({ base: 'abc', seq: 3, changes: [[['summary'], 'שלום 🙂']] });
  });

  it('is not read at all when it is torn or one character is another', () => {
    fc.assert(
      fc.property(fc.nat(written.length - 1), (length) => {
        expect(parseJournal(written.slice(0, length))).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.nat(written.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, other) => {
        fc.pre(written[at] !== other);
        expect(parseJournal(written.slice(0, at) + other + written.slice(at + 1))).toBeNull();
      }),
    );
    for (const text of ['', '|', 'null', '{}', 'a|b']) expect(parseJournal(text)).toBeNull();
  });
});

const resumeOf = (entries: readonly [string, unknown][]) => Object.fromEntries(entries) as unknown as ResumeData;

it('a résumé has one fingerprint, in whatever order its parts stand, and another for each change', () => {
  const parts = Object.entries({ ...createBlankResume(), summary: 'x' });
  const print = resumeFingerprint(resumeOf(parts));
  expect(resumeFingerprint(resumeOf(parts.toReversed()))).toBe(print);
  expect(resumeFingerprint({ ...resumeOf(parts), summary: 'y' })).not.toBe(print);
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
});
