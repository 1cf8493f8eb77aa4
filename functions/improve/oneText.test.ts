import { expect, it } from 'vitest';
import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { applySuggestions, toSuggestions } from '../../shared/improve/suggestions.ts';
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

/** Asks for one text, with a ledger that says what was done to the credit. */
async function ask(
  oneText: Parameters<typeof improveResume>[0]['oneText'],
  answer: string,
  resume: ResumeData = only,
  answered: () => unknown = () => {},
) {
  const ledger: string[] = [];
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
      credits: {
        reserveUse: () => (ledger.push('reserve'), Promise.resolve({ begun: true as const })),
        commitUse: (_user, _request, result) => (
          ledger.push('commit'),
          Promise.resolve({ stored: { result, aiCredits: 4 } })
        ),
        releaseUse: () => (ledger.push('release'), Promise.resolve(5)),
      },
      model: (request) => {
        if (request.form.name !== 'improved_text') return Promise.reject(new Error('no other answers'));
        asked.push(request);
        answered();
        return Promise.resolve(answer);
      },
      withheld: { keep: () => (ledger.push('keep'), Promise.resolve()) },
    },
  );
  return { response, ledger, asked };
}
const texts = (text: string) => JSON.stringify({ text });

it('one text is paid once, and only it is sent', async () => {
  const { response, ledger, asked } = await ask({ action: 'shorten' }, texts('Sold shoes to customers'));
  expect(response.improvements.experience).toEqual([{ id, description: 'Sold shoes to customers' }]);
  expect([response.aiCredits, ledger]).toEqual([4, ['reserve', 'commit']]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.turns[0]?.text).toContain('Shorten the one text');
});

it('one that is good already is no error, and nothing is charged', async () => {
  const { response, ledger } = await ask({ action: 'wording' }, '{"text":""}');
  expect(response).toMatchObject({ unchanged: true, aiCredits: 5 });
  expect(ledger).toEqual(['reserve', 'release']);
});

it('a number is the person’s own: what they gave may stand there, another may not', async () => {
  const given = { action: 'number', stated: '40 customers a day' } as const;
  const { response, asked } = await ask(given, texts('Sold shoes to 40 customers a day'));
  expect(response.improvements.experience).toHaveLength(1);
  expect(asked[0]?.turns[0]?.text).toContain('<data name="number">\n40 customers a day\n</data>');
  const other = await ask(given, texts('Sold shoes to 60 customers a day'));
  // Their own words stand again, which costs nothing.
  expect(other.response.unchanged).toBe(true);
  expect(other.ledger).toEqual(['reserve', 'release']);
});

it('another wording is asked for as another, and one that was seen already costs nothing', async () => {
  const earlier = ['Sold shoes to  customers'];
  const same = await ask({ action: 'wording', earlier }, texts('Sold shoes to customers'));
  expect(same.response).toMatchObject({ unchanged: true, aiCredits: 5 });
  expect(same.ledger).toEqual(['reserve', 'release']);
  expect(same.asked[0]?.turns[0]?.text).toContain('<data name="earlier">\n["Sold shoes to  customers"]\n</data>');
  const other = await ask({ action: 'wording', earlier }, texts('Sold customers shoes'));
  expect(other.response.improvements.experience).toEqual([{ id, description: 'Sold customers shoes' }]);
  expect(other.ledger).toEqual(['reserve', 'commit']);
  // What was seen is no source: a fact of it is taken out as any other.
  const lured = await ask({ action: 'wording', earlier: ['Sold 90 shoes'] }, texts('Sold 90 shoes to customers'));
  expect(lured.response.unchanged).toBe(true);
});

it('marks of a description are not sent, and come back where its words stay', async () => {
  const marked = {
    ...only,
    experience: only.experience.map((job) => ({ ...job, description: 'I sold **shoes** to *customers*' })),
  };
  const { response, asked } = await ask({ action: 'wording' }, texts('Sold shoes to customers'), marked);
  expect(asked[0]?.turns.map(({ text }) => text).join('\n')).toContain('I sold shoes to customers');
  const [suggestion] = toSuggestions(marked, response);
  const { resume } = applySuggestions(marked, suggestion ? [suggestion] : []);
  expect(resume.experience[0]?.description).toBe('Sold **shoes** to *customers*');
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
