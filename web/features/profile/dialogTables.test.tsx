import { beforeEach, expect, it } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import type { WholeCopy } from '../../../shared/api/copies.ts';
import type { WholeSide } from '../../../shared/api/pairs.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { compareResumes } from '../../../shared/resume/compareResumes.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { makeTwin, proposeNames } from '../../../shared/twin/makeTwin.ts';
import { inEachLanguage, plain } from '../../lib/i18n/languages.fixture.tsx';
import { readIn, textsIn, valuesIn } from '../../lib/i18n/screen.fixture.tsx';
import { drawAs } from '../auth/session.fixture.ts';
// A part that a kept version asks for: where it is loaded before, nothing comes after the file.
import '../preview/PreviewPane.tsx';
import { CopyView } from './copies/CopyDialog.tsx';
import { HistoryView, type HistoryViewProps } from './history/HistoryDialog.tsx';
import { NewTwinView, type NewTwinViewProps } from './pairs/NewTwinDialog.tsx';
import { PairView, type PairViewProps } from './pairs/PairDialog.tsx';
import { createTranslation } from './pairs/translation.ts';

const nothing = () => {};
const never = () => new Promise<never>(nothing);
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 9, 30)).toISOString();
const savedAs = (data: ResumeData, id = 'r') => ({
  id,
  name: 'Banks & <more>',
  templateId: data.templateId,
  version: 3,
  createdAt: at(1),
  updatedAt: at(4),
  data,
});
const side = (id: string, of: string, common: ResumeData) =>
  ({ id, of, version: 3, ofVersion: 3, common }) as unknown as WholeSide;
const buttons = (html: string) => textsIn(html, /<button(?![^>]*aria-label)[^>]*>(.*?)<\/button>/gs);
const headings = (html: string) => textsIn(html, /<h3[^>]*>(.*?)<\/h3>/gs);
const STILL = createTranslation({
  translate: never,
  accept: never,
  progress: { read: never, delay: never },
  now: () => 0,
  newId: () => '',
});

inEachLanguage('a dialog of saved résumés', ['profile', 'account', 'ai'], ({ language, intl, markup, say }) => {
  beforeEach(() => drawAs({ ...FREE_PROFILE, hasUsedAi: true, aiCredits: 2 }));
  const moment = (iso: string) => plain(intl().formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' }));
  const closed = () => say('profile.points.close');

  const history = (props: Partial<HistoryViewProps>) =>
    markup(
      <HistoryView
        id="r"
        history="loading"
        version={undefined}
        point={undefined}
        onChoose={nothing}
        onKeep={nothing}
        onClose={nothing}
        onRestore={nothing}
        {...props}
      />,
    );

  it('of earlier versions says that it loads, that it could not, and that there are none', () => {
    expect(readIn(history({}))).toEqual(
      expect.arrayContaining([say('profile.points.title'), say('profile.points.loading')]),
    );
    expect(buttons(history({}))).toEqual([closed()]);
    const failed = history({ history: 'failed' });
    expect(readIn(failed)).toContain(say('profile.points.failed'));
    expect(readIn(failed)).not.toContain(say('profile.points.loading'));
    const none = history({ history: { now: savedAs(createBlankResume()), points: [] } });
    expect(readIn(none)).toEqual(expect.arrayContaining([say('profile.points.none'), say('profile.points.keep')]));
    expect(buttons(none)).toEqual([say('profile.points.keep.save'), closed()]);
  });

  it.each([1, 40])(
    'of %i earlier versions shows each with its time, what the chosen one differs in, and restores it',
    (count) => {
      const points = Array.from({ length: count }, (_, place) => ({
        version: count - place,
        savedAt: at(28 - (place % 28)),
        reason: 'session' as const,
      }));
      const data = { ...SAMPLE_EN, summary: 'Then' };
      const point = { version: count, savedAt: at(28), reason: 'session' as const, data };
      const html = history({ history: { now: savedAs(SAMPLE_EN), points }, version: count, point });
      expect(textsIn(html, /<time[^>]*>(.*?)<\/time>/g)).toEqual(points.map(({ savedAt }) => moment(savedAt)));
      expect(textsIn(html, /<strong>(.*?)<\/strong>/g)).toEqual(points.map(() => say('profile.points.reason.session')));
      expect(headings(html)).toEqual([say('profile.points.changes', { count: 1 })]);
      expect(buttons(html).slice(-2)).toEqual([say('profile.points.restore'), closed()]);
      expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    },
  );

  const COPY: WholeCopy = {
    id: 'c',
    of: 'r',
    ofVersion: 2,
    job: 'אחות & <Nurse>',
    sentTo: 'Bank',
    sentOn: '2026-03-04',
    version: 1,
    advert: 'Wanted: a nurse\nNights & days',
    baseThen: SAMPLE_EN,
  };
  const copy = (base: ResumeData | undefined, mine: ResumeData) =>
    markup(
      <CopyView
        job={COPY.job}
        open={{ copy: COPY, mine: savedAs(mine, 'c'), base: base && savedAs(base) }}
        change={nothing}
        onClose={nothing}
        onCopy={nothing}
        onSave={nothing}
      />,
    );

  it('of a copy for a job shows job, where it was sent, what differs and the advertisement', () => {
    const states = (['loading', 'failed'] as const).map((open) =>
      readIn(
        markup(<CopyView job="" open={open} change={nothing} onClose={nothing} onCopy={nothing} onSave={nothing} />),
      ),
    );
    expect(states).toEqual([
      expect.arrayContaining([say('profile.job.title'), say('profile.job.loading')]),
      expect.arrayContaining([say('profile.job.title'), say('profile.job.failed')]),
    ]);
    for (const mine of [SAMPLE_EN, { ...SAMPLE_EN, summary: 'Mine', headline: 'Nurse' }, createBlankResume()]) {
      const html = copy(SAMPLE_EN, mine);
      const count = compareResumes(SAMPLE_EN, mine).length;
      expect(headings(html)).toEqual([
        say('profile.job.changes', { count: 0 }),
        say('profile.job.differs', { count }),
        say('profile.copy.advert'),
      ]);
      expect(textsIn(html, /<p class="copy-(?:title|advert)"[^>]*>(.*?)<\/p>/gs)).toEqual([COPY.job, COPY.advert]);
      expect(valuesIn(html)).toEqual([COPY.sentTo, COPY.sentOn]);
      const sides = textsIn(html, /<span class="history-when">(.*?)<\/span>/g);
      const named = [say('profile.job.inBase'), say('profile.job.inCopy')];
      expect([sides.length > 0, sides.filter((side) => !named.includes(side))]).toEqual([count > 0, []]);
      if (mine.summary === 'Mine') expect(sides.join()).toContain(named.join());
      expect(buttons(html).at(-1)).toBe(closed());
    }
    // Of what is deleted nothing is compared.
    expect(headings(copy(undefined, SAMPLE_EN))).toEqual([say('profile.copy.advert')]);
  });

  const other = language === 'he' ? 'en' : 'he';
  const SAMPLE = { he: SAMPLE_HE, en: SAMPLE_EN }[language];
  const newTwin = (base: NewTwinViewProps['base']) =>
    markup(<NewTwinView name="Banks" base={base} onClose={nothing} onFail={nothing} onMade={nothing} />);

  it('of a new twin asks how each name is written there, and in which form it speaks', () => {
    expect(readIn(newTwin(undefined))).toEqual(
      expect.arrayContaining([say('profile.twin'), say('profile.twin.loading')]),
    );
    expect(readIn(newTwin('failed'))).toEqual(
      expect.arrayContaining([say('profile.twin'), say('profile.twin.failed')]),
    );
    // There is nothing to cancel, and the text says to close it.
    expect(buttons(newTwin('failed')).at(-1)).toBe(closed());
    const asks = other === 'he' ? (['f', 'm'] as const) : (['any'] as const);
    for (const data of [{ ...createBlankResume(), language }, SAMPLE]) {
      const html = newTwin({ ...savedAs(data), said: undefined });
      const names = proposeNames(data, { to: other });
      expect(readIn(html)).toEqual(
        expect.arrayContaining([
          say(`profile.twin.title.${other}`),
          say('profile.twin.hint'),
          say('profile.twin.with'),
          say('profile.twin.with.hint'),
        ]),
      );
      expect(headings(html)).toEqual(names.length > 0 ? [say('profile.twin.names')] : []);
      expect(textsIn(html, /<label[^>]*class="field-label"[^>]*>(.*?)<\/label>/gs)).toEqual(
        names.map(({ text }) => text),
      );
      expect(valuesIn(html)).toEqual(names.map(({ proposal }) => proposal));
      expect(buttons(html)).toEqual([...asks.map((form) => say(`profile.twin.create.${form}`)), say('profile.cancel')]);
      expect(readIn(html).includes(say('profile.twin.gender'))).toBe(other === 'he');
    }
  });

  const names = new Map(proposeNames(SAMPLE_HE, { to: 'en' }).map(({ text, proposal }) => [text, proposal]));
  const { data: twin } = makeTwin(SAMPLE_HE, { to: 'en' }, names);
  const pairOf = (base: ResumeData): PairViewProps['pair'] => {
    return {
      mine: savedAs(twin, 'mine'),
      other: savedAs(base, 'other'),
      sides: [side('mine', 'other', twin), side('other', 'mine', SAMPLE_HE)],
    };
  };
  const pair = (shown: PairViewProps['pair']) =>
    markup(
      <PairView
        pair={shown}
        translation={{ ...STILL, ...STILL.state.getState() }}
        onShow={nothing}
        onConflict={nothing}
        onClose={nothing}
      />,
    );

  it('of a pair has each change of the other side as a question, and how many there are', () => {
    expect(readIn(pair(undefined))).toEqual(expect.arrayContaining([say('profile.pair'), say('profile.twin.loading')]));
    expect(readIn(pair('failed'))).toEqual(expect.arrayContaining([say('profile.pair'), say('profile.twin.failed')]));
    const MUCH = {
      ...SAMPLE_HE,
      summary: 'תקציר חדש',
      headline: 'כותרת חדשה',
      experience: SAMPLE_HE.experience.map((job) => ({ ...job, description: `${job.description}\nעוד שורה` })),
    };
    for (const [base, count] of [
      [SAMPLE_HE, 0],
      [{ ...SAMPLE_HE, summary: 'תקציר חדש' }, 1],
      [MUCH, 2 + SAMPLE_HE.experience.length],
    ] as const) {
      const html = pair(pairOf(base));
      expect(headings(html)).toEqual([say('profile.twin.waits', { count })]);
      expect(readIn(html).includes(say('profile.twin.waits.hint'))).toBe(count > 0);
      expect(html.match(/<textarea|<input/g) ?? []).toHaveLength(count);
      expect(readIn(html).includes(say('profile.twin.ask.any', { count }))).toBe(count > 0);
      expect(readIn(html).includes(say('profile.twin.price', { credits: 2 }))).toBe(count > 0);
      expect(buttons(html).at(-1)).toBe(closed());
    }
  });
});
