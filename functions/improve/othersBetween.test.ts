import { expect, it } from 'vitest';
import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import { improveResume } from './improvementService.ts';

const text = (at: number) => `I was responsible for shop ${at}: ${'1, '.repeat(20)}`;
const TEXTS = 8;
const [job] = STRONG_RESUME_EN.experience;
const resume = {
  ...STRONG_RESUME_EN,
  summary: '',
  education: [],
  projects: [],
  experience: Array.from({ length: TEXTS }, (_, at) => ({ ...job!, id: `exp-${at}`, description: text(at) })),
};

it('each text of an improvement is made ready, doubted and judged in a turn; others come between', async () => {
  let isOver = false;
  let turns = 0;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  const call = { userId: 'u', requestId: 'r', improvementType: 'general', jobDescription: '', language: 'en' } as const;
  // Nothing of it waits for anybody: without turns all would be one step.
  const improving = improveResume(
    { ...call, resume },
    {
      readStanding: () => Promise.resolve({ canPay: true, aiCredits: 5 }),
      results: {
        look: () => Promise.resolve(undefined),
        begin: () => Promise.resolve({ attempt: 'a' }),
        keep: (_user, _request, _attempt, outcome) => Promise.resolve({ outcome, isTaken: false }),
        drop: () => Promise.resolve(),
        countUntaken: () => Promise.resolve(1),
      },
      model: ({ turns: [asked] }) => {
        const at = /shop (\d+):/.exec(asked?.text ?? '')?.[1];
        return Promise.resolve(JSON.stringify({ text: `Ran shop ${at}: ${'1, '.repeat(20)}` }));
      },
      checks: false,
    },
  );
  setImmediate(others);
  const { experience } = (await improving).improvements;
  isOver = true;
  expect(experience).toHaveLength(TEXTS);
  expect(turns).toBeGreaterThan(2.5 * TEXTS);
});
