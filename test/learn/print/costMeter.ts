import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { estimatePrintCost } from '../../../functions/pdf/printCost.ts';
import { PrintBrowser } from '../../../functions/pdf/printBrowser.ts';
import { renderPdf } from '../../../functions/pdf/renderPdf.ts';
import { TemplateAssets } from '../../../functions/pdf/templateAssets.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { templateOf } from '../../../shared/templates/catalogue.ts';
import { buildResumeDocument } from '../../../shared/templates/document/document.ts';
import { treeToText } from '../../../shared/templates/document/tree.ts';
import { renderPageHead } from '../../../shared/templates/html.ts';

/** Characters of one description: what a résumé may hold. */
const DESCRIPTION = 8_000;

/** A résumé that holds the text, in as many descriptions as it needs. */
export function resumeOfText(text: string, language: ResumeData['language'] = 'en'): ResumeData {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += DESCRIPTION) parts.push(text.slice(at, at + DESCRIPTION));
  return {
    ...createBlankResume(),
    templateId: 'professional',
    language,
    experience: parts.map((description, index) => ({
      id: `e${index}`,
      title: '',
      company: '',
      location: '',
      startDate: '',
      endDate: '',
      current: false,
      description,
    })),
  };
}

export interface Measured {
  /** Milliseconds of a processor: of the browser's processes and of this one. */
  readonly milliseconds: number;
  /** Of them, those of this process, in which all others wait. */
  readonly here: number;
  readonly estimate: number;
}

/** Prints documents as the product does, whatever they are estimated to cost, and says what they took of processors. */
export class CostMeter {
  readonly #browser = new PrintBrowser({ limit: 30_000, memory: 1.5e9 });
  readonly #assets = new TemplateAssets(fileURLToPath(new URL('../../../.build/templates', import.meta.url)));

  /** Name and version of the browser. */
  async engine(): Promise<string> {
    await this.#browser.start();
    return this.#browser.version();
  }

  /** Throws as a print does. */
  async measure(resume: ResumeData): Promise<Measured> {
    await this.#browser.start();
    const browser = this.#browser.pid as number;
    const [thereBefore, hereBefore] = [processorTime(browser), process.cpuUsage()];
    const tree = buildResumeDocument(resume);
    const text = treeToText(tree);
    const references = this.#assets.referencesFor(templateOf(resume));
    const head = this.#assets.inlineFiles(renderPageHead(resume, references, { text }));
    await renderPdf(this.#browser, {
      document: { head, body: JSON.stringify(tree), layout: { script: this.#assets.layOutScript } },
      hasLetters: false,
      metadata: { title: 'x', language: 'en' },
      isUntrusted: false,
      cost: 0,
    });
    const { user, system } = process.cpuUsage(hereBefore);
    const here = (user + system) / 1_000;
    const there = processorTime(browser) - thereBefore;
    return { milliseconds: here + there, here, estimate: estimatePrintCost(tree).milliseconds };
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

/** Milliseconds of a tick of the kernel's clock (USER_HZ). */
const TICK_MS = 10;

/** What a process and those below it have taken of processors, in milliseconds. */
function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean),
    );
    const own = TICK_MS * (Number(fields[11]) + Number(fields[12]));
    return children.reduce((sum, child) => sum + processorTime(Number(child)), own);
  } catch {
    return 0;
  }
}
