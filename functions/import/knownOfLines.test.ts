import { describe, expect, it } from 'vitest';
import type { MadeBlock, MadeDocument } from '../../test/support/account/madeDocument.ts';
import { writeHtml, writeOdt, writeRtf } from '../../test/support/account/writeMarkup.ts';
import { writeMarkdown } from '../../test/support/account/writeTexts.ts';
import { writeWord } from '../../test/support/account/writeWord.ts';
import { readFlowDocument, type FlowFormat } from './flowDocument.ts';
import { layOutLines } from './page/layOutLines.ts';
import { isBullet, toParagraphs } from './resume/bullets.ts';
import { importText } from './textImport.ts';

/** Formats whose text flows, each written by a program other than its reader. */
const FORMATS: Readonly<Record<string, readonly [FlowFormat, (of: MadeDocument) => Uint8Array | Promise<Uint8Array>]>> =
  {
    docx: ['docx', writeWord],
    odt: ['odt', writeOdt],
    rtf: ['rtf', writeRtf],
    html: ['html', writeHtml],
    md: ['text', writeMarkdown],
  };

const line = (text: string): MadeBlock => ({ kind: 'line', texts: [{ text }] });
const heading = (text: string): MadeBlock => ({ kind: 'heading', texts: [{ text }] });
const item = (text: string, level: 0 | 1 | 2 = 0): MadeBlock => ({
  kind: 'item',
  texts: [{ text }],
  level,
  isNumbered: false,
});

/** Sentences longer than a line, some with a dash that may begin a line wherever they are broken. */
const WORDS = ['buy', 'cook', 'serve', 'buying', 'cooking', 'salaries', 'serving guests'];
const TASKS = WORDS.map((word) => Array.from({ length: 40 }, () => word).join(' – '));

const documentOf = (blocks: readonly MadeBlock[]): MadeDocument => ({
  header: '',
  footer: '',
  countsPages: false,
  blocks: [line('Maya Ben-Ami'), line('maya.benami@korot.example'), heading('Experience'), ...blocks],
});

describe.each(Object.entries(FORMATS))(
  'what a file says of its lines is known and not guessed: %s',
  (_, [format, write]) => {
    const linesOf = async (blocks: readonly MadeBlock[]) => {
      const read = readFlowDocument(new Uint8Array(await write(documentOf(blocks))), format);
      if ('error' in read) throw new Error(read.error);
      return layOutLines(read.body, 'ltr');
    };

    it('[UP-05] a text is one, wherever the sheet has broken it, and a dash there is no mark of an item', async () => {
      const lines = await linesOf([...TASKS.map((task) => item(task)), line('Cook'), line(TASKS[0] ?? '')]);
      expect(lines.some(({ text }) => text.startsWith('–'))).toBe(true);
      expect(lines.filter(isBullet)).toHaveLength(TASKS.length);
      expect(toParagraphs(lines, 'ltr').slice(-WORDS.length - 2)).toEqual([...TASKS, 'Cook', TASKS[0]]);
    });

    it('[UP-05] an address ends with its text', async () => {
      const contacts = ['Maya Ben-Ami', 'maya.benami@korot.example', 'korot.example/dana', 'vomo'];
      const document = { ...documentOf([]), blocks: [...contacts.map(line), heading('Experience'), line('Cook')] };
      const found = await importText(new Uint8Array(await write(document)));
      expect(found).toMatchObject({ resumeData: { personalInfo: { website: 'korot.example/dana' } } });
    });

    it('the level of a heading', async () => {
      const levels = (await linesOf([line('Cook')])).map(({ text, known }) => [text, known?.level]);
      expect(levels.slice(-2)).toEqual([
        ['Experience', 2],
        ['Cook', undefined],
      ]);
    });

    it('an item of a list within a list stands further in', async () => {
      const items = [item('Kitchen'), item('Menus', 1), item('Autumn', 2), item('Guests')];
      const lines = (await linesOf(items)).filter(isBullet);
      const [first] = lines;
      expect(lines.map(({ text, left }) => [text.slice(2), left - (first?.left ?? 0)])).toEqual([
        ['Kitchen', 0],
        ['Menus', 18],
        ['Autumn', 36],
        ['Guests', 0],
      ]);
    });
  },
);
