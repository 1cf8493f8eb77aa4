import { describe, expect, it } from 'vitest';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../resume/samples.fixture.ts';
import { createBlankResume } from '../resume/blankResume.ts';
import { matchJobTerms } from './jobTerms.ts';

const keys = (terms: readonly { readonly key: string }[]) => terms.map(({ key }) => key).toSorted();

describe('the terms of a job description', () => {
  it('are answered by what the résumé says, in either language, and missing otherwise', () => {
    const match = matchJobTerms(
      'We look for a developer with Node.js, Redis and Kubernetes. Leadership and teamwork. MBA an advantage.',
      STRONG_RESUME_HE,
    );
    expect(keys(match.answered)).toEqual(['leadership', 'node.js', 'redis', 'teamwork']);
    expect(keys(match.missing)).toEqual(['kubernetes', 'master']);
  });

  it('of a Hebrew advertisement are found behind prefixes and in both scripts', () => {
    const match = matchJobTerms(
      'דרושה מפתחת עם ניסיון ב-React, בפייתון ובקוברנטיס. עבודת צוות ופתרון בעיות. תואר שני - יתרון.',
      STRONG_RESUME_EN,
    );
    expect(keys(match.answered)).toEqual(['problem solving', 'react', 'teamwork']);
    expect(keys(match.missing)).toEqual(['kubernetes', 'master', 'python']);
    expect(match.missing.map(({ text }) => text)).toEqual(['בפייתון', 'ובקוברנטיס', 'תואר שני']);
  });

  it('come once each, and an empty résumé answers none', () => {
    const match = matchJobTerms('Python, python and more Python. SQL.', createBlankResume());
    expect(match).toEqual({
      answered: [],
      missing: [
        { key: 'python', text: 'Python' },
        { key: 'sql', text: 'SQL' },
      ],
    });
    expect(matchJobTerms('We are a nice family business by the sea.', STRONG_RESUME_EN)).toEqual({
      answered: [],
      missing: [],
    });
  });
});
