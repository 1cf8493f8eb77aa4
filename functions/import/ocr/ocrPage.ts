import * as v from 'valibot';

/** A word and its box (left, top, width, height) as fractions of the page's width and height. */
const OcrWordSchema = v.tuple([v.string(), v.number(), v.number(), v.number(), v.number()]);

/**
 * OCR result of a page: words with their boxes, whose top and height are those of their line; or lines in reading
 * order, with tabs between parts that are apart. `unsure`: a number in the line may be wrong.
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
