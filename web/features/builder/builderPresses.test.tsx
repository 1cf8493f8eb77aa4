import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { STRONG_RESUME_EN } from '../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { inBuilder, overResume } from './builderScreen.fixture.tsx';
// Parts that a drawn form asks for: where they are loaded before, nothing comes after the file.
import './forms/SkillsForm.tsx';
import './help/ExampleBullets.tsx';
import './help/LanguageOffers.tsx';
import './help/OccupationSkills.tsx';
import './help/PrivateDataNote.tsx';
import { EntryList } from './forms/EntryList.tsx';
import { ENTRY_LISTS, entryTitle } from './forms/entryLists.ts';
import { changesOf, livingBuilder } from './livingBuilder.fixture.ts';
import { MeterDialog } from './meter/MeterDialog.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { SheetPane } from './sheet/SheetPane.tsx';
import { documentOrder, listTabs, type BuilderTab } from './store/tabs.ts';
import { Toolbar } from './Toolbar.tsx';

const RESUME: ResumeData = { ...STRONG_RESUME_EN, hiddenSections: ['experience'] };
const ORDER = documentOrder(RESUME);
const [FIRST, SECOND] = RESUME.experience;
if (!FIRST || !SECOND) throw new Error('The sample has two jobs');
const titleOf = (job: object) => entryTitle(ENTRY_LISTS.experience.kind, { id: '', ...job });

inEachLanguage('a press in the builder', ['builder', 'account', 'help'], ({ controls, say }) => {
  /** What it changes, of the résumé and of the screen; `name`: of an id, or of what is beside it. */
  async function after(content: ReactNode, name: MessageId | readonly [MessageId, string], tab?: BuilderTab) {
    const builder = await livingBuilder(RESUME, tab ?? 'experience');
    const label = typeof name === 'string' ? say(name) : `${say(name[0])}${name[1]}`;
    return changesOf(builder, () => controls(inBuilder(builder, content)).press(label));
  }

  describe.each<readonly [string, ReactNode, readonly (readonly [id: MessageId, ui: object, resume: object])[]]>([
    [
      'beside a form',
      <SectionPanel key="panel" />,
      [
        ['builder.section.up', {}, { sectionOrder: ['experience', 'summary', ...ORDER.slice(2)] }],
        ['builder.section.down', {}, { sectionOrder: ['summary', ORDER[2], 'experience', ...ORDER.slice(3)] }],
        ['builder.section.newPage', {}, { pageStarts: ['experience'] }],
        ['builder.section.show', {}, { hiddenSections: null }],
        ['builder.previous', { tab: 'summary' }, {}],
      ],
    ],
    [
      'in the list of sections',
      <SectionTabs key="tabs" hasPanel />,
      [
        ['builder.addSection', { dialog: 'addSection' }, {}],
        ['builder.letter', { tab: 'letter' }, {}],
        ['builder.arrangeSections', { designShown: true, designPart: 'sections', view: 'preview' }, {}],
      ],
    ],
    [
      'above the form',
      <Toolbar key="toolbar" />,
      [
        ['builder.rename', { dialog: 'rename' }, {}],
        ['builder.import', { dialog: 'importPdf' }, {}],
        ['builder.preview.hide', { previewShown: false }, {}],
      ],
    ],
    [
      'around the sheet',
      <SheetPane key="sheet" />,
      [
        ['builder.design', { designShown: true }, {}],
        ['builder.formats.open', { dialog: 'formats' }, {}],
        ['builder.fullScreen', {}, {}],
      ],
    ],
  ])('%s', (_, content, rows) => {
    it.each(rows)('does what it says, and that alone: %s', async (id, ui, resume) => {
      expect(await after(content, id)).toEqual({ ui, resume });
    });
  });

  it('moves no section beyond the first and the last', () => {
    const [up, down] = [say('builder.section.up'), say('builder.section.down')];
    ORDER.forEach((tab, place) => {
      const panel = controls(overResume(STRONG_RESUME_EN, <SectionPanel />, tab as BuilderTab));
      const closed = [...(place === 0 ? [up] : []), ...(place === ORDER.length - 1 ? [down] : [])];
      expect([tab, panel.closed().filter((name) => name === up || name === down)]).toEqual([tab, closed]);
    });
  });

  it('[BLD-02] on a section opens it, each its own', async () => {
    const builder = await livingBuilder(RESUME, 'letter');
    const tabs = controls(inBuilder(builder, <SectionTabs hasPanel={false} />));
    listTabs(RESUME).forEach((tab, place) => {
      tabs.press(tabs.names()[place] ?? '');
      expect([tabs.names()[place], builder.ui.state.getState().tab]).toEqual([
        expect.stringContaining(say(`builder.tab.${tab}` as MessageId)),
        tab,
      ]);
    });
  });

  it('of an entry moves, copies or deletes that one', async () => {
    const list = <EntryList entries={ENTRY_LISTS.experience} />;
    const jobs = async (name: MessageId, job: object) => {
      const { resume } = await after(list, [name, `: ${titleOf(job)}`]);
      return resume.experience?.map(titleOf);
    };
    const [one, two] = [titleOf(FIRST), titleOf(SECOND)];
    expect(await jobs('builder.entry.down', FIRST)).toEqual([two, one]);
    expect(await jobs('builder.entry.up', SECOND)).toEqual([two, one]);
    expect(await jobs('builder.entry.duplicate', FIRST)).toEqual([one, one, two]);
    expect(await jobs('builder.entry.delete', FIRST)).toEqual([two]);
    expect(await jobs('builder.entry.delete', SECOND)).toEqual([one]);
    await expect(jobs('builder.entry.up', FIRST)).rejects.toThrow('disabled');
    await expect(jobs('builder.entry.down', SECOND)).rejects.toThrow('disabled');
    const { resume } = await after(list, ENTRY_LISTS.experience.kind.add);
    expect(resume.experience?.map(titleOf)).toEqual([one, two, '']);
  });

  it('[BLD-27] on “I work here” takes the end away, which cannot be filled in meanwhile', async () => {
    const builder = await livingBuilder({ ...RESUME, experience: [{ ...SECOND, endDate: '2020-02', current: false }] });
    const form = () => controls(inBuilder(builder, <EntryList entries={ENTRY_LISTS.experience} />));
    form().set(say('builder.field.current'), true);
    expect(builder.drafts.state.resume.experience[0]).toMatchObject({ current: true, endDate: '' });
    expect(() => form().set(say('builder.field.endDate'), '2021')).toThrow('disabled');
    form().set(say('builder.field.current'), false);
    form().set(say('builder.field.endDate'), '2021');
    expect(builder.drafts.state.resume.experience[0]).toMatchObject({ current: false, endDate: '2021' });
  });

  it('on the language of the résumé sets it, and leaves the rest', async () => {
    const builder = await livingBuilder(RESUME);
    const choose = (language: string) =>
      changesOf(builder, () => controls(inBuilder(builder, <SheetPane />)).set(say('builder.language.label'), language))
        .resume;
    expect([choose('he'), choose('auto')]).toEqual([{ language: 'he' }, { language: null }]);
  });

  it('on undo and redo goes one step, where there is one', async () => {
    const builder = await livingBuilder(STRONG_RESUME_EN, 'experience');
    const press = (id: MessageId) => controls(inBuilder(builder, <Toolbar />)).press(say(id));
    expect(() => press('builder.redo')).toThrow('disabled');
    builder.drafts.edit((resume) => ({ ...resume, summary: 'Other' }), { tab: 'summary' });
    press('builder.undo');
    expect(builder.drafts.state.resume.summary).toBe(STRONG_RESUME_EN.summary);
    press('builder.redo');
    expect(builder.drafts.state.resume.summary).toBe('Other');
  });

  it('[SCORE-08] on a task goes to its section, and closes the dialog', async () => {
    const resume = { ...STRONG_RESUME_EN, summary: 'Short.', skills: STRONG_RESUME_EN.skills.slice(0, 2) };
    const builder = await livingBuilder(resume, 'ai');
    let closed = 0;
    const dialog = controls(inBuilder(builder, <MeterDialog onClose={() => (closed += 1)} />));
    const tasks = builder.analysis.getState().score.tasks;
    expect(tasks.length).toBeGreaterThan(2);
    const buttons = dialog.names().filter((name) => name === say('builder.score.go'));
    expect(buttons).toHaveLength(tasks.length);
    const opened = buttons.map((name, place) => {
      dialog.press(name, place);
      return builder.ui.state.getState().tab;
    });
    expect([closed, new Set(opened)]).toEqual([tasks.length, new Set(tasks.map(({ part }) => part))]);
  });
});
