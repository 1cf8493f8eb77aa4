import * as v from 'valibot';

/** A word with its box on a page, as fractions of the page's width and height. */
const OcrWordSchema = v.tuple([v.string(), v.number(), v.number(), v.number(), v.number()]);

/**
 * OCR result of a page: words with their boxes (text, left, top, width, height of the line they stand in), or lines in
 * reading order, the parts of a line that stand apart set apart by tabs; `unsure` where a number of it may be another.
 */
export const OcrPageSchema = v.variant('by', [
  v.object({ by: v.literal('words'), width: v.number(), height: v.number(), words: v.array(OcrWordSchema) }),
  v.object({
    by: v.literal('lines'),
    lines: v.array(v.object({ text: v.string(), heading: v.boolean(), unsure: v.optional(v.boolean()) })),
  }),
]);
export type OcrPage = v.InferOutput<typeof OcrPageSchema>;
export type OcrWord = v.InferOutput<typeof OcrWordSchema>;
export type OcrLine = Extract<OcrPage, { by: 'lines' }>['lines'][number];
