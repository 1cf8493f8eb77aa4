import { describe, expect, it } from 'vitest';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf, newestChoice } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** What draws the text of the first element of a selector, most of it first. */
async function facesOf(selector: string) {
  const cdp = await sheet.page.context().newCDPSession(sheet.page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount);
}

/** What draws most of it: the file's own name, `Tinos-Regular`. */
const faceOf = async (selector: string) => (await facesOf(selector))[0]?.postScriptName;

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
  it.each(TRIED_VERSIONS)('are of a book face where the template is: $style', async (template) => {
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

describe('letters that a designed face lacks', () => {
  // Turkish, Vietnamese, Polish, Azerbaijani, Greek, Kazakh and Abkhaz.
  const NAMES = 'Ağaoğlu Nguyễn Kaczyńska Əliyev Ελένη Әлия Аҧсны';

  it.each(TRIED_VERSIONS)('are drawn by faces of ours, never by the system: $style', async (template) => {
    const { experience, personalInfo } = russianResume();
    const [job] = experience as [ResumeData['experience'][0]];
    await sheet.lay({
      ...SAMPLE_EN,
      ...choiceOf(template),
      personalInfo: { ...personalInfo, fullName: NAMES },
      experience: [{ ...job, description: NAMES }],
    });
    for (const selector of ['.name', '.section-experience .bullet'])
      expect((await facesOf(selector)).filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  });

  it.each([
    ['plex', /^Arimo/],
    ['tinos', /^Tinos/],
  ] as const)('are one sign and not two where %s would set the accent beside the letter', async (fonts, face) => {
    const { personalInfo, ...resume } = russianResume();
    await sheet.lay({
      ...resume,
      ...newestChoice('professional'),
      design: { fonts },
      personalInfo: { ...personalInfo, fullName: 'ễ' },
    });
    expect(await facesOf('.name')).toEqual([
      expect.objectContaining({ postScriptName: expect.stringMatching(face), glyphCount: 1 }),
    ]);
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
