import { describe, expect, it } from 'vitest';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { makeTwin, proposeNames } from '../../shared/twin/makeTwin.ts';
import { withoutTexts } from '../../shared/twin/twinFields.ts';
import { TextFailure, type TextModel, type TextModelRequest } from '../improve/model.ts';
import { loggedLines } from '../platform/logging/loggedLines.fixture.ts';
import { textsToTranslate } from './textsToTranslate.ts';
import { translateTexts } from './translateTexts.ts';

const names = new Map(proposeNames(SAMPLE_HE, { to: 'en' }).map(({ text, proposal }) => [text, proposal]));
const { data: EN, open: OPEN } = makeTwin(SAMPLE_HE, { to: 'en' }, names);
const wishOf = (base: ResumeData, paths = OPEN) =>
  textsToTranslate({ data: EN, common: EN }, { data: base, common: withoutTexts(base, OPEN) }, paths);

type Texts = { number: number; kind: string; text: string }[];
const textsIn = ({ turns }: TextModelRequest) =>
  JSON.parse(/<data name="texts">\n(.*)\n<\/data>/.exec(turns[0]?.text ?? '')?.[1] ?? '[]') as Texts;

/** A model that translates each text by itself, and whose claim check is as given. */
function model(translate: (text: string) => string, check?: (request: TextModelRequest) => unknown) {
  const asked: TextModelRequest[] = [];
  const answer: TextModel = async (request) => {
    asked.push(request);
    if (request.form.name === 'translated_texts')
      return JSON.stringify({ texts: textsIn(request).map(({ number, text }) => ({ number, text: translate(text) })) });
    if (!check) throw new TextFailure('failed');
    return JSON.stringify(check(request));
  };
  return { answer, asked };
}
const options = { milliseconds: 100_000 };
const busy: TextModel = () => Promise.reject(new TextFailure('throttled'));

describe('what is translated', () => {
  it('are the texts that were asked for; long ones are asked about alone, and nobody is named', async () => {
    const { answer, asked } = model(() => 'Text');
    const base = { ...SAMPLE_HE, summary: `${SAMPLE_HE.summary} נועה ברק, noa@example.com` };
    const wish = wishOf(base, [
      ...OPEN,
      'summary',
      'personalInfo/fullName',
      'experience/exp-1/company',
      'nowhere',
      'language',
    ]);
    expect(wish.texts.map(({ path }) => path)).toEqual(OPEN);
    expect(wish.texts.find(({ path }) => path === 'experience/exp-1/description')?.heading).toMatch(
      /^מנהלת מוצר בכירה, /,
    );
    await translateTexts(wish, answer, options);
    const questions = asked.filter(({ form }) => form.name === 'translated_texts');
    const long = questions.map(textsIn).filter((texts) => texts.some(({ text }) => text.includes('\n')));
    expect(long.every((texts) => texts.length === 1)).toBe(true);
    const sent = JSON.stringify(asked);
    expect(sent).not.toMatch(/נועה|ברק|Barak|noa@/);
    expect(asked[0]?.system).toContain('into English');
  });

  it('has private data again, its own name as the other résumé writes it', async () => {
    const base = { ...SAMPLE_HE, summary: 'נועה ברק מנהלת צוות של 6, noa.barak@example.com' };
    const { answer } = model((text) => `${/⟦P1⟧/.exec(text)?.[0]} leads a team of 6, ${/⟦P2⟧/.exec(text)?.[0]}`);
    const { lines } = await translateTexts(wishOf(base, ['summary']), answer, options);
    expect(lines).toMatchObject([
      { text: 'Noa Barak leads a team of 6, noa.barak@example.com', added: [], missing: [], checked: true },
    ]);
  });

  it('sets off what the original sets off, and sends no address of a link', async () => {
    const summary = 'נועה ברק מנהלת **צוות של 6** ב[לומיו](https://lumio.example/team)\nעם *SQL*';
    const { answer, asked } = model(
      (text) => `${/⟦P1⟧/.exec(text)?.[0]} leads ⟦M1⟧a team of 6⟦/M1⟧ at ⟦M2⟧Lumio⟦/M2⟧\nwith SQL`,
    );
    const { lines } = await translateTexts(wishOf({ ...SAMPLE_HE, summary }, ['summary']), answer, options);
    expect(lines).toMatchObject([
      {
        text: 'Noa Barak leads **a team of 6** at [Lumio](https://lumio.example/team)\nwith SQL',
        missing: [],
        unmarked: ['SQL'],
      },
    ]);
    expect(JSON.stringify(asked[0])).toContain('⟦M3⟧SQL⟦/M3⟧');
    expect(JSON.stringify(asked)).not.toContain('lumio.example');
    // Of a claim check that asks about words.
    expect(
      asked.filter(({ form }) => form.name !== 'translated_texts').some(({ turns }) => turns[0]?.text.includes('⟦M')),
    ).toBe(false);
  });

  it('keeps signs that the words have themselves', async () => {
    const base = { ...SAMPLE_HE, summary: String.raw`\*\*ארבע\*\* 2` };
    const { lines } = await translateTexts(wishOf(base, ['summary']), model(() => '**Four** 2').answer, options);
    expect(lines.map(({ text }) => text)).toEqual([String.raw`\*\*Four\*\* 2`]);
  });

  it('fails where a placeholder is lost, nothing comes, or the model is busy', async () => {
    const base = { ...SAMPLE_HE, summary: 'נועה ברק מנהלת צוות של 6' };
    const failed = async (translate: (text: string) => string) =>
      (await translateTexts(wishOf(base, ['summary']), model(translate).answer, options)).failed;
    expect(await failed(() => 'Leads a team of 6')).toEqual([{ path: 'summary', reason: 'incomplete' }]);
    expect(await failed((text) => `evil.example/${text}`)).toEqual([{ path: 'summary', reason: 'incomplete' }]);
    expect(await failed(() => ' ')).toEqual([{ path: 'summary', reason: 'invalid' }]);
    expect((await translateTexts(wishOf(base, ['summary']), busy, options)).failed).toEqual([
      { path: 'summary', reason: 'throttled' },
    ]);
  });
});

const translateNurse = (said: string) =>
  `Nurse ${/⟦P1⟧/.exec(said)?.[0]} in Internal Medicine Ward B, active in the committee.\n` +
  'Chief of Staff’s Outstanding Unit on Independence Day.';

describe('what is asked about a translation', () => {
  const source = 'ניהלתי צוות של 6 עובדים במחלקת המכירות.\nעזרתי בארגון כנסים ללא תקלות.';
  const base = { ...SAMPLE_HE, summary: source };
  const translate = async (translation: string, check?: (request: TextModelRequest) => unknown) => {
    const { lines } = await translateTexts(wishOf(base, ['summary']), model(() => translation, check).answer, options);
    return lines[0];
  };
  const honest = 'Managed a team of 6 in the Sales Department.\nHelped organise conferences without faults.';
  const quotes = source.split('\n');
  const same = () => ({
    sentences: quotes.map((quote, place) => ({ number: place + 1, quote, verdict: 'same', kind: 'none', words: '' })),
  });

  it('is nothing where a claim check clears it, and the rules’ suspicion where none was made', async () => {
    expect(await translate(honest, same)).toMatchObject({ checked: true, added: [], missing: [] });
    const lines = await loggedLines(async () =>
      expect(await translate(honest)).toMatchObject({ checked: false, missing: [] }),
    );
    expect(lines).toMatchObject([{ event: 'step_given_up', step: 'translation check' }]);
  });

  it('is what the rules are certain of, whatever a claim check says', async () => {
    const line = await translate('Led 9 people at Google.\nOrganised conferences.', same);
    expect(line?.added.map(({ text }) => text)).toEqual(['9', 'Google']);
    expect(line?.missing).toEqual(['6', 'עזרתי', 'ללא']);
  });

  it('is no name, title or award that a claim check has quoted, and private words are translated', async () => {
    const text = 'אחות בת 34 במחלקה פנימית ב׳, פעילה בוועד.\nיחידה מצטיינת רמטכ״ל ביום העצמאות.';
    const lines = text.replace('בת 34', '⟦P1⟧').split('\n');
    const check = () => ({
      sentences: lines.map((quote, place) => ({ number: place + 1, quote, verdict: 'same', kind: 'none', words: '' })),
    });
    const judged = async (answers?: typeof check) =>
      (
        await translateTexts(
          wishOf({ ...SAMPLE_HE, summary: text }, ['summary']),
          model(translateNurse, answers).answer,
          options,
        )
      ).lines[0];
    expect(await judged(check)).toMatchObject({ checked: true, added: [], missing: [] });
    expect((await judged(check))?.text).toContain('Nurse aged 34 in');
    const unchecked = await judged();
    expect(unchecked?.added.map((place) => place.text)).toContain('Outstanding');
    expect(unchecked?.missing).toContain('רמטכ״ל');
  });

  it('is what a claim check names, at its words', async () => {
    const line = await translate(honest.replace('.\n', ' and raised its morale.\n'), () => ({
      sentences: [
        { number: 1, quote: quotes[0], verdict: 'adds', kind: 'result', words: 'raised its morale' },
        { number: 2, quote: quotes[1], verdict: 'same', kind: 'none', words: '' },
      ],
    }));
    expect(line?.added.map(({ text }) => text).join(' ')).toContain('raised');
  });
});
