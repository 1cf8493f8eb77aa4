import { describe, expect, it } from 'vitest';
import { editText } from '../../infra/local/emulators/bedrock/textEditor.ts';
import { judgeProposal } from '../../shared/improve/guard/guard.ts';
import en from '../../web/lib/i18n/messages/en/home.json' with { type: 'json' };
import he from '../../web/lib/i18n/messages/he/home.json' with { type: 'json' };

describe.each(['team', 'reports'] as const)('the example of the home page, %s', (line) => {
  it.each([
    ['he', he],
    ['en', en],
  ] as const)(
    '[HOME-03] is in %s what our improver makes of it, and the guard finds nothing invented or lost',
    (_, texts) => {
      const [before, after] = [texts[`home.improve.${line}.before`], texts[`home.improve.${line}.after`]];
      expect(editText(before)).toBe(after);
      expect(judgeProposal({ before, after, gender: undefined })).toMatchObject({ findings: [], lost: [] });
    },
  );
});
