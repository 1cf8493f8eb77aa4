import { describe, expect, it } from 'vitest';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf, newestChoice, TEMPLATE_VERSIONS } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** What draws most of the text of the first element of a selector: the file's own name, `Tinos-Regular`. */
async function faceOf(selector: string): Promise<string | undefined> {
  const cdp = await sheet.page.context().newCDPSession(sheet.page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount)[0]?.postScriptName;
}

/** A name and a job in Russian. */
function russianResume(): ResumeData {
  const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
  return {
    ...SAMPLE_EN,
    personalInfo: { ...SAMPLE_EN.personalInfo, fullName: 'Екатерина' },
    experience: [{ ...job, company: 'Газпромнефть', description: 'Руководила' }],
  };
}

/** Templates whose text, or whose name and headings, are set in a book face. */
const SERIF_TEXT = ['classic', 'academic', 'elegant'];
const SERIF_NAME = [...SERIF_TEXT, 'executive', 'editorial'];

describe('Cyrillic letters', () => {
  it.each(TEMPLATE_VERSIONS.flat())('are of a book face where the template is: $style', async (template) => {
    await sheet.lay({ ...russianResume(), ...choiceOf(template) });
    const faceFor = (ids: readonly string[]) => (ids.includes(template.id) ? /^Tinos/ : /^Rubik/);
    expect(await faceOf('.section-experience .bullet')).toMatch(faceFor(SERIF_TEXT));
    expect(await faceOf('.name')).toMatch(faceFor(SERIF_NAME));
  });

  it.each([
    ['classic', 'heebo', /^Rubik/],
    ['professional', 'noto', /^Tinos/],
    ['professional', 'tinos', /^Tinos/],
  ] as const)('follow a design of one’s own: %s in %s', async (id, fonts, face) => {
    await sheet.lay({ ...russianResume(), ...newestChoice(id), design: { fonts } });
    expect(await faceOf('.section-experience .bullet')).toMatch(face);
  });
});

describe('figures', () => {
  const job = {
    ...(SAMPLE_EN.experience[0] as ResumeData['experience'][0]),
    title: '111',
    company: '111',
    description: '111',
  };

  it('of Editorial are of no face in which 1 reads as l', async () => {
    await sheet.lay({ ...SAMPLE_EN, experience: [job], ...newestChoice('editorial') });
    for (const selector of ['.entry-title', '.entry-org', '.entry-dates', '.section-experience .bullet'])
      expect(await faceOf(selector)).not.toMatch(/^Bellefair/);
  });

  it('of Executive are of the face of its Hebrew letters, as heavy and as tall as these', async () => {
    const figures = await faceOfHead('111');
    expect(figures).toBeDefined();
    expect(await faceOfHead('מהנדס')).toBe(figures);
    expect(figures).not.toMatch(/^David/);
  });

  const faceOfHead = async (title: string) => {
    await sheet.lay({ ...SAMPLE_HE, experience: [{ ...job, title }], ...newestChoice('executive') });
    return faceOf('.entry-title');
  };
});
