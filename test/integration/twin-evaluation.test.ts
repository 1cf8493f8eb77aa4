import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswers, writePrompts } from '../eval/promptFiles.ts';
import { readTranslatedPeople } from '../eval/translatedPeople.ts';
import { replayTranslations } from '../eval/translations.ts';

/** Questions about translations as somebody is given them, and what becomes of an answer (test/data/twin). */
let folder: string;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'translations-'))));
afterAll(() => rm(folder, { recursive: true }));

it('seventy people are asked about in both directions, and a file alone says all that an answer needs', async () => {
  const people = readTranslatedPeople();
  expect(
    Map.groupBy(people, ({ to }) => to)
      .values()
      .map(({ length }) => length)
      .toArray(),
  ).toEqual([35, 35]);
  const { open, results } = await replayTranslations(people, []);
  expect(open).toHaveLength(170);
  expect(results.flatMap(([, { lines }]) => lines)).toEqual([]);
  const [prompts, answers] = [join(folder, 'prompts'), folder];
  writePrompts(prompts, open, 1);
  const asked = JSON.parse(await readFile(join(prompts, '001.json'), 'utf8')) as Record<string, unknown>;
  expect(asked).toMatchObject({ kind: 'translated_texts', answerShape: expect.stringContaining('texts') });
  expect(JSON.stringify(asked)).toContain('14 מלקטים');
  expect(JSON.stringify(open)).not.toMatch(/Ruth Adler|054-1234567|עידן שלו/);

  const text =
    'Managed a team of 14 pickers in two shifts.\nCut the time to prepare an order from 35 to 21 minutes.\n' +
    'No work accidents in the last three years.';
  await writeFile(join(answers, '001.json'), JSON.stringify({ texts: [{ number: 1, text }] }));
  const { taken } = readAnswers(prompts, answers, 'author');
  const again = await replayTranslations(people.slice(0, 1), taken);
  expect(again.results[0]?.[1].lines).toMatchObject([
    { text, checked: false, added: [{ reason: 'number', text: '21' }], missing: ['22'] },
  ]);
  // What is asked next is the check of what was answered.
  expect(again.open).toMatchObject([
    { question: { toolConfig: { tools: [{ toolSpec: { name: 'checked_claims' } }] } } },
  ]);
});
