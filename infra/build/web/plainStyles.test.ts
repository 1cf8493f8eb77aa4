import { globSync, readFileSync } from 'node:fs';
import { parse, walk } from 'css-tree';
import { expect, it } from 'vitest';
import { withoutComments } from './plainStyles.ts';

const styles = globSync(['shared/templates/base.css', 'shared/templates/styles/*.css']);
const rulesOf = (css: string) => {
  const rules: string[] = [];
  walk(parse(css, { parseValue: false }), (node) => {
    if (node.type === 'Declaration') rules.push(`${node.property}:${JSON.stringify(node.value)}`);
    if (node.type === 'Rule' || node.type === 'Atrule') rules.push(node.type);
  });
  return rules;
};

it('leaves every declaration of a template’s style, and no comment', () => {
  expect(styles.length).toBeGreaterThan(16);
  for (const file of styles) {
    const css = readFileSync(file, 'utf8');
    const plain = withoutComments(css);
    expect(plain).not.toContain('/*');
    expect(plain.length).toBeLessThan(css.length);
    expect(rulesOf(plain).length, file).toBe(rulesOf(css).length);
  }
});
