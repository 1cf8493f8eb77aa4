import { describe, expect, it } from 'vitest';
import { STRONG_EN, STRONG_HE } from '../resume/samples.ts';
import { emptyResume } from '../resume/defaults.ts';
import { matchTerms } from './terms.ts';

const keys = (terms: readonly { readonly key: string }[]) => terms.map(({ key }) => key).toSorted();

describe('the terms of a job description', () => {
  it('are answered by what the résumé says, in either language, and missing otherwise', () => {
    const match = matchTerms('We look for a developer with Node.js, Redis and Kubernetes. Leadership and teamwork. MBA an advantage.', STRONG_HE);
    expect(keys(match.answered)).toEqual(['leadership', 'node.js', 'redis', 'teamwork']);
    expect(keys(match.missing)).toEqual(['kubernetes', 'master']);
  });

  it('of a Hebrew advertisement are found behind prefixes and in both scripts', () => {
    const match = matchTerms('דרושה מפתחת עם ניסיון ב-React, בפייתון ובקוברנטיס. עבודת צוות ופתרון בעיות. תואר שני - יתרון.', STRONG_EN);
    expect(keys(match.answered)).toEqual(['problem solving', 'react', 'teamwork']);
    expect(keys(match.missing)).toEqual(['kubernetes', 'master', 'python']);
    expect(match.missing.map(({ text }) => text)).toEqual(['בפייתון', 'ובקוברנטיס', 'תואר שני']);
  });

  it('come once each, and an empty résumé answers none', () => {
    const match = matchTerms('Python, python and more Python. SQL.', emptyResume());
    expect(match).toEqual({ answered: [], missing: [{ key: 'python', text: 'Python' }, { key: 'sql', text: 'SQL' }] });
    expect(matchTerms('We are a nice family business by the sea.', STRONG_EN)).toEqual({ answered: [], missing: [] });
  });
});
