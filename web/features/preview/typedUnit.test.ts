import { describe, expect, it } from 'vitest';
import { createLongResume } from '../../../shared/resume/samples.fixture.ts';
import type { Experience, ResumeData } from '../../../shared/resume/schema.ts';
import { buildResumeDocument } from '../../../shared/templates/document/document.ts';
import { createPageLayout } from '../../../shared/templates/pagination/pageLayout.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { findTyped, placeTyped } from './typedUnit.ts';

const resume: ResumeData = { ...createLongResume(SAMPLE_HE), templateId: 'professional' };
const before = buildResumeDocument(resume);
const layout = createPageLayout(before);

const breaksAt = (unit: number, offset = 0) => ({ columns: [[{ unit, offset }], []], cloned: [] });

/** The document with the first jobs changed so. */
const withJobs = (...changes: readonly Partial<Experience>[]) => ({
  ...resume,
  experience: resume.experience.map((job, index) => ({ ...job, ...changes[index] })),
});
const description = resume.experience[0]?.description ?? '';
const typedIn = (changed: ResumeData) => findTyped(layout.columns, before, buildResumeDocument(changed));
const kindsOf = (changed: ResumeData) =>
  [...(typedIn(changed)?.values() ?? [])].map(({ attributes: { class: name } }) => name);

describe('an edit of what one unit says', () => {
  it.each([
    [{ description: `${description}x` }, ['bullets', 'bullet']],
    [{ title: 'x' }, ['entry-head']],
  ])('is known with what is around it: %#', (job, parts) => {
    expect(kindsOf(withJobs(job))).toEqual(['resume', 'body', 'main', 'section section-experience', 'entry', ...parts]);
  });

  it.each([
    ['the name', { ...resume, personalInfo: { ...resume.personalInfo, fullName: 'x' } }, 'name'],
    ['contacts', { ...resume, personalInfo: { ...resume.personalInfo, address: 'x' } }, 'contacts'],
  ] satisfies [string, ResumeData, string][])('is known of %s', (_, changed, part) => {
    expect(kindsOf(changed)).toEqual(['resume', 'head', part]);
  });

  it.each([
    ['another line', withJobs({ description: `${description}\nx` })],
    ['a line less', withJobs({ description: description.slice(0, description.lastIndexOf('\n')) })],
    ['two units', withJobs({ title: 'x', description: `${description}x` })],
    ['two entries', withJobs({ title: 'x' }, { title: 'x' })],
    ['a name and contacts', { ...resume, personalInfo: { ...resume.personalInfo, fullName: 'x', address: '' } }],
    ['a name that is gone', { ...resume, personalInfo: { ...resume.personalInfo, fullName: '' } }],
    ['a look', { ...resume, design: { size: 11 } }],
    ['nothing', { ...resume }],
  ] satisfies [string, ResumeData][])('is no edit of %s', (_, changed) => {
    expect(typedIn(changed)).toBeUndefined();
  });
});

describe('a unit on the sheets', () => {
  const changed = buildResumeDocument(withJobs({ description: `${description}x` }));
  const typed = findTyped(layout.columns, before, changed) ?? new Map();

  it.each([
    ['on the first page', breaksAt(40), 0],
    ['of an entry that a page breaks', breaksAt(5), 1],
    ['on later pages', breaksAt(1), 1],
  ])('is replaced on the one that it stands on: %s', (_, breaks, sheet) => {
    const place = placeTyped(layout.sheets(breaks), typed);
    expect([place?.sheet, place?.sheets]).toEqual([sheet, createPageLayout(changed).sheets(breaks)]);
    const unit = place?.path.reduce<unknown>(
      (node, index) => (node as typeof before).children[index],
      place.sheets[sheet],
    );
    expect(unit).toBe([...typed.values()].at(-1));
  });

  it('is left to be laid out again where a page breaks it or begins with it', () => {
    const bullet = layout.columns[0]?.units.findIndex(({ path }) => path.join() === '1,0,1,1,1,9') ?? -1;
    expect(bullet).toBeGreaterThan(0);
    expect(placeTyped(layout.sheets(breaksAt(bullet, 3)), typed)).toBeUndefined();
    expect(placeTyped(layout.sheets(breaksAt(bullet)), typed)).toBeUndefined();
  });
});
