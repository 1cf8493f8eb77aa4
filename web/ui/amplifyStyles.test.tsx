import type { BaseStyleProps } from '@aws-amplify/ui-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, it } from 'vitest';
import { Button, type ButtonProps } from './Button.tsx';
import { Spinner } from './Spinner.tsx';
import { Table } from './Table.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { useStyles } from './amplifyStyles.ts';

type StyleProperty = keyof BaseStyleProps;

it('no component of ours takes a property that Amplify UI would make a style of', () => {
  expectTypeOf<Extract<keyof ButtonProps, StyleProperty>>().toBeNever();
  expectTypeOf<Extract<keyof TextFieldProps, StyleProperty>>().toBeNever();
});

it('no component of ours gives one, as Amplify’s own module shows', () => {
  const columns = [{ title: 'Day' }, { title: 'Sum', isFigure: true }];
  const shown = renderToStaticMarkup(
    <>
      <Button tone="primary" icon="upload" busy>
        Go
      </Button>
      <Table columns={columns} rows={[{ key: 'a', cells: ['1', '2'] }]} caption="Sums" />
    </>,
  );
  expect(shown).toContain('amplify-button--primary');
  expect(shown).not.toContain('style=');
  expect(/<svg[^>]*>/.exec(renderToStaticMarkup(<Spinner />))?.[0]).not.toContain('style=');
});

it('everything else reaches the element as it is', () => {
  const style = { transform: 'none' };
  const props = { className: 'a', title: 'b', 'aria-busy': true };
  expect(useStyles(props, style)).toEqual({ propStyles: style, nonStyleProps: props });
});
