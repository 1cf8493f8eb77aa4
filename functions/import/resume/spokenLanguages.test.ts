import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { findLanguages, isLanguageList } from './languages.ts';

const of = (...texts: string[]) => findLanguages(texts.map((text) => line(text)));

describe('spoken languages', () => {
  it('are each once, have a level before them where none is behind, and none of the next', () => {
    expect(of('English', 'english: fluent').map(({ name }) => name)).toEqual(['English']);
    expect(of('Native English; Fluent German')).toEqual([
      { name: 'English', level: 'native' },
      { name: 'German', level: 'fluent' },
    ]);
    expect(of('Basic Welsh, native English and fluent German').map(({ level }) => level)).toEqual([
      'basic',
      'native',
      'fluent',
    ]);
    expect(of('English, German – fluent').map(({ level }) => level)).toEqual([undefined, 'fluent']);
    expect(of('Deutsch (German): fluent').map(({ name }) => name)).not.toContain('German');
  });

  it('that no list has are none where no other is known', () => {
    expect(of('Zoryan – fluent')).toEqual([]);
    expect(of('Zoryan – fluent, English – good').map(({ name }) => name)).toEqual(['Zoryan', 'English']);
    expect(of('English – good, Looms – many').map(({ name }) => name)).toEqual(['English']);
  });

  it('are all of a text of which they are more than half', () => {
    expect([isLanguageList('English, German'), isLanguageList('English teacher'), isLanguageList('')]).toEqual([
      true,
      false,
      false,
    ]);
    // Seven letters of fourteen are no more than half.
    expect([isLanguageList('English weaver'), isLanguageList('English weave')]).toEqual([true, true]);
    expect(isLanguageList('English weavers')).toBe(false);
  });
});
