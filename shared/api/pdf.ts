import * as v from 'valibot';
import { ResumeDataSchema } from '../resume/schema.ts';
import { findTemplate } from '../templates/catalogue.ts';
import { MAX_PDF_PAGES } from '../templates/page.ts';
import { NAME_SIZES, SPACINGS } from '../templates/pagination/fit.ts';
import type { PrintedBreaks } from '../templates/pagination/layOutPage.ts';
import type { PageBreaks } from '../templates/pagination/paginate.ts';
import { ALLOWANCE_ERRORS, type Endpoint } from './endpoint.ts';

/** Characters of the bare form's `html` and of its `css`. */
export const BARE_MARKUP_LIMITS = { html: 400_000, css: 200_000 } as const;

const TemplateIdSchema = v.pipe(
  v.string(),
  v.check((id) => findTemplate(id) !== undefined, 'unknown_template'),
);

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

const PAGE_BREAKS = {
  columns: v.pipe(
    v.array(v.pipe(v.array(v.object({ unit: CountSchema, offset: CountSchema })), v.maxLength(MAX_PDF_PAGES))),
    v.maxLength(2),
  ),
  cloned: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(40), v.regex(/^\d+(?:\.\d+)*$/))),
    v.maxLength(8 * MAX_PDF_PAGES),
  ),
  spacing: v.optional(v.picklist(SPACINGS)),
  nameSize: v.optional(v.picklist(NAME_SIZES)),
};

/** Where a résumé's pages begin, by column: a block's number, and how many of its characters are on earlier pages. */
export const PageBreaksSchema: v.GenericSchema<PageBreaks> = v.object(PAGE_BREAKS);

/** The same with the lines of its texts (`TextLines`). */
const PrintedBreaksSchema: v.GenericSchema<PrintedBreaks> = v.object({
  ...PAGE_BREAKS,
  lines: v.optional(v.array(v.array(CountSchema))),
});

/**
 * Either `resumeData`, from which the server renders the document itself, or
 * bare `html` and `css` (API-04), which only signed-in callers may send.
 */
export const PdfRequestSchema = v.pipe(
  v.object({
    templateId: TemplateIdSchema,
    /** The page is always printed at its own size (PDF-05). */
    forceScale: v.optional(v.literal(1), 1),
    resumeData: v.optional(ResumeDataSchema),
    html: v.optional(v.pipe(v.string(), v.maxLength(BARE_MARKUP_LIMITS.html))),
    css: v.optional(v.pipe(v.string(), v.maxLength(BARE_MARKUP_LIMITS.css))),
    /** Whether the résumé's data is embedded in the PDF, so that importing it later loses nothing (decision 7). */
    embedData: v.optional(v.boolean(), true),
    /** The pages that the caller has laid out, so that they need not be measured; measured where they do not fit. */
    pageBreaks: v.optional(PageBreaksSchema),
  }),
  v.check((body) => (body.resumeData === undefined) !== (body.html === undefined), 'resumeData or html'),
);

/** Dollars that a second of the function costs, and that a PDF counts for until it is known to cost more. */
export const PRINT_SECOND_DOLLARS = 0.000_034;

/**
 * Dollars that one signed-in person's prints may come to in a day, and so about what a script with one account costs:
 * some 2,900 PDFs, those from the cache too. Keeping them in the bucket costs a sixth more and is not in it.
 */
const PERSON_DOLLARS = 0.1;

/** Resources of every endpoint that lays résumés out in a browser. */
export const PRINTING_NEEDS = {
  assets: ['templates'],
  allowance: 'pdf',
  chromium: true,
  thread: 'pdf/finish/thread',
  memory: 2_048,
  architecture: 'x86_64',
} as const satisfies Endpoint['needs'];
export const PRINTING_LIMITS = {
  bodyBytes: 1_000_000,
  seconds: 25,
  perUser: { calls: 60, seconds: 60 },
  perIp: { calls: 240, seconds: 60 },
  perVisitor: { calls: 60, seconds: 60 },
} as const satisfies Endpoint['limits'];
export const PRINTING_ERRORS = [
  'unknown_template',
  'pdf_failed',
  'pdf_too_long',
  'pdf_too_complex',
  'pdf_busy',
  ...ALLOWANCE_ERRORS,
] as const satisfies Endpoint['errors'];

export const pdfEndpoints = {
  /** The résumé's pages as a PDF, named by its owner in Content-Disposition. */
  generatePdf: {
    method: 'POST',
    path: '/api/generate-pdf',
    capability: 'pdf',
    auth: 'optional',
    body: PdfRequestSchema,
    signedInFields: ['html'],
    response: 'application/pdf',
    errors: ['premium_template', 'resume_too_large', ...PRINTING_ERRORS],
    failure: 'pdf_failed',
    tooLarge: 'resume_too_large',
    limits: {
      ...PRINTING_LIMITS,
      // A second of two gigabytes; what takes longer says so.
      daily: { dollars: PRINT_SECOND_DOLLARS, of: 'visitors', dollarsPerUser: PERSON_DOLLARS },
    },
    needs: {
      tables: { users: ['UpdateItem'], requests: ['UpdateItem'] },
      buckets: { pdfs: ['GetObject', 'PutObject'] },
      ...PRINTING_NEEDS,
    },
  },
  /**
   * Answers where the pages and lines of a résumé's PDF begin, for previews in browsers that lay texts out differently.
   */
  measurePages: {
    method: 'POST',
    path: '/api/page-breaks',
    capability: 'pdf',
    auth: 'optional',
    body: v.object({ templateId: TemplateIdSchema, resumeData: ResumeDataSchema }),
    response: PrintedBreaksSchema,
    errors: [...PRINTING_ERRORS],
    failure: 'pdf_failed',
    limits: {
      ...PRINTING_LIMITS,
      // About as long as nothing is printed.
      daily: { dollars: PRINT_SECOND_DOLLARS / 10, of: 'visitors', dollarsPerUser: PERSON_DOLLARS },
    },
    needs: { tables: { requests: ['UpdateItem'] }, ...PRINTING_NEEDS },
  },
} as const satisfies Record<string, Endpoint>;
