import { globSync, readFileSync } from 'node:fs';
import { generate, parse } from 'css-tree';
import { expect, it } from 'vitest';
import { withoutComments } from './plainStyles.ts';

const styles = globSync(['shared/templates/base.css', 'shared/templates/styles/*.css']);
/** What a style says, without its places in the file. */
const saidBy = (css: string) => generate(parse(css)).replaceAll(/\s+/g, ' ');

it('says what a template’s style says, without a comment', () => {
  expect(styles.length).toBeGreaterThan(16);
  for (const file of styles) {
    const css = readFileSync(file, 'utf8');
    const plain = withoutComments(css);
    expect(plain).not.toContain('/*');
    expect(plain.length).toBeLessThan(css.length);
    expect(saidBy(plain), file).toBe(saidBy(css));
  }
});
