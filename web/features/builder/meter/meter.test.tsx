import { expect, it } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { calculateCompletion } from '../../../../shared/resume/completion.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import { calculateScore } from '../../../../shared/resume/score.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import { textsIn } from '../../../lib/i18n/screen.fixture.tsx';
import { overResume } from '../builderScreen.fixture.tsx';
import { sectionProgress } from '../store/analysis.ts';
import { listTabs } from '../store/tabs.ts';
import { Meter, SectionMark, SectionMeter } from './Meter.tsx';
import { MeterDialog } from './MeterDialog.tsx';
import { scoreTone } from './scoreTone.ts';

/** Strong, except for an address that reaches nobody. */
const UNREACHABLE = {
  ...STRONG_RESUME_EN,
  personalInfo: { ...STRONG_RESUME_EN.personalInfo, email: 'maya@' },
};
/** As strong, with a section of one's own that is empty. */
const BEGUN = { ...STRONG_RESUME_EN, customSections: [{ id: 'section-1', title: 'פרסים', items: [] }] };
const RESUMES = [
  ['an empty résumé', createBlankResume()],
  ['a strong one', STRONG_RESUME_EN],
  ['one that reaches nobody', UNREACHABLE],
  ['one with an empty section', BEGUN],
] as const;

inEachLanguage('[BLD-09] [SCORE-04] the score', ['builder'], ({ markup, say }) => {
  it.each(RESUMES)('of %s is a button with its name, its level and whether anything is missing', (_, resume) => {
    const { total, level, tasks } = calculateScore(resume);
    const html = markup(overResume(resume, <Meter />));
    expect(textsIn(html, />([^<>]+)</g).map((text) => text.trim())).toEqual([
      `${say('builder.score.title')}:`,
      String(total),
      say(`builder.score.level.${level}`),
      say(tasks.length === 0 ? 'builder.meter.done' : 'builder.meter.open'),
    ]);
    expect(html).toContain(`data-level="${level}"`);
    expect(html).toContain(`ring-${scoreTone(level)}`);
    expect(html).toMatch(/stroke-width="3"[^]*width="36"|width="36"[^]*stroke-width="3"/);
  });

  it.each(RESUMES)('of %s opens with what it says about it, and with the open section first', (_, resume) => {
    const { level, tasks } = calculateScore(resume);
    const parts = [...new Set(tasks.map(({ part }) => part))];
    for (const tab of parts.length > 0 ? parts : (['summary'] as const)) {
      const html = markup(overResume(resume, <MeterDialog onClose={() => {}} />, tab));
      expect(html).toContain(say('builder.score.title'));
      expect(html).toContain(say('builder.score.note'));
      expect(html).toContain(`ring-${scoreTone(level)}`);
      const [first] = textsIn(html, /<section class="score-section" data-part="(.*?)"/g);
      expect(first).toBe(parts.length > 0 ? tab : undefined);
      const isPraised = !tasks.some(({ essential }) => essential) && (level !== 'excellent' || tasks.length === 0);
      expect(html.includes(say(`builder.score.about.${level}`))).toBe(isPraised);
      for (const { part, rule } of tasks)
        expect(html).toContain(`aria-labelledby="go-${part}-${rule} task-${part}-${rule}"`);
      expect(html.split(say('builder.score.go'))).toHaveLength(tasks.length + 1);
    }
  });

  it.each(RESUMES)('of %s names what lacks nothing, and what not everybody has as that', (_, resume) => {
    const analysis = { completion: calculateCompletion(resume), score: calculateScore(resume) };
    const html = markup(overResume(resume, <MeterDialog onClose={() => {}} />));
    const rows = textsIn(html.split('class="score-done"')[1] ?? '', /<li>(.*?)<\/li>/gs);
    const closed = listTabs(resume).filter((tab) => tab !== 'ai' && sectionProgress(analysis, tab).state !== 'open');
    expect(rows.toSorted()).toEqual(
      closed
        .map((tab) => {
          const { share, state } = sectionProgress(analysis, tab);
          const mark = say(`builder.meter.mark.${state === 'done' ? 'done' : share > 0 ? 'begun' : 'blank'}`);
          const name = tab === 'custom-section-1' ? 'פרסים' : say(`builder.tab.${tab}` as MessageId);
          return [mark, name, ...(state === 'optional' ? ['·', say('builder.score.notNeeded')] : [])].join(' ');
        })
        .toSorted(),
    );
  });

  it.each(RESUMES)('of each section of %s is a bar with its name, a sign and words', (_, resume) => {
    const analysis = { completion: calculateCompletion(resume), score: calculateScore(resume) };
    for (const tab of listTabs(resume)) {
      const { share, state } = sectionProgress(analysis, tab);
      const bar = markup(overResume(resume, <SectionMeter tab={tab} name="חלק" />));
      expect(bar).toContain(`aria-label="${say('builder.progress', { name: 'חלק' })}"`);
      expect(bar).toContain(state === 'done' ? 'meter-good' : 'meter-accent');
      const mark = markup(overResume(resume, <SectionMark tab={tab} />));
      const named = state === 'done' ? 'done' : share > 0 ? 'begun' : 'blank';
      expect(mark).toContain(`data-state="${named}"`);
      expect(mark).toContain(say(`builder.meter.mark.${named}`));
      expect(mark.includes('<svg')).toBe(state === 'done');
    }
  });
});

it('AI, letters and what was not analysed have no share of the form', () => {
  const analysis = { completion: calculateCompletion(STRONG_RESUME_EN), score: calculateScore(STRONG_RESUME_EN) };
  for (const tab of ['ai', 'letter', 'custom-section-9'] as const)
    expect(sectionProgress(analysis, tab)).toEqual({ share: 0, state: 'optional' });
});
