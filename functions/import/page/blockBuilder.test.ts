import { describe, expect, it } from 'vitest';
import { eachOnce, type FlowBlock, type StyledText } from './blocks.ts';
import { BlockBuilder } from './blockBuilder.ts';
import { RefusedFile, refusalOf } from './refusedFile.ts';

const styled = (text: string, more: Partial<StyledText> = {}): StyledText => ({ text, bold: false, size: 10, ...more });
/** Blocks as texts: a row in brackets, its cells parted by bars. */
const told = (blocks: readonly FlowBlock[]): string =>
  blocks
    .map((block) =>
      'row' in block
        ? `[${block.row.map(told).join(' | ')}]`
        : `${block.paragraph.mark}${block.paragraph.texts.map(({ text }) => text).join('/')}`,
    )
    .join(', ');

function build(fill: (builder: BlockBuilder, say: (text: string, depth?: number) => void) => void) {
  const builder = new BlockBuilder();
  fill(builder, (text, depth = 0) => {
    builder.addText(styled(text));
    builder.endParagraph(depth, {});
  });
  return builder.finish();
}

describe('paragraphs', () => {
  it('have their texts, those of one look as one', () => {
    const looks: readonly Partial<StyledText>[] = [
      { bold: true },
      { size: 11 },
      { style: 'Name' },
      { italic: true },
      { href: 'https://noa.example' },
    ];
    for (const look of looks) {
      const blocks = build((builder) => {
        for (const text of [styled('a', look), styled('b', look), styled('c')]) builder.addText(text);
      });
      expect(blocks).toMatchObject([{ paragraph: { texts: [styled('ab', look), styled('c')] } }]);
    }
  });

  it('have what else they are, and their mark alone', () => {
    const blocks = build((builder) => {
      builder.mark = '•';
      builder.addText(styled('one'));
      builder.endParagraph(0, { before: 3, after: 5, level: 2 });
      builder.addText(styled('two'));
      builder.endParagraph(0, {});
    });
    expect(blocks).toEqual([
      { paragraph: { texts: [styled('one')], mark: '•', before: 3, after: 5, level: 2 } },
      { paragraph: { texts: [styled('two')], mark: '' } },
    ]);
  });

  it('have the boxes that are anchored in them below, once', () => {
    const blocks = build((builder, say) => {
      builder.boxes.push({ paragraph: { texts: [styled('box')], mark: '' } });
      say('one');
      say('two');
    });
    expect(told(blocks)).toBe('one, box, two');
  });

  it('are there where the file ends within them, with their boxes', () => {
    expect(told(build((builder) => builder.addText(styled('one'))))).toBe('one');
    expect(build(() => {})).toEqual([]);
    expect(told(build((builder) => void builder.boxes.push({ paragraph: { texts: [styled('box')], mark: '' } })))).toBe(
      ', box',
    );
  });

  it('say nothing of pages that are counted', () => {
    expect(told(build((_, say) => say('Noa | page \0')))).toBe('Noa');
  });
});

const typed = (text: string, mark = '') =>
  told(
    build((builder) => {
      builder.mark = mark;
      builder.addText(styled(text));
      builder.addText(styled(' of all', { bold: true }));
      builder.takeTypedMark();
    }),
  );

describe('a mark that a program has written as text', () => {
  it.each([
    ['•\tone', '•one/ of all'],
    [' –\tone', '•one/ of all'],
    ['1.\tone', '1.one/ of all'],
    ['12)\tone', '12)one/ of all'],
    ['b)\tone', 'b)one/ of all'],
    ['א.\tone', 'א.one/ of all'],
    ['123.\tone', '123.\tone/ of all'],
    ['• one', '• one/ of all'],
    ['ab)\tone', 'ab)\tone/ of all'],
  ])('is its mark: %j', (text, blocks) => {
    expect(typed(text)).toBe(blocks);
  });

  it('is text where its list shows one already, and none is where there is no text', () => {
    expect(typed('•\tone', '1.')).toBe('1.•\tone/ of all');
    expect(build((builder) => builder.takeTypedMark())).toEqual([]);
  });
});

describe('tables', () => {
  it('are rows of cells, in the order of the file', () => {
    const blocks = build((builder, say) => {
      say('above');
      for (const text of ['a', 'b']) {
        say(text, 1);
        builder.endCell(1);
      }
      builder.endRow(1, 'rtl');
      say('c', 1);
      say('d', 1);
      builder.endCell(1);
      builder.endRow(1);
      say('below');
    });
    expect(told(blocks)).toBe('above, [a | b], [c, d], below');
    expect(blocks.flatMap((block) => ('row' in block ? [block.direction] : []))).toEqual(['rtl', undefined]);
  });

  it('stand within cells', () => {
    const blocks = build((builder, say) => {
      say('a', 1);
      say('inner', 2);
      builder.endCell(2);
      builder.endRow(2);
      builder.endCell(1);
      say('b', 1);
      builder.endCell(1);
      builder.endRow(1);
    });
    expect(told(blocks)).toBe('[a, [inner] | b]');
  });

  it('end where text of less depth follows, or the file', () => {
    expect(told(build((_, say) => ['a', 'b'].forEach((text, index) => say(text, 1 - index))))).toBe('[a], b');
    expect(told(build((_, say) => say('a', 2)))).toBe('[[a]]');
    // A row that has not begun does not end, and a cell without text is one.
    expect(
      told(
        build((builder, say) => {
          builder.endRow(1);
          builder.endCell(1);
          say('a', 1);
        }),
      ),
    ).toBe('[ | a]');
  });

  it('may be twelve within each other', () => {
    const depth = (levels: number) => told(build((_, say) => say('a', levels))).match(/\[/g)?.length;
    expect([depth(11), depth(12), depth(13)]).toEqual([11, 12, 12]);
    const deep = build((builder, say) => {
      say('a', 14);
      builder.endCell(14);
      say('b', 14);
      builder.endRow(14);
      builder.endRow(12);
    });
    expect(told(deep)).toContain('[a | b]');
  });
});

const many = (count: number) => () =>
  build((builder) => {
    for (let index = 0; index < count; index += 1)
      if (index % 2 === 0) builder.endParagraph(0, {});
      else builder.endCell(1);
  });

it('a file has twenty thousand paragraphs and cells at the most', () => {
  expect(many(20_000)).not.toThrow();
  expect(many(20_001)).toThrow(RefusedFile);
});

const story = (text: string): FlowBlock[] => [{ paragraph: { texts: [styled(text)], mark: '' } }];

it('stories that say the same are one, in the order of the first', () => {
  expect(told(eachOnce([story('a'), story('b'), story('a')]))).toBe('a, b');
});

it('a file that is refused says why, and whatever else is thrown says that it is damaged', () => {
  expect(refusalOf(new RefusedFile('pdf_too_large'))).toEqual({ error: 'pdf_too_large' });
  expect(new RefusedFile('pdf_too_large').message).toBe('pdf_too_large');
  expect([refusalOf(new Error('x')), refusalOf(undefined)]).toEqual([
    { error: 'damaged_pdf' },
    { error: 'damaged_pdf' },
  ]);
});
