import { describe, expect, it, vi } from 'vitest';
import { calculateCompletion } from '../../../shared/resume/completion.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { calculateScore } from '../../../shared/resume/score.ts';
import { SCORE_MAXIMA } from '../../../shared/resume/scoreParts.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { suggestSkills } from '../../../shared/resume/skillSuggestions.ts';
import { STRONG_RESUME_EN } from '../../../shared/resume/samples.fixture.ts';
import builder from '../../lib/i18n/messages/en/builder.json' with { type: 'json' };
import shell from '../../lib/i18n/messages/en/shell.json' with { type: 'json' };
import { screenIn, textsIn } from '../../lib/i18n/screen.fixture.tsx';
import { overResume } from './builderScreen.fixture.tsx';
import { SkillSuggestions } from './forms/SkillSuggestions.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { Meter, SectionMeter } from './meter/Meter.tsx';
import { MeterDialog, taskText } from './meter/MeterDialog.tsx';
import { scoreTone } from './meter/scoreTone.ts';
import { PageNavigation } from './sheet/PageNavigation.tsx';
import { StartWays } from './start/StartWays.tsx';
import { sectionProgress } from './store/analysis.ts';
import { listTabs } from './store/tabs.ts';

const { markup } = screenIn(shell, builder);
const words: Readonly<Record<string, string>> = builder;

/** Half written: an address that reaches nobody, a job without its text, a section of one's own. */
const HALF = {
  ...STRONG_RESUME_EN,
  summary: 'Short.',
  personalInfo: { ...STRONG_RESUME_EN.personalInfo, email: 'maya@' },
  experience: STRONG_RESUME_EN.experience.slice(0, 1).map((job) => ({ ...job, description: '' })),
  projects: [],
  customSections: [{ id: 'section-1', title: 'Awards', items: [] }],
};
const RESUMES = [createBlankResume(), HALF, STRONG_RESUME_EN];
const analysisOf = (resume: ResumeData) => ({ completion: calculateCompletion(resume), score: calculateScore(resume) });

const ways = (resume: ResumeData) =>
  textsIn(markup(overResume(resume, <StartWays />)), /class="start-name">(.*?)<\/span>/g);

const drawn = (random: number) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  return textsIn(
    markup(overResume(STRONG_RESUME_EN, <SkillSuggestions onPick={() => {}} />)),
    /<bdi[^>]*>(.*?)<\/bdi>/g,
  );
};

describe('what the builder shows of a résumé', () => {
  it.each(RESUMES)('[BLD-02] [BLD-03] every section with how far it is', (resume) => {
    const html = markup(overResume(resume, <SectionTabs hasPanel />));
    const analysis = analysisOf(resume);
    const tabs = listTabs(resume);
    const shown = html.split('role="tab"').slice(1);
    expect(shown.map((tab) => /data-tab="([^"]*)"/.exec(tab)?.[1])).toEqual(tabs);
    expect(shown.map((tab) => textsIn(tab, /class="visually-hidden">(.*?)<\/span>/g)[0])).toEqual(
      tabs.map((tab) => {
        if (tab === 'ai') return undefined;
        const { share, state } = sectionProgress(analysis, tab);
        return { done: 'Complete', open: share > 0 ? 'Begun' : 'Empty', optional: 'Empty' }[state];
      }),
    );
    expect(shown.map((tab) => textsIn(tab, /class="tab-name"[^>]*>(.*?)<\/bdi>/g)[0])).toEqual(
      tabs.map((tab) => (tab === 'custom-section-1' ? 'Awards' : words[`builder.tab.${tab}`])),
    );
  });

  it.each([
    ['of one page how full it is, never a second count', STRONG_RESUME_EN, 1, 0.8, ['1 page', 'Room left']],
    ['one that is nearly full alone', STRONG_RESUME_EN, 1, 0.93, ['1 page']],
    ['one full page alone', STRONG_RESUME_EN, 1, 1, ['1 page']],
    ['of more pages how many it takes', STRONG_RESUME_EN, 2, 1.4, ['Page 1 of 2', '1.4 pages']],
    ['nothing of a page that waits for its first words', createBlankResume(), 1, 0.1, ['1 page']],
  ] as const)('%s', (_, resume, count, fill, figures) => {
    const pages = { count, current: 1, fill, sizeClass: 'normal', scale: 1, zoom: 'fit' } as const;
    const html = markup(overResume(resume, <PageNavigation pages={pages} goTo={() => {}} />));
    expect(textsIn(html, /class="figure">(.*?)<\/span>/g)).toEqual(figures);
  });

  it.each([
    [1, 1, []],
    [1, 3, [true, false]],
    [2, 3, [false, false]],
    [3, 3, [false, true]],
  ])('of page %i of %i the way to its neighbours', (current, count, closed) => {
    const pages = { count, current, fill: 1, sizeClass: 'normal', scale: 1, zoom: 'fit' } as const;
    const html = markup(overResume(STRONG_RESUME_EN, <PageNavigation pages={pages} goTo={() => {}} />));
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button);
    expect(buttons.map((button) => /disabled=""|aria-disabled="true"/.test(button))).toEqual(closed);
    const names = [words['builder.page.previous'], words['builder.page.next']].slice(0, closed.length);
    expect(buttons.map((button) => /aria-label="([^"]*)"/.exec(button)?.[1])).toEqual(names);
  });

  it('of pages that are not laid out yet says one, and nothing of how full it is', () => {
    const html = markup(overResume(STRONG_RESUME_EN, <PageNavigation pages={null} goTo={() => {}} />));
    expect(textsIn(html, /class="figure">(.*?)<\/span>/g)).toEqual(['1 page']);
  });

  it('[SCORE-04] the score in green from strong on, in orange while much can be improved', () => {
    expect((['starter', 'basic', 'good', 'strong', 'excellent'] as const).map(scoreTone)).toEqual([
      'second',
      'second',
      'accent',
      'good',
      'good',
    ]);
  });

  it.each(RESUMES)('[BLD-09] [SCORE-04] [SCORE-08] [SCORE-09] one number, its tips, and each task once', (resume) => {
    const { score, completion } = analysisOf(resume);
    const bar = markup(overResume(resume, <Meter />));
    const html = markup(overResume(resume, <MeterDialog onClose={() => {}} />));
    const number = /class="score-number">(.*?)<\/span>/g;
    expect([textsIn(bar, number), textsIn(html, number)]).toEqual([[String(score.total)], [String(score.total)]]);
    for (const each of [bar, html]) expect(each).toContain(words[`builder.score.level.${score.level}`]);
    for (const tip of score.tips) expect(html).toContain(words[`builder.score.tip.${tip}`]);
    expect(html.includes('Looks great')).toBe(score.tasks.length === 0);
    expect(html).toContain(`The form is ${completion.overall}% filled in.`);

    const sections = html.split('<section class="score-section"').slice(1);
    const open = sections.map((section) => /data-part="(.*?)"/.exec(section)?.[1] ?? '');
    expect(new Set(open)).toEqual(new Set(score.tasks.map(({ part }) => part)));
    sections.forEach((section, at) => {
      const own = score.tasks.filter(({ part }) => part === open[at]);
      expect(textsIn(section, /<span id="task-[^"]*">(.*?)<\/span>/g)).toEqual(
        own.map((task) => words[taskText(task)]),
      );
      expect(textsIn(section, /<span class="figure">(.*?)<\/span>/g)).toEqual(
        own.map(({ gain }) => (gain > 0 ? `\u2066+${gain}\u2069` : '')),
      );
    });
    const closed = textsIn(html.split('class="score-done"')[1] ?? '', /<bdi[^>]*>(.*?)<\/bdi>/g);
    expect(closed).toHaveLength([...Object.keys(SCORE_MAXIMA), ...resume.customSections].length - new Set(open).size);
  });

  it.each(RESUMES)('[BLD-03] beside each form what agrees with its tasks', (resume) => {
    const analysis = analysisOf(resume);
    for (const tab of listTabs(resume).filter((each) => each !== 'ai')) {
      const { share, state } = sectionProgress(analysis, tab);
      const html = markup(overResume(resume, <SectionMeter tab={tab} name="x" />));
      expect(html).toContain(`aria-valuenow="${Math.round(share * 100)}"`);
      const said = { open: 'What is missing?', done: 'All here', optional: 'Optional' }[state];
      expect([tab, textsIn(html, /<(?:span|button[^>]*)>(.*?)<\//g)]).toEqual([tab, [said]]);
    }
  });

  it('the ways in over an empty résumé alone', () => {
    expect(ways(createBlankResume())).toEqual(['I have a résumé', 'A sample of my occupation', 'Just start']);
    expect([ways(HALF), ways(STRONG_RESUME_EN)]).toEqual([[], []]);
  });

  it('no section as done over a task, however full it is, and none that not everybody has as missing', () => {
    const skills = STRONG_RESUME_EN.skills.slice(0, 6);
    const analysis = analysisOf({ ...STRONG_RESUME_EN, projects: [], skills });
    expect(sectionProgress(analysis, 'skills')).toEqual({ share: 1, state: 'open' });
    expect(sectionProgress(analysis, 'projects')).toEqual({ share: 0, state: 'optional' });
    expect(sectionProgress(analysis, 'languages')).toEqual({ share: 1, state: 'done' });
  });

  it.each([0, 20, 40])('[BLD-25] twenty suggested skills, after %i of them were taken', (taken) => {
    const names = suggestSkills({ category: 'all', language: 'en', skills: [], most: taken, random: () => 0 });
    const skills = names.map((name, at) => ({ id: `skill-${at}`, name }));
    const html = markup(overResume({ ...STRONG_RESUME_EN, skills }, <SkillSuggestions onPick={() => {}} />));
    const offered = textsIn(html, /<bdi[^>]*>(.*?)<\/bdi>/g);
    expect([offered.length, offered.filter((name) => names.includes(name))]).toEqual([20, []]);
  });

  it('[BLD-25] the suggested skills in another order each time', () => {
    const [one, other] = [drawn(0), drawn(0.99)];
    vi.restoreAllMocks();
    expect(other).not.toEqual(one);
  });
});
