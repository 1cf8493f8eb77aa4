import { expect, it } from 'vitest';
import { RECOMMENDED, type Recommendation } from '../../../shared/resume/hints.ts';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import en from '../../lib/i18n/messages/en/builder.json' with { type: 'json' };
import he from '../../lib/i18n/messages/he/builder.json' with { type: 'json' };

/** Hints that are whole sentences contain their figures as text: message id → the recommended number. */
const WRITTEN: readonly (readonly [MessageId & keyof typeof en, Recommendation])[] = [
  ['builder.hint.summary', RECOMMENDED.summarySentences],
  ['builder.summary.words', RECOMMENDED.summarySentences],
  ['builder.hint.projects', RECOMMENDED.technologies],
  ['builder.hint.technologies', RECOMMENDED.technologies],
  ['builder.hint.skills', RECOMMENDED.skills],
  ['builder.task.quality', RECOMMENDED.experienceBullets],
  ['builder.task.wordCount.summary', RECOMMENDED.summaryWords],
  // Excellent from eight on (SCORE-07), and no more than the hint says.
  ['builder.task.quality.skills', { min: 8, max: RECOMMENDED.skills.max }],
  ['builder.hint.bullets.experience', RECOMMENDED.experienceBullets],
  ['builder.hint.bullets.education', RECOMMENDED.educationBullets],
  ['builder.hint.bullets.project', RECOMMENDED.projectBullets],
  ['builder.hint.bullets.custom', RECOMMENDED.customBullets],
];

it.each(WRITTEN)('%s recommends what the counters go by', (id, { min, max }) => {
  expect(en[id]).toContain(`${min}–${max}`);
  expect(he[id]).toMatch(new RegExp(`${min} עד ${max}`));
});
