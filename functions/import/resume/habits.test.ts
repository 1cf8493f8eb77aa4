import { describe, expect, it } from 'vitest';
import { kindByName } from './headings.ts';

describe('what people write otherwise', () => {
  it('papers and skills under one heading are skills, and sentences above the work are the summary', () => {
    expect([
      kindByName('Certifications & Skills'),
      kindByName('רישיונות ומיומנויות'),
      kindByName('Languages and Tools'),
    ]).toEqual(['skills', 'skills', 'languages']);
  });
});
