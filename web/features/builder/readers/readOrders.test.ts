import { expect, it } from 'vitest';
import { SAMPLE_HE } from '../../../../shared/templates/samples/he.ts';
import { countsOf, orderOf, withOrder } from './readOrders.ts';

it('[PDF-05] the order of a PDF’s text is set by its résumé’s design; without one it is the usual', () => {
  const { design: _design, ...plain } = SAMPLE_HE;
  expect(orderOf(plain)).toBe('placed');
  const drawn = withOrder({ ...plain, design: { size: 11 } }, 'drawn');
  expect(drawn.design).toEqual({ size: 11, textOrder: 'drawn' });
  expect(orderOf(drawn)).toBe('drawn');
  expect(withOrder(drawn, 'placed').design).toEqual({ size: 11 });
  expect(withOrder(withOrder(plain, 'drawn'), 'placed')).toEqual(plain);
});

it('what each reader of PDFs has whole is counted', () => {
  const states = new Map([
    ['a', 'whole'],
    ['b', 'order'],
    ['c', 'whole'],
  ] as const);
  const all = (['pdfJs', 'pdfBox', 'word'] as const).map((reader) => ({ reader, states }));
  expect(countsOf(all)).toEqual({ pdfJs: 2, pdfBox: 2 });
});
