import { expect, it } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import type { ResumeChange } from '../../../shared/resume/compareResumes.ts';
import { LEGAL_FACTS } from '../../../shared/site/legal.ts';
import { findTemplateOrDefault } from '../../../shared/templates/catalogue.ts';
import { DOCUMENT_LABELS } from '../../../shared/templates/document/labels.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import { textsIn } from '../../lib/i18n/screen.fixture.tsx';
import { drawAs } from '../auth/session.fixture.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { PointChange } from './history/PointChange.tsx';
import { PointList } from './history/PointList.tsx';
import { RenameDialog } from './RenameDialog.tsx';

const nothing = () => {};
const UNTIL = '2099-05-06T00:00:00.000Z';
const paid = { type: 'purchase', description: 'pack:small', amount: 1.99, paymentId: 'P' } as const;
const PAID_NOW = [{ ...paid, timestamp: new Date().toISOString() }];

const change = (changes: Partial<ResumeChange>): ResumeChange => ({
  section: 'summary',
  entry: '',
  before: '',
  after: '',
  ...changes,
});

inEachLanguage('a dialog of the profile', ['profile', 'account'], ({ language, markup, shown, say, day, intl }) => {
  it.each([
    ['nothing', {}, () => []],
    ['credits', { aiCredits: 7 }, () => [say('profile.leaving.credits', { count: 7 })]],
    [
      'a running subscription',
      { subscription: { status: 'active', paidThrough: UNTIL } },
      () => [say('profile.leaving.cancelled', { date: day(UNTIL) })],
    ],
    ['one that is not paid', { subscription: { status: 'pending' } }, () => [say('profile.leaving.unpaid')]],
    [
      'the rest of a cancelled one, and a payment of today',
      { aiCredits: 1, subscription: { status: 'cancelled', paidThrough: UNTIL }, recentActivity: PAID_NOW },
      () => [
        say('profile.leaving.credits', { count: 1 }),
        say('profile.leaving.ended', { date: day(UNTIL) }),
        `${say('profile.leaving.withdraw', { days: LEGAL_FACTS.cancellation.days })} ${say('profile.leaving.contact')}`,
      ],
    ],
  ] as const)('says what is lost with the account: %s', (_, changes, expected) => {
    drawAs({ ...FREE_PROFILE, aiCredits: 0, ...changes });
    const html = markup(<DeleteAccountDialog onClose={nothing} />);
    expect(textsIn(html, /<li>(.*?)<\/li>/gs)).toEqual(expected());
    expect(shown(<DeleteAccountDialog onClose={nothing} />)).toEqual(
      expect.arrayContaining([
        say('profile.remove.title'),
        say('profile.remove.text'),
        say('profile.remove.type', { word: { he: 'מחיקה', en: 'delete' }[language] }),
      ]),
    );
    // Nothing can be pressed before the word is typed.
    expect(html).toMatch(/<button disabled=""[^>]*type="submit"/);
  });

  it('renames what has the name that is shown', () => {
    expect(markup(<RenameDialog name="For banks" onRename={nothing} onClose={nothing} />)).toContain(
      'value="For banks"',
    );
  });

  it('lists what was kept by its name, or by what came after it, and when it was saved', () => {
    const savedAt = '2026-03-04T09:30:00.000Z';
    const points = [
      { version: 4, savedAt, reason: 'named', name: 'Before the interview' },
      { version: 3, savedAt, reason: 'named' },
      { version: 2, savedAt, reason: 'improve' },
    ] as const;
    const html = markup(<PointList points={points} chosen={3} onChoose={nothing} />);
    expect(textsIn(html, /<strong>(.*?)<\/strong>/g)).toEqual([
      'Before the interview',
      say('profile.points.reason.session'),
      say('profile.points.reason.improve'),
    ]);
    expect([...html.matchAll(/aria-pressed="(\w+)"/g)].map(([, pressed]) => pressed)).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(html.split(`dateTime="${savedAt}"`)).toHaveLength(4);
    expect(shown(<PointList points={[]} chosen={undefined} onChoose={nothing} />)).toEqual([
      say('profile.points.none'),
    ]);
    expect(intl().locale).toBe(language);
  });

  const { headings, levels, present } = DOCUMENT_LABELS[language];
  const template = (id: string) => findTemplateOrDefault(id).name[language];
  it.each([
    ['a text', change({ before: 'one two', after: 'one three' }), () => [headings.summary, ['one two'], ['one three']]],
    ['what is new', change({ section: 'skills', after: 'SAP' }), () => [headings.skills, [], ['SAP']]],
    [
      'what is gone',
      change({ section: 'experience', entry: 'Cook', before: 'Fried' }),
      () => [`${headings.experience}: Cook`, ['Fried'], []],
    ],
    [
      'months and today',
      change({ section: 'experience', before: '2020-03', after: 'present' }),
      () => [headings.experience, ['03/2020'], [present]],
    ],
    [
      'several lines',
      change({ section: 'education', before: '2020-03\nBSc', after: '2021' }),
      () => [headings.education, ['03/2020 BSc'], ['2021']],
    ],
    [
      'a level',
      change({ section: 'languages', before: 'fluent', after: 'native' }),
      () => [headings.languages, [levels.fluent], [levels.native]],
    ],
    [
      'the word of a level elsewhere',
      change({ before: 'fluent', after: 'native' }),
      () => [headings.summary, ['fluent'], ['native']],
    ],
    [
      'a template',
      change({ section: 'template', before: 'classic', after: 'gone' }),
      () => [say('profile.points.template'), [template('classic')], ['gone']],
    ],
    [
      'a section of one’s own',
      change({ section: 'custom', entry: 'פרסים', after: 'x' }),
      () => [`${say('profile.points.custom')}: פרסים`, [], ['x']],
    ],
    ['the design', change({ section: 'design' }), () => [say('profile.points.design'), [], []]],
  ] as const)('tells what differs in an earlier version: %s', (_, given, expected) => {
    const html = markup(<PointChange change={given} />);
    const [place, before, after] = expected();
    const side = (label: string) =>
      textsIn(html, /<dd class="history-side-text">(.*?)<\/dd>/gs)
        .filter((text) => text.startsWith(label))
        .map((text) => text.slice(label.length).replaceAll(/\s+/g, ' ').trim());
    expect(textsIn(html, /<dt>(.*?)<\/dt>/gs).map((text) => text.replaceAll(/\s+/g, ' ').replace(' :', ':'))).toEqual([
      place,
    ]);
    expect([side(say('profile.points.then')), side(say('profile.points.now'))]).toEqual([before, after]);
    expect(html.includes(say('profile.points.design.text'))).toBe(given.section === 'design');
  });

  it('marks the words that differ', () => {
    const html = markup(<PointChange change={change({ before: 'one two', after: 'one three' })} />);
    expect([textsIn(html, /<del>(.*?)<\/del>/g), textsIn(html, /<ins>(.*?)<\/ins>/g)]).toEqual([['two'], ['three']]);
  });
});
