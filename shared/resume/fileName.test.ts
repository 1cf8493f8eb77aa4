import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './anyResume.fixture.ts';
import { fileStem, pdfFileName } from './fileName.ts';

describe('the PDF’s file name', () => {
  it.each([
    ['Dana Cohen', 'dana_cohen_resume.pdf'],
    ['  Dana   Levi Cohen ', 'dana_levi_cohen_resume.pdf'],
    ['דנה כהן', 'דנה_כהן_resume.pdf'],
    ['ג׳ו בן־דוד', 'ג׳ו_בן־דוד_resume.pdf'],
    ["Sinéad O'Connor-Smith", "sinéad_o'connor-smith_resume.pdf"],
    ['Jose\u0301', 'jos\u00e9_resume.pdf'],
    ['', 'resume.pdf'],
    [' \u200f ', 'resume.pdf'],
    ['/', 'resume.pdf'],
    ['...', 'resume.pdf'],
  ])('[PDF-04] of "%s" is %s', (name, file) => {
    expect(pdfFileName(name)).toBe(file);
  });

  it.each([
    ['../../etc/passwd', 'etc_passwd_resume.pdf'],
    ['C:\\Windows\\con', 'c_windows_con_resume.pdf'],
    ['.hidden', 'hidden_resume.pdf'],
    ['a\u0000b\u202efdp\u2066.exe', 'abfdp.exe_resume.pdf'],
    ['<b>"x"|?*', 'b_x_resume.pdf'],
    ['a\nb\r\nc', 'a_b_c_resume.pdf'],
    ['a\ud83d', 'a_resume.pdf'],
  ])('[PDF-04] of the hostile %j is %s', (name, file) => {
    expect(pdfFileName(name)).toBe(file);
  });

  it('[PDF-04] fits every file system, whatever the name', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const file = pdfFileName(name);
        expect(file).toMatch(
          /^(?:[^.<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\s][^<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\s]*_)?resume\.pdf$/u,
        );
        expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(200);
      }),
    );
    expect(new TextEncoder().encode(pdfFileName('א'.repeat(10_000))).length).toBeLessThanOrEqual(200);
  });

  it('is of 180 bytes at most before what the document is, cut between letters and without a line at its end', () => {
    const letters = 'א'.repeat(89);
    expect(fileStem(`${letters}א`)).toBe(`${letters}א_resume`);
    expect(fileStem(`${letters}אא`)).toBe(`${letters}א_resume`);
    expect(fileStem(`${letters}aא`)).toBe(`${letters}a_resume`);
    expect(fileStem(`${letters} b c`)).toBe(`${letters}_b_resume`);
  });

  it('says what else it is', () => {
    expect([fileStem('Noa Barak', { letterLines: [] }), fileStem('', { letterLines: [] })]).toEqual([
      'noa_barak_cover_letter',
      'cover_letter',
    ]);
  });
});
