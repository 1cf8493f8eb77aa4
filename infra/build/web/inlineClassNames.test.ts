import { expect, it } from 'vitest';
import { withClassNames } from './inlineClassNames.ts';

it('writes the names that the table has, and leaves the rest', () => {
  expect(withClassNames('f(ComponentClassName.Button, ComponentClassName.ButtonLoaderWrapper)')).toBe(
    'f("amplify-button", "amplify-button__loader-wrapper")',
  );
  const others = 'ComponentClassName.NotThere, OtherComponentClassName.Button';
  expect(withClassNames(others)).toBe(others);
});
