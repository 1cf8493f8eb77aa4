import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { TextFailure, type TextModel } from '../../functions/improve/model.ts';
import type { AssumedCheck } from '../eval/assumedChecks.ts';
import { evaluateSubject, sumTallies, type Tally } from '../eval/improve.ts';
import { EVALUATION_SUBJECTS, type EvaluationSubject } from '../eval/people.ts';
import { readRecordings } from '../eval/recorded.ts';
import { readRecordedCalls } from '../eval/recordedPeople.ts';
import { replay } from '../eval/replay.ts';
import { measureReplay, readInventions } from '../eval/replayReport.ts';
import { formatReport } from '../eval/report.ts';

const subject = (name: string) => EVALUATION_SUBJECTS.find((one) => one.name === name) as EvaluationSubject;
/** The text of a question about a text: its section, and its own words. */
function questionOf(text: string): readonly [section: string, words: string] {
  const [, section = '', data = '{}'] =
    /<data name="(summary|experience|education|projects)">\n(.*)\n/.exec(text) ?? [];
  return [section, (JSON.parse(data) as { text?: string }).text ?? ''];
}

/**
 * A model whose answers are written down: what it says about each section, or instead of an answer. It checks nothing.
 */
const scripted =
  (answers: Readonly<Record<string, string | Error>>): TextModel =>
  async ({ form, turns }) => {
    if (form.name !== 'improved_text') throw new TextFailure('failed');
    const [section] = questionOf(turns[0]?.text ?? '');
    const answer = answers[section] ?? '';
    if (answer instanceof Error) throw answer;
    return answer.startsWith('!') ? answer : JSON.stringify({ text: answer });
  };

describe('the evaluation of a model', () => {
  it('counts what a bad answer invents, swaps, loses, turns, translates and fails at', async () => {
    const teacher = await evaluateSubject(
      subject('teacher'),
      scripted({
        // Another gender, a number and a technology that nobody stated, 6 years gone.
        summary:
          'מורה למתמטיקה בבית ספר יסודי. כתבתי 300 מערכי שיעור ועזרתי לתלמידים עם לקויות למידה. ' +
          'שואף ללמד Python בחטיבה',
        experience: '! Here you are!',
        projects: 'Founded a competition with 120 pupils of 5 schools',
      }),
      { milliseconds: 20_000 },
    );
    // What is certain is taken out again: none of it reaches a person.
    expect(teacher).toMatchObject({
      asked: 7,
      answered: 3,
      repaired: 1,
      failed: 1,
      texts: 3,
      changed: 1,
      own: 3,
      rewritten: 0,
      gender: 0,
      person: 0,
      otherLanguage: 0,
    } satisfies Partial<Tally>);

    const office = await evaluateSubject(
      subject('office'),
      scripted({
        summary: new TextFailure('throttled'),
        // The numbers changed places, and somebody speaks of her.
        experience: 'She organised the calendar of 12% partners\nReduced the cost of supplies by 4 in 2021',
      }),
      { milliseconds: 20_000 },
    );
    expect(office).toMatchObject({ failed: 1, person: 0, own: 1, questions: 1 });

    const both = formatReport([
      ['teacher', teacher],
      ['office', office],
    ])
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/));
    const of = (row: number, head: string) => both[row]?.[(both[0]?.indexOf(head) ?? 0) + 1];
    expect([of(1, 'valid at once'), of(1, 'changed'), of(1, 'own again'), of(3, 'own again')]).toEqual([
      '67 %',
      '1 of 3',
      '3',
      '4',
    ]);
    expect(sumTallies([teacher, office]).failed).toBe(2);
  });

  it('counts an answer that changes nothing as nothing', async () => {
    expect(await evaluateSubject(subject('shop'), scripted({}), {})).toMatchObject({
      asked: 3,
      answered: 3,
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
    // Valid at once, failed, changed; safe, asked about, unchecked; rewritten, own again, held back, swapped, gender,
    // person, too long; facts kept.
    expect(all?.slice(2, 4)).toEqual(['100 %', '0']);
    expect(all?.slice(5, 8)).toEqual(['100 %', '0 %', '0']);
    expect(all?.slice(8, 15)).toEqual(['0', '0', '0', '0', '0', '0', '0']);
    expect(all?.[15]).toBe('100 %');
    expect(all?.at(-1)).toBe('0');
  });
});

/** What becomes of the recorded proposals where their claim checks are assumed. */
async function figuresWith(check: AssumedCheck) {
  const { calls } = await replay(readRecordedCalls(), readRecordings(), { check });
  const { groups, unchecked } = measureReplay(calls, readInventions());
  return { unchecked, usable: groups.all.usable, entering: groups.all.entering };
}

describe('recorded answers', () => {
  it('let no more inventions in, and no fewer honest lines, than is asked of an improvement', async () => {
    const recordings = readRecordings();
    expect(recordings.length).toBeGreaterThanOrEqual(120);
    const { calls, open } = await replay(readRecordedCalls(), recordings);
    expect(open.map(({ call }) => call)).toEqual([]);
    const { groups, failed, unchecked, questions, presses } = measureReplay(calls, readInventions());
    expect([failed, unchecked]).toEqual([0, 0]);
    expect(groups.all.inventions).toBeGreaterThanOrEqual(40);
    expect(groups.all.entering).toBeLessThanOrEqual(0.04);
    const usable = [groups.all.usable >= 0.85, groups.long.usable >= 0.75, groups.tailored.usable >= 0.75];
    expect(usable, JSON.stringify(groups)).toEqual([true, true, true]);
    expect([Math.max(...questions), Math.max(...presses)].map((most) => most <= 2)).toEqual([true, true]);
  });

  it('let few inventions in where the claim check has not looked, or was not made', async () => {
    const [same, none] = [await figuresWith('same'), await figuresWith('none')];
    expect(same.entering).toBeLessThanOrEqual(0.2);
    expect(none.entering).toBeLessThanOrEqual(0.1);
    expect(Math.min(same.usable, none.usable)).toBeGreaterThanOrEqual(0.9);
    expect([same.unchecked === 0, none.unchecked > 0]).toEqual([true, true]);
  });
});
