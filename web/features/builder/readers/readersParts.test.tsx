import { expect, it } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { findTemplateOrDefault, newestChoice } from '../../../../shared/templates/catalogue.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { textsIn, textsOf } from '../../../lib/i18n/screen.fixture.tsx';
import { overResume } from '../builderScreen.fixture.tsx';
import { adviceFor } from './advice.ts';
import { AdviceList } from './AdviceList.tsx';
import { FactList } from './FactList.tsx';
import type { FactState, SoughtFact } from './facts.ts';
import { NotChecked } from './NotChecked.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import type { Reader } from './readTexts.ts';

const nothing = () => {};
const FACTS: readonly SoughtFact[] = [
  { id: 'name', kind: 'name', text: 'Noa ברק' },
  { id: 'a.name', kind: 'jobs', text: 'Cook' },
  { id: 'b.name', kind: 'jobs', text: 'Waiter' },
  { id: 'a.dates', kind: 'dates', text: '01/2020 – 02/2021' },
];
const statesOf = (name: FactState, cook: FactState) =>
  new Map([
    ['name', name],
    ['a.name', cook],
    ['b.name', 'whole'],
    ['a.dates', 'whole'],
  ] as const);
const STATES = [
  { reader: 'pdfJs', states: statesOf('whole', 'order') },
  { reader: 'pdfium', states: new Map([...statesOf('whole', 'missing')].filter(([id]) => id !== 'a.name')) },
  { reader: 'pdfBox', states: statesOf('order', 'missing') },
] as const;
const list = (shown: string | null = null) => <FactList facts={FACTS} states={STATES} shown={shown} onShow={nothing} />;

inEachLanguage('what software reads', ['help'], ({ language, markup, shown, say }) => {
  it('is shown by kind: how many facts every reader has, and which reader lacks which', () => {
    const count = (whole: number, all: number) => say('help.readers.count', { whole, all });
    const lack = (state: FactState, ...readers: readonly Reader[]) =>
      say(`help.readers.state.${state}`, {
        reader: readers.map((reader) => say(`help.readers.reader.${reader}`)).join(', '),
      });
    expect(shown(list())).toEqual([
      say('help.readers.found'),
      say('help.readers.kind.name'),
      count(0, 1),
      'Noa ברק',
      lack('order', 'pdfBox'),
      say('help.readers.kind.contacts'),
      say('help.readers.none'),
      say('help.readers.kind.jobs'),
      count(1, 2),
      'Cook',
      lack('missing', 'pdfium', 'pdfBox'),
      lack('order', 'pdfJs'),
      'Waiter',
      say('help.readers.kind.studies'),
      say('help.readers.none'),
      say('help.readers.kind.dates'),
      count(1, 1),
      '01/2020 – 02/2021',
      say('help.readers.kind.skills'),
      say('help.readers.none'),
    ]);
  });

  it('is open where something lacks, marks what is shown, and has periods from the left', () => {
    const html = markup(list('a.name'));
    const open = [...html.matchAll(/<details( open="")?>/g)].map(([, isOpen]) => isOpen !== undefined);
    expect(open).toEqual([true, true, true, false, false, false]);
    const pressed = [...html.matchAll(/aria-pressed="(true|false)"/g)].map(([, state]) => state);
    expect(pressed).toEqual(['false', 'true', 'false', 'false']);
    // `markup` names no language of the résumé: it is Hebrew, and a line with Hebrew in it is one.
    expect([...html.matchAll(/<bdi dir="(\w+)"/g)].map(([, dir]) => dir)).toEqual(['rtl', 'auto', 'auto', 'ltr']);
    // A tick where all is there, a warning where something, or everything, lacks.
    expect(
      [...html.matchAll(/<summary><svg.*?<\/svg>/gs)].map(([icon]) => icon).map((icon, _, all) => icon === all[0]),
    ).toEqual([true, true, true, true, false, true]);
  });

  it('says what was not checked: readers that did not come, systems, and other builds where there is Hebrew', () => {
    const [unchecked, about] = [say('help.readers.unchecked'), say('help.readers.unchecked.about')];
    expect(shown(<NotChecked failed={[]} hasHebrew={false} />)).toEqual([unchecked, about]);
    expect(shown(<NotChecked failed={['pdfium', 'word']} hasHebrew />)).toEqual([
      unchecked,
      ...(['pdfium', 'word'] as const).map((reader) =>
        say('help.readers.failed', { reader: say(`help.readers.reader.${reader}`) }),
      ),
      about,
      say('help.readers.unchecked.builds'),
    ]);
    for (const unasked of ['pdftotext', 'PDFium'])
      expect(shown(<NotChecked failed={[]} hasHebrew />).join(' ')).toContain(unasked);
  });

  it('has for each advice the press that takes it, or that leads to its field', () => {
    const resume: ResumeData = {
      ...createBlankResume(),
      ...newestChoice('civic'),
      language,
      sectionTitles: { experience: 'My journey' },
    };
    const advice = adviceFor(resume, true);
    const html = markup(overResume(resume, <AdviceList advice={advice} onClose={nothing} />));
    const template = findTemplateOrDefault('classic').name[language];
    const row = (
      kind: 'name' | 'reach' | 'heading' | 'template',
      press: 'field' | 'heading' | 'template',
      about = '',
    ) => {
      const told = say(`help.readers.advice.${kind}`, { about });
      return `${told} ${say(`help.readers.press.${press}`)} : ${told}`;
    };
    expect(textsIn(html, /<li>(.*?)<\/li>/gs)).toEqual([
      row('name', 'field'),
      row('reach', 'field'),
      row('heading', 'heading', 'My journey'),
      row('template', 'template', template),
    ]);
    expect(textsOf(html)[0]).toBe(say('help.readers.advice'));
    expect(shown(overResume(resume, <AdviceList advice={[]} onClose={nothing} />))).toEqual([
      say('help.readers.advice'),
      say('help.readers.advice.none'),
    ]);
  });

  it('has each order of the text with what every reader makes of it, and the résumé’s own chosen', () => {
    const counts = { drawn: { pdfJs: 4, pdfBox: 3 } };
    const count = (reader: Reader, whole: number) =>
      say('help.readers.order.count', { reader: say(`help.readers.reader.${reader}`), whole, all: 4 });
    const resume: ResumeData = { ...createBlankResume(), design: { textOrder: 'drawn' } };
    const html = markup(overResume(resume, <OrderChoice counts={counts} all={4} isReading />));
    expect(textsIn(html, /<label[^>]*>(.*?)<\/label>/gs)).toEqual([
      `${say('help.readers.order.placed')} ${say('help.readers.reading')}`,
      [
        say('help.readers.order.drawn'),
        say('help.readers.order.drawn.about'),
        count('pdfJs', 4),
        count('pdfBox', 3),
      ].join(' '),
    ]);
    expect([...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => input.includes('checked'))).toEqual([
      false,
      true,
    ]);
  });
});
