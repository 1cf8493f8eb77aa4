import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { parseResumeLines } from './parseResumeLines.ts';
import { splitSections } from './sections.ts';

const big = { bold: true, size: 13, gap: 26 };
const kindsOf = (bold: boolean) =>
  splitSections([
    line('Dana Levi', { size: 20 }),
    line('Nursing Experience', { bold }),
    line('Nurse of the emergency room'),
  ]).map(({ kind }) => kind);
const kindsInColumns = (top: ReturnType<typeof line>) =>
  splitSections(
    [
      line('Languages', big),
      line('Hebrew – native'),
      { ...top, column: 2 },
      { ...line('Education', big), column: 2 },
      { ...line('BA of the open university'), column: 2 },
    ].map((one) => ({ ...one, column: one.column || 1 })),
  ).map(({ kind, lines }) => [kind, lines.length]);

describe('sections', () => {
  it('with an unknown heading that looks like the known ones are told by a word of it', () => {
    const sections = splitSections([
      line('Dana Levi', { size: 20 }),
      line('Education', big),
      line('BA'),
      line('Skills', big),
      line('Excel, Word, Jira'),
      line('Guiding experience', big),
      line('Guide of young people in the scouts'),
      line('Chess', big),
      line('First place of the town'),
    ]);
    expect(sections.map(({ kind, title }) => [kind, title])).toEqual([
      ['head', ''],
      ['education', 'Education'],
      ['skills', 'Skills'],
      ['experience', 'Guiding experience'],
      ['other', 'Chess'],
    ]);
  });

  it('know a heading of two words by its shape only where it stands out', () => {
    expect(kindsOf(true)).toEqual(['head', 'experience']);
    expect(kindsOf(false)).toEqual(['head']);
  });

  it('go on at the top of the next column where a list does, and do not where a name stands there', () => {
    expect(kindsInColumns(line('English – good'))).toEqual([
      ['head', 0],
      ['languages', 2],
      ['education', 1],
    ]);
    expect(kindsInColumns(line('Dana Levi', { size: 20 }))).toEqual([
      ['head', 0],
      ['languages', 1],
      ['head', 1],
      ['education', 1],
    ]);
  });

  it('have headings between signs', () => {
    expect(
      splitSections([
        line('Dana Levi', { size: 20 }),
        line('— Education —'),
        line('BA'),
        line('*** Skills ***'),
        line('Excel'),
      ]).map(({ kind, title }) => [kind, title]),
    ).toEqual([
      ['head', ''],
      ['education', 'Education'],
      ['skills', 'Skills'],
    ]);
  });

  it('have no typed rule among their lines', () => {
    expect(
      splitSections([line('Dana Levi', { size: 20 }), line('SKILLS'), line('=============='), line('Excel')])
        .at(-1)
        ?.lines.map(({ text }) => text),
    ).toEqual(['Excel']);
  });

  it('leave out that references are given on request', () => {
    for (const text of ['* References available upon request *', 'המלצות יינתנו על פי דרישה.'])
      expect(
        splitSections([line('Dana Levi', { size: 20 }), line('Skills', big), line('Excel'), line(text)])
          .at(-1)
          ?.lines.map((one) => one.text),
      ).toEqual(['Excel']);
  });

  it('beside each other have each the text below it, up to the next heading and not where longer text goes on', () => {
    const rows = [
      line('Dana Levi', { size: 20 }),
      line('Skills ¦ Languages', big),
      line('Excel ¦ Hebrew – native'),
      line('Word'),
    ];
    const told = (...lines: ReturnType<typeof line>[]) =>
      splitSections([...rows, ...lines]).map(({ kind, lines: own }) => [kind, own.map(({ text }) => text)]);
    expect(told(line('Education', big), line('BA'))).toEqual([
      ['head', ['Dana Levi']],
      ['skills', ['Excel', 'Word']],
      ['languages', ['Hebrew – native']],
      ['education', ['BA']],
    ]);
    expect(told(line('• Led a team', { left: 60 }))).not.toContainEqual(['skills', ['Excel', 'Word']]);
  });

  it('are none where names in another column share the look of headings', () => {
    const headings = [
      line('Skills', { size: 13, column: 1 }),
      line('Excel', { column: 1 }),
      line('Languages', { size: 13, column: 1 }),
      line('Hebrew – native', { column: 1 }),
    ];
    const entries = [
      line('Experience', { size: 15, gap: 26, column: 2 }),
      line('Blue Door', { size: 13, gap: 26, column: 2 }),
      line('Cook of the house', { column: 2 }),
      line('Corner', { size: 13, gap: 26, column: 2 }),
      line('Host of the house', { column: 2 }),
    ];
    expect(
      splitSections([line('Dana Levi', { size: 20 }), ...headings, ...entries]).flatMap(({ title }) =>
        title === '' ? [] : [title],
      ),
    ).toEqual(['Skills', 'Languages', 'Experience']);
  });

  it('do not go on in capitals at the top of the next column', () => {
    expect(kindsInColumns(line('BAKER AND COOK'))).toEqual([
      ['head', 0],
      ['languages', 1],
      ['head', 1],
      ['education', 1],
    ]);
  });

  it('leave contacts at the foot of the page out', () => {
    const sections = splitSections([
      line('Dana Levi', { size: 20 }),
      line('Education', big),
      line('BA'),
      line('dana@example.com ¦ 052-1234567 ¦ Haifa'),
    ]);
    expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['head', 1],
      ['education', 1],
      ['contacts', 1],
    ]);
  });
});

const besideContact = (text: string, contact: string, y: number) => {
  const one = line(`${text} ¦ ${contact}`, { y });
  return {
    ...one,
    cells: one.cells.map((cell, at) => ({
      ...cell,
      left: at === 0 ? 40 : 400,
      right: at === 0 ? 40 + text.length * 5 : 540,
    })),
  };
};

it('a summary that stands beside contacts is whole', () => {
  const lines = [
    line('Dana Levi', { size: 20, y: 60 }),
    besideContact('Dental hygienist with ten years of chairside care for', 'dana@example.com', 100),
    besideContact('families and seniors in two towns.', '052-1234567', 114),
    line('Skills', { ...big, y: 150 }),
    line('Excel', { y: 164 }),
  ];
  expect(parseResumeLines(lines, [], 'ltr').resumeData.summary).toBe(
    'Dental hygienist with ten years of chairside care for families and seniors in two towns.',
  );
});
