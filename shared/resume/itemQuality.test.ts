import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import { itemLevel, itemQuality, MAX_ITEM_QUALITY, skillsQuality } from './itemQuality.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from './samples.fixture.ts';

describe('quality', () => {
  it.each([
    [8, 'excellent'],
    [7, 'excellent'],
    [6, 'good'],
    [5, 'good'],
    [4, 'average'],
    [3, 'average'],
    [2, 'needs-work'],
    [0, 'needs-work'],
  ])('[SCORE-06] of an item with %i points is %s', (points, level) => {
    expect(itemLevel(points)).toBe(level);
  });

  it.each([
    [0, 'needs-work', 1],
    [2, 'needs-work', 1],
    [3, 'average', 3],
    [4, 'average', 3],
    [5, 'good', 4],
    [7, 'good', 4],
    [8, 'excellent', 5],
    [40, 'excellent', 5],
  ])('[SCORE-07] of %i skills is %s with %i points', (count, level, points) => {
    expect(skillsQuality(count)).toEqual({ count, level, points });
  });

  it('[SCORE-06] runs from 0 for a blank item to 8 for one that misses nothing, in both languages', () => {
    expect(itemQuality(createBlankResume().experience[0]!, 'experience')).toMatchObject({
      points: 0,
      level: 'needs-work',
    });
    for (const resume of [STRONG_RESUME_HE, STRONG_RESUME_EN]) {
      expect(itemQuality(resume.experience[0]!, 'experience')).toEqual({
        points: MAX_ITEM_QUALITY,
        level: 'excellent',
        missing: [],
      });
      expect(itemQuality(resume.education[0]!, 'education')).toMatchObject({ points: MAX_ITEM_QUALITY });
      expect(itemQuality(resume.projects[0]!, 'project')).toMatchObject({ points: MAX_ITEM_QUALITY });
    }
  });

  it.each(['title', 'company', 'startDate'])('[SCORE-06] of a job without its %s is not excellent', (field) => {
    const job = { ...STRONG_RESUME_HE.experience[1]!, endDate: '', [field]: '' };
    expect(itemQuality(job, 'experience').level).not.toBe('excellent');
  });

  it('names what is missing, and adds a point for each that is corrected', () => {
    const item = {
      id: 'item-1',
      title: 'לוחם',
      organization: 'צה"ל',
      location: '',
      startDate: '2009',
      endDate: '2012',
      description: '',
    };
    const before = itemQuality(item, 'custom');
    expect(before.missing).toEqual(['bullets', 'bulletCount', 'actionVerbs', 'numbers', 'wordCount']);
    const after = itemQuality({ ...item, description: 'פיקדתי על כיתה של 12 לוחמים' }, 'custom');
    expect(after.missing).toEqual(['bulletCount', 'wordCount']);
    expect(after.points - before.points).toBe(3);
  });

  it.each([
    ['title', { degree: 'BA' }, 2],
    ['organization', { institution: 'Haifa' }, 2],
    ['dates', { endDate: '2019' }, 1],
    ['bullets', { description: 'Painting' }, 1],
    ['numbers', { description: 'A mean of 91/100' }, 2],
    ['keyTerms', { description: 'Strategy' }, 2],
  ] as const)('of studies meets %s by %j, for so many points with what it brings: %i', (rule, changes, points) => {
    const study = { degree: '', institution: '', startDate: '', endDate: '', description: '' };
    const before = itemQuality({ ...study }, 'education');
    const after = itemQuality({ ...study, ...changes }, 'education');
    expect(before).toMatchObject({ points: 0, missing: expect.arrayContaining([rule]) });
    expect([after.points, after.missing.includes(rule)]).toEqual([points, false]);
  });

  it('of a project takes a role, an address or tools for where it stands', () => {
    const project = { name: '', role: '', url: '', technologies: '', startDate: '', endDate: '', description: '' };
    const lacks = (changes: object) =>
      itemQuality({ ...project, ...changes }, 'project').missing.includes('organization');
    expect([{}, { technologies: ' , ' }, { role: 'Author' }, { url: 'x' }, { technologies: 'Go' }].map(lacks)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('sees a changed description in an entry that was changed in place', () => {
    const item = { description: '', startDate: '', endDate: '', title: 'x' };
    expect(itemQuality(item, 'custom').points).toBe(1);
    item.description = 'Led 5 people';
    expect(itemQuality(item, 'custom').points).toBe(4);
  });
});
