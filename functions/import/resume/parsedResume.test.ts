import { expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { hasNoContactOrEntry } from './parsedResume.ts';

it('nothing was found where there is neither a way to reach somebody nor an entry', () => {
  const blank = { ...createBlankResume(), experience: [], education: [], skills: [], customSections: [] };
  const found = (more: object) => hasNoContactOrEntry({ resumeData: { ...blank, ...more } });
  expect(found({ personalInfo: { ...blank.personalInfo, fullName: 'Noa' } })).toBe(true);
  expect(found({ personalInfo: { ...blank.personalInfo, email: 'a@b.org' } })).toBe(false);
  expect(found({ personalInfo: { ...blank.personalInfo, phone: '054' } })).toBe(false);
  expect(found({ experience: [{}], education: [{}], skills: [{}], customSections: [{}] })).toBe(false);
  for (const list of ['experience', 'education', 'skills', 'customSections'])
    expect(found({ [list]: [{}] })).toBe(false);
});
