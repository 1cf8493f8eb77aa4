import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { OpenChange } from '../../../../shared/resume/changesSince.ts';
import type { TranslatedLine } from '../../../../shared/api/twin.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import type { PairQuestion } from './pairAnswers.ts';
import { QuestionRow } from './QuestionRow.tsx';

const nothing = () => {};
const NOTHING = { onKeep: nothing, onTake: nothing, onWrite: nothing, onTranslated: nothing, onLeave: nothing };
const TRANSLATED: TranslatedLine = {
  path: 'experience/e/title',
  text: 'Nurse',
  checked: true,
  added: [],
  missing: [],
  unmarked: [],
};
const CHANGE: OpenChange = {
  section: 'experience',
  entry: 'אחות',
  path: 'experience/e/title',
  kind: 'changed',
  before: 'one',
  after: 'two',
  isOwn: false,
  own: '',
  of: '',
};
const row = (
  { change = {}, ...question }: Partial<Omit<PairQuestion, 'change'>> & { readonly change?: Partial<OpenChange> },
  props: { readonly busy?: boolean; readonly disabled?: boolean } = {},
) => (
  <QuestionRow
    place={2}
    question={{ kind: 'take', text: '', known: undefined, ...question, change: { ...CHANGE, ...change } }}
    line={undefined}
    language="en"
    busy={props.busy ?? false}
    disabled={props.disabled ?? false}
    {...NOTHING}
  />
);

const buttons = (html: string) => [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button);

inEachLanguage('a question of a pair', ['profile', 'ai'], ({ shown, markup, controls, say }) => {
  const answers = (question: Parameters<typeof row>[0]) =>
    /<div class="pair-answers">(.*)<\/div>/s.exec(markup(row(question)))?.[1]?.match(/<button/g)?.length;

  it.each(['changed', 'came', 'gone'] as const)(
    'of what is the same in every language is taken or left: %s',
    (kind) => {
      const texts = shown(row({ change: { kind } }));
      expect(texts).toEqual(expect.arrayContaining([say('profile.twin.was'), say('profile.twin.is')]));
      expect(texts).toContain(say(`profile.twin.take.${kind}`));
      expect(texts).not.toContain(say('profile.twin.byHand'));
      expect(answers({ change: { kind } })).toBe(2);
    },
  );

  it('of words is written by hand in their language, in a field as long as the text may be', () => {
    const html = markup(row({ kind: 'write', text: 'Nurse' }));
    expect(html).toMatch(/<input[^>]*lang="en"[^>]*value="Nurse"|<input[^>]*value="Nurse"[^>]*lang="en"/);
    expect(html).toContain(`maxLength="${RESUME_LIMITS.line}"`);
    const texts = shown(row({ kind: 'write', text: 'Nurse' }));
    expect(texts).toEqual(expect.arrayContaining([say('profile.twin.write.en'), say('profile.twin.byHand')]));
    expect(texts).not.toContain(say('profile.twin.take.changed'));
    const long = markup(row({ kind: 'write', change: { path: 'experience/e/description' } }));
    expect(long).toMatch(/<textarea[^>]*rows="3"/);
    expect(long).toContain(`maxLength="${RESUME_LIMITS.description}"`);
    expect(markup(row({}))).not.toMatch(/<input|<textarea/);
  });

  it('offers the words that are known, beside one’s own', () => {
    const texts = shown(row({ kind: 'write', known: 'Head nurse' }));
    expect(texts).toContain(say('profile.twin.translate', { text: 'Head nurse' }));
    expect([answers({ kind: 'write', known: 'Head nurse' }), answers({ kind: 'write' })]).toEqual([3, 2]);
  });

  const here = (change: Partial<OpenChange>, kind: PairQuestion['kind'] = 'take') => shown(row({ change, kind }));

  it('shows what stands here, where it was changed here as well', () => {
    expect(here({ isOwn: true, own: 'three' })).toEqual(expect.arrayContaining([say('profile.twin.here'), 'three']));
    expect(here({ isOwn: true })).toContain(say('profile.twin.nothing'));
    expect(here({ isOwn: false, own: 'three' })).not.toContain(say('profile.twin.here'));
    expect(here({ isOwn: true, own: 'three' }, 'write')).not.toContain(say('profile.twin.here'));
  });

  it('names its answers by place and entry, and has none to press while another is under way', () => {
    expect(markup(row({}))).toContain('2, אחות');
    expect(markup(row({ change: { entry: '' } }))).not.toContain('2, ');
    const held = [row({ kind: 'write', known: 'x' }, { busy: true }), row({}, { disabled: true })];
    for (const html of held.map((each) => markup(each)))
      expect(buttons(html).every((button) => /disabled=""|aria-disabled="true"/.test(button))).toBe(true);
    expect(buttons(markup(row({}))).some((button) => /disabled=""|aria-disabled="true"/.test(button))).toBe(false);
  });

  it.each<readonly [MessageId, PairQuestion['kind'], boolean, keyof typeof NOTHING, string[]]>([
    ['profile.twin.take.changed', 'take', false, 'onTake', []],
    ['profile.twin.keep', 'take', false, 'onKeep', []],
    ['profile.twin.keep', 'write', true, 'onKeep', []],
    ['profile.twin.byHand', 'write', false, 'onWrite', ['Typed']],
    ['profile.twin.useTranslation', 'write', true, 'onTranslated', ['Typed']],
    ['profile.twin.leaveTranslation', 'write', true, 'onLeave', []],
  ])('answers by each press what that says, with what is typed: %s', (id, kind, isTranslated, answer, values) => {
    const answers = { onKeep: vi.fn(), onTake: vi.fn(), onWrite: vi.fn(), onTranslated: vi.fn(), onLeave: vi.fn() };
    const line = isTranslated ? TRANSLATED : undefined;
    const { props } = row({ kind }) as ReactElement<Parameters<typeof QuestionRow>[0]>;
    const question = controls(<QuestionRow {...props} {...answers} line={line} />);
    if (kind === 'write') question.set(say('profile.twin.write.en'), 'Typed');
    question.press(`${say(id)} : 2, אחות`);
    const calls = Object.entries(answers).flatMap(([name, call]) =>
      call.mock.calls.map((given: unknown[]) => [name, ...given.filter((value) => typeof value === 'string')]),
    );
    expect(calls).toEqual([[answer, ...values]]);
  });
});
