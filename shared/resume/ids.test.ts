import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankResume, createCustomItem, createBlankCustomSection, createEntry } from './blankResume.ts';
import { collectIds, keepEntryIds, LIST_KEYS, nextEntryId, nextTimestampId } from './ids.ts';
import { parseResume } from './parseResume.ts';
import { anyResume } from './anyResume.fixture.ts';

describe('ids', () => {
  it('[DATA-13] of entries look like exp-N, edu-N, skill-N, lang-N and proj-N, one above the highest', () => {
    const resume = createBlankResume();
    expect(collectIds(resume)).toEqual(new Set(['exp-1', 'edu-1', 'skill-1', 'lang-1', 'proj-1']));
    expect(
      (['experience', 'education', 'skills', 'languages', 'projects'] as const).map(
        (list) => createEntry(list, resume).id,
      ),
    ).toEqual(['exp-2', 'edu-2', 'skill-2', 'lang-2', 'proj-2']);
    expect(nextEntryId('experience', ['exp-1', 'exp-7', 'edu-9', 'exp-x', 'my-exp-50'])).toBe('exp-8');
    expect(nextEntryId('skills', [])).toBe('skill-1');
  });

  it('[DATA-13] of entries that something else still tells of are not given again', () => {
    const blank = createBlankResume();
    const next = (list: (typeof LIST_KEYS)[number]) => createEntry(list, blank).id;
    keepEntryIds(['exp-3', 'skill-9', 'item-5']);
    expect([next('experience'), next('skills'), next('projects')]).toEqual(['exp-4', 'skill-10', 'proj-2']);
    expect(nextEntryId('experience', ['exp-1'])).toBe('exp-2');
    keepEntryIds(['exp-1']);
    expect([next('experience'), next('skills')]).toEqual(['exp-2', 'skill-2']);
    keepEntryIds([]);
  });

  it('[DATA-13] of entries are never taken, whatever stands in the résumé', () => {
    const odd = fc.oneof(
      fc.constantFrom('exp-999999999', 'exp-9007199254740993', 'exp-1e5', 'exp-1', 'exp-0', 'exp-01'),
      fc.nat().map((n) => `exp-${n}`),
    );
    fc.assert(
      fc.property(fc.array(odd), (taken) => {
        const id = nextEntryId('experience', taken);
        expect(taken).not.toContain(id);
        expect(id).toMatch(/^exp-[1-9]\d{0,9}$/);
      }),
    );
  });

  it('[DATA-14] of custom sections and items look like section-{timestamp} and item-{timestamp}', () => {
    const before = Date.now();
    const section = createBlankCustomSection(createBlankResume(), 'התנדבות');
    expect(section.title).toBe('התנדבות');
    for (const [id, form] of [
      [section.id, /^section-(\d{13})$/],
      [section.items[0]!.id, /^item-(\d{13})$/],
    ] as const) {
      expect(Number(form.exec(id)?.[1])).toBeGreaterThanOrEqual(before);
      expect(Number(form.exec(id)?.[1])).toBeLessThan(before + 60_000);
    }
  });

  it('[DATA-14] of custom items differ within a millisecond, after a clock set back, and from known ones', () => {
    const now = Date.now();
    const ids = Array.from({ length: 1000 }, () => nextTimestampId('item', new Set(), now));
    expect(new Set(ids).size).toBe(1000);
    expect(ids).not.toContain(nextTimestampId('item', new Set(), now - 5000));
    const soon = now + 10_000_000;
    expect(nextTimestampId('item', new Set([`item-${soon}`, `item-${soon + 1}`]), soon)).toBe(`item-${soon + 2}`);
    expect(createCustomItem(createBlankResume()).id).not.toBe(createCustomItem(createBlankResume()).id);
  });

  it('of new entries never collide within a résumé', () => {
    fc.assert(
      fc.property(anyResume, fc.constantFrom(...LIST_KEYS), (resume, list) => {
        const added = {
          ...resume,
          [list]: [...resume[list], createEntry(list, resume)],
          customSections: [...resume.customSections, createBlankCustomSection(resume)],
        };
        expect(parseResume(added).ok).toBe(true);
      }),
    );
  });
});

describe('a new résumé', () => {
  it('[DATA-05] has the professional template, is valid, and holds one blank entry in every list', () => {
    const resume = createBlankResume();
    expect(resume.templateId).toBe('professional');
    expect(parseResume(resume)).toEqual({ ok: true, resume });
    for (const list of LIST_KEYS) expect(resume[list]).toHaveLength(1);
  });

  it('[DATA-12] has an empty list of custom sections', () => {
    expect(createBlankResume().customSections).toEqual([]);
  });

  it('shares nothing with another one', () => {
    createBlankResume().experience[0]!.title = 'changed';
    expect(createBlankResume().experience[0]!.title).toBe('');
  });
});
