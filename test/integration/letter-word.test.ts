import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeWordFile } from '../../shared/export/word/wordFile.ts';
import { createLetter, toLetterDocument } from '../../shared/resume/letter.ts';
import { letterLines } from '../../shared/resume/letterWords.ts';
import { stripMarks } from '../../shared/resume/textMarks.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { convertByOffice } from '../tools/convert-by-office.ts';

const css = ['base', 'styles/classic']
  .map((name) => readFileSync(new URL(`../../shared/templates/${name}.css`, import.meta.url), 'utf8'))
  .join('');

const LETTERS = [
  {
    language: 'he',
    sample: SAMPLE_HE,
    body: 'בתפקידי כמנהלת מוצר ב־Wix הובלתי **צוות של 6** מפתחים.\nאשמח להיפגש (גם ב־Zoom).',
  },
  { language: 'en', sample: SAMPLE_EN, body: 'At Wix I led a **team of 6** (in תל אביב).\nI would be glad to meet.' },
] as const;

const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const hasOffice = spawnSync('soffice', ['--version']).status === 0;

it.skipIf(!hasOffice).each(LETTERS)(
  'a letter’s Word file has its lines in their order, in their direction, when LibreOffice opens it: $language',
  async ({ language, sample, body }) => {
    const letter = { ...createLetter(sample, '2026-11-29'), employer: 'Wix', position: 'QA 7', body };
    const document = toLetterDocument({ ...sample, ...newestChoice('classic') }, letter, language);
    const file = await writeWordFile(document, css);
    const text = plain(await convertByOffice(file, 'txt:Text (encoded):UTF8'));
    const lines = letterLines(letter, sample.personalInfo.fullName, language).map((line) =>
      plain(stripMarks(line.text)),
    );
    let from = 0;
    for (const line of lines) {
      const place = text.indexOf(line, from);
      expect(place, `${line} in ${text.slice(from)}`).toBeGreaterThanOrEqual(0);
      from = place + line.length;
    }

    const open = await convertByOffice(file, 'fodt');
    // Every style of a paragraph that says a direction says the letter's.
    const modes = new Set([...open.matchAll(/style:writing-mode="(rl-tb|lr-tb)"/g)].map(([, mode]) => mode));
    expect(modes).toContain(language === 'he' ? 'rl-tb' : 'lr-tb');
    const paragraphs = [...open.matchAll(/<text:p text:style-name="([^"]+)"[^>]*>(?=[^<]*[^<\s])/g)].map(
      ([, style]) => style,
    );
    for (const style of new Set(paragraphs)) {
      const rule = new RegExp(`<style:style style:name="${style}"[\\s\\S]*?</style:style>`).exec(open)?.[0] ?? '';
      const mode = /style:writing-mode="([^"]+)"/.exec(rule)?.[1];
      if (mode !== undefined) expect([style, mode]).toEqual([style, language === 'he' ? 'rl-tb' : 'lr-tb']);
    }
  },
);
