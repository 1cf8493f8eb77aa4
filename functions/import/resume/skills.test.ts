import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { findLanguages } from './languages.ts';
import { parseSkills } from './skills.ts';

describe('skills', () => {
  it('come out of lists, tables and groups, without levels', () => {
    expect(parseSkills([line('Frontend: React, Vue (Composition API, Pinia), A/B Testing')], 'ltr')).toEqual([
      'React',
      'Vue (Composition API, Pinia)',
      'A/B Testing',
    ]);
    expect(parseSkills([line('Excel ¦ SAP'), line('Photoshop 90% ¦ Python – advanced')], 'ltr')).toEqual([
      'Excel',
      'SAP',
      'Photoshop',
      'Python',
    ]);
    expect(parseSkills([line('Salesforce - Negotiation - Public speaking')], 'ltr')).toEqual([
      'Salesforce',
      'Negotiation',
      'Public speaking',
    ]);
    expect(parseSkills([line('Salesforce / Public speaking')], 'ltr')).toEqual(['Salesforce', 'Public speaking']);
    expect(parseSkills([line('• החייאה מתקדמת'), line('• Excel – רמה גבוהה')], 'rtl')).toEqual([
      'החייאה מתקדמת',
      'Excel',
    ]);
  });
});

describe('spoken languages', () => {
  it('have the level that stands with them, in words of either language', () => {
    expect(findLanguages([line('עברית – שפת אם, אנגלית – טובה מאוד, רוסית (בסיסית)')])).toEqual([
      { name: 'עברית', level: 'native' },
      { name: 'אנגלית', level: 'advanced' },
      { name: 'רוסית', level: 'basic' },
    ]);
    expect(findLanguages([line('English ¦ C1'), line('German: conversational'), line('Tamil')])).toEqual([
      { name: 'English', level: 'fluent' },
      { name: 'German', level: 'intermediate' },
      { name: 'Tamil', level: undefined },
    ]);
  });
});
