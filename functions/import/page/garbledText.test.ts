import { describe, expect, it } from 'vitest';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../shared/resume/samples.fixture.ts';
import { isGarbled } from './garbledText.ts';

const textOf = ({ summary, experience, education, projects }: typeof STRONG_RESUME_HE) =>
  JSON.stringify([summary, experience, education, projects]);
/**
 * Replaces each Hebrew letter by the one so many places later in the alphabet, beyond its end by an accented letter.
 */
const shifted = (text: string, by: number) =>
  text.replace(/[א-ת]/g, (letter) => {
    const code = letter.charCodeAt(0) + by;
    return String.fromCharCode(code > 0x5ea ? code - 0x500 : code);
  });

describe('a text', () => {
  it.each([
    ['Hebrew', textOf(STRONG_RESUME_HE)],
    ['English', textOf(STRONG_RESUME_EN)],
    [
      'French',
      'Élève ingénieur à Besançon, diplômé de l’école supérieure, été 2019; références à l’étranger déjà demandées',
    ],
    ['Hebrew with names', `${textOf(STRONG_RESUME_HE)} Müller, José, Zoë, l’Oréal, Nestlé`],
  ])('in %s is what it says', (_, text) => {
    expect(isGarbled(text)).toBe(false);
  });

  it('whose words a file leaves unparted here and there is what it says', () => {
    let turn = 0;
    expect(isGarbled(textOf(STRONG_RESUME_HE).replaceAll(' ', () => ((turn += 1) % 3 === 0 ? '' : ' ')))).toBe(false);
  });

  it.each([1, 3, 7, 12])('whose letters are others by %i is told', (by) => {
    expect(isGarbled(shifted(textOf(STRONG_RESUME_HE), by))).toBe(true);
  });

  it.each([1, 4, 9, 13, 21])(
    'in English whose letters are others by %i is told, by how they follow each other',
    (by) => {
      const other = (letter: string) => String.fromCharCode(((letter.charCodeAt(0) - 97 + by) % 26) + 97);
      expect(isGarbled(textOf(STRONG_RESUME_EN).toLowerCase().replace(/[a-z]/g, other))).toBe(true);
    },
  );

  it.each([
    [
      'Polish',
      'Absolwent politechniki warszawskiej z doswiadczeniem w projektowaniu instalacji oraz zarzadzaniu zespolem',
    ],
    [
      'tools',
      'JavaScript TypeScript PostgreSQL Kubernetes GraphQL MongoDB Elasticsearch jQuery Xamarin Webpack ffmpeg',
    ],
  ])('of words that no list of ours has (%s) is what it says', (_, text) => {
    expect(isGarbled(text.repeat(2))).toBe(false);
  });

  it('whose Hebrew is read from the wrong end is told', () => {
    expect(isGarbled(Array.from(textOf(STRONG_RESUME_HE)).toReversed().join(''))).toBe(true);
  });

  it('whose Hebrew came out as accented letters is told', () => {
    expect(
      isGarbled(
        textOf(STRONG_RESUME_HE).replace(/[א-ת]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x500)),
      ),
    ).toBe(true);
  });
});

const finals = (within: number, atEnd: number) => isGarbled('ךא '.repeat(within) + 'אך '.repeat(atEnd));
const accented = (count: number, plain: number) => isGarbled('é '.repeat(count) + 'a '.repeat(plain));

describe('what proves that a text is garbled', () => {
  it('are seven final letters within words, if these are more than half of them', () => {
    expect([finals(7, 0), finals(6, 0), finals(7, 6), finals(7, 7)]).toEqual([true, false, true, false]);
  });

  it('are seven places where Hebrew and accented letters meet', () => {
    expect([isGarbled('éא '.repeat(7) + 'a'.repeat(90)), isGarbled('éא '.repeat(6))]).toEqual([true, false]);
  });

  it('are seven accented letters, if these are more than two fifths of all', () => {
    expect([accented(7, 0), accented(6, 0), accented(8, 11), accented(8, 12)]).toEqual([true, false, true, false]);
  });

  it('are a hundred pairs that letters of no language make, in words of four letters or more', () => {
    expect([isGarbled('qxzj '.repeat(34)), isGarbled('qxzj '.repeat(33))]).toEqual([true, false]);
    expect(isGarbled('qxz '.repeat(200))).toBe(false);
    expect(isGarbled('טךסצ '.repeat(34).replaceAll('ך', 'ז'))).toBe(true);
    // Where two thirds are words, the others are names.
    const words = 'manager engineer university education hospital '.repeat(10);
    expect([isGarbled(words + 'qxzj '.repeat(30)), isGarbled('manager ' + 'qxzj '.repeat(34))]).toEqual([false, true]);
  });
});
