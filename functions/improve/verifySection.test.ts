import { expect, it } from 'vitest';
import { safeChanges } from '../../shared/improve/changes.ts';
import { judgeChanges } from '../../shared/improve/judgeChanges.ts';
import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import { improveSections } from './improveSections.ts';
import type { TextModel } from './model.ts';

const only = {
  ...STRONG_RESUME_EN,
  summary: '',
  education: [],
  projects: [],
  experience: [
    {
      ...(STRONG_RESUME_EN.experience[0] as (typeof STRONG_RESUME_EN.experience)[0]),
      description: 'I sold shoes to customers. Call me on 052-765-4321',
    },
  ],
};
const id = only.experience[0]?.id ?? '';
const wish = { improvementType: 'general', jobDescription: '', language: 'en' } as const;
const HARMLESS = 'Sold shoes to customers. Call ⟦P1⟧';
const texts = (text: string) => JSON.stringify({ texts: [{ id, text }] });

/** Improves the one text with a second call that answers so; what was asked, and what is held back for what. */
async function verified(proposal: string, second: TextModel, verify = true) {
  const asked: string[] = [];
  const model: TextModel = (request, signal) => {
    asked.push(request.turns[0]?.text ?? '');
    return request.system.startsWith('You compare') ? second(request, signal) : Promise.resolve(texts(proposal));
  };
  const improved = await improveSections(only, wish, model, 1_000, undefined, verify);
  const changes = judgeChanges(only, improved.improvements, { doubts: improved.doubts });
  const findings = changes.flatMap(({ verdict }) => verdict.findings.map(({ reason, text }) => [reason, text]));
  const outcomes = changes.map(({ verdict }) => verdict.outcome);
  return { asked, findings, outcomes, safe: safeChanges(changes).length, failures: improved.failures };
}

it('is asked only where it is configured, with placeholders in place of private data', async () => {
  expect((await verified(HARMLESS, async () => texts('Sold'), false)).asked).toHaveLength(1);
  const { asked } = await verified(HARMLESS, async () => '{"texts":[]}');
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('"proposal":"Sold shoes to customers. Call ⟦P1⟧"');
  expect(asked[1]).not.toContain('052-765-4321');
});

it('adds what it doubts as a finding, with the person’s own data in it', async () => {
  const { findings, outcomes, safe } = await verified(HARMLESS, async () => texts('Call ⟦P1⟧'));
  // The guard calls it clean and the second call does not: the person is asked, and nothing counts as delivered.
  expect([findings, outcomes, safe]).toEqual([[['evidence', 'Call 052-765-4321']], ['asked'], 0]);
});

it('takes no finding of the guard away, and makes nothing that is withheld a question', async () => {
  const invented = 'Sold 90 shoes to customers. Call ⟦P1⟧';
  for (const second of ['{"texts":[]}', texts('Call ⟦P1⟧')]) {
    const { findings, outcomes } = await verified(invented, async () => second);
    expect(findings).toContainEqual(['number', '90']);
    expect(outcomes).toEqual(['withheld']);
  }
});

it.each<[string, TextModel]>([
  ['answers prose', async () => 'All fine!'],
  ['answers another shape', async () => '{"ok":true}'],
  ['quotes what is not there', async () => texts('Led 500 people')],
  ['speaks of another text', async () => '{"texts":[{"id":"exp-77","text":"Sold"}]}'],
  ['fails', () => Promise.reject(new Error('boom'))],
  ['comes too late, and does not listen', () => new Promise<string>(() => {})],
])('that %s changes nothing: the improvement comes', async (_, second) => {
  expect(await verified(HARMLESS, second)).toMatchObject({ findings: [], safe: 1, failures: {} });
});
