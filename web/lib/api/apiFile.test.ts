import { describe, expect, it } from 'vitest';
import { parseContentDispositionName } from './apiFile.ts';

describe('the name of a file that was sent', () => {
  it.each([
    [`attachment; filename="dana_levi_resume.pdf"`, 'dana_levi_resume.pdf'],
    [`attachment; filename="resume.pdf"; filename*=UTF-8''%D7%93%D7%A0%D7%94_resume.pdf`, 'דנה_resume.pdf'],
    [`attachment; filename*=utf-8'he'%D7%93.pdf`, 'ד.pdf'],
    [`attachment; filename="a\\"b.pdf"`, 'a"b.pdf'],
    [`attachment; filename="resume.pdf"; filename*=UTF-8''%ZZ`, 'resume.pdf'],
    ['attachment', undefined],
    [null, undefined],
  ])('in %s is %s', (header, name) => {
    expect(parseContentDispositionName(header)).toBe(name);
  });
});
