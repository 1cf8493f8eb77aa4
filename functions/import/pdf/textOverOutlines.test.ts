import { expect, it } from 'vitest';
import { AppError } from '../../../shared/errors/errors.ts';
import { importPdf } from '../importPdf.ts';
import { toImportResponse } from '../importResponse.ts';
import { processReader } from '../process/isolatedWorker.ts';
import { importText } from '../textImport.ts';
import { draw, outlinedPdf, write } from './outlinedPdf.fixture.ts';

const LINES = [
  'Experience',
  'Senior Nurse, City Hospital, 2018 - 2022',
  'Cared for twelve patients in intensive care',
  'Education',
  'B.A. in Nursing, Hebrew University, 2014 - 2017',
] as const;

/** A résumé whose first lines are shapes below a transparent text; the others are plain text. */
const resume = (...drawn: readonly (readonly [drawn: string, said: string])[]) =>
  outlinedPdf(
    [
      ...drawn.flatMap(([shapes, said], at) => [
        draw(shapes, 50, 800 - 20 * at),
        write(said, 50, 800 - 20 * at, 'Clear'),
      ]),
      write('dana@example.com', 50, 700),
      ...LINES.map((line, at) => write(line, 50, 660 - 16 * at)),
    ].join('\n'),
  );
const same = (text: string) => [text, text] as const;
const HONEST = resume(same('Dana Leviner'), same('Senior nurse and trainer of nurses'));
const LYING = resume(['Rina Katzman', 'Dana Leviner'], same('Senior nurse and trainer of nurses'));

async function read(pdf: Uint8Array<ArrayBuffer>) {
  const found = await importText(pdf.slice());
  if ('error' in found) throw new Error(found.error);
  const { fullName } = found.resumeData.personalInfo;
  return { fullName, sure: found.confidence['personalInfo.fullName'] ?? 0, ...found };
}

it('transparent text whose letters have one shape each is taken as shown', async () => {
  const { fullName, sure, doubts, isContradicted } = await read(HONEST);
  expect([fullName, doubts, isContradicted]).toEqual(['Dana Leviner', undefined, false]);
  expect(sure).toBeGreaterThan(0.65);
});

it('of text that gives one drawn letter several names, every value is doubtful, with the reason', async () => {
  const { fullName, sure, doubts, isContradicted, confidence } = await read(LYING);
  expect([fullName, sure, isContradicted]).toEqual(['Dana Leviner', 0.5, true]);
  expect(doubts).toMatchObject({ 'personalInfo.fullName': 'overOutlines' });
  // Plain text keeps its confidence.
  expect(confidence['personalInfo.email']).toBeGreaterThan(0.9);
  expect(doubts).not.toHaveProperty('experience.0.company');
});

it('of a few letters, none of them drawn twice, nothing is known: they are doubtful too', async () => {
  const { sure, doubts, isContradicted } = await read(resume(same('Noa Berk')));
  expect([sure, isContradicted]).toEqual([0.5, false]);
  expect(doubts).toMatchObject({ 'personalInfo.fullName': 'overOutlines' });
});

const start = async () => 'job-1';
const reader = processReader;

it('what the page shows is read from its picture where that may be done, and told as doubtful where not', async () => {
  expect(await importPdf(LYING, { reader, canSee: true })).toEqual({ error: 'unreadable_text' });
  const allowed = { reader, refused: undefined, ask: undefined };
  expect(await toImportResponse(LYING, start, allowed)).toEqual({ status: 202, body: { jobId: 'job-1' } });
  expect(await toImportResponse(HONEST, start, allowed)).toMatchObject({ body: { doubts: {} } });
  expect(
    await toImportResponse(LYING, start, { ...allowed, refused: new AppError('daily_budget_reached') }),
  ).toMatchObject({ body: { doubts: { 'personalInfo.fullName': 'overOutlines' } } });
});
