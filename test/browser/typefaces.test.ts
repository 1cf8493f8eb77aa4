import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf, newestChoice } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** What draws the text of the first element of each selector, most of it first. */
async function facesOf(...selectors: string[]) {
  const cdp = await sheet.page.context().newCDPSession(sheet.page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const faces = selectors.map(async (selector) => {
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount);
  });
  const all = await Promise.all(faces);
  await cdp.detach();
  return all;
}

/** What draws most of each: the file's own name, `Tinos-Regular`. */
const mainFacesOf = async (...selectors: string[]) =>
  (await facesOf(...selectors)).map(([most]) => most?.postScriptName);

/** A name and a job in Russian. */
function russianResume(): ResumeData {
  const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
  return {
    ...createBlankResume(),
    language: 'en',
    personalInfo: { ...SAMPLE_EN.personalInfo, fullName: 'Екатерина' },
    experience: [{ ...job, company: 'Газпромнефть', description: 'Руководила' }],
  };
}

/** Templates, or versions, by the face of their text: where it is a book face, or one that another family completes. */
const TEXT_FACES = {
  classic: /^Tinos/,
  academic: /^Tinos/,
  elegant: /^Tinos/,
  professional: /^Roboto/,
  sideline: /^Roboto/,
  minimal: /^SourceSans3/,
  creative: /^SourceSans3/,
  executive: /^SourceSans3/,
  timeline: /^SourceSans3/,
  editorial: /^SourceSans3/,
  fresh: /^Roboto/,
  'fresh.1': /^Rubik/,
  'fresh.2': /^Rubik/,
};
/** Those whose name and headings are set in another face than the text. */
const NAME_FACES = { ...TEXT_FACES, executive: /^Tinos/, editorial: /^Tinos/, creative: /^Rubik/, fresh: /^Rubik/ };

describe('Cyrillic letters', () => {
  it.each([
    ['classic', 'heebo', /^Roboto/],
    ['classic', 'assistant', /^SourceSans3/],
    ['classic', 'rubik', /^Rubik/],
    ['professional', 'noto', /^Tinos/],
    ['professional', 'tinos', /^Tinos/],
  ] as const)('follow a design of one’s own: %s in %s', async (id, fonts, face) => {
    await sheet.lay({ ...russianResume(), ...newestChoice(id), design: { fonts } });
    expect(await mainFacesOf('.section-experience .bullet')).toEqual([expect.stringMatching(face)]);
  });
});

describe('letters that a designed face lacks', () => {
  // Turkish, Vietnamese, Polish, Azerbaijani, Greek, Kazakh and Abkhaz.
  const NAMES = 'Ağaoğlu Nguyễn Kaczyńska Əliyev Ελένη Әлия Аҧсны';
  const LETTERS = NAMES.replaceAll(' ', '').length;
  const BULLET = '.section-experience .bullet';
  const OTHER_BULLET = '[data-id="exp-9"] .bullet';

  it.each(TRIED_VERSIONS)(
    'are of faces of ours, Cyrillic ones as the template’s, never of the system: $style',
    async (template) => {
      const { experience, ...resume } = russianResume();
      const [job] = experience as [ResumeData['experience'][0]];
      const named = { ...job, id: 'exp-9', description: NAMES };
      await sheet.lay({ ...resume, ...choiceOf(template), experience: [job, named] });
      const faceOf = (faces: Partial<Record<string, RegExp>>) =>
        faces[template.style] ?? faces[template.id] ?? /^Rubik/;
      const [text, name] = await mainFacesOf(BULLET, '.name');
      expect(text).toMatch(faceOf(TEXT_FACES));
      expect(name).toMatch(faceOf(NAME_FACES));

      // The same page with the other name: the typefaces that it needs are there for the second job.
      await sheet.page.evaluate((names) => {
        const name = document.querySelector('.name') as HTMLElement;
        name.textContent = names;
        name.getBoundingClientRect();
        return document.fonts.ready.then(() => undefined);
      }, NAMES);
      const faces = await facesOf('.name', OTHER_BULLET);
      for (const drawn of faces)
        expect(drawn.reduce((sum, { glyphCount }) => sum + glyphCount, 0)).toBeGreaterThanOrEqual(LETTERS);
      expect(faces.flat().filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    },
  );

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
      [expect.objectContaining({ postScriptName: expect.stringMatching(face), glyphCount: 1 })],
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

  it('of Editorial are set in no face in which 1 reads as l', async () => {
    await sheet.lay({ ...SAMPLE_EN, summary: '111', experience: [job], ...newestChoice('editorial') });
    const selectors = [
      '.section-summary .text',
      '.entry-title',
      '.entry-org',
      '.entry-dates',
      '.section-experience .bullet',
    ];
    for (const face of await mainFacesOf(...selectors)) expect(face).not.toMatch(/^Bellefair/);
  });

  it('of Executive are set in the face of its Hebrew letters, as heavy and as tall as these', async () => {
    const figures = await faceOfHead('111');
    expect(figures).toBeDefined();
    expect(await faceOfHead('מהנדס')).toBe(figures);
    expect(figures).not.toMatch(/^David/);
  });

  const faceOfHead = async (title: string) => {
    await sheet.lay({ ...SAMPLE_HE, experience: [{ ...job, title }], ...newestChoice('executive') });
    return (await mainFacesOf('.entry-title'))[0];
  };
});
