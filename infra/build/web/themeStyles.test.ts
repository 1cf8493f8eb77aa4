import { describe, expect, it } from 'vitest';
import { usedTokens } from './themeStyles.ts';

const CSS = `[data-amplify-theme="x"] {
--amplify-a: 1px;
--amplify-b: var(--amplify-c);
--amplify-c: 2px;
--amplify-d: 3px;
}
@media (prefers-color-scheme: dark) { [data-amplify-theme="x"] { --amplify-c: 4px; --amplify-d: 5px; } }`;

describe("the theme's style sheet", () => {
  it('keeps the tokens that styles read, also through another token and in both modes, and no others', () => {
    const used = usedTokens(CSS, '.button { inline-size: var(--amplify-b); }');
    expect(used.match(/--amplify-\w+: /g)).toEqual(['--amplify-b: ', '--amplify-c: ', '--amplify-c: ']);
    expect(used).toContain('@media (prefers-color-scheme: dark)');
  });
});
