import type { DescribedPart } from '../../../functions/import/understand/describedPart.ts';
import { describeParts, featuresOf, firstNames } from '../../../functions/import/understand/features.ts';
import type { Label } from '../../../functions/import/understand/labels.ts';
import { detectDirection } from '../../../functions/import/layout/readPages.ts';
import { readLines } from '../../../functions/import/layout/reading.ts';
import { extractGlyphs } from '../../../functions/import/pdf/pdfDocument.ts';
import { separatePrivateData } from '../../../functions/import/resume/privateData.ts';
import { parseResumeLines, readByRules } from '../../../functions/import/resume/parseResumeLines.ts';
import { cellClassifier } from '../../../functions/import/understand/resumeFromLines.ts';
import { alignToResume } from '../../../functions/import/understand/alignToResume.ts';
import { toParts } from '../../../functions/import/understand/parts.ts';
import { align, linesOf, preparedLines, writtenLines } from './align.ts';
import type { LabelledPage } from './generate.ts';
import { linesOfKept, type KeptFile } from './keepSet.ts';
import type { LearningOptions } from './options.ts';
import { withOwnWords } from './ownWords.ts';
import { Names } from './perceptron.ts';
import { Random } from './random.ts';
import { resumeOfTruth } from './taughtSets.ts';
import type { ExpectedResume } from '../../bench/import/score.ts';

/** A document as it is seen when this much is known of it, with the numbers of its features. */
interface Version {
  readonly described: readonly DescribedPart[];
  readonly features: readonly Int32Array[];
}

/** A document with its labels, described in several ways: with all that is known of it, or without a part of that. */
export interface Taught {
  readonly versions: readonly Version[];
  readonly boundaries: readonly string[];
  readonly labels: readonly (Label | undefined)[];
}

/** A PDF, and what it says where somebody wrote that down. */
export interface TaughtPdf {
  readonly pdf: Uint8Array;
  readonly truth: ExpectedResume | undefined;
}

/**
 * Makes lessons of documents. Each call draws from one source of chance and numbers features as they come, so the same
 * documents in the same order give the same lessons.
 */
export class Teacher {
  readonly names = new Names();
  readonly random = new Random(7);
  readonly #options: LearningOptions;

  constructor(options: LearningOptions) {
    this.#options = options;
  }

  /** A made page: with what the rules read of it, which is often wrong, some words forgotten; or without the rules. */
  page(page: LabelledPage): Taught {
    const lines = linesOf(page);
    const { parts, labels } = align(page);
    const share = this.random.pick([1, 2]) * this.#options.forgotten;
    const { resumeData } = parseResumeLines(writtenLines(page), [], page.direction);
    const rules = alignToResume(parts, lines, resumeData);
    const forget = () => this.random.chance(share);
    return {
      versions: [{ rules }, this.random.pick([{ rules, forget }, { forget }])].map((known) =>
        this.#version(describeParts(lines, parts, page.direction, known)),
      ),
      boundaries: parts.map(({ boundary }) => boundary),
      labels,
    };
  }

  /** A file of strangers: what the rules read of it is a feature, and its labels are what it says. */
  kept(file: KeptFile): Taught {
    const { direction, links, truth } = file;
    const all = linesOfKept(file);
    const lines = preparedLines(all, direction);
    const parts = toParts(lines);
    const { resumeData } = readByRules(separatePrivateData(all).lines, links, direction);
    const rules = alignToResume(parts, lines, resumeData);
    const forget = this.#forget;
    return {
      versions: [{ rules }, { rules, forget }, { forget }].map((known) =>
        this.#version(describeParts(lines, parts, direction, known)),
      ),
      boundaries: parts.map(({ boundary }) => boundary),
      labels: withOwnWords(parts, lines, alignToResume(parts, lines, resumeOfTruth(truth))),
    };
  }

  /**
   * A file of the project, whose labels are what it says, or what the rules read where nobody wrote down all that it
   * says: the rules themselves teach nothing there. Undefined for one that cannot be read.
   */
  async pdf({ pdf, truth }: TaughtPdf): Promise<Taught | undefined> {
    const read = await extractGlyphs(pdf.slice());
    if ('error' in read) return undefined;
    const direction = detectDirection(read.pages);
    const all = readLines(read.pages, direction, cellClassifier).lines;
    const lines = preparedLines(all, direction);
    const parts = toParts(lines);
    const resume = truth ? resumeOfTruth(truth) : parseResumeLines(all, read.links, direction).resumeData;
    const labels = withOwnWords(parts, lines, alignToResume(parts, lines, resume));
    return {
      versions: [{}, { forget: this.#forget }].map((known) =>
        this.#version(describeParts(lines, parts, direction, known)),
      ),
      boundaries: parts.map(({ boundary }) => boundary),
      labels,
    };
  }

  readonly #forget = () => this.random.chance(this.#options.forgotten);

  #version(described: readonly DescribedPart[]): Version {
    return { described, features: featuresOf(described).map((values) => this.names.numbersOf(firstNames(values))) };
  }
}
