import { describe, expect, it } from 'vitest';
import { pdfFileName } from '../../shared/resume/fileName.ts';
import { contentDisposition } from './contentDisposition.ts';

describe('the header that names a download', () => {
  it.each([
    ['Dana Levi', `attachment; filename="dana_levi_resume.pdf"; filename*=UTF-8''dana_levi_resume.pdf`],
    [
      'נועה ברק',
      `attachment; filename="resume.pdf"; filename*=UTF-8''%D7%A0%D7%95%D7%A2%D7%94_%D7%91%D7%A8%D7%A7_resume.pdf`,
    ],
    ['', `attachment; filename="resume.pdf"; filename*=UTF-8''resume.pdf`],
    ["O'Brien (Jr)", `attachment; filename="resume.pdf"; filename*=UTF-8''o%27brien_%28jr%29_resume.pdf`],
  ])('[PDF-04] names the file of %j', (name, header) => {
    expect(contentDisposition(pdfFileName(name))).toBe(header);
  });

  it.each(['a"; filename="b.exe', 'x\r\nset-cookie: y', '🙂', 'a\ud800b', '../../etc/passwd', '%22'])(
    'keeps %j within one quoted header value',
    (name) => {
      const header = contentDisposition(name);
      expect(header).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~-]+$/);
      expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(name.toWellFormed());
    },
  );
});
