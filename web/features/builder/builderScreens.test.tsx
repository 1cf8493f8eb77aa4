import { describe, expect, it } from 'vitest';
import { calculateCompletion } from '../../../shared/resume/completion.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { calculateScore } from '../../../shared/resume/score.ts';
import { scoreTasks } from '../../../shared/resume/scoreTasks.ts';
import { STRONG_RESUME_EN } from '../../../shared/resume/samples.fixture.ts';
import builder from '../../lib/i18n/messages/en/builder.json' with { type: 'json' };
import shell from '../../lib/i18n/messages/en/shell.json' with { type: 'json' };
import { screenIn, textsIn } from '../../lib/i18n/screen.fixture.tsx';
import { overResume } from './builderScreen.fixture.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { PageNavigation } from './sheet/PageNavigation.tsx';
import { ScoreDialog } from './sheet/ScoreDialog.tsx';
import { tabCompletion } from './store/analysis.ts';
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

describe('what the builder shows of a résumé', () => {
  it.each(RESUMES)('[BLD-02] [BLD-03] every section with how far it is', (resume) => {
    const html = markup(overResume(resume, <SectionTabs hasPanel />));
    const completion = calculateCompletion(resume);
    const tabs = listTabs(resume);
    const shown = html.split('role="tab"').slice(1);
    expect(shown.map((tab) => /data-tab="([^"]*)"/.exec(tab)?.[1])).toEqual(tabs);
    expect(shown.map((tab) => /(\d+)% complete/.exec(tab)?.[1])).toEqual(
      tabs.map((tab) => (tab === 'ai' ? undefined : String(Math.round(tabCompletion(completion, tab) * 100)))),
    );
    expect(shown.map((tab) => textsIn(tab, /class="tab-name">(.*?)<\/bdi>/g)[0])).toEqual(
      tabs.map((tab) => (tab === 'custom-section-1' ? 'Awards' : words[`builder.tab.${tab}`])),
    );
  });

  it.each([
    ['of one page how full it is, never a second count', STRONG_RESUME_EN, 1, 0.8, ['1 page', '80% full']],
    ['one full page alone', STRONG_RESUME_EN, 1, 1, ['1 page']],
    ['of more pages how many it takes', STRONG_RESUME_EN, 2, 1.4, ['Page 1 of 2', '1.4 pages']],
    ['nothing of a page that waits for its first words', createBlankResume(), 1, 0.1, ['1 page']],
  ] as const)('%s', (_, resume, count, fill, figures) => {
    const pages = { count, current: 1, fill, sizeClass: 'normal', scale: 1, zoom: 'fit' } as const;
    const html = markup(overResume(resume, <PageNavigation pages={pages} goTo={() => {}} />));
    expect(textsIn(html, /class="figure">(.*?)<\/span>/g)).toEqual(figures);
  });

  it.each(RESUMES)(
    '[SCORE-04] [SCORE-08] [SCORE-09] the score with all its tips, its tasks by their points, and every part',
    (resume) => {
      const html = markup(overResume(resume, <ScoreDialog onClose={() => {}} />));
      const score = calculateScore(resume);
      expect(textsIn(html, /class="score-total-number"[^>]*>(.*?)<\/span>/g)).toEqual([String(score.total)]);
      expect(html).toContain(words[`builder.score.level.${score.level}`]);
      const [tips = '', tasks = '', parts = ''] = ['score-tips', 'score-tasks', 'score-parts'].map(
        (list) => new RegExp(`<ul class="${list}">(.*?)</ul>`, 's').exec(html)?.[1],
      );
      expect(textsIn(tips, /<li><span>(.*?)<\/span>/g)).toEqual(
        score.tips.map((tip) => words[`builder.score.tip.${tip}`]),
      );
      expect(textsIn(tasks, /<span class="figure">(.*?)<\/span>/g)).toEqual(
        scoreTasks(resume)
          .slice(0, 8)
          .map(({ gain }) => `\u2066+${gain}\u2069`),
      );
      const order = ['personal', 'summary', 'experience', 'education', 'projects', 'skills', 'languages'] as const;
      expect(textsIn(parts, /class="score-part-name">(.*?)<\/span>/g)).toEqual(
        order.map((part) => words[`builder.tab.${part}`]),
      );
      expect(textsIn(parts, /<span class="figure">(.*?)<\/span>/g)).toEqual(
        order.map((part) => {
          const { points, max } = score.parts[part];
          return part === 'projects' && points === 0 ? words['builder.score.notNeeded'] : `${points} / ${max}`;
        }),
      );
    },
  );
});
