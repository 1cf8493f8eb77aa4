import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { createResumeJob } from './renderPdf.ts';
import { TemplateAssets } from './templateAssets.ts';

const assets = new TemplateAssets(fileURLToPath(new URL('../../.build/templates', import.meta.url)));
const headOf = (templateVersion?: number) => {
  const resume = { ...SAMPLE_HE, templateId: 'compact', ...(templateVersion && { templateVersion }) };
  return createResumeJob(resume, assets, { carry: false }).document.head;
};

it('a page refers to the files of its template by their names', () => {
  const { baseCss, linkCss, styleCss, fontUrl } = assets.referencesFor({ style: 'compact-2' });
  expect([baseCss, linkCss, styleCss, fontUrl({ file: 'heebo.woff2' } as never)]).toEqual([
    'korot-file(base.css)',
    'korot-file(linkPage.css)',
    'korot-file(styles/compact-2.css)',
    'korot-file(fonts/heebo.woff2)',
  ]);
  expect(assets.inlineFiles('<style>x</style>')).toBe('<style>x</style>');
  expect(assets.layOutScript).toContain('layOutPage');
  expect(() => assets.inlineFiles('korot-file(nothing.css)')).toThrow('nothing.css');
});

it('a PDF is printed in the version of the template that the résumé was made with', () => {
  const [first, second, newest] = [headOf(), headOf(2), headOf(3)];
  // The narrow column of version 1.
  expect([first, second, newest].map((head) => head.includes('--aside: 47mm'))).toEqual([true, false, false]);
  expect(second).not.toBe(newest);
  expect(headOf(1)).toBe(first);
  expect(headOf(9)).toBe(newest);
});
