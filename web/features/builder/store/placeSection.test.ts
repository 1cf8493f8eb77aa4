import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { placeSection, stepPlace } from './placeSection.ts';
import { mainOrder, sideOrder } from './tabs.ts';

const resume: ResumeData = {
  ...createBlankResume({ templateId: 'professional' }),
  sectionOrder: ['summary', 'skills', 'experience', 'languages', 'education', 'projects'],
};
const columnsOf = (of: ResumeData) => [mainOrder(of), sideOrder(of)];
const step = (of: ResumeData, key: string, by: 1 | -1) => {
  const place = stepPlace(of, key, by);
  return place && placeSection(of, key, place);
};
const steps = (key: string, ...by: (1 | -1)[]) => by.reduce((at, each) => step(at, key, each) as ResumeData, resume);

describe('the list of sections', () => {
  it('passes a neighbour of the same column; those of the other column keep their places for one column', () => {
    expect(columnsOf(steps('summary', 1))).toEqual([
      ['experience', 'summary', 'education', 'projects'],
      ['skills', 'languages'],
    ]);
    expect(steps('summary', 1).sectionOrder).toEqual([
      'skills',
      'experience',
      'summary',
      'languages',
      'education',
      'projects',
    ]);
    expect(steps('languages', -1).sectionOrder?.slice(0, 3)).toEqual(['summary', 'languages', 'skills']);
    expect(columnsOf(steps('experience', 1, -1))).toEqual(columnsOf(resume));
  });

  it('goes on from the end of one column into the other, and back', () => {
    expect(columnsOf(steps('projects', 1))).toEqual([
      ['summary', 'experience', 'education'],
      ['projects', 'skills', 'languages'],
    ]);
    const back = steps('projects', 1, -1);
    expect(columnsOf(back)).toEqual(columnsOf(resume));
    expect(back).not.toHaveProperty('sidebarSections');
    expect(columnsOf(steps('languages', -1, -1))).toEqual([
      ['summary', 'experience', 'education', 'projects', 'languages'],
      ['skills'],
    ]);
    const emptied = step(steps('languages', -1, -1), 'skills', -1) as ResumeData;
    expect(columnsOf(emptied)[1]).toEqual([]);
    expect(columnsOf(step(emptied, 'skills', 1) as ResumeData)[1]).toEqual(['skills']);
  });

  it('ends at its ends, and has one column where the template has', () => {
    expect([step(resume, 'summary', -1), step(resume, 'languages', 1)]).toEqual([null, null]);
    const classic = { ...resume, templateId: 'classic', sidebarSections: ['education'] };
    expect(step(classic, 'projects', 1)).toBeNull();
    const moved = step(classic, 'summary', 1) as ResumeData;
    expect(moved.sectionOrder?.slice(0, 2)).toEqual(['skills', 'summary']);
    expect(moved.sidebarSections).toEqual(['education']);
  });
});
