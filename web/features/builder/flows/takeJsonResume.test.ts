import { describe, expect, it } from 'vitest';
import { toJsonResume } from '../../../../shared/resume/jsonResumeExport.ts';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { STRONG_RESUME_HE } from '../../../../shared/resume/samples.fixture.ts';
import { readJsonResume } from './takeJsonResume.ts';

const file = (...parts: string[]) => new File(parts, 'resume.json');

describe('a JSON file that somebody chooses', () => {
  it('is read where it is a résumé in the JSON Resume format', async () => {
    expect(await readJsonResume(file(JSON.stringify(toJsonResume(STRONG_RESUME_HE))))).toMatchObject({
      lost: [],
      resume: { personalInfo: STRONG_RESUME_HE.personalInfo, summary: STRONG_RESUME_HE.summary },
    });
  });

  it('says what did not fit', async () => {
    const read = await readJsonResume(file(JSON.stringify({ basics: { name: 'Dana', summary: 'x '.repeat(9_000) } })));
    expect(read?.lost).toEqual(['summary']);
  });

  it.each([
    ['no JSON', 'Dana Cohen'],
    ['no object', '[1, "x", null]'],
    ['another format', '{"name":"Dana","jobs":[]}'],
    ['an empty résumé', JSON.stringify(toJsonResume(createBlankResume()))],
    ['more than a résumé can be', JSON.stringify({ basics: { name: 'Dana', summary: 'x'.repeat(1_000_000) } })],
  ])('is none where it is %s', async (_, text) => {
    expect(await readJsonResume(file(text))).toBeNull();
  });
});
