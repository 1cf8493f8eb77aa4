/**
 * Run by compiledReader.ts with the flags of the process that reads files: reads a résumé as PDF and as text in both
 * languages, and writes what V8 has compiled for it beside the reader.
 */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { cacheFile, loadCompiled } from '../../functions/import/process/compiledModule.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';

/** A résumé's lines, as somebody writes them. */
const linesOf = ({ personalInfo, experience, education, skills }) => [
  personalInfo.fullName,
  [personalInfo.email, personalInfo.phone, personalInfo.address].join(' | '),
  'Experience',
  ...experience.flatMap((job) => [
    `${job.title}, ${job.company}`,
    `${job.startDate} – ${job.endDate}`,
    ...job.description.split('\n').map((line) => `• ${line}`),
  ]),
  'Education',
  ...education.map(
    ({ degree, institution, startDate, endDate }) => `${degree}, ${institution} ${startDate} – ${endDate}`,
  ),
  'Skills',
  skills.map(({ name }) => name).join(', '),
];

/** A PDF of lines in Latin letters, in a font that every reader has. */
function pdfOf(lines) {
  const show = lines.map((line) => `(${line.replace(/[^ -~]/g, '-').replace(/[()\\]/g, '')}) Tj T*`).join('\n');
  const content = `BT /F1 10 Tf 14 TL 50 800 Td\n${show}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
  return new TextEncoder().encode(text + table + end);
}

const file = process.argv[2] ?? '';
const { exports, script } = loadCompiled(pathToFileURL(file));
const tasks = exports.READER_TASKS;
const texts = [SAMPLE_HE, SAMPLE_EN].map((sample) => new TextEncoder().encode(linesOf(sample).join('\n')));
for (const bytes of [pdfOf(linesOf(SAMPLE_EN)), ...texts]) {
  const answer = await tasks.file(bytes);
  if ('error' in answer) throw new Error(`A sample could not be read: ${JSON.stringify(answer)}`);
}
await writeFile(cacheFile(file), script.createCachedData());
