/** Run by pdf.ts in a separate process: the stages from nothing to the first PDF, in milliseconds, as JSON. */
const started = performance.now();
let last = started;
const stages: Record<string, number> = {};
const stage = (name: string) => {
  const now = performance.now();
  stages[name] = now - last;
  last = now;
};

const { chromium } = await import('../../functions/pdf/chromium.ts');
const { PrintBrowser } = await import('../../functions/pdf/printBrowser.ts');
const { TemplateAssets } = await import('../../functions/pdf/templateAssets.ts');
const { renderPdf, createResumeJob: resumeJob } = await import('../../functions/pdf/renderPdf.ts');
const { SAMPLE_HE } = await import('../../shared/templates/samples/he.ts');
stage('load the code');
await chromium();
stage('unpack the browser');
const browser = new PrintBrowser();
await browser.start();
stage('start the browser');
const job = resumeJob(SAMPLE_HE, new TemplateAssets(process.env.TEMPLATE_ASSETS_DIR ?? ''), { carry: true });
await renderPdf(browser, job);
stage('first PDF');
stages['in all'] = performance.now() - started;
await browser.close();
process.stdout.write(JSON.stringify(stages));
export {};
