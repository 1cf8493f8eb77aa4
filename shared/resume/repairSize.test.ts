import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import { RESUME_LIMITS } from './limits.ts';
import { fitToByteLimit } from './repairSize.ts';
import { LostPaths, MAX_LOST_PATHS } from './repairValues.ts';
import { jsonByteSize, type ResumeData } from './schema.ts';

const blank = createBlankResume();
const job = { ...blank.experience[0]!, title: 'Nurse' };
const fit = (resume: ResumeData) => {
  const lost = new LostPaths();
  return { fitting: fitToByteLimit(resume, lost), lost: lost.named() };
};
const jobs = (count: number, description: string) =>
  Array.from({ length: count }, (_, index) => ({ ...job, id: `e${index}`, description }));

/** Half as many again as have room. */
const tooMany = (entry: object) => Math.ceil((1.5 * RESUME_LIMITS.totalBytes) / jsonByteSize(entry));

describe('a résumé that is larger than may be stored', () => {
  it('is the very same where it fits', () => {
    expect(fit(blank)).toEqual({ fitting: blank, lost: [] });
    expect(fit(blank).fitting).toBe(blank);
  });

  it('has its longest texts cut to one length, as long as there is room for, and says which', () => {
    const long = 'ש'.repeat(RESUME_LIMITS.description);
    const count = Math.ceil(RESUME_LIMITS.totalBytes / (2 * long.length)) + 2;
    const resume = { ...blank, summary: 'קצר', experience: jobs(count, long) };
    const { fitting, lost } = fit(resume);
    expect(lost).toEqual(resume.experience.map((_, index) => `experience.${index}.description`));
    expect(new Set(fitting.experience.map(({ description }) => description.length)).size).toBe(1);
    expect([fitting.summary, fitting.experience.at(-1)?.title]).toEqual(['קצר', 'Nurse']);
    // One more letter of each, of two bytes, would be too much.
    const room = RESUME_LIMITS.totalBytes - jsonByteSize(fitting);
    expect([room >= 0, room < 2 * count]).toEqual([true, true]);
    expect(resume.experience[0]?.description).toBe(long);
  });

  it('with more entries than fit even so loses the last half of its longest list, until it fits', () => {
    const many = tooMany({ ...job, description: 'x'.repeat(200) });
    const { fitting, lost } = fit({ ...blank, experience: jobs(many, 'x'.repeat(200)) });
    const kept = Math.floor(many / 2);
    expect(fitting.experience.map(({ id }) => id)).toEqual(jobs(kept, '').map(({ id }) => id));
    expect([lost[0], lost.length]).toEqual([`experience.${kept}`, Math.min(many - kept, MAX_LOST_PATHS)]);
  });

  it('loses items of a section of its own where that is the longest list', () => {
    const item = {
      id: 'i',
      title: 'x'.repeat(200),
      organization: '',
      location: '',
      startDate: '',
      endDate: '',
      description: '',
    };
    const many = Math.ceil((1.1 * RESUME_LIMITS.totalBytes) / jsonByteSize(item));
    const items = Array.from({ length: many }, (_, index) => ({ ...item, id: `i${index}` }));
    // More than are left of the other.
    const short = items.slice(0, many - 5).map((each) => ({ ...each, title: '' }));
    const other = { id: 's0', title: 'Other', items: short };
    const { fitting, lost } = fit({ ...blank, customSections: [other, { id: 's1', title: 'Long', items }] });
    expect(fitting.customSections.map(({ items: left }) => left.length)).toEqual([short.length, Math.floor(many / 2)]);
    expect(lost[0]).toBe(`customSections.1.items.${Math.floor(many / 2)}`);
    expect(fitting.experience).toEqual(blank.experience);
  });
});

it('of what was lost a thousand paths are named; the path of the whole stands for those beyond', () => {
  const lost = new LostPaths();
  const add = (count: number) => Array.from({ length: count }, (_, index) => lost.add(`skills.${index}`));
  add(MAX_LOST_PATHS - 1);
  expect([lost.isFull(), lost.named().length]).toEqual([false, MAX_LOST_PATHS - 1]);
  add(MAX_LOST_PATHS + 50);
  expect([lost.isFull(), lost.named().length, lost.named().at(-1)]).toEqual([true, MAX_LOST_PATHS, '']);
});
