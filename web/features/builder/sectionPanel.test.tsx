import { expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { calculateCompletion } from '../../../shared/resume/completion.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { calculateScore } from '../../../shared/resume/score.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { textsIn, textsOf } from '../../lib/i18n/screen.fixture.tsx';
import { overResume } from './builderScreen.fixture.tsx';
// Parts that a drawn form asks for: where they are loaded before, nothing comes after the file.
import './help/ExampleBullets.tsx';
import './help/LanguageOffers.tsx';
import './help/OccupationSkills.tsx';
import './help/PrivateDataNote.tsx';
import { MeterDialog } from './meter/MeterDialog.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { ENTRY_FORMS, PERSONAL_FIELDS } from './forms/fieldSpecs.ts';
import { SkillsForm } from './forms/SkillsForm.tsx';
import { sectionProgress } from './store/analysis.ts';
import { listTabs, type BuilderTab } from './store/tabs.ts';

/** Much of everything: sections of one's own, hidden ones, long names. */
const EXTREME: ResumeData = {
  ...STRONG_RESUME_HE,
  customSections: Array.from({ length: 3 }, (_, at) => ({
    id: `own${at}`,
    title: `פרסים ${at} & <Awards>`,
    items: [],
  })),
  hiddenSections: ['projects'],
};
const KINDS = [
  ['empty', createBlankResume()],
  ['usual', STRONG_RESUME_EN],
  ['extreme', EXTREME],
] as const;

/** A name in two scripts is drawn in parts, whose spaces are not seen by `textsOf`. */
const closeUp = (text: string) => text.replaceAll(/\s/g, '');
const groupHeads = (html: string) => textsIn(html, /<h3 class="small-heading[^"]*">(.*?)<\/h3>/g);

inEachLanguage('the form of a section', ['builder', 'account', 'help'], ({ markup, say }) => {
  const nameOf = (resume: ResumeData, tab: BuilderTab) =>
    resume.customSections.find(({ id }) => tab === `custom-${id}`)?.title ?? say(`builder.tab.${tab}` as MessageId);

  it.each(KINDS)(
    '[BLD-03] [BLD-04] [BLD-05] has its name, how far it is, its hint and its neighbours (%s)',
    (_, resume) => {
      const analysis = { completion: calculateCompletion(resume), score: calculateScore(resume) };
      const tabs = listTabs(resume);
      tabs.forEach((tab, at) => {
        const html = markup(overResume(resume, <SectionPanel />, tab));
        const title = textsIn(html, /class="panel-title">(.*?)<\/h2>/g);
        expect([tab, title.map(closeUp)]).toEqual([tab, [closeUp(nameOf(resume, tab))]]);
        const percent = /role="progressbar"[^>]*aria-valuenow="(\d+)"/.exec(html)?.[1];
        const share = tab === 'ai' ? undefined : String(Math.round(sectionProgress(analysis, tab).share * 100));
        expect([tab, percent]).toEqual([tab, share]);
        const hint = tab.startsWith('custom-') ? 'builder.hint.custom' : `builder.hint.${tab}`;
        expect(textsIn(html, /class="panel-hint">(.*?)<\/p>/g)).toEqual([say(hint as MessageId)]);
        expect(textsOf(html).includes(say('builder.section.hidden'))).toBe(
          (resume.hiddenSections ?? []).includes(tab as 'projects'),
        );
        const steps = html.split('class="section-steps"')[1] ?? '';
        const [before, next] = [tabs[at - 1], tabs[at + 1]];
        const names = [
          ...(before ? [say('builder.previous')] : []),
          ...(next ? [say('builder.next'), nameOf(resume, next)] : [say('builder.save')]),
        ];
        expect(closeUp(textsOf(`<footer ${steps}`).join(''))).toBe(closeUp(names.join('')));
        if (before && !before.startsWith('custom-')) expect(steps).toContain(`title="${nameOf(resume, before)}"`);
      });
    },
  );

  it.each([
    ['personal', PERSONAL_FIELDS, [{ ...STRONG_RESUME_EN.personalInfo, headline: 'Engineer' }], ['fullName', 'email']],
    ['languages', ENTRY_FORMS.languages.fields, STRONG_RESUME_EN.languages, ['name']],
  ] as const)(
    '[DATA-06] [DATA-09] has a field for each of %s, with what the résumé says there',
    (tab, fields, of, names) => {
      const html = markup(overResume({ ...STRONG_RESUME_EN, headline: 'Engineer' }, <SectionPanel />, tab));
      expect(textsOf(html)).toEqual(expect.arrayContaining(fields.map(({ label }) => say(label))));
      const values = Array.from(html.matchAll(/ value="([^"]*)"/g), ([, value]) => value);
      const said = of.flatMap((entry) => names.map((name) => (entry as Readonly<Record<string, unknown>>)[name]));
      expect(said.length).toBeGreaterThan(0);
      expect(values).toEqual(expect.arrayContaining(said));
    },
  );

  it('[BLD-07] says that a section is not there any more', () => {
    const html = markup(overResume(STRONG_RESUME_EN, <SectionPanel />, 'custom-gone'));
    expect(textsIn(html, /class="panel-title">(.*?)<\/h2>/g)).toEqual([say('builder.notFound')]);
  });

  it('sets what is written as a line of its own: Hebrew with Latin words, and periods as on the sheet', () => {
    const job = { id: 'job', title: 'QA ובדיקות', startDate: '2021-04', current: true };
    const resume = {
      ...STRONG_RESUME_HE,
      experience: [{ ...(STRONG_RESUME_HE.experience[0] as ResumeData['experience'][0]), ...job }],
      skills: [{ id: 'skill', name: 'React ו־Redux' }],
    };
    const lines = (tab: BuilderTab, form = <SectionPanel />) =>
      [...markup(overResume(resume, form, tab)).matchAll(/<bdi[^>]*dir="(\w+)"[^>]*>([^<]*)/g)].map(
        ([, direction, text]) => `${direction} ${text}`,
      );
    expect(lines('experience')).toEqual(expect.arrayContaining(['rtl QA ובדיקות, בנק הצפון', 'ltr 04/2021 – היום']));
    expect(lines('skills', <SkillsForm />)).toContain('rtl React ו־Redux');
  });

  it.each(KINDS)(
    '[BLD-08] [BLD-09] [SCORE-04] the meter tells one score, its level and how full the form is (%s)',
    (_, resume) => {
      const { total, level } = calculateScore(resume);
      const texts = textsOf(markup(overResume(resume, <MeterDialog onClose={() => {}} />)));
      for (const text of [
        String(total),
        say(`builder.score.level.${level}`),
        say('builder.overall', { percent: calculateCompletion(resume).overall }),
      ])
        expect(texts).toContain(text);
      for (const other of ['excellent', 'strong', 'good', 'basic', 'starter'] as const)
        if (other !== level) expect(texts).not.toContain(say(`builder.score.level.${other}`));
    },
  );

  it('has the groups of skills under their names, and those in none', () => {
    const [first, second, ...others] = STRONG_RESUME_HE.skills;
    if (!first || !second) throw new Error('The sample has skills');
    const skills = [first, { ...second, group: 'כלים & <b>' }, ...others];
    expect(groupHeads(markup(overResume({ ...STRONG_RESUME_HE, skills }, <SkillsForm />, 'skills')))).toEqual([
      say('builder.group.none'),
      'כלים & <b>',
    ]);
    expect(groupHeads(markup(overResume(STRONG_RESUME_HE, <SkillsForm />, 'skills')))).toEqual([]);
  });
});
