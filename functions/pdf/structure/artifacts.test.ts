import { describe, expect, it } from 'vitest';
import { finishContent } from '../readingOrder/finishContent.ts';

const marked = (content: string) => {
  const { content: after, dropped } = finishContent(Buffer.from(content));
  return [after.toString(), [...dropped]];
};

describe('what is no text of the document', () => {
  it('is an artifact: lines of a heading, boxes, and signs that stand under no tag', () => {
    expect(marked('/H2 <</MCID 3 >>BDC\n72 153 650 1 re\nf\nEMC\n')).toEqual([
      '/Artifact BMC\n72 153 650 1 re\nf\nEMC\n',
      [3],
    ]);
    expect(marked('q\n0 0 9 9 re\nW*\nn\n1 1 m\n2 2 l\nS\nQ\n')[0]).toBe(
      'q\n0 0 9 9 re\nW*\nn\n/Artifact BMC\n1 1 m\n2 2 l\nS\nEMC\nQ\n',
    );
    expect(marked('BT\n<0001> Tj\nET\n')[0]).toBe('/Artifact BMC\nBT\n<0001> Tj\nET\nEMC\n');
  });

  it('is no picture, which has words for those who do not see it', () => {
    const content = '/Figure <</MCID 3 >>BDC\n72 153 650 1 re\nf\nEMC\n';
    expect(marked(content)).toEqual([content, []]);
  });

  it('is nothing else', () => {
    const content =
      '/P <</MCID 0 >>BDC\n1 1 9 9 re\nf\nBT\n<0001> Tj\nET\nEMC\n/Artifact BMC\nBT\n<0001> Tj\nET\nEMC\n';
    expect(marked(content)).toEqual([content, []]);
  });

  it.each([
    [
      'a tag that only begins like one',
      '/Aside <</MCID 3 >>BDC\n1 1 m\n2 2 l\nS\nEMC\n',
      '/Artifact BMC\n1 1 m\n2 2 l\nS\nEMC\n',
      [3],
    ],
    [
      'a tag of another picture',
      '/FENote <</MCID 3 >>BDC\n1 1 9 9 re\nf\nEMC\n',
      '/Artifact BMC\n1 1 9 9 re\nf\nEMC\n',
      [3],
    ],
    ['a path that is not painted', '1 1 9 9 re\nn\n', '1 1 9 9 re\nn\n', []],
    ['a picture', '/X5 Do\n', '/Artifact BMC\n/X5 Do\nEMC\n', []],
    [
      'two paths, each by itself',
      '1 1 9 9 re\nf\n2 2 9 9 re\nB*\n',
      '/Artifact BMC\n1 1 9 9 re\nf\nEMC\n/Artifact BMC\n2 2 9 9 re\nB*\nEMC\n',
      [],
    ],
    [
      'a path behind one that was not painted',
      '1 1 9 9 re\nn\n2 2 m\n3 3 l\ns\n',
      '1 1 9 9 re\nn\n/Artifact BMC\n2 2 m\n3 3 l\ns\nEMC\n',
      [],
    ],
    [
      'what stands behind a tag',
      '/P <</MCID 0 >>BDC\nBT\n<0001> Tj\nET\nEMC\n/X5 Do\n',
      '/P <</MCID 0 >>BDC\nBT\n<0001> Tj\nET\nEMC\n/Artifact BMC\n/X5 Do\nEMC\n',
      [],
    ],
    [
      'a tag of shifted text',
      '/P <</MCID 0 >>BDC\nBT\n[<0001>] TJ\nET\nEMC\n',
      '/P <</MCID 0 >>BDC\nBT\n[<0001>] TJ\nET\nEMC\n',
      [],
    ],
    [
      'a tag within a tag without text',
      '/P <</MCID 0 >>BDC\n/Span <</MCID 1 >>BDC\nBT\n<0001> Tj\nET\nEMC\nEMC\n',
      '/P <</MCID 0 >>BDC\n/Span <</MCID 1 >>BDC\nBT\n<0001> Tj\nET\nEMC\nEMC\n',
      [],
    ],
    ['a mark without a number', '/Span BMC\n/X5 Do\nEMC\n', '/Span BMC\n/Artifact BMC\n/X5 Do\nEMC\nEMC\n', []],
    [
      'a mark that only begins like one',
      '/Aside BMC\n/X5 Do\nEMC\n',
      '/Aside BMC\n/Artifact BMC\n/X5 Do\nEMC\nEMC\n',
      [],
    ],
    ['an artifact', '/Artifact BMC\n/X5 Do\nEMC\n', '/Artifact BMC\n/X5 Do\nEMC\n', []],
    [
      'a path of every kind',
      '1 1 m\n1 1 1 1 1 1 c\n1 1 1 1 v\n1 1 1 1 y\nh\nb\n',
      '/Artifact BMC\n1 1 m\n1 1 1 1 1 1 c\n1 1 1 1 v\n1 1 1 1 y\nh\nb\nEMC\n',
      [],
    ],
  ] as const)('is told from text: %s', (_, content, after, dropped) => {
    expect(marked(content)).toEqual([after, dropped]);
  });
});
