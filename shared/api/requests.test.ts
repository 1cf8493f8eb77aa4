import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../resume/blankResume.ts';
import type { ResumeData } from '../resume/schema.ts';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { improveEndpoints } from './improve.ts';
import { PdfRequestSchema } from './pdf.ts';
import { parsePlace, placeText, RETAINED_START } from './retainedData.ts';

const faultsOf = (...[schema, value]: Parameters<typeof safeParse>) =>
  safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

const faults = (more: object, resumeData: ResumeData = SAMPLE_EN) =>
  faultsOf(improveEndpoints.improveResume.body, {
    resumeData,
    improvementType: 'general',
    language: 'en',
    userId: 'u1',
    ...more,
  });

describe('a request for better wording', () => {
  const blank = createBlankResume();
  it('that is for a job says which', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ improvementType: 'job', jobDescription: 'Cook' })).toEqual([]);
    expect(faults({ improvementType: 'job', jobDescription: ' ' })).toEqual(['job_description_required']);
    expect(faults({ improvementType: 'job' })).toEqual(['job_description_required']);
  });

  it('for one text has that text alone, wherever it stands', () => {
    const oneText = { action: 'wording' };
    const dated = { location: '', startDate: '', endDate: '', description: 'Fried fish' };
    const item = { ...dated, id: 'item-1', title: '', organization: '' };
    const texts: Partial<ResumeData>[] = [
      { summary: 'A cook' },
      { experience: [{ ...blank.experience[0]!, description: 'Fried fish' }] },
      { education: [{ ...blank.education[0]!, description: 'Fried fish' }] },
      { customSections: [{ id: 'section-1', title: 'Courses', items: [item] }] },
    ];
    for (const text of texts) expect(faults({ oneText }, { ...blank, ...text })).toEqual([]);
    for (const resume of [blank, { ...blank, summary: ' ' }, { ...blank, ...texts[0], ...texts[1] }])
      expect(faults({ oneText }, resume)).toEqual(['one_text_expected']);
  });
});

it('a request for a PDF has either a résumé or markup, in a template that there is', () => {
  const request = { templateId: 'classic' };
  expect(faultsOf(PdfRequestSchema, { ...request, resumeData: SAMPLE_EN })).toEqual([]);
  expect(faultsOf(PdfRequestSchema, { ...request, html: '<p>x</p>' })).toEqual([]);
  for (const both of [{}, { resumeData: SAMPLE_EN, html: '<p>x</p>' }])
    expect(faultsOf(PdfRequestSchema, { ...request, ...both })).toEqual(['resumeData or html']);
  expect(faultsOf(PdfRequestSchema, { templateId: 'none', html: '' })).toEqual(['unknown_template']);
});

it('a place of what is kept is read as it was written; the start is before everything', () => {
  const place = { kind: 'points', id: 'resume-1', version: 12 } as const;
  expect(placeText(place)).toBe('points.resume-1.12');
  expect(parsePlace(placeText(place))).toEqual(place);
  expect(parsePlace(RETAINED_START)).toEqual({ kind: 'copies', id: '', version: 0 });
});
