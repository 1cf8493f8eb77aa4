import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importText } from '../../functions/import/textImport.ts';
import { pdfFileName } from '../../shared/resume/fileName.ts';

/** The line that ARCHITECTURE imports becomes the job that it shows, and the PDF has the name that it says. */
const walk = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
const block = (language: string) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\n\`\`\``).exec(walk)?.[1] ?? '';

it('the line of ARCHITECTURE is imported as the job that it shows', async () => {
  const lines = ['נועה ברק', 'noa.barak@example.com', '', 'ניסיון תעסוקתי', block('text'), '- השקתי 3 מוצרים'];
  const found = await importText(new TextEncoder().encode(lines.join('\n')));
  if ('error' in found) throw new Error(found.error);
  const { personalInfo, experience } = found.resumeData;
  expect(experience).toEqual([expect.objectContaining(JSON.parse(block('json')))]);
  expect(walk).toContain(`\`${pdfFileName(personalInfo.fullName)}\``);
});
