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
});
