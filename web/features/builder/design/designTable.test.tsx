import { expect, it } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { formatDate } from '../../../../shared/resume/dates.ts';
import { DESIGN_GROUPS, DESIGN_KNOBS, type ResumeDesign, type SeenKnobName } from '../../../../shared/resume/design.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../../shared/resume/samples.fixture.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { isEmptySection } from '../../../../shared/resume/visibleResume.ts';
import { newestChoice, TEMPLATES, templateOf } from '../../../../shared/templates/catalogue.ts';
import { ACCENTS } from '../../../../shared/templates/design/accents.ts';
import { listPairFonts } from '../../../../shared/templates/design/fontPairs.ts';
import { DOCUMENT_LABELS } from '../../../../shared/templates/document/labels.ts';
import { FONTS } from '../../../../shared/templates/fonts.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import { readIn, valuesIn } from '../../../lib/i18n/screen.fixture.tsx';
import { drawWith } from '../../auth/session.fixture.ts';
import { builderOver, inBuilder } from '../builderScreen.fixture.tsx';
import { isSectionKey, mainOrder, sideOrder, tabForSection } from '../store/tabs.ts';
import type { BuilderUiState } from '../store/uiStore.ts';
import { DesignPanel } from './DesignPanel.tsx';

const idOf = (columns: 1 | 2) => TEMPLATES.find((template) => template.columns === columns)?.id ?? '';
/** Every knob at its last value, and so other than any template's. */
const ALL = Object.fromEntries(
  Object.entries(DESIGN_KNOBS).map(([name, knob]) => [
    name,
    knob.kind === 'choice' ? knob.options.at(-1) : knob.kind === 'range' ? knob.max : '#ffe680',
  ]),
) as ResumeDesign;
const SECTION = { id: 'own', title: 'פרסים & <Awards>', items: [] };
const RESUMES = [
  ['empty, nothing set', { ...createBlankResume(), ...newestChoice(idOf(1)) }],
  [
    'usual, one column',
    { ...STRONG_RESUME_EN, language: 'en', ...newestChoice(idOf(1)), design: { accent: ACCENTS.plum, size: 11 } },
  ],
  ['usual, two columns', { ...STRONG_RESUME_HE, ...newestChoice(idOf(2)) }],
  [
    'extreme, all set',
    {
      ...STRONG_RESUME_HE,
      ...newestChoice(idOf(2)),
      design: ALL,
      customSections: [SECTION, { ...SECTION, id: 'bare', title: ' ' }],
      hiddenSections: ['projects'],
      sectionTitles: { skills: 'Toolbox of mine' },
    },
  ],
] as const satisfies readonly (readonly [string, ResumeData])[];

const unique = (texts: readonly string[]) => [...new Set(texts)];
const checkedIn = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*>/g)].flatMap(([input], place) =>
    input.includes('checked=""') ? [/ value="([^"]+)"/.exec(input)?.[1] ?? place] : [],
  );

inEachLanguage('the panel of the design', ['builder', 'design'], ({ markup, say }) => {
  const draw = (resume: ResumeData, ui: Partial<BuilderUiState> = {}) => {
    const builder = builderOver(resume);
    drawWith(builder.ui.state, ui);
    return markup(inBuilder(builder, <DesignPanel />));
  };
  const nameOf = (resume: ResumeData, key: string) =>
    isSectionKey(key)
      ? say(`builder.tab.${tabForSection(key)}` as MessageId)
      : resume.customSections.find(({ id }) => id === key)?.title.trim() || say('builder.custom.untitled');

  /** What is read from a knob, and the value that is chosen: of radio buttons without one their place. */
  function knobOf(name: SeenKnobName, resume: ResumeData): { texts: string[]; checked: (string | number)[] } {
    const language = resumeLanguage(resume);
    const design: ResumeDesign = resume.design ?? {};
    const label = say(`design.knob.${name}`);
    const reset = say('design.reset', { name: label });
    const own = say('design.own');
    const knob = DESIGN_KNOBS[name];
    const value = design[name];
    if (knob.kind === 'range') {
      const unit = { pt: 'pt', mm: 'mm', '%': 'percent' } as const;
      const shown = value === undefined ? own : say(`design.unit.${unit[knob.unit]}`, { value: Number(value) });
      return { texts: [label, shown, reset], checked: [] };
    }
    if (name === 'accent') {
      const names = Object.keys(ACCENTS).map((accent) => say(`design.accent.${accent}` as MessageId));
      const place = Object.values(ACCENTS).indexOf(value as never);
      const darkened = value === ALL.accent ? [say('design.accent.darkened')] : [];
      return {
        texts: [label, own, ...names, say('design.accent.other'), ...darkened, reset],
        checked: value === undefined ? [0] : place < 0 ? [] : [place + 1],
      };
    }
    if (name === 'fonts') {
      const person = resume.personalInfo.fullName.trim() || say('design.fonts.sample');
      const families = DESIGN_KNOBS.fonts.options.map((pair) =>
        listPairFonts(pair)
          .toReversed()
          .map((key) => FONTS[key].family)
          .join(' + '),
      );
      const [first = '', ...others] = families;
      const place = DESIGN_KNOBS.fonts.options.indexOf(value as never);
      return { texts: [label, own, first, person, ...others, reset], checked: [place + 1] };
    }
    const isOwn = ['ink', 'headingStyle', 'sidebarSide'].includes(name);
    const options = 'options' in knob ? knob.options : [];
    const names = options.map((option) =>
      name === 'dates'
        ? formatDate('2024-09', option as never, language)
        : name === 'sidebarSide'
          ? say(`design.sidebarSide.${(option === 'start') === (language === 'he') ? 'right' : 'left'}`)
          : say(`design.${name}.${option}` as MessageId),
    );
    const code = design.code === 'link' && name === 'code' ? ['design.code.state.loading' as const] : [];
    return {
      texts: [label, ...(isOwn ? [own] : []), ...names, ...code.map((id) => say(id)), reset],
      checked: [value === undefined ? (isOwn ? 'own' : (options[0] ?? '')) : String(value)],
    };
  }

  it.each(RESUMES)('has each setting of its template with its choices and what is chosen (%s)', (_, resume) => {
    const html = draw(resume);
    const [head = '', ...blocks] = (html.split('<p class="quiet"')[0] ?? '').split('data-knob="');
    const shown = blocks.map((block) => block.slice(0, block.indexOf('"')) as SeenKnobName);
    const { design }: ResumeData = resume;
    const hasSidebar = templateOf(resume).columns === 2;
    const wanted = DESIGN_GROUPS.flatMap((group) =>
      (Object.keys(DESIGN_KNOBS) as SeenKnobName[]).filter((name) => {
        const knob = DESIGN_KNOBS[name];
        return knob.group === group && (!('needs' in knob) || hasSidebar);
      }),
    );
    expect(shown).toEqual(wanted);
    const groups = DESIGN_GROUPS.map((group) => say(`design.group.${group}`));
    shown.forEach((name, place) => {
      const block = blocks[place] ?? '';
      const { texts, checked } = knobOf(name, resume);
      const after = unique(readIn(`<i ${block}`)).filter(
        (text) => !groups.includes(text) && text !== say('design.sections'),
      );
      expect([name, after]).toEqual([name, unique(texts)]);
      expect([name, checkedIn(block)]).toEqual([name, checked]);
      const isSet = design?.[name] !== undefined;
      expect([name, /disabled=""/.test(/<button[^>]*knob-reset[^>]*>/.exec(block)?.[0] ?? '')]).toEqual([name, !isSet]);
    });
    expect(readIn(head)).toEqual(
      expect.arrayContaining([
        say('design.title'),
        say('design.resetAll'),
        say('design.close'),
        say('design.fit.fill', { fill: 0 }),
      ]),
    );
    for (const group of groups) expect(readIn(html)).toContain(group);
  });

  it.each(RESUMES)(
    'has each section by its column, with its heading, place and whether it is shown (%s)',
    (_, resume) => {
      const html = draw(resume);
      const isTwo = templateOf(resume).columns === 2;
      const { headings } = DOCUMENT_LABELS[resumeLanguage(resume)];
      const titles: Readonly<Record<string, string>> = (resume as ResumeData).sectionTitles ?? {};
      const rows = html.split('data-section-row="').slice(1);
      const keys = [...mainOrder(resume), ...sideOrder(resume)];
      expect(rows.map((row) => row.slice(0, row.indexOf('"')))).toEqual(keys);
      keys.forEach((key, place) => {
        const row = (rows[place] ?? '').split('</li>')[0] ?? '';
        const name = nameOf(resume, key);
        const isHidden = ((resume as ResumeData).hiddenSections ?? []).includes(key);
        const isEmpty = isEmptySection(resume, key);
        const usual = isSectionKey(key) ? headings[key] : say('builder.custom.untitled');
        expect(unique(readIn(`<i ${row}`)).toSorted()).toEqual(
          unique([
            say('design.section.heading', { name }),
            usual,
            ...(titles[key] ? [say('design.section.unusual', { usual })] : []),
            ...(isHidden ? [say('design.section.hidden')] : isEmpty ? [say('design.section.empty')] : []),
            say('design.section.up', { name }),
            say('design.section.down', { name }),
            say(isHidden ? 'design.section.show' : 'design.section.hide', { name }),
          ]).toSorted(),
        );
        expect(valuesIn(row)).toEqual([titles[key] ?? resume.customSections.find(({ id }) => id === key)?.title ?? '']);
      });
      const texts = readIn(html);
      expect(texts).toContain(say(isTwo ? 'design.sections.hint.columns' : 'design.sections.hint'));
      for (const id of ['design.sections.main', 'design.sections.side'] as const)
        expect(texts.includes(say(id))).toBe(isTwo);
    },
  );

  it.each([
    [1, 0.8, []],
    [2, 1.4, [1]],
    [4, 3.6, [1, 3]],
  ] as const)('says how many pages it takes, and into how few it may be fitted: %i', (count, fill, targets) => {
    const pages = { count, current: 1, fill, sizeClass: 'normal', scale: 1, zoom: 'fit' } as const;
    const texts = readIn(draw(STRONG_RESUME_EN, { pages }));
    expect(texts).toContain(say('design.fit.fill', { fill }));
    for (const target of [1, 2, 3] as const)
      expect(texts.includes(say('design.fit.to', { pages: target }))).toBe(targets.includes(target as never));
  });

  it.each(['on', 'unsaved', 'none', 'expired', 'premium', 'failed'] as const)(
    'says what becomes of the code of a link that is %s, with the way to it',
    (state) => {
      const texts = readIn(draw({ ...STRONG_RESUME_EN, design: { code: 'link' } }, { linkCode: { state } }));
      expect(texts).toEqual(expect.arrayContaining([say(`design.code.state.${state}`), say('design.code.link.open')]));
      expect(readIn(draw(STRONG_RESUME_EN, { linkCode: { state } }))).not.toContain(say('design.code.link.open'));
    },
  );
});
