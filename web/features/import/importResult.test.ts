import { expect, it } from 'vitest';
import { RESUME_LIKENESS } from '../../../shared/upload/confidence.ts';
import { parseImportResult } from './importResult.ts';

it.each([
  ['less like a résumé than the bound', RESUME_LIKENESS - 0.01, true],
  ['as like one as the bound', RESUME_LIKENESS, undefined],
  ['just like one', 1, undefined],
  ['of which that is not known', undefined, undefined],
  ['whose answer is broken', 'low', undefined],
])('only a file less like a résumé than the bound is asked about: one %s', (_, likeness, asked) => {
  expect(parseImportResult({ resumeData: {}, likeness }).isHardlyResume).toBe(asked);
});
