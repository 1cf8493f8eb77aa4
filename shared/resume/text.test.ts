import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBullets, isBlankText, areNumberedBullets, splitTags, splitWords } from './text.ts';

/** An `o` before a tab is a mark. */
const letters = (text: string) => text.replace(/^\s*[oØ]\t/gmu, '').replace(/[^\p{L}\p{N}]/gu, '');

describe('texts', () => {
  it.each([
    ['one\ntwo', ['one', 'two']],
    ['• one\r\n- two\n– three\n* four\n·five', ['one', 'two', 'three', 'four', 'five']],
    ['\n  \none\n\n', ['one']],
    ['-5% costs\n2019-2021', ['-5% costs', '2019-2021']],
    ['-ניהול צוות\n–Led a team\n-5 ימים', ['ניהול צוות', 'Led a team', '-5 ימים']],
    ['\uf0b7 one\n\uf0a7\ttwo\no\tthree\n§\tfour\n➤ five\n✔six', ['one', 'two', 'three', 'four', 'five', 'six']],
    ['o o\n*2700', ['o o', '*2700']],
    ['a, b\u2028c', ['a, b', 'c']],
    ['', []],
  ])('[TPL-06] splits the description %j by line into bullets', (description, bullets) => {
    expect(splitBullets(description)).toEqual(bullets);
  });

  it.each([
    ['React, Node.js,AWS', ['React', 'Node.js', 'AWS']],
    [' , React,, ', ['React']],
    ['CI/CD; Docker', ['CI/CD; Docker']],
    ['AWS (EC2, S3, CloudFormation), Go [1.22, 1.23]', ['AWS (EC2, S3, CloudFormation)', 'Go [1.22, 1.23]']],
    ['AWS (EC2, S3', ['AWS (EC2', 'S3']],
    ['a), b (c', ['a)', 'b (c']],
    ['', []],
  ])('[TPL-06] splits the technologies %j by comma into tags', (technologies, tags) => {
    expect(splitTags(technologies)).toEqual(tags);
  });

  it.each([
    ['1. one\n2. two', true],
    ['1) one\n\n 2) two\n3) three', true],
    ['א. אחת\nב. שתיים', true],
    ['1. one', false],
    ['1. one\ntwo', false],
    ['2. two\n3. three', false],
    ['1.5 years\n2.5 more', false],
    ['2019 one\n2020 two', false],
    ['', false],
  ])('knows a list with numbers of its own: %j is %s', (description, numbered) => {
    expect(areNumberedBullets(splitBullets(description))).toBe(numbered);
  });

  it('[TPL-06] loses no letter on the way', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) =>
          letters(splitBullets(text).join('')) === letters(text) && letters(splitTags(text).join('')) === letters(text),
      ),
    );
  });

  it.each([
    ['', 0],
    ['  \n', 0],
    ['אחת שתיים', 2],
    ['C++ – & Go', 2],
    ['צה"ל ג\'ירפה', 2],
  ])('counts the words of %j: %i', (text, count) => {
    expect(splitWords(text)).toHaveLength(count);
  });

  it.each(['', ' \n\t', '\u200f\u200b', '\u2066 \u2069', '\u00a0', '\ufeff'])('sees nothing in %j', (text) => {
    expect(isBlankText(text)).toBe(true);
  });

  it.each(['a', '\u200fא', '.', '🙂', '0'])('sees something in %j', (text) => {
    expect(isBlankText(text)).toBe(false);
  });
});
