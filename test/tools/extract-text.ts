import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, in the order a reader gives it; undefined when that reader is not installed. */
export type TextExtractor = (pdf: Uint8Array) => Promise<string | undefined>;

const run = promisify(execFile);

async function pdfJs(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  let text = '';
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    text += '\n';
  }
  await task.destroy();
  return text;
}

/** One for all files of the process: starting it takes as long as reading a page. */
let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

async function pdfium(pdf: Uint8Array): Promise<string> {
  library ??= PDFiumLibrary.init();
  const file = await (await library).loadDocument(pdf);
  const text = [...file.pages()].map((page) => page.getText()).join('\n');
  file.destroy();
  return text;
}

/** The text that an installed program prints for a file; undefined when it is not installed. */
const withProgram =
  (program: string, argumentsFor: (path: string) => readonly string[]): TextExtractor =>
  async (pdf) => {
    const folder = await mkdtemp(join(tmpdir(), 'korot-extract-'));
    const path = join(folder, 'in.pdf');
    try {
      await writeFile(path, pdf);
      return (await run(program, [...argumentsFor(path)], { maxBuffer: 1e8 })).stdout;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

/** Where Debian's `libpdfbox2-java` puts PDFBox 2 and what it needs. */
const JARS = ['pdfbox2-tools', 'pdfbox2', 'fontbox2', 'commons-logging'].map((name) => `/usr/share/java/${name}.jar`);
const EXTRACT = ['-cp', JARS.join(':'), 'org.apache.pdfbox.tools.ExtractText', '-console', '-encoding', 'UTF-8'];

/** PDFBox 2 as Tika runs it, in a second or two a file. Undefined if it is not installed. */
export const extractByPdfBox: TextExtractor | undefined = JARS.every((jar) => existsSync(jar))
  ? withProgram('java', (path) => [...EXTRACT, path])
  : undefined;

/** The Python that has a module: that of the path, or Debian's, for which `python3-pypdf` and the like install. */
const pythonWith = (module: string) =>
  ['python3', '/usr/bin/python3'].find((python) => spawnSync(python, ['-c', `import ${module}`]).status === 0);

/** What a Python program prints of a file that it opens by its path, which is `sys.argv[1]`. */
function byPython(module: string, code: string): TextExtractor {
  let extract: TextExtractor | undefined;
  return (pdf) => {
    const python = extract ? '' : pythonWith(module);
    extract ??=
      python === undefined ? async () => undefined : withProgram(python, (path) => ['-X', 'utf8', '-c', code, path]);
    return extract(pdf);
  };
}

/** A selection of PDF readers: those of browsers, and those on which applicant tracking systems are built. */
export const EXTRACTORS: Readonly<Record<string, TextExtractor>> = {
  'pdf.js': pdfJs,
  PDFium: pdfium,
  pdftotext: withProgram('pdftotext', (path) => ['-enc', 'UTF-8', path, '-']),
  mutool: withProgram('mutool', (path) => ['draw', '-q', '-F', 'txt', path]),
  PDFBox: async (pdf) => extractByPdfBox?.(pdf),
  pypdf: byPython(
    'pypdf',
    'import pypdf, sys; print("\\n".join(p.extract_text() for p in pypdf.PdfReader(sys.argv[1]).pages))',
  ),
  pdfminer: byPython(
    'pdfminer',
    'import sys; from pdfminer.high_level import extract_text; print(extract_text(sys.argv[1]))',
  ),
  // Another build of PDFium, which takes no line for one from the right (decision 128).
  pypdfium2: byPython(
    'pypdfium2',
    'import pypdfium2 as p, sys; print(*(e.get_textpage().get_text_range() for e in p.PdfDocument(sys.argv[1])))',
  ),
};
