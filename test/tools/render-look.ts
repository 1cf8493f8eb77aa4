/**
 * Renders templates for looking at: `node test/tools/render-look.ts <out folder> [id …]` writes
 * `<id>-<language>[-long].pdf` for each template, in both languages, one page and several.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import puppeteer from 'puppeteer-core';
import { buildTemplates, TEMPLATE_ASSETS } from '../../infra/build/templates.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { resumePage } from '../../shared/templates/html.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';

const [out = '/tmp/looks', ...wanted] = process.argv.slice(2);
await mkdir(out, { recursive: true });
await buildTemplates();
const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
const [executablePath] = await Promise.all(['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((file) => inflate(join(bin, file))));
setupLambdaEnvironment(join(tmpdir(), 'al2023/lib'));
const browser = await puppeteer.launch({ executablePath: executablePath as string, headless: 'shell', args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'] });
const page = await browser.newPage();
const base = await readFile(join(TEMPLATE_ASSETS, 'base.css'), 'utf8');

/** The sample with its jobs three times over, for several pages. */
function longer(resume: ResumeData): ResumeData {
  const experience = [1, 2, 3].flatMap((round) => resume.experience.map((job, index) => ({ ...job, id: `exp-${round * 10 + index}`, current: job.current && round === 1 })));
  return { ...resume, experience };
}

for (const template of TEMPLATES.filter((row) => wanted.length === 0 || wanted.includes(row.id))) {
  const look = await readFile(join(TEMPLATE_ASSETS, 'looks', `${template.id}.css`), 'utf8').catch(() => '');
  for (const [name, sample] of [['he', SAMPLE_HE], ['he-long', longer(SAMPLE_HE)], ['en', SAMPLE_EN], ['en-long', longer(SAMPLE_EN)]] as const) {
    const html = resumePage({ ...sample, templateId: template.id }, { base, look, fontUrl: (file) => `data:font/woff2;base64,${fonts(file.file)}` });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await writeFile(join(out, `${template.id}-${name}.pdf`), await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }));
  }
  console.log(template.id);
}
await browser.close();

function fonts(file: string): string {
  return readFileSync(join(TEMPLATE_ASSETS, 'fonts', file)).toString('base64');
}
