import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { LANGUAGE_FACTS } from '../../../../shared/platform/language.ts';
import { MAX_RESUME_NAME_LENGTH, RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { PHOTO } from '../../../../shared/resume/photo.fixture.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { SECTION_PRESETS } from '../../../../shared/resume/sectionPresets.ts';
import { findTemplateOrDefault } from '../../../../shared/templates/catalogue.ts';
import { inEachLanguage, plain } from '../../../lib/i18n/languages.fixture.tsx';
import { textsIn, textsOf } from '../../../lib/i18n/screen.fixture.tsx';
import { drawWith } from '../../auth/session.fixture.ts';
import { ResumeLanguageContext } from '../../drafts/draftContext.ts';
import type { DraftState } from '../../drafts/index.ts';
import { builderOver, inBuilder } from '../builderScreen.fixture.tsx';
import { ConflictDialog } from '../cloudSave/ConflictDialog.tsx';
import { PhotoDialog } from '../photo/PhotoDialog.tsx';
import type { BuilderUiState } from '../store/uiStore.ts';
import { AddSectionDialog } from './AddSectionDialog.tsx';
import { DownloadChecksDialog } from './DownloadChecksDialog.tsx';
import { DownloadFormatsDialog } from './DownloadFormatsDialog.tsx';
import { DraftRow } from './DraftHistoryDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { StartNewDialog } from './StartNewDialog.tsx';
import { TemplateChoiceDialog } from './TemplateChoiceDialog.tsx';

const nothing = () => {};

/** Over this résumé, with this state of the draft and of the screen. */
function over(
  resume: ResumeData,
  content: ReactNode,
  draft: Partial<DraftState> = {},
  ui: Partial<BuilderUiState> = {},
) {
  const builder = builderOver(resume, 'personal', { name: '', cloud: null, ...draft });
  drawWith(builder.ui.state, ui);
  return inBuilder(builder, <ResumeLanguageContext value={resumeLanguage(resume)}>{content}</ResumeLanguageContext>);
}
/** The title of a dialog, and its buttons but the one that closes it: how much each is offered, and its text. */
const frame = (html: string) => ({
  title: textsIn(html, /<h2[^>]*>(.*?)<\/h2>/gs),
  buttons: [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].slice(1).map(([, attributes = '', inner = '']) => {
    const tone = /button-(primary|plain|quiet|danger)/.exec(attributes)?.[1];
    return [tone, ...(attributes.includes('data-autofocus') ? ['first'] : []), textsOf(inner).join(' ')].join(' ');
  }),
});

inEachLanguage('a dialog of the builder', ['builder', 'account', 'help'], ({ language, intl, markup, shown, say }) => {
  const EMPTY: ResumeData = { ...createBlankResume(), language };
  const entry = { startDate: '', endDate: '', current: false, description: '', location: '' };

  const checks = (resume: Partial<ResumeData>) => {
    const html = markup(over({ ...EMPTY, ...resume }, <DownloadChecksDialog onClose={nothing} />));
    const rows = textsIn(html, /<li>(.*?)<\/li>/gs);
    const { title, buttons } = frame(html);
    expect(title).toEqual([say('builder.checks.title')]);
    expect(buttons.slice(rows.length)).toEqual([
      `primary ${say('builder.checks.anyway')}`,
      `plain ${say('builder.checks.back')}`,
    ]);
    return rows;
  };
  const told = (text: string) => `${text} ${say('builder.checks.mend')} : ${text}`;

  it('names all that a reader would stumble over, by its field, entry or section', () => {
    expect(checks({})).toEqual([]);
    const personalInfo = {
      ...EMPTY.personalInfo,
      email: 'maya@',
      phone: '12',
      linkedin: 'javascript:a',
      website: 'javascript:b',
    };
    const experience = [
      {
        ...entry,
        id: 'a',
        title: 'Cook',
        company: 'Noga',
        startDate: '2021',
        endDate: '2019',
        description: '[number]',
      },
      { ...entry, id: 'b', title: '', company: 'Carmel' },
    ];
    const projects = [{ ...entry, id: 'p', name: 'Tide', role: '', url: 'javascript:c', technologies: '' }];
    const custom = { id: 's', title: '', items: [{ ...entry, id: 'i', title: 'Medal', organization: '' }] };
    expect(checks({ personalInfo, experience, projects, customSections: [custom], summary: 'Led 漢' })).toEqual(
      [
        say('builder.checks.email'),
        say('builder.checks.phone'),
        say('builder.checks.link', { field: say('builder.field.linkedin') }),
        say('builder.checks.link', { field: say('builder.field.website') }),
        say('builder.checks.dates', { name: 'Cook' }),
        say('builder.checks.blank', { name: 'Cook' }),
        say('builder.checks.untitled', { name: say('builder.tab.experience') }),
        say('builder.checks.entryLink', { name: 'Tide' }),
        say('builder.checks.heading'),
        say('builder.checks.undrawn', { letters: '漢' }),
      ].map(told),
    );
  });

  it('offers the formats that there are, each with what it is good for; a letter has fewer', () => {
    const names = (resume: ResumeData) =>
      textsIn(markup(over(resume, <DownloadFormatsDialog onClose={nothing} />)), /<li[^>]*>(.*?)<\/li>/gs);
    const row = (choice: 'pdf' | 'word' | 'text' | 'markdown' | 'json' | 'all') => {
      const name = say(`help.formats.${choice}`);
      return [name, say(`help.formats.${choice}.about`), say('help.formats.download'), name].join(' ');
    };
    expect(names(EMPTY)).toEqual((['pdf', 'word', 'text', 'markdown', 'json', 'all'] as const).map(row));
    const letter = { ...EMPTY, letterLines: ['x'] } as unknown as ResumeData;
    expect(names(letter)).toEqual((['pdf', 'word', 'text', 'markdown'] as const).map(row));
    expect(shown(over(EMPTY, <DownloadFormatsDialog onClose={nothing} />))).toEqual(
      expect.arrayContaining([say('help.formats.title'), say('help.formats.free')]),
    );
  });

  it('asks for which résumé a template is, and offers first what was wished', () => {
    const name = findTemplateOrDefault('timeline').name[language];
    const [dress, begin] = [say('builder.templateChoice.dress'), say('builder.templateChoice.begin')];
    for (const offeredForNew of [false, true]) {
      const ui = { offeredTemplateId: 'timeline', offeredForNew };
      const html = markup(over(STRONG_RESUME_EN, <TemplateChoiceDialog onClose={nothing} />, {}, ui));
      expect(frame(html)).toEqual({
        title: [say('builder.templateChoice.title', { name })],
        buttons: [
          `primary first ${offeredForNew ? begin : dress}`,
          `plain ${offeredForNew ? dress : begin}`,
          `quiet ${say('builder.templateChoice.leave')}`,
        ],
      });
      expect(html).toContain(say('builder.templateChoice.text'));
    }
  });

  it('begins again only when that is pressed, and says where the other goes', () => {
    const html = markup(over(STRONG_RESUME_EN, <StartNewDialog onClose={nothing} />));
    expect(frame(html)).toEqual({
      title: [say('builder.startNew.title')],
      // Enter leaves the draft as it is.
      buttons: [`primary ${say('builder.startNew.start')}`, `plain first ${say('builder.cancel')}`],
    });
    expect(html).toContain(say('builder.startNew.text'));
  });

  const choices = (count: number, of: 'he' | 'en') => {
    const customSections = Array.from({ length: count }, (_, index) => ({ id: `s${index}`, title: 'x', items: [] }));
    return markup(over({ ...EMPTY, language: of, customSections }, <AddSectionDialog onClose={nothing} />));
  };
  it('offers sections by the language of the résumé, until there are as many as it can hold', () => {
    const blank = say('builder.addSection.blank');
    for (const of of ['he', 'en'] as const)
      expect(textsIn(choices(0, of), /<li>(.*?)<\/li>/gs)).toEqual([
        ...SECTION_PRESETS.map(({ title }) => title[of]),
        blank,
      ]);
    expect(frame(choices(0, language)).title).toEqual([say('builder.addSection.title')]);
    const full = choices(RESUME_LIMITS.customSections, language);
    expect(full).toContain(say('builder.addSection.full'));
    expect(full.match(/choice-button[^>]*disabled=""/g)).toHaveLength(SECTION_PRESETS.length + 1);
    const last = choices(RESUME_LIMITS.customSections - 1, language);
    expect(last).not.toContain(say('builder.addSection.full'));
    expect(last).not.toContain('disabled=""');
  });

  it.each([
    ['Banks', 'Banks'],
    ['', STRONG_RESUME_EN.personalInfo.fullName],
  ])('renames what is called “%s”, from its name or the person’s', (name, proposed) => {
    const html = markup(over(STRONG_RESUME_EN, <RenameDialog onClose={nothing} />, { name }));
    expect(html).toContain(`value="${proposed}"`);
    expect(frame(html)).toEqual({
      title: [say('account.save.title')],
      buttons: [`primary ${say('builder.rename.do')}`, `plain ${say('builder.cancel')}`],
    });
    expect(html).not.toContain(say('account.save.nameRequired'));
  });

  it.each([
    ['readable', { name: 'Banks', templateId: 'timeline', reason: 'new', readable: true }],
    ['unnamed, in a template that is gone', { name: '', templateId: 'gone', reason: 'import', readable: true }],
    ['unreadable', { name: 'Banks', templateId: 'classic', reason: 'template', readable: false }],
  ] as const)('tells an earlier draft by its name, time, template and what came after it: %s', (_, draft) => {
    const since = Date.UTC(2026, 2, 4, 9, 30);
    const html = markup(
      <DraftRow draft={{ id: 'd', at: since, ...draft }} onBack={nothing} onDownload={nothing} onDiscard={nothing} />,
    );
    const when = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].dateLocale, {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(since);
    const name = draft.name || say('builder.drafts.unnamed');
    const template = draft.templateId === 'gone' ? [] : [findTemplateOrDefault(draft.templateId).name[language]];
    const of = plain(`: ${name}, ${when}`);
    expect(textsOf(html)).toEqual([
      name,
      plain([when, ...template, say(`builder.drafts.reason.${draft.reason}`)].join(' · ')),
      say(draft.readable ? 'builder.drafts.bringBack' : 'builder.drafts.download'),
      of,
      say('builder.drafts.discard'),
    ]);
    expect(html).toContain(`aria-label="${say('builder.drafts.discard')}${of}"`);
  });

  it('asks which version is kept, with the time of the other and the name of a copy', () => {
    const updatedAt = '2026-03-04T09:30:00.000Z';
    const cloud = { id: 'r', version: 3, name: 'Cloud', templateId: 'classic', createdAt: '', updatedAt };
    const conflict = { ...cloud, data: STRONG_RESUME_EN };
    const draw = (draft: Partial<DraftState>, now: BuilderUiState['conflict'] = conflict) =>
      markup(over(STRONG_RESUME_EN, <ConflictDialog onClose={nothing} />, draft, { conflict: now }));
    const when = plain(
      intl().formatDate(updatedAt, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
    );
    for (const [called, name] of [
      ['Banks', 'Banks'],
      ['', 'Cloud'],
      // As long as a name may be: the copy is called otherwise all the same.
      ['x'.repeat(MAX_RESUME_NAME_LENGTH), 'x'.repeat(MAX_RESUME_NAME_LENGTH - ' (2)'.length)],
    ] as const) {
      const html = draw({ name: called });
      expect(frame(html).title).toEqual([say('account.conflict.title')]);
      expect(html).toContain(say('account.conflict.text', { when }));
      const copy = `${name} (2)`;
      expect(textsIn(html, /<li>(.*?)<\/li>/gs)).toEqual(
        (['mine', 'theirs', 'both'] as const).map(
          (choice) => `${say(`account.conflict.${choice}`)} ${say(`account.conflict.${choice}.text`, { name: copy })}`,
        ),
      );
    }
    expect(draw({}, null)).toBe('');
  });

  const drawPhoto = (photo: object) => markup(over({ ...EMPTY, ...photo }, <PhotoDialog onClose={nothing} />));
  it('has a photograph to choose, or to change and to take away, and says that none is expected', () => {
    const [none, photo] = [drawPhoto({}), drawPhoto({ photo: PHOTO })];
    expect(frame(none).buttons).toEqual([`primary ${say('help.photo.choose')}`, `plain ${say('builder.cancel')}`]);
    expect(frame(photo).buttons).toEqual([
      `plain ${say('help.photo.other')}`,
      `danger ${say('help.photo.remove')}`,
      `plain ${say('builder.cancel')}`,
    ]);
    for (const html of [none, photo])
      for (const id of ['help.photo.title', 'help.photo.advice', 'help.photo.about'] as const)
        expect(html).toContain(say(id));
    expect(none).not.toContain('photo-now');
    expect(photo).toMatch(/<img class="photo-now" src="data:image\/jpeg;base64,/);
    expect(photo).toContain(`alt="${say('help.photo.now')}"`);
    for (const html of [none, photo]) expect(html).not.toMatch(/role="alert"|aria-busy/);
  });
});
