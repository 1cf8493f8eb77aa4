import { expect, it } from 'vitest';
import { RECOMMENDED, SUMMARY_COUNTER } from '../../../../shared/resume/hints.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { textsOf } from '../../../lib/i18n/screen.fixture.tsx';
import { overResume } from '../builderScreen.fixture.tsx';
import { SummaryForm } from './SummaryForm.tsx';

const { min, max } = RECOMMENDED.summaryWords;
const { warnAbove, outOf } = SUMMARY_COUNTER;
const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');

inEachLanguage('[BLD-29] [BLD-30] beside the summary', ['builder', 'help'], ({ markup, say }) => {
  it.each([
    ['empty', ''],
    ['short', words(1)],
    ['a word too short', words(min - 1)],
    ['short enough and long enough', words(min)],
    ['as long as is good', words(max)],
    ['a word too long', words(max + 1)],
    ['of few long words', words(warnAbove / 10, 'שלטי־חוצות'.slice(0, 9))],
    ['of few words, too long', words(warnAbove / 10, 'incredible')],
    ['longer than it counts', words(outOf, 'no')],
  ])('stands how much it is, how much is good, and what is too much, and nothing else: %s', (_, summary) => {
    const count = summary === '' ? 0 : summary.split(' ').length;
    const html = markup(overResume({ ...STRONG_RESUME_EN, summary }, <SummaryForm />, 'summary'));
    const isLong = summary.length > warnAbove;
    const [hint] = /<p id="[^"]*-hint"[^>]*>(.*?)<\/p>/s.exec(html)?.slice(1) ?? [];
    expect(textsOf(hint ?? '').join(' ')).toBe(
      [
        say('builder.summary.words', { words: count, min, max }),
        ...(count > max ? [say('builder.summary.tooManyWords')] : []),
        ...(isLong ? [say('builder.summary.long')] : []),
      ].join(' '),
    );
    expect(textsOf(html)).toContain(say('builder.summary.counter', { characters: summary.length, outOf }));
    expect(html.includes('field-counter-caution')).toBe(isLong);
  });
});
