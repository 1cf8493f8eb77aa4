import { expect, it, vi } from 'vitest';
import { DESIGN_KNOBS } from '../../../../shared/resume/design.ts';
import { STRONG_RESUME_HE } from '../../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES, templateOf } from '../../../../shared/templates/catalogue.ts';
import { ACCENTS } from '../../../../shared/templates/design/accents.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import type { TriedLook } from '../../preview/index.ts';
import { loadTemplateStyle } from '../../preview/templateCss.ts';
import { inBuilder } from '../builderScreen.fixture.tsx';
import { changesOf, livingBuilder } from '../livingBuilder.fixture.ts';
import { documentOrder, tabForSection } from '../store/tabs.ts';
import { DesignPanel } from './DesignPanel.tsx';
import { templateNumber } from './useDesign.ts';

const RESUME: ResumeData = {
  ...STRONG_RESUME_HE,
  ...newestChoice(TEMPLATES.find(({ columns }) => columns === 2)?.id ?? ''),
  design: { size: 11, sidebarSide: 'end' },
};

const onOnePage = () => ({ pages: 1 }) as TriedLook;

inEachLanguage('a press in the panel of the design', ['builder', 'design'], ({ controls, say }) => {
  const open = async (resume = RESUME) => {
    const builder = await livingBuilder(resume, 'personal');
    const panel = controls(inBuilder(builder, <DesignPanel />));
    return { builder, panel, after: (press: () => unknown) => changesOf(builder, press) };
  };

  it.each(Object.entries(DESIGN_KNOBS).flatMap(([name, knob]) => (knob.kind === 'range' ? [[name, knob.max]] : [])))(
    'sets %s alone, and takes it back',
    async (name, value) => {
      const { panel, after } = await open();
      const [label, size] = [say(`design.knob.${name}` as MessageId), { ...RESUME.design, [name]: value }];
      const set = () => panel.set(label, value);
      expect(after(set)).toEqual({ ui: {}, resume: { design: size } });
      const { [name as 'size']: _, ...rest } = { ...RESUME.design, [name]: value };
      const reset = () => panel.press(say('design.reset', { name: label }));
      expect(after(reset)).toEqual({ ui: {}, resume: { design: rest } });
      expect(reset).toThrow('disabled');
    },
  );

  it('sets a colour by its name, and takes the side that it says', async () => {
    const { panel, after } = await open();
    expect(after(() => panel.set(say('design.accent.plum'), true)).resume.design?.accent).toBe(ACCENTS.plum);
    // The résumé is Hebrew: it begins at the right.
    expect(after(() => panel.set(say('design.sidebarSide.right'), true)).resume.design?.sidebarSide).toBe('start');
    expect(after(() => panel.set(say('design.sidebarSide.left'), true)).resume.design?.sidebarSide).toBe('end');
    expect(after(() => panel.press(say('design.resetAll'))).resume).toEqual({ design: null });
  });

  it('hides a section, shows it again, and moves it by one', async () => {
    const { builder, panel, after } = await open();
    const name = say(`builder.tab.${tabForSection('education')}` as MessageId);
    expect(after(() => panel.press(say('design.section.hide', { name }))).resume).toEqual({
      hiddenSections: ['education'],
    });
    expect(after(() => panel.press(say('design.section.show', { name }))).resume).toEqual({
      hiddenSections: null,
    });
    const before = documentOrder(builder.drafts.state.resume);
    panel.press(say('design.section.up', { name }));
    const up = documentOrder(builder.drafts.state.resume);
    expect(up.indexOf('education')).toBe(before.indexOf('education') - 1);
    panel.press(say('design.section.down', { name }));
    expect(documentOrder(builder.drafts.state.resume)).toEqual(before);
  });

  it('says of each setting that it moved from what to what, to make it fit', async () => {
    const { builder, panel } = await open();
    const pages = { count: 2, current: 1, fill: 1.4, sizeClass: 'normal', scale: 1, zoom: 'fit' } as const;
    builder.ui.update({ pages, sheet: { settled: async () => {}, tryLooks: (run) => run(onOnePage) } });
    panel.press(say('design.fit.to', { pages: 1 }));
    await vi.waitFor(() => expect(panel.shown()).toContain(say('design.fit.done', { pages: 1 })));
    const { design } = builder.drafts.state.resume;
    const template = templateOf(RESUME);
    const style = await loadTemplateStyle(template.style);
    const moved = (['sectionSpace', 'entrySpace'] as const).flatMap((name) => {
      const [from, to] = [templateNumber(template, style, name), design?.[name]];
      if (to === undefined) return [];
      expect(to).toBeLessThan(from);
      const label = say(`design.knob.${name}`);
      const inUnits = (value: number) => say('design.unit.percent', { value });
      return [say('design.fit.moved', { name: label, from: inUnits(from), to: inUnits(to) })];
    });
    expect(moved.length).toBeGreaterThan(0);
    expect(panel.shown()).toEqual(expect.arrayContaining(moved));
  });
});
