import { describe, expect, it } from 'vitest';
import { judgeProposal } from '../../shared/improve/guard/guard.ts';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../shared/resume/samples.fixture.ts';
import {
  DEFAULT_SUMMARY_OPTIONS,
  SUMMARY_FOCUSES,
  SUMMARY_LENGTHS,
  SUMMARY_TEMPLATES,
} from '../../shared/resume/summaryOptions.ts';
import { improvableTexts, type ImproveWish } from './improvableTexts.ts';
import type { TextModelRequest } from './model.ts';
import { rewritePrompt, systemPrompt } from './prompts/v4.ts';
import { tokensFor } from './askForm.ts';
import type { ImprovedSection } from '../../shared/improve/improvedSections.ts';
import { toSentText, writeText } from './writeText.ts';

const general: ImproveWish = { improvementType: 'general', jobDescription: '', language: 'en' };

/** What a model is asked about the first text of a section. */
async function asked(
  wish: ImproveWish,
  resume = STRONG_RESUME_EN,
  section: ImprovedSection = 'summary',
): Promise<TextModelRequest> {
  let seen: TextModelRequest | undefined;
  const text = improvableTexts(resume, wish).find((each) => each.section === section);
  if (!text) throw new Error('nothing to improve');
  await writeText(
    toSentText(resume, text, wish),
    text,
    (request) => {
      seen = request;
      return Promise.resolve('{"text":""}');
    },
    new AbortController().signal,
  );
  return seen as TextModelRequest;
}
const question = async (...given: Parameters<typeof asked>) => (await asked(...given)).turns[0]?.text ?? '';

describe('what a model is asked', () => {
  it('is another thing for every choice of the summary’s options', async () => {
    const choices = SUMMARY_TEMPLATES.flatMap((template) =>
      SUMMARY_LENGTHS.flatMap((length) => SUMMARY_FOCUSES.map((focus) => ({ template, length, focus }))),
    );
    const questions = await Promise.all(choices.map((summaryOptions) => question({ ...general, summaryOptions })));
    expect(new Set(questions).size).toBe(27);
    expect(await question(general)).not.toContain('name="facts"');
  });

  it('holds the facts of the whole résumé for a summary, and nothing private of it', async () => {
    const resume = {
      ...STRONG_RESUME_EN,
      summary: '',
      experience: STRONG_RESUME_EN.experience.map((entry) => ({
        ...entry,
        description: `${entry.description}\nNoa Barak, 054-123-4567, noa@example.com`,
      })),
    };
    const text = await question({ ...general, summaryOptions: DEFAULT_SUMMARY_OPTIONS }, resume);
    for (const fact of ['Bank HaTzafon', 'Technion', 'PostgreSQL', 'Trail navigation app'])
      expect(text).toContain(fact);
    for (const secret of ['Noa Barak', '054-123', 'noa@example.com', 'noabarak', '⟦P'])
      expect(text).not.toContain(secret);
    expect(text.match(/<data name/g)).toHaveLength(2);
  });

  it('is bounded however long the résumé is', async () => {
    const resume = {
      ...STRONG_RESUME_EN,
      experience: Array.from({ length: 50 }, (_, at) => ({
        ...(STRONG_RESUME_EN.experience[0] as (typeof STRONG_RESUME_EN.experience)[0]),
        id: `e${at}`,
        description: 'Built things. '.repeat(500),
      })),
    };
    expect((await question({ ...general, summaryOptions: DEFAULT_SUMMARY_OPTIONS }, resume)).length).toBeLessThan(
      16_000,
    );
  });

  it('says the language, the section and the job', async () => {
    const wish = { improvementType: 'job', jobDescription: 'Nurse wanted', language: 'he' } as const;
    const { system, turns } = await asked(wish, STRONG_RESUME_HE, 'experience');
    expect(system).toContain('Write in Hebrew');
    expect(turns[0]?.text).toContain('Nurse wanted');
    expect(turns[0]?.text).toContain('The text describes a job');
    expect(system).not.toBe((await asked(general)).system);
  });
});

describe('a blank summary', () => {
  it('is written only where somebody asks for it, and there is something to write from', () => {
    const blank = { ...STRONG_RESUME_EN, summary: ' \n' };
    const nothing = { ...blank, experience: [], education: [], projects: [], skills: [] };
    const summaries = (resume: typeof blank, summaryOptions?: typeof DEFAULT_SUMMARY_OPTIONS) =>
      improvableTexts(resume, { summaryOptions }).filter(({ section }) => section === 'summary').length;
    expect(summaries(blank)).toBe(0);
    expect(summaries(blank, DEFAULT_SUMMARY_OPTIONS)).toBe(1);
    expect(summaries(nothing, DEFAULT_SUMMARY_OPTIONS)).toBe(0);
  });
});

describe('the examples of the prompts', () => {
  it.each(LANGUAGES)('in %s are edits that the guard would let through', (language) => {
    const examples = [...systemPrompt(language).matchAll(/^"(.+)" → "(.+)"$/gm)].map(([, before = '', after = '']) => ({
      before,
      after,
    }));
    expect(examples).toHaveLength(2);
    for (const example of examples) expect(judgeProposal(example)).toMatchObject({ findings: [], lost: [] });
  });

  it.each(LANGUAGES)('in %s warn of edits that the guard would not let through', (language) => {
    const warned = [...systemPrompt(language).matchAll(/^"(.+)" must not become "(.+)"$/gm)].map(
      ([, before = '', after = '']) => ({ before, after }),
    );
    expect(warned).toHaveLength(2);
    for (const example of warned) expect(judgeProposal(example).findings).not.toEqual([]);
  });
});

it('an answer has room for Hebrew of a token for each letter and more, and for half as much again', async () => {
  const summary = 'ניהלתי צוות של מוכרים. '.repeat(40);
  const { maxTokens } = await asked({ ...general, language: 'he' }, { ...STRONG_RESUME_HE, summary });
  expect(maxTokens).toBeGreaterThan(summary.replace(/[^א-ת]/g, '').length * 1.35 * 1.5);
  expect(tokensFor('Managed')).toBeLessThan(tokensFor('ניהלתי א'));
});

it('what is asked for in another language is described in its style', () => {
  expect(rewritePrompt('he')).toContain('Write in Hebrew');
  expect(rewritePrompt('en')).not.toContain('Write in Hebrew');
});

it('a text keeps the person that it is written in; one written from scratch speaks as the others do', async () => {
  const wish = { ...general, language: 'he' } as const;
  const spoken = async (summary: string, summaryOptions?: typeof DEFAULT_SUMMARY_OPTIONS) => {
    const { system } = await asked(
      { ...wish, ...(summaryOptions && { summaryOptions }) },
      { ...STRONG_RESUME_HE, summary },
    );
    return /The texts speak in [^(.]*/.exec(system)?.[0]?.trim();
  };
  // The jobs of this résumé are in verbal nouns and the first person.
  expect(await spoken('ניהלתי צוות של 6 מפתחים.')).toBe('The texts speak in the first person past');
  expect(await spoken('ניהול צוות של 6 מפתחים.')).toBe('The texts speak in verbal nouns without a person');
  expect(await spoken('ניהלה צוות של 6 מפתחים.')).toBeUndefined();
  expect(await spoken('ניהלה צוות של 6 מפתחים.', DEFAULT_SUMMARY_OPTIONS)).toBe(
    await spoken('', DEFAULT_SUMMARY_OPTIONS),
  );
});
