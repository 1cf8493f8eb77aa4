import { askBedrock } from '../../../functions/import/llm/bedrockStructuring.ts';
import { openQuestion } from '../../../functions/import/llm/structureText.ts';
import { importText } from '../../../functions/import/textImport.ts';
import { understandLines, type MendReading } from '../../../functions/import/understand/understand.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { bedrockEmulator } from '../../local/emulators/bedrock.ts';
import { setEnvironment } from '../../local/environment.ts';
import { startModelMeter, type ModelTraffic } from './meter.ts';

const head = ({ startDate, endDate }: { startDate: string; endDate: string }, ...names: readonly string[]) =>
  `${names.join(' | ')} | ${startDate} – ${endDate || 'היום'}`;

/** The sample résumé as a text file says it. */
function sampleText(): string {
  const { personalInfo, summary, experience, education, skills } = SAMPLE_HE;
  return [
    personalInfo.fullName,
    [personalInfo.phone, personalInfo.email, personalInfo.address].join(' | '),
    'תקציר',
    summary,
    'ניסיון תעסוקתי',
    ...experience.flatMap((job) => [head(job, job.title, job.company), job.description]),
    'השכלה',
    ...education.flatMap((study) => [head(study, study.degree, study.institution), study.description]),
    'כישורים',
    skills.map(({ name }) => name).join(', '),
  ].join('\n');
}

/** Measures one question about an imported text with one open entry; the local editor answers. */
export async function measureStructuring(): Promise<ModelTraffic> {
  const model = await bedrockEmulator.start('');
  const { environment } = model;
  const meter = await startModelMeter(environment['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] ?? '');
  const restore = setEnvironment({
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: meter.url,
  });
  try {
    let question: ReturnType<typeof openQuestion>;
    const ask: MendReading = (page, read) => {
      question = openQuestion(page, { ...read, confidence: { ...read.confidence, 'experience.0.company': 0 } });
      return read;
    };
    await importText(new TextEncoder().encode(sampleText()), (lines, links, direction) =>
      understandLines(lines, links, direction, undefined, undefined, ask),
    );
    if (!question) throw new Error('Nothing in the sample is open');
    const signal = AbortSignal.timeout(20_000);
    await askBedrock(question, environment['MODEL_ID'] ?? '', () => undefined, signal);
    return meter.take();
  } finally {
    restore();
    await meter.close();
    await model.stop();
  }
}
