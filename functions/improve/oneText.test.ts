import { expect, it } from 'vitest';
import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { improveResume } from './improvementService.ts';
import type { TextModelRequest } from './model.ts';

const only = {
  ...STRONG_RESUME_EN,
  summary: '',
  education: [],
  projects: [],
  experience: [
    {
      ...(STRONG_RESUME_EN.experience[0] as (typeof STRONG_RESUME_EN.experience)[0]),
      description: 'I sold shoes to customers',
    },
  ],
};
const id = only.experience[0]?.id ?? '';

/** Asks for one text; `rows` is what became of its result. */
async function ask(
  oneText: Parameters<typeof improveResume>[0]['oneText'],
  answer: string,
  resume: ResumeData = only,
  answered: () => unknown = () => {},
) {
  const rows: string[] = [];
  const asked: TextModelRequest[] = [];
  const response = await improveResume(
    {
      userId: 'u',
      requestId: 'r',
      resume,
      improvementType: 'general',
      jobDescription: '',
      language: 'en',
      oneText,
    },
    {
      readStanding: () => Promise.resolve({ canPay: true, aiCredits: 5 }),
      results: {
        look: () => Promise.resolve(undefined),
        begin: () => (rows.push('begin'), Promise.resolve({ attempt: 'a' })),
        keep: (_user, _request, _attempt, outcome) => (rows.push('keep'), Promise.resolve({ outcome, isTaken: false })),
        drop: () => (rows.push('drop'), Promise.resolve()),
        countUntaken: () => Promise.resolve(1),
      },
      model: (request) => {
        if (request.form.name !== 'improved_text') return Promise.reject(new Error('no other answers'));
        asked.push(request);
        answered();
        return Promise.resolve(answer);
      },
    },
  );
  return { response, rows, asked };
}
const texts = (text: string) => JSON.stringify({ text });

it('[AI-08] one text is kept and not paid, and only it is sent', async () => {
  const { response, rows, asked } = await ask({ action: 'shorten' }, texts('Sold shoes to customers'));
  expect(response.improvements.experience).toEqual([{ id, description: 'Sold shoes to customers' }]);
  expect([response.aiCredits, response.taken, response.untakenLeft, rows]).toEqual([5, false, 9, ['begin', 'keep']]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.turns[0]?.text).toContain('Shorten the one text');
});

it('one that is good already is not an error, and is not counted', async () => {
  const { response, rows } = await ask({ action: 'wording' }, '{"text":""}');
  expect(response).toMatchObject({ unchanged: true, aiCredits: 5 });
  expect(rows).toEqual(['begin', 'drop']);
});

it('a number is the person’s own: what they gave may stand there, another may not', async () => {
  const given = { action: 'number', stated: '40 customers a day' } as const;
  const { response, asked } = await ask(given, texts('Sold shoes to 40 customers a day'));
  expect(response.improvements.experience).toHaveLength(1);
  expect(asked[0]?.turns[0]?.text).toContain('<data name="number">\n40 customers a day\n</data>');
  const other = await ask(given, texts('Sold shoes to 60 customers a day'));
  // Their own words stand again, which counts for nothing.
  expect(other.response.unchanged).toBe(true);
  expect(other.rows).toEqual(['begin', 'drop']);
});

it('another wording is asked for as another, and one that was seen already counts for nothing', async () => {
  const earlier = ['Sold shoes to  customers'];
  const same = await ask({ action: 'wording', earlier }, texts('Sold shoes to customers'));
  expect(same.response).toMatchObject({ unchanged: true, aiCredits: 5 });
  expect(same.rows).toEqual(['begin', 'drop']);
  expect(same.asked[0]?.turns[0]?.text).toContain('<data name="earlier">\n["Sold shoes to  customers"]\n</data>');
  const other = await ask({ action: 'wording', earlier }, texts('Sold customers shoes'));
  expect(other.response.improvements.experience).toEqual([{ id, description: 'Sold customers shoes' }]);
  expect(other.rows).toEqual(['begin', 'keep']);
  // What was seen is not a source: a fact of it is taken out as any other.
  const lured = await ask({ action: 'wording', earlier: ['Sold 90 shoes'] }, texts('Sold 90 shoes to customers'));
  expect(lured.response.unchanged).toBe(true);
});

it('marks of a description are not sent', async () => {
  const marked = {
    ...only,
    experience: only.experience.map((job) => ({ ...job, description: 'I sold **shoes** to *customers*' })),
  };
  const { asked } = await ask({ action: 'wording' }, texts('Sold shoes to customers'), marked);
  expect(asked[0]?.turns.map(({ text }) => text).join('\n')).toContain('I sold shoes to customers');
});

/** Turns that another caller gets between the model's answer and the end, for so many texts. */
async function turnsOf(count: number): Promise<number> {
  const experience = Array.from({ length: count }, (_, at) => ({ ...only.experience[0]!, id: `exp-${at + 1}` }));
  let turns = 0;
  let isOver = false;
  const other = () => void (isOver || ((turns += 1), setImmediate(other)));
  await ask(undefined, texts('Sold shoes'), { ...only, experience }, () => setImmediate(other)).finally(
    () => (isOver = true),
  );
  return turns;
}

it('the guard gives others their turn after each text', async () => {
  // What is loaded for the first time takes turns too.
  await turnsOf(1);
  expect((await turnsOf(9)) - (await turnsOf(1))).toBeGreaterThanOrEqual(7);
});
