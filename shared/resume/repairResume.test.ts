import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureGrowth, MAX_LINEAR_GROWTH } from '../../test/support/growth.ts';
import { createBlankResume } from './blankResume.ts';
import { RESUME_LIMITS } from './limits.ts';
import { parseResume } from './parseResume.ts';
import { repairResume } from './repairResume.ts';
import { MAX_LOST_PATHS } from './repairValues.ts';
import { anyResume, anyText } from './anyResume.fixture.ts';
import { jsonByteSize } from './schema.ts';

describe('repairing a résumé', () => {
  it('gives a valid résumé back as it was', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        expect(repairResume(resume)).toEqual({ resume, lost: [] });
      }),
    );
  });

  it('makes a valid résumé of anything at all, and of its own result nothing else', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withNullPrototype: true,
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSparseArray: true,
        }),
        (anything) => {
          const { resume } = repairResume(anything);
          expect(parseResume(resume)).toEqual({ ok: true, resume });
          expect(repairResume(resume)).toEqual({ resume, lost: [] });
        },
      ),
    );
  });

  it('makes a valid résumé of one with any part replaced by anything', () => {
    const keys = Object.keys(createBlankResume());
    fc.assert(
      fc.property(anyResume, fc.constantFrom(...keys), fc.anything(), (resume, key, anything) => {
        const repaired = repairResume({ ...resume, [key]: anything }).resume;
        expect(parseResume(repaired)).toEqual({ ok: true, resume: repaired });
        const other = key === 'summary' ? 'personalInfo' : 'summary';
        expect(repaired[other]).toEqual(resume[other]);
      }),
    );
  });

  it('makes a valid résumé of any text in any field, whatever its characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { resume } = repairResume({
          ...createBlankResume(),
          summary: text,
          skills: [{ id: text, name: text }],
          experience: [{ id: 'exp-1', title: text }],
        });
        expect(parseResume(resume).ok).toBe(true);
        expect(resume.skills[0]?.name ?? '').toMatch(/^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u);
      }),
    );
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['an empty text', ''],
  ])('makes a blank résumé of %s and loses nothing', (_name, value) => {
    const { resume, lost } = repairResume(value);
    expect(resume.personalInfo).toEqual(createBlankResume().personalInfo);
    expect(resume.templateId).toBe('professional');
    expect(lost).toEqual([]);
  });

  it.each([
    ['a text that is no résumé', 'hello', ['']],
    ['a number in place of a list', { experience: 7 }, ['experience']],
    ['a field it does not know', { personalInfo: { fullName: 'דנה', fax: '03-1234567' } }, ['personalInfo.fax']],
    ['a section it does not know', { hobbies: ['swimming'] }, ['hobbies']],
    ['an object in place of a text', { summary: { text: 'hello' } }, ['summary']],
    [
      'a level it does not know',
      { languages: [{ id: 'lang-1', name: 'Latin', level: 'so so' }] },
      ['languages.0.level'],
    ],
    [
      'an over-long title',
      { experience: [{ id: 'exp-1', title: 'x'.repeat(RESUME_LIMITS.line + 1) }] },
      ['experience.0.title'],
    ],
    [
      'what an entry, a section or a list of titles has beside',
      {
        experience: [{ title: 'a', fax: '1' }],
        customSections: [{ title: 'b', fax: '2', items: [{ title: 'c', fax: '3' }] }],
        sectionTitles: { skills: 'd', fax: '4' },
      },
      ['experience.0.fax', 'customSections.0.fax', 'customSections.0.items.0.fax', 'sectionTitles.fax'],
    ],
    ['sections of one’s own that are none', { customSections: 7 }, ['customSections']],
    ['items that are none', { customSections: [{ title: 'x', items: 7 }] }, ['customSections.0.items']],
    [
      'letters, contacts and details that are none',
      { letters: 7, contacts: 7, details: 7 },
      ['letters', 'contacts', 'details'],
    ],
    ['a photograph that is none', { photo: 'x' }, ['photo']],
    ['half a character', { summary: 'a\ud83d' }, ['summary']],
  ])('reports %s', (_name, value, lost) => {
    expect(repairResume(value).lost).toEqual(lost);
  });

  it('does not report what held nothing', () => {
    expect(
      repairResume({ hobbies: [], version: null, experience: [null, '', {}], personalInfo: { fax: ' ' } }).lost,
    ).toEqual([]);
  });

  it('reads what older and foreign shapes mean', () => {
    const { resume, lost } = repairResume({
      personalInfo: { fullName: 'דנה כהן', phone: 541234567 },
      experience: { a: { title: 'Engineer', current: 'true', description: ['Built it', 'Ran it'] } },
      skills: ['React', { id: 'skill-1', name: 'Node.js' }],
      languages: 'עברית, English',
      projects: [{ name: 'Korot', technologies: ['React', 'Vite'] }],
      customSections: [{ id: 'section-1', title: 'שירות צבאי', items: 'לוחם' }],
    });
    expect(lost).toEqual([]);
    expect(resume.personalInfo.phone).toBe('541234567');
    expect(resume.experience).toMatchObject([
      { id: 'exp-1', title: 'Engineer', current: true, description: 'Built it\nRan it' },
    ]);
    expect(resume.skills).toEqual([
      { id: 'skill-2', name: 'React' },
      { id: 'skill-1', name: 'Node.js' },
    ]);
    expect(resume.languages.map((spoken) => spoken.name)).toEqual(['עברית', 'English']);
    expect(resume.projects[0]?.technologies).toBe('React, Vite');
    expect(resume.customSections[0]?.items).toMatchObject([{ description: 'לוחם' }]);
    expect(resume.customSections[0]?.items[0]?.id).toMatch(/^item-\d{13}$/);
    expect(repairResume({ customSections: [{ title: 'x' }] }).resume.customSections[0]?.id).toMatch(/^section-\d{13}$/);
    expect(repairResume({ letters: [{ body: 'x' }] }).resume.letters?.[0]?.id).toMatch(/^item-\d{13}$/);
  });

  it('issues ids anew where missing, malformed, used twice or a section’s, and keeps the order', () => {
    const item = { title: 'a' };
    const { resume } = repairResume({
      experience: [
        { id: 'exp-1', title: 'a' },
        { id: 'exp-1', title: 'b' },
        { title: 'c' },
        { id: 'exp 9', title: 'd' },
        { id: 'exp-2', title: 'e' },
      ],
      customSections: [
        { id: 'skills', title: 'x', items: [item, item] },
        { id: 'my section', title: 'y', items: [item] },
      ],
      sectionOrder: ['my section', 'summary'],
    });
    expect(resume.experience.map((entry) => entry.id)).toEqual(['exp-1', 'exp-3', 'exp-4', 'exp-5', 'exp-2']);
    expect(resume.sectionOrder).toEqual([resume.customSections[1]?.id, 'summary']);
    expect(parseResume(resume).ok).toBe(true);
  });

  it('has an id that comes twice mean the first that has it', () => {
    const { resume } = repairResume({
      customSections: [
        { id: 's1', title: 'x' },
        { id: 's1', title: 'y' },
      ],
      sectionOrder: ['s1', 'summary', 7],
    });
    expect(resume.customSections[0]?.id).toBe('s1');
    expect(resume.sectionOrder).toEqual(['s1', 'summary']);
  });

  it('keeps names of sections as they are, up to 64 letters, and ids of entries that may be some', () => {
    const [long, longer] = ['x'.repeat(64), 'x'.repeat(65)];
    const names = ['a b', long, longer, 7, 'a b'];
    const { resume } = repairResume({ sectionOrder: names, hiddenSections: names, keptEntries: names });
    expect([resume.sectionOrder, resume.hiddenSections, resume.keptEntries]).toEqual([
      ['a b', long],
      ['a b', long],
      [long],
    ]);
  });

  it('keeps as many entries as are allowed and reports the others', () => {
    const skills = Array.from({ length: 1000 }, (_, n) => ({ id: `skill-${n}`, name: n === 999 ? '' : `skill ${n}` }));
    const { resume, lost } = repairResume({ skills });
    expect(resume.skills).toEqual(skills.slice(0, RESUME_LIMITS.skills));
    expect(lost).toHaveLength(999 - RESUME_LIMITS.skills);
  });

  it('names a bounded number of what it could not keep, and then the whole', () => {
    const skills = Array.from({ length: 3 * MAX_LOST_PATHS }, (_, n) => `skill ${n}`);
    const { lost } = repairResume({ skills, customSections: skills, ...Object.fromEntries(skills.entries()) });
    expect(lost).toHaveLength(MAX_LOST_PATHS);
    expect(lost).toContain('');
    expect(lost.every((path) => path === '' || path.startsWith('skills.'))).toBe(true);
  });

  it('makes nothing of entries that their list has no room for', () => {
    let looks = 0;
    const entry = () => ({
      title: 'a',
      get description() {
        looks += 1;
        return 'b';
      },
    });
    const entries = Array.from({ length: 2 * MAX_LOST_PATHS }, entry);
    repairResume({ experience: entries });
    // Once where it is kept, and once where it is reported lost.
    expect(looks).toBeLessThanOrEqual(RESUME_LIMITS.experience + MAX_LOST_PATHS);
  });

  it('cuts spaces before words, and never half a character', () => {
    const fits = repairResume({ summary: `${'a'.repeat(RESUME_LIMITS.summary)}   ` });
    expect(fits.lost).toEqual([]);
    const cut = repairResume({ summary: `${'a'.repeat(RESUME_LIMITS.summary - 1)}🙂` }).resume.summary;
    expect(cut).toBe('a'.repeat(RESUME_LIMITS.summary - 1));
  });

  it('does not stumble over megabytes of spaces', { tags: 'exhaustive' }, () => {
    expect(
      measureGrowth((size) => repairResume({ summary: `${' \t'.repeat(size)}x`, skills: [`${'\r'.repeat(size)}x`] })),
    ).toBeLessThan(MAX_LINEAR_GROWTH);
  });

  it(
    'brings 10 MB within the total size by cutting the longest texts first, and keeps the short ones whole',
    { tags: 'exhaustive' },
    () => {
      const items = Array.from({ length: 50 }, (_, n) => ({
        id: `item-${n}`,
        title: `title ${n}`,
        description: 'תיאור '.repeat(2000),
      }));
      const customSections = Array.from({ length: 20 }, (_, n) => ({
        id: `section-${n}`,
        title: `Section ${n}`,
        items: items.map((item) => ({ ...item, id: `item-${n}-${item.id}` })),
      }));
      const given = { ...createBlankResume(), summary: 'Short and whole.', customSections };
      const { resume, lost } = repairResume(given);
      expect(jsonByteSize(resume)).toBeLessThanOrEqual(RESUME_LIMITS.totalBytes);
      expect(parseResume(resume).ok).toBe(true);
      expect(resume.summary).toBe('Short and whole.');
      expect(lost.length).toBeGreaterThan(0);
    },
  );
});

describe('the version of a template', () => {
  it.each([
    [2, 2],
    [1, 1],
    [RESUME_LIMITS.templateVersion, RESUME_LIMITS.templateVersion],
    ['3', 3],
    [null, undefined],
    ['', undefined],
  ])('is kept, or read as it was meant: %j', (given, kept) => {
    expect(repairResume({ templateVersion: given })).toMatchObject({ lost: [] });
    expect(repairResume({ templateVersion: given }).resume.templateVersion).toBe(kept);
  });

  it.each([0, -1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY, 'two', '../2', [2], { version: 2 }, true])(
    'is none, and named as lost: %j',
    (given) => {
      const { resume, lost } = repairResume({ templateVersion: given });
      expect(resume).not.toHaveProperty('templateVersion');
      expect(lost).toEqual(['templateVersion']);
    },
  );
});
