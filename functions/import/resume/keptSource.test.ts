import { describe, expect, it } from 'vitest';
import { createBlankResume, createEntry } from '../../../shared/resume/blankResume.ts';
import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { line } from '../line.fixture.ts';
import { keepOnlySourceText } from './keepOnlySourceText.ts';

const BLANK = { ...createBlankResume(), experience: [], education: [], skills: [], languages: [], projects: [] };

const job = (values: Partial<ResumeData['experience'][number]>) => ({
  ...createEntry('experience', createBlankResume()),
  id: 'exp-1',
  ...values,
});

const keep = (resume: Partial<ResumeData>, texts: readonly string[], links: readonly string[] = []) =>
  keepOnlySourceText(
    texts.map((text) => line(text)),
    links,
    { ...BLANK, ...resume },
  );

const start = (startDate: string, text: string) =>
  keep({ experience: [job({ title: 'Cook', startDate })] }, ['Cook', text]).experience[0]?.startDate;

describe('of what a source does not hold', () => {
  it('each line of a text goes, and the others stay', () => {
    expect(keep({ summary: 'Net mender\nLion tamer\nMender of nets' }, ['Net mender', 'of nets']).summary).toBe(
      'Net mender\nMender of nets',
    );
  });

  it('words may be broken over lines, written otherwise, or stand in a link', () => {
    expect(keep({ summary: 'Network' }, ['Net', 'work']).summary).toBe('Network');
    expect(keep({ summary: 'Café “Noa”' }, ['CAFÉ "noa"']).summary).toBe('Café “Noa”');
    expect(keep({ summary: 'noa.example' }, [], ['https://noa.example']).summary).toBe('noa.example');
  });

  it('a date stays where its year is said, in two figures, or by another calendar', () => {
    expect([start('2019-05', '2019'), start('2019-05', "5/'19"), start('2017', 'תשע"ח')]).toEqual([
      '2019-05',
      '2019-05',
      '2017',
    ]);
    expect([start('2019-05', '2018'), start('2019', 'Haifa')]).toEqual(['', '']);
  });

  it('entries without anything are left out, and what the model has alone stays', () => {
    const kept = keep(
      {
        experience: [
          job({ title: 'Cook' }),
          job({ id: 'exp-2', title: 'Lion tamer' }),
          job({ id: 'exp-3', current: true }),
        ],
        skills: [
          { id: 'skill-1', name: 'Bread' },
          { id: 'skill-2', name: 'Lions' },
        ],
        languages: [{ id: 'lang-1', name: 'Welsh', level: 'native' }],
        projects: [{ ...createEntry('projects', createBlankResume()), id: 'proj-1', technologies: 'Lions' }],
      },
      ['Cook', 'Bread', 'Welsh'],
    );
    expect(kept.experience.map(({ id, current }) => [id, current])).toEqual([
      ['exp-1', false],
      ['exp-3', true],
    ]);
    expect([kept.skills, kept.languages]).toEqual([
      [{ id: 'skill-1', name: 'Bread' }],
      [{ id: 'lang-1', name: 'Welsh', level: 'native' }],
    ]);
    expect(kept.projects).toEqual([]);
  });

  it('texts and lists are no longer than a résumé may have them', () => {
    const letters = 'a'.repeat(10_000);
    const long = keep(
      {
        summary: letters,
        personalInfo: { ...BLANK.personalInfo, fullName: letters, website: letters },
        experience: Array.from({ length: 51 }, (_, index) =>
          job({ id: `exp-${index}`, title: 'aaa', description: letters }),
        ),
        customSections: [
          {
            id: 'section-1',
            title: 'aaa',
            items: Array.from({ length: 51 }, (_, index) => ({ id: `item-${index}`, title: 'aaa' })),
          },
        ] as never,
      },
      [letters.slice(0, 600), ...Array.from({ length: 20 }, () => letters.slice(0, 600))],
    );
    expect([long.summary.length, long.personalInfo.fullName.length, long.personalInfo.website.length]).toEqual([
      RESUME_LIMITS.summary,
      RESUME_LIMITS.line,
      RESUME_LIMITS.url,
    ]);
    expect([long.experience.length, long.experience[0]?.description.length]).toEqual([50, RESUME_LIMITS.description]);
    expect(long.customSections[0]?.items).toHaveLength(50);
  });
});
