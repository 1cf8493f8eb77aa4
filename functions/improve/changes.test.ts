import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { howMany } from '../../test/support/exhaustive.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../shared/resume/samples.fixture.ts';
import { MOST_TOLD, toImproveOutcome, safeChanges, type ImprovementChange } from '../../shared/improve/changes.ts';
import { ENTRY_SECTIONS, type ImprovedSection } from '../../shared/improve/improvedSections.ts';
import { judgeChanges as judgeTexts, type ProposedText } from './judgeChanges.ts';
import { isolateText, sectionsAt, toSuggestions, withTextAt } from '../../shared/improve/suggestions.ts';

const applied = (resume: typeof STRONG_RESUME_EN, changes: readonly ImprovementChange[]) =>
  changes.reduce((all, { after, ...place }) => withTextAt(all, place, after), resume);
type Entries = readonly { readonly id: string; readonly description: string; readonly [more: string]: string }[];
type Improvements = { readonly summary?: string } & Partial<Record<ImprovedSection, Entries | string>>;
const nothing: Improvements = {};
/** Judges texts by their sections. */
const judgeChanges = (
  resume: typeof STRONG_RESUME_EN,
  { summary, ...entries }: Improvements,
  check?: Pick<ProposedText, 'isChecked' | 'proven' | 'removed'>,
) =>
  judgeTexts(resume, [
    ...(summary === undefined ? [] : [{ section: 'summary' as const, text: summary }]),
    ...ENTRY_SECTIONS.flatMap((section) =>
      ((entries[section] ?? []) as Entries).map(({ id, description }) => ({
        section,
        id,
        text: description,
        ...check,
      })),
    ),
  ]);
const before = STRONG_RESUME_EN.experience[1]?.description as string;
const better = before.replace('Built', 'Developed');

describe('improvements', () => {
  it('[AI-05] are merged by id: the entry that is named changes, all others stay', () => {
    const improvements: Improvements = {
      ...nothing,
      experience: [{ id: 'exp-2', description: better, title: 'CTO', company: 'Google', startDate: '1999' }],
    };
    const resume = applied(STRONG_RESUME_EN, judgeChanges(STRONG_RESUME_EN, improvements));
    expect(resume).toEqual({
      ...STRONG_RESUME_EN,
      experience: [STRONG_RESUME_EN.experience[0], { ...STRONG_RESUME_EN.experience[1], description: better }],
    });
    expect(resume.experience[0]).toBe(STRONG_RESUME_EN.experience[0]);
    expect(withTextAt(resume, { section: 'experience', id: 'exp-9' }, 'x')).toBe(resume);
  });

  it('[AI-05] reach education and projects by their ids as well', () => {
    const improvements: Improvements = {
      ...nothing,
      education: [{ id: 'edu-1', description: 'Graduated with honors\nGPA 91' }],
      projects: [
        { id: 'proj-1', description: 'Developed a trail navigation app with offline maps\nReached 10,000 downloads' },
      ],
    };
    const changes = judgeChanges(STRONG_RESUME_EN, improvements);
    expect(sectionsAt(changes)).toEqual(['education', 'projects']);
    const resume = applied(STRONG_RESUME_EN, safeChanges(changes));
    expect(resume.education[0]?.description).toBe('Graduated with honors\nGPA 91');
    expect(resume.projects[0]?.description).toContain('Developed a trail navigation app');
    expect(resume.experience).toBe(STRONG_RESUME_EN.experience);
  });

  it('[AI-05] reach the items of sections that the person added, and leave what stands beside them', () => {
    const item = {
      id: 'item-1',
      title: 'Mentor',
      organization: 'Youth club',
      location: '',
      startDate: '',
      endDate: '',
    };
    const section = {
      id: 'section-1',
      title: 'Volunteering',
      items: [
        { ...item, description: 'I was teaching kids chess' },
        { ...item, id: 'item-2', description: 'Fairs' },
      ],
    };
    const resume = { ...STRONG_RESUME_EN, customSections: [section] };
    const changes = judgeChanges(resume, { custom: [{ id: 'item-1', description: 'Taught kids chess' }] });
    expect(toImproveOutcome(changes, []).improvements.custom).toEqual([
      { id: 'item-1', description: 'Taught kids chess' },
    ]);
    expect(applied(resume, safeChanges(changes)).customSections).toEqual([
      { ...section, items: [{ ...section.items[0], description: 'Taught kids chess' }, section.items[1]] },
    ]);
    const alone = isolateText(resume, { section: 'custom', id: 'item-2' });
    expect([alone.customSections, alone.experience]).toEqual([[{ ...section, items: [section.items[1]] }], []]);
    // The title and the organisation may be said, and nothing beyond them.
    const more = judgeChanges(resume, { custom: [{ id: 'item-1', description: 'Taught kids chess at NASA' }] });
    expect(more[0]?.verdict.findings.map(({ text }) => text)).toEqual(['NASA']);
  });

  it('that change nothing are no change: the same text, other spaces, blank, unknown ids, an id twice', () => {
    expect(
      judgeChanges(STRONG_RESUME_EN, {
        ...nothing,
        summary: `  ${STRONG_RESUME_EN.summary} `,
        experience: [
          { id: 'exp-2', description: before.replaceAll(' ', '  ') },
          { id: 'exp-1', description: ' \n' },
          { id: 'exp-9', description: 'x' },
        ],
      }),
    ).toEqual([]);
    expect(
      judgeChanges(STRONG_RESUME_EN, {
        ...nothing,
        experience: [
          { id: 'exp-2', description: better },
          { id: 'exp-2', description: 'again' },
        ],
      }),
    ).toHaveLength(1);
  });

  it('that invent are not among the safe ones; a summary may use what stands elsewhere in the résumé', () => {
    const changes = judgeChanges(STRONG_RESUME_EN, {
      ...nothing,
      summary: `${STRONG_RESUME_EN.summary} Holds a B.Sc. in Computer Science from Technion.`,
      experience: [{ id: 'exp-2', description: `${better}\nMigrated to Kubernetes` }],
    });
    expect(changes).toHaveLength(2);
    expect(sectionsAt(safeChanges(changes))).toEqual(['summary']);
    expect(changes[1]?.verdict.findings).toContainEqual(
      expect.objectContaining({ reason: 'technology', text: 'Kubernetes' }),
    );
  });

  it('that change the gender the rest of the résumé speaks in are withheld', () => {
    const [change] = judgeChanges(STRONG_RESUME_HE, {
      ...nothing,
      experience: [
        {
          id: 'exp-2',
          description:
            'מפתח ממשקי ניהול ב-React ו-TypeScript\nשיפור כיסוי הבדיקות מ-40% ל-85%\nליווי של 3 מפתחים חדשים בצוות',
        },
      ],
    });
    expect(change?.verdict.findings).toEqual([expect.objectContaining({ reason: 'gender', text: 'מפתח' })]);
  });

  it('are sorted into what may be applied, waits for a word, was lost or failed; the page gets them', () => {
    const changes = judgeChanges(STRONG_RESUME_EN, {
      ...nothing,
      summary: 'Software engineer.',
      experience: [{ id: 'exp-2', description: `${better}\nMigrated to Kubernetes` }],
      projects: [
        { id: 'proj-1', description: 'Developed a trail navigation app with offline maps\nReached 10,000 downloads' },
      ],
    });
    const outcome = toImproveOutcome(changes, [{ section: 'education', id: 'edu-1', reason: 'late' }]);
    expect(outcome.improvements).toEqual({
      summary: 'Software engineer.',
      experience: [],
      education: [],
      projects: [expect.objectContaining({ id: 'proj-1' })],
    });
    expect(outcome.withheld).toEqual([
      {
        section: 'experience',
        id: 'exp-2',
        text: expect.stringContaining('Kubernetes'),
        findings: [{ reason: 'technology', text: 'Kubernetes', index: expect.any(Number) }],
      },
    ]);
    expect(outcome.lost).toEqual([{ section: 'summary', facts: expect.arrayContaining([expect.any(String)]) }]);
    expect(outcome.failed).toEqual([{ section: 'education', id: 'edu-1', reason: 'late' }]);
    // No model has checked what these say.
    expect(outcome.unchecked).toHaveLength(changes.length);
    const suggestions = toSuggestions(STRONG_RESUME_EN, outcome);
    expect(
      suggestions.map(({ section, id, before: old, after, findings }) => [section, id, old, after, findings.length]),
    ).toEqual(
      changes.map(({ section, id, before: old, after, verdict }) => [section, id, old, after, verdict.findings.length]),
    );
    expect(suggestions[0]?.lost).toEqual(outcome.lost[0]?.facts);
  });

  it('are asked about where the guard only suspects: and one flag says so', () => {
    const change: ImprovementChange = {
      section: 'experience',
      id: 'exp-2',
      before,
      after: better,
      isChecked: true,
      removed: [],
      verdict: {
        outcome: 'asked',
        findings: [{ reason: 'added', sure: false, text: 'Developed', index: 0 }],
        lost: [],
      },
    };
    expect(safeChanges([change])).toEqual([]);
    const outcome = toImproveOutcome([change], []);
    expect(outcome.improvements.experience).toEqual([]);
    expect(outcome.withheld).toMatchObject([{ id: 'exp-2', text: better, asked: true }]);
    expect(toSuggestions(STRONG_RESUME_EN, outcome)).toMatchObject([{ id: 'exp-2', after: better, asked: true }]);
    const sure = { ...change, verdict: { ...change.verdict, outcome: 'withheld' as const } };
    expect(toSuggestions(STRONG_RESUME_EN, toImproveOutcome([sure], []))[0]).not.toHaveProperty('asked');
  });

  it('are cleared of suspicions by a claim check, of nothing that is certain, and of nothing elsewhere', () => {
    const after = `Managed 7 complex sites, watering tomato plants. ${before}`;
    const judged = (proven: readonly string[]) =>
      judgeChanges(
        STRONG_RESUME_EN,
        { ...nothing, experience: [{ id: 'exp-2', description: after }] },
        { isChecked: true, proven },
      ).flatMap(({ verdict }) => verdict.findings.map(({ text }) => text));
    expect(judged([])).toEqual(expect.arrayContaining(['7', 'complex', 'watering tomato plants']));
    // Nor of what says more by itself, whoever calls it the same.
    expect(judged(['Managed 7 complex sites, watering tomato plants.'])).toEqual(['7', 'complex']);
    expect(judged(['Another sentence.'])).toEqual(judged([]));
  });

  it('tell what was taken out of them before', () => {
    const judged = judgeChanges(
      STRONG_RESUME_EN,
      { ...nothing, experience: [{ id: 'exp-2', description: better }] },
      { isChecked: true, removed: ['by 40 %'] },
    );
    const outcome = toImproveOutcome(judged, []);
    expect(outcome.repaired).toEqual([{ section: 'experience', id: 'exp-2', words: ['by 40 %'] }]);
    expect(toSuggestions(STRONG_RESUME_EN, outcome)[0]?.removed).toEqual(['by 40 %']);
  });

  it('change prose alone, whatever they are', { tags: 'exhaustive' }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.constantFrom('exp-1', 'exp-2', 'exp-3'), description: fc.string() })),
        fc.string(),
        (experience, summary) => {
          const resume = applied(STRONG_RESUME_HE, judgeChanges(STRONG_RESUME_HE, { ...nothing, summary, experience }));
          const bare = (entries: typeof resume.experience) => entries.map((entry) => ({ ...entry, description: '' }));
          expect({ ...resume, summary: '', experience: bare(resume.experience) }).toEqual({
            ...STRONG_RESUME_HE,
            summary: '',
            experience: bare(STRONG_RESUME_HE.experience),
          });
        },
      ),
      { numRuns: howMany(40, 100) },
    );
  });
});

describe('an answer', () => {
  it('tells only so much of one text, however much is found in it, and can be stored', () => {
    const text = '2019 - 2020, '.repeat(300);
    const resume = {
      ...STRONG_RESUME_EN,
      experience: [{ ...STRONG_RESUME_EN.experience[0], id: 'a', description: text }],
    };
    const changes = judgeChanges(resume as typeof STRONG_RESUME_EN, {
      ...nothing,
      experience: [{ id: 'a', description: `x ${text.replaceAll('2019', '2018')}` }],
    });
    expect(changes[0]?.verdict.findings.length).toBeGreaterThan(2 * MOST_TOLD);
    const { withheld, lost } = toImproveOutcome(changes, []);
    for (const told of [withheld[0]?.findings, lost[0]?.facts])
      expect(told?.length ?? 0).toBeLessThanOrEqual(MOST_TOLD);
    expect(JSON.stringify(withheld).length).toBeLessThan(3 * text.length);
  });
});
