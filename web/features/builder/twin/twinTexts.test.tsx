import { expect, it } from 'vitest';
import { changesBetween } from '../../../../shared/resume/changesSince.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { SAMPLE_EN } from '../../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../../shared/templates/samples/he.ts';
import { LANGUAGE_FACTS } from '../../../../shared/platform/language.ts';
import { makeTwin } from '../../../../shared/twin/makeTwin.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { SUMMARY_BINDING } from '../forms/textBinding.ts';
import { withTwinNews, type OpenTwin } from './followTwin.ts';
import OriginalText from './OriginalText.tsx';
import { newestChoice } from '../../../../shared/templates/catalogue.ts';

const { data: MINE } = makeTwin(SAMPLE_HE, { to: 'en' }, new Map());
const twinOf = (changes: Partial<ResumeData>): OpenTwin => {
  const data = { ...SAMPLE_HE, ...changes };
  const saved = { id: 'he', version: 2, name: '', templateId: data.templateId, createdAt: '', updatedAt: '', data };
  return { saved, common: SAMPLE_HE, mine: 1 };
};
const paths = (changes: Partial<ResumeData>, mine = MINE) =>
  changesBetween(mine, withTwinNews(mine, twinOf(changes))).map(({ path }) => path);

it('what every language has alike comes over when a draft with a twin is opened, and no text does', () => {
  const personalInfo = { ...SAMPLE_HE.personalInfo, phone: '054-2222222', fullName: 'אחרת' };
  const [first, ...rest] = SAMPLE_HE.experience;
  const experience = first ? [{ ...first, startDate: '2020-01', description: 'אחר' }, ...rest] : rest;
  expect(paths({ personalInfo, experience, summary: 'אחר' })).toEqual([
    'personalInfo/phone',
    `experience/${first?.id}/startDate`,
  ]);
  expect(withTwinNews(MINE, twinOf({ summary: 'אחר' }))).toBe(MINE);
  // What somebody wrote here meanwhile is theirs.
  const own = { ...MINE, personalInfo: { ...MINE.personalInfo, phone: '1' } };
  expect(paths({ personalInfo }, own)).toEqual([]);
});

it('the template stays: another may take premium', () => {
  expect(paths(newestChoice('creative'))).toEqual([]);
  expect(paths({ ...newestChoice('creative'), design: { accent: '#123456' } })).toEqual(['design']);
});

inEachLanguage('the text of the other language beneath a field', [], ({ markup, shown }) => {
  it.each([
    ['he', SAMPLE_HE, 'rtl'],
    ['en', SAMPLE_EN, 'ltr'],
  ] as const)('in %s, as it is read, from its own side', (language, sample, direction) => {
    const resume = { ...sample, language, summary: `**${sample.summary.slice(0, 9)}**` };
    const text = <OriginalText binding={SUMMARY_BINDING} resume={resume} />;
    expect(shown(text)).toEqual([LANGUAGE_FACTS[language].name, sample.summary.slice(0, 9)]);
    expect(markup(text)).toContain(`lang="${language}" dir="${direction}"`);
    expect(shown(<OriginalText binding={SUMMARY_BINDING} resume={{ ...resume, summary: ' ' }} />)).toEqual([]);
  });
});
