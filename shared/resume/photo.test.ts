import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { createBlankResume } from './blankResume.ts';
import { compareResumes } from './compareResumes.ts';
import { toCarriedResume } from './carriedResume.ts';
import { fromJsonResume } from './jsonResumeImport.ts';
import { toJsonResume } from './jsonResumeExport.ts';
import { createLetter, toLetterDocument } from './letter.ts';
import { RESUME_LIMITS } from './limits.ts';
import { parseResume } from './parseResume.ts';
import { isPhoto, PHOTO_BYTES } from './photo.ts';
import { cleanJpeg, isWholeJpeg, photoFile, photoOf, setPhoto } from './photoFiles.ts';
import { OTHER_PHOTO, PHOTO } from './photo.fixture.ts';
import { repairResume } from './repairResume.ts';
import { calculateScore } from './score.ts';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { withoutContacts } from './withoutContacts.ts';
import { pairChanges } from '../twin/pairState.ts';
import { makeTwin, proposeNames } from '../twin/makeTwin.ts';
import { textsOf } from '../twin/twinFields.ts';
import { factTexts } from '../improve/changes.ts';

const FILE = photoFile(PHOTO);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const joined = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
/** A segment with its marker and its length. */
const segment = (marker: number, content: string) =>
  joined([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff], Buffer.from(content, 'latin1'));
/** The file with further segments after its first two bytes. */
const noted = (...segments: readonly Uint8Array[]) => joined(FILE.subarray(0, 2), ...segments, FILE.subarray(2));
/** Where a frame says its height and width. */
const frame = FILE.findIndex((byte, index) => byte === 0xff && FILE[index + 1] === 0xc0);
const scan = FILE.findIndex((byte, index) => byte === 0xff && FILE[index + 1] === 0xda);
const sized = (height: number, width: number) => {
  const file = FILE.slice();
  new DataView(file.buffer).setUint16(frame + 5, height);
  new DataView(file.buffer).setUint16(frame + 7, width);
  return file;
};
/** Where the segment that names the format ends. */
const BEHIND_FORMAT = 20;
/** The file without its segments of that kind. */
function without(marker: number): Uint8Array {
  let file = FILE;
  for (let from = 2; file[from + 1] !== 0xda;) {
    const end = from + 2 + file[from + 2]! * 256 + file[from + 3]!;
    if (file[from + 1] === marker) file = joined(file.subarray(0, from), file.subarray(end));
    else from = end;
  }
  return file;
}
const withPhoto = (photo: unknown) => ({ ...SAMPLE_HE, photo });

describe('the file of a photograph', () => {
  it('is one with nothing in it but the picture', () => {
    expect([isPhoto(PHOTO), isPhoto(OTHER_PHOTO), photoOf(FILE)]).toEqual([true, true, PHOTO]);
    expect(cleanJpeg(FILE)).toEqual(FILE);
  });

  it.each([
    ['what a camera noted: place, time, a smaller picture', segment(0xe1, `Exif\0\0GPS 32.0853,34.7818 ÿØÿÙ`)],
    ['a profile of colours', segment(0xe2, 'ICC_PROFILE\0')],
    ['a comment', segment(0xfe, 'Noa, 050-5550123')],
    ['a start with a picture of its own', segment(0xe0, `JFIF\0${'x'.repeat(40)}`)],
  ])('loses %s', (_what, more) => {
    expect(cleanJpeg(noted(more))).toEqual(FILE);
    const later = joined(FILE.subarray(0, BEHIND_FORMAT), more, FILE.subarray(BEHIND_FORMAT));
    expect([cleanJpeg(later), isPhoto(base64(noted(more))), isPhoto(base64(later))]).toEqual([FILE, false, false]);
  });

  it('loses what stands after its end', () => {
    const longer = joined(FILE, Buffer.from('<script>'));
    expect(cleanJpeg(longer)).toEqual(FILE);
    expect(isPhoto(base64(longer))).toBe(false);
  });

  it.each([
    ['of more pixels than it may have', sized(321, 321)],
    ['that is not square', sized(96, 95)],
    ['of no pixels', sized(0, 0)],
    ['that comes in several passes', FILE.with(frame + 1, 0xc2)],
    ['with two frames', joined(FILE.subarray(0, frame), FILE.subarray(frame, frame + 19), FILE.subarray(frame))],
    ['with two scans', joined(FILE.subarray(0, -2), FILE.subarray(scan))],
    ['of more bits than eight', FILE.with(frame + 4, 12)],
    ['with a segment that draws otherwise', noted(segment(0xdc, '\0\x60'))],
    ['without its start', FILE.subarray(BEHIND_FORMAT)],
    ['without a frame', without(0xc0)],
    ['without a table for its letters', without(0xc4)],
    ['without a table for its numbers', without(0xdb)],
    ['that is cut off', FILE.subarray(0, -40)],
    ['without its end', FILE.subarray(0, -2)],
    ['that is a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...FILE])],
    ['that is an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['of no bytes', new Uint8Array()],
    ['of two bytes', FILE.subarray(0, 2)],
    ['without a scan', joined([0xff, 0xd8], [0xff, 0xd9])],
  ])('is none %s', (_what, file) => {
    expect(photoOf(file)).toBeUndefined();
    const clean = cleanJpeg(file);
    expect(clean && photoOf(clean)).toBeUndefined();
  });

  it('has bounded bytes', () => {
    const body = FILE.length - 2;
    // Stuffed bytes of the scan: the picture is as it was.
    const long = joined(FILE.subarray(0, body), new Uint8Array(PHOTO_BYTES - FILE.length), FILE.subarray(body));
    expect([long.length, isPhoto(base64(long))]).toEqual([PHOTO_BYTES, true]);
    const longer = joined(FILE.subarray(0, body), new Uint8Array(PHOTO_BYTES - FILE.length + 1), FILE.subarray(body));
    expect([photoOf(longer), parseResume(withPhoto(base64(longer))).ok]).toEqual([undefined, false]);
  });

  it.each([
    '',
    ' ',
    `${PHOTO} `,
    `${PHOTO.slice(0, 40)}\n${PHOTO.slice(40)}`,
    `data:image/jpeg;base64,${PHOTO}`,
    PHOTO.slice(1),
  ])('is written in one way: not as %j', (text) => expect(isPhoto(text)).toBe(false));

  it('is whole to its end, and cut off before it', () => {
    expect([isWholeJpeg(FILE), isWholeJpeg(FILE.subarray(0, -1)), isWholeJpeg(FILE.subarray(0, scan))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is whole or none, whatever is changed in it, and nothing makes reading it fail', () => {
    fc.assert(
      fc.property(fc.nat(FILE.length - 1), fc.nat(255), fc.nat(FILE.length), (place, byte, end) => {
        const file = FILE.with(place, byte).subarray(0, end);
        const clean = cleanJpeg(file);
        expect(isWholeJpeg(file) || clean === undefined).toBe(true);
        // What is one is one without change.
        if (isPhoto(base64(file))) expect(clean).toEqual(file);
      }),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => cleanJpeg(bytes) === undefined));
  });
});

describe('a résumé with a photograph', () => {
  it('is valid, and refused with any other text in its place; without one it is as it was', () => {
    expect(parseResume(withPhoto(PHOTO))).toEqual({ ok: true, resume: withPhoto(PHOTO) });
    for (const other of ['https://example.com/me.jpg', 'javascript:alert(1)', PHOTO.slice(4), 7, {}])
      expect(parseResume(withPhoto(other)).ok, JSON.stringify(other)).toBe(false);
    expect(parseResume(withPhoto(`/9j/${'A'.repeat(40)}`))).toEqual({
      ok: false,
      issues: [{ path: 'photo', code: 'unknown_value' }],
    });
    expect(setPhoto(SAMPLE_HE, undefined)).toBe(SAMPLE_HE);
    expect(setPhoto(setPhoto(SAMPLE_HE, PHOTO), undefined)).toEqual(SAMPLE_HE);
  });

  it('keeps it when it is repaired, and reports that another one is lost', () => {
    expect(repairResume(withPhoto(PHOTO))).toEqual({ resume: withPhoto(PHOTO), lost: [] });
    expect(repairResume(withPhoto('https://example.com/me.jpg')).lost).toEqual(['photo']);
    expect(repairResume(withPhoto(undefined)).resume).toEqual(SAMPLE_HE);
  });

  it('loses it before a word, where both do not fit', () => {
    const texts = Array.from({ length: 23 }, (_, index) => ({
      ...SAMPLE_HE.experience[0]!,
      id: `exp-${index + 1}`,
      description: 'x'.repeat(RESUME_LIMITS.description),
    }));
    const full = { ...SAMPLE_HE, experience: texts };
    expect(parseResume(full).ok).toBe(true);
    const large = {
      ...full,
      summary: 'y'.repeat(4_500),
      photo: photoOf(joined(FILE.subarray(0, -2), new Uint8Array(12_000), FILE.subarray(-2))),
    };
    expect(parseResume(large).ok).toBe(false);
    const { resume, lost } = repairResume(large);
    expect(lost).toEqual(['photo']);
    expect(resume).toEqual({ ...full, summary: large.summary });
  });

  it.each([SAMPLE_HE, SAMPLE_EN])('goes with its PDF and through JSON Resume, in $language', (sample) => {
    const resume = setPhoto(sample, PHOTO);
    expect(toCarriedResume(resume).photo).toBe(PHOTO);
    const file: unknown = JSON.parse(JSON.stringify(toJsonResume(resume)));
    expect(file).toMatchObject({ basics: { image: `data:image/jpeg;base64,${PHOTO}` } });
    expect(fromJsonResume(file, parseHtml)).toMatchObject({ resume: { photo: PHOTO }, lost: [], unkept: [] });
    expect(toJsonResume(sample).basics).not.toHaveProperty('image');
  });

  it.each([
    ['https://example.com/me.jpg', 'image: https://example.com/me.jpg'],
    [`data:image/webp;base64,${PHOTO}`, 'image: data:image/webp;base64'],
    [`data:image/png;base64,${'A'.repeat(3_000)}`, 'image: data:image/png;base64'],
  ])('takes no other picture of a file, and tells what it was: %.40s', (image, told) => {
    const { resume, unkept } = fromJsonResume({ basics: { name: 'Noa Barak', image } }, parseHtml);
    expect([resume.photo, unkept]).toEqual([undefined, [told]]);
  });

  it('shows it where contacts are shown, and in no letter', () => {
    const resume = setPhoto(SAMPLE_EN, PHOTO);
    expect(withoutContacts(resume)).not.toHaveProperty('photo');
    expect(toLetterDocument(resume, createLetter(resume, '2026-01-31'))).not.toHaveProperty('photo');
  });

  it('has no other score for it', () => {
    expect(calculateScore(setPhoto(SAMPLE_EN, PHOTO))).toEqual(calculateScore(SAMPLE_EN));
    expect(calculateScore(setPhoto(createBlankResume(), PHOTO))).toEqual(calculateScore(createBlankResume()));
  });

  it('lends no text of it to what a model is sent or a translation asks', () => {
    const resume = setPhoto(SAMPLE_EN, PHOTO);
    expect(factTexts(resume)).toEqual(factTexts(SAMPLE_EN));
    expect([...textsOf(resume)]).toEqual([...textsOf(SAMPLE_EN)]);
    expect(JSON.stringify(proposeNames(resume, { to: 'he' }))).not.toContain(PHOTO.slice(0, 40));
  });

  it('is shown as one change with both pictures', () => {
    expect(compareResumes(setPhoto(SAMPLE_EN, PHOTO), setPhoto(SAMPLE_EN, OTHER_PHOTO))).toEqual([
      { section: 'photo', entry: '', before: PHOTO, after: OTHER_PHOTO },
    ]);
  });

  it('has it in both languages: one that came, changed or went goes over by itself', () => {
    const { data: twin } = makeTwin(setPhoto(SAMPLE_EN, PHOTO), { to: 'he', gender: 'f' }, new Map());
    expect(twin.photo).toBe(PHOTO);
    for (const [then, now] of [
      [undefined, PHOTO],
      [PHOTO, OTHER_PHOTO],
      [PHOTO, undefined],
    ]) {
      const mine = setPhoto(SAMPLE_HE, then);
      const { followed, questions } = pairChanges(setPhoto(SAMPLE_EN, then), setPhoto(SAMPLE_EN, now), mine);
      expect([followed, questions]).toEqual([setPhoto(SAMPLE_HE, now), []]);
    }
  });
});
