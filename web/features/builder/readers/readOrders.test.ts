import { expect, it } from 'vitest';
import { SAMPLE_HE } from '../../../../shared/templates/samples/he.ts';
import { orderOf, withOrder } from './readOrders.ts';

it('[PDF-05] the order of a PDF’s text is of its résumé’s design; the usual one is that of a résumé that says none', () => {
  const { design: _design, ...plain } = SAMPLE_HE;
  expect(orderOf(plain)).toBe('placed');
  const drawn = withOrder({ ...plain, design: { size: 11 } }, 'drawn');
  expect(drawn.design).toEqual({ size: 11, textOrder: 'drawn' });
  expect(orderOf(drawn)).toBe('drawn');
  expect(withOrder(drawn, 'placed').design).toEqual({ size: 11 });
  expect(withOrder(withOrder(plain, 'drawn'), 'placed')).toEqual(plain);
});
