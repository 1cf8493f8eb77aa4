import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ModelError, type TextModel } from '../../functions/improve/model.ts';
import { evaluateSubject, sumTallies, type Tally } from '../eval/improve.ts';
import { EVALUATION_SUBJECTS, type EvaluationSubject } from '../eval/people.ts';
import { formatReport } from '../eval/report.ts';

const subject = (name: string) => EVALUATION_SUBJECTS.find((one) => one.name === name) as EvaluationSubject;
const section = (question: string) => /<data name="(summary|experience|education|projects)">/.exec(question)?.[1] ?? '';

/**
 * A model whose answers are written down: section by section, the texts by id, or what it says instead of an answer.
 */
const scripted =
  (answers: Readonly<Record<string, Readonly<Record<string, string>> | string | Error>>): TextModel =>
  async ({ turns }) => {
    const answer = answers[section(turns[0]?.text ?? '')] ?? {};
    if (answer instanceof Error) throw answer;
    return typeof answer === 'string'
      ? answer
      : JSON.stringify({ texts: Object.entries(answer).map(([id, text]) => ({ id, text })) });
  };

describe('the evaluation of a model', () => {
  it('counts what a bad answer invents, swaps, loses, turns, translates and fails at', async () => {
    const teacher = await evaluateSubject(
      subject('teacher'),
      scripted({
        // Another gender, a number and a technology that nobody stated, 6 years gone.
        summary: {
          summary:
            'מורה למתמטיקה בבית ספר יסודי. כתבתי 300 מערכי שיעור ועזרתי לתלמידים עם לקויות למידה. ' +
            'שואף ללמד Python בחטיבה',
        },
        experience: 'Here you are!',
        projects: { 'proj-1': 'Founded a competition with 120 pupils of 5 schools' },
      }),
      { milliseconds: 2_000 },
    );
    expect(teacher).toMatchObject({
      asked: 3,
      answered: 3,
      repaired: 1,
      failed: 1,
      texts: 3,
      changed: 2,
      safe: 1,
      gender: 1,
      person: 0,
      invented: 2,
      otherLanguage: 1,
      facts: 3,
      kept: 2,
    } satisfies Partial<Tally>);

    const office = await evaluateSubject(
      subject('office'),
      scripted({
        summary: new ModelError('throttled'),
        // The numbers changed places, and somebody speaks of her.
        experience: {
          'exp-1': 'She organised the calendar of 12% partners\nReduced the cost of supplies by 4 in 2021',
        },
      }),
      { milliseconds: 2_000 },
    );
    expect(office).toMatchObject({ asked: 2, answered: 1, failed: 1, changed: 1, safe: 0, person: 1 });
    expect(office.swapped + office.invented).toBeGreaterThan(0);

    const both = formatReport([
      ['teacher', teacher],
      ['office', office],
    ])
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/));
    const of = (row: number, head: string) => both[row]?.[(both[0]?.indexOf(head) ?? 0) + 1];
    expect([
      of(1, 'valid at once'),
      of(3, 'valid at once'),
      of(1, 'changed'),
      of(3, 'safe'),
      of(1, 'facts kept'),
    ]).toEqual(['67 %', '75 %', '2 of 3', '33 %', '67 %']);
    expect(sumTallies([teacher, office]).failed).toBe(2);
  });

  it('counts an answer that changes nothing as nothing', async () => {
    expect(await evaluateSubject(subject('shop'), scripted({}), {})).toMatchObject({
      asked: 2,
      answered: 2,
      repaired: 0,
      failed: 0,
      texts: 3,
      changed: 0,
      facts: 0,
      after: 0,
    });
  });

  it('runs the local editor over all résumés: valid, safe, nothing lost, in their own language', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [fileURLToPath(new URL('../eval/run.ts', import.meta.url))],
      { env: { PATH: process.env['PATH'] } },
    );
    const lines = stdout.trim().split('\n');
    expect(lines.filter((line) => /\((?:he|en)\)/.test(line))).toHaveLength(EVALUATION_SUBJECTS.length);
    const all = lines
      .find((line) => line.startsWith('all'))
      ?.trim()
      .split(/ {2,}/);
    expect(all?.slice(2, 4)).toEqual(['100 %', '0']);
    expect(all?.slice(5, 7)).toEqual(['100 %', '0 %']);
    expect(all?.slice(7, 13)).toEqual(['0', '0', '0', '0', '0', '100 %']);
    expect(all?.at(-1)).toBe('0');
  });
});
