import { WORD_MEDIA_TYPE } from '../../../../shared/upload/uploadFormats.ts';
import { fileStem } from '../../../../shared/resume/fileName.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { findPageBreaks } from '../../preview/index.ts';
import { templateOf } from '../../../../shared/templates/catalogue.ts';

type FileContent = string | Uint8Array<ArrayBuffer>;

/** A format that is made in the browser: free, without an account, and without a network. */
interface ExportFormat {
  readonly extension: string;
  readonly type: string;
  /** Loads what it needs and writes the résumé. */
  readonly write: (resume: ResumeData) => Promise<FileContent>;
}

const FORMATS = {
  word: {
    extension: 'docx',
    type: WORD_MEDIA_TYPE,
    write: async (resume) => {
      const [{ writeWordFile }, { BASE_CSS, loadTemplateStyle }] = await Promise.all([
        import('../../../../shared/export/word/wordFile.ts'),
        import('../../preview/templateCss.ts'),
      ]);
      const style = await loadTemplateStyle(templateOf(resume).style);
      return writeWordFile(resume, BASE_CSS + style, findPageBreaks(resume)?.spacing);
    },
  },
  text: {
    extension: 'txt',
    type: 'text/plain',
    write: async (resume) => (await import('../../../../shared/export/plainText.ts')).toPlainText(resume),
  },
  markdown: {
    extension: 'md',
    type: 'text/markdown',
    write: async (resume) => (await import('../../../../shared/export/plainText.ts')).toMarkdown(resume),
  },
  json: {
    extension: 'json',
    type: 'application/json',
    write: async (resume) => {
      const { toJsonResume } = await import('../../../../shared/resume/jsonResumeExport.ts');
      return `${JSON.stringify(toJsonResume(resume), null, 2)}\n`;
    },
  },
} as const satisfies Record<string, ExportFormat>;

type FormatName = keyof typeof FORMATS;
/** The choices: one format, or all of them in one ZIP. */
export const EXPORT_CHOICES = [...(Object.keys(FORMATS) as FormatName[]), 'all'] as const;
export type ExportChoice = (typeof EXPORT_CHOICES)[number];
/** JSON Resume knows no letters. */
export const LETTER_CHOICES: readonly ExportChoice[] = ['word', 'text', 'markdown'];

/** Makes the file of a choice. Rejects when a part of the site cannot be loaded. */
export async function exportFile(resume: ResumeData, choice: ExportChoice): Promise<File> {
  const stem = fileStem(resume.personalInfo.fullName, resume);
  if (choice !== 'all') {
    const { extension, type, write } = FORMATS[choice];
    return new File([await write(resume)], `${stem}.${extension}`, { type });
  }
  const { strToU8, zipSync } = await import('fflate');
  const files = await Promise.all(
    Object.values(FORMATS).map(async ({ extension, write }) => {
      const content = await write(resume);
      return [`${stem}.${extension}`, typeof content === 'string' ? strToU8(content) : content] as const;
    }),
  );
  return new File([zipSync(Object.fromEntries(files))], `${stem}.zip`, { type: 'application/zip' });
}
