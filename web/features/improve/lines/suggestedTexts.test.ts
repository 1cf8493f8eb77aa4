import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import type { ImproveResponse } from '../../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { countSentTexts } from '../countSentTexts.ts';
import { plainLines, toSuggestedTexts } from './suggestedTexts.ts';

const [BLANK_JOB] = createBlankResume().experience as [ResumeData['experience'][0]];
const resumeWith = (description: string): ResumeData => ({
  ...createBlankResume(),
  language: 'en',
  experience: [{ ...BLANK_JOB, id: 'exp-1', title: 'Seller', description }],
});

/** What is suggested for the description of the only job. */
function suggested(description: string, text: string, told: Partial<ImproveResponse> = {}) {
  const answer = {
    improvements: { experience: [{ id: 'exp-1', description: text }] },
    withheld: [],
    lost: [],
    ...told,
  } as unknown as ImproveResponse;
  return toSuggestedTexts(resumeWith(description), answer);
}
const place = { section: 'experience', id: 'exp-1' } as const;

describe('suggestions for lines', () => {
  it('are of the lines that change alone, each with what it stands behind', () => {
    const [text] = suggested('- Sold shoes\n- **Cleaned** floors', 'Sold shoes\nCleaned all floors\nOpened the shop');
    expect(text).toMatchObject({ place, staying: 1, unchecked: false, removed: [] });
    expect(text?.lines.map(({ own, proposal, behind }) => [own, proposal.lines, behind])).toEqual([
      [['Cleaned floors'], ['Cleaned all floors'], ['Sold shoes', 'Sold shoes']],
      [[], ['Opened the shop'], ['Cleaned floors', 'Cleaned all floors']],
    ]);
    expect(new Set(text?.lines.map(({ key }) => key)).size).toBe(2);
  });

  it('say the order too where it changes, with the key of each line that does', () => {
    const [text] = suggested('Sold shoes\nCleaned floors', 'Cleaned all floors\nSold shoes');
    const order = text?.lines.at(-1);
    const changed = text?.lines.find(({ own }) => own[0] === 'Cleaned floors');
    expect(order?.order?.map(({ own }) => own)).toEqual([['Cleaned floors'], ['Sold shoes']]);
    expect(order).toMatchObject({ own: [], behind: [], proposal: { lines: [], findings: [], lost: [] } });
    expect(order?.order?.[0]?.key).toBe(changed?.key);
    expect(suggested('Sold shoes\nCleaned', 'Sold boots\nCleaned')[0]?.lines.some((line) => line.order)).toBe(false);
  });

  it('have what was found in their line alone, at its place there', () => {
    const after = 'Sold 90 shoes\n- Cleaned 5 floors';
    const finding = { reason: 'number', text: '5', index: after.indexOf('5') };
    const all = [finding, { reason: 'number', text: '90', index: after.indexOf('90') }];
    const [text] = suggested('Sold shoes\nCleaned floors', after, {
      improvements: {},
      withheld: [{ ...place, text: after, findings: all }],
    } as never);
    expect(text?.lines.map(({ proposal }) => proposal.findings)).toEqual([
      [{ reason: 'number', text: '90', index: 5 }],
      [{ reason: 'number', text: '5', index: 8 }],
    ]);
  });

  it('have the facts that were in their line and are not any more', () => {
    const [text] = suggested('Sold 90 shoes\nCleaned 5 floors', 'Sold shoes\nCleaned 5 floors daily', {
      lost: [{ ...place, facts: ['90', '5'] }],
    });
    expect(text?.lines.map(({ own, proposal }) => [own, proposal.lost])).toEqual([
      [['Sold 90 shoes'], ['90']],
      [['Cleaned 5 floors'], []],
    ]);
  });
});

it('lines are compared without marks, blank ones are none', () => {
  expect(plainLines('• **מכרתי** נעליים\n\n- ניקיתי')).toEqual(['מכרתי נעליים', 'ניקיתי']);
});

it.each([
  ['nothing', {}, true, []],
  ['a job with words', { experience: resumeWith('Sold').experience }, false, [{ section: 'experience', count: 1 }]],
  [
    'a summary to be written of a job',
    { experience: resumeWith('Sold').experience },
    true,
    [
      { section: 'summary', count: 1 },
      { section: 'experience', count: 1 },
    ],
  ],
  ['a summary that is written', { summary: 'A seller' }, false, [{ section: 'summary', count: 1 }]],
  ['a job without words', { experience: resumeWith(' ').experience }, false, []],
] as const)('of a résumé with %s so many texts are sent', (_, changes, writeSummary, expected) => {
  expect(countSentTexts({ ...createBlankResume(), ...changes }, writeSummary)).toEqual(expected);
});
