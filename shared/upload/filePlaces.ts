import * as v from 'valibot';

/** Maximum number of pages, and of runs, that places are given for; a file with more comes without places. */
export const FILE_PLACES_LIMITS = { pages: 40, runs: 3_000, text: 600 } as const;

const { pages: MOST_PAGES, runs: MOST_RUNS, text: MOST_TEXT } = FILE_PLACES_LIMITS;
const IndexSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const PointsSchema = v.pipe(v.number(), v.minValue(-20_000), v.maxValue(20_000));

/** The places that a file's texts went to. Each visible word is in exactly one run, and each run has one place. */
export const FilePlacesSchema = v.object({
  /** Number of the page in the file, from 1, its width and height in points; none if the file has no pages. */
  pages: v.pipe(v.array(v.tuple([IndexSchema, PointsSchema, PointsSchema])), v.maxLength(MOST_PAGES)),
  /**
   * Places, each once: the path of a field (`experience.0.title`), followed by those of fields read from the same
   * words, separated by spaces; `unplaced`; or in brackets the reason why the text is in neither.
   */
  places: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_000))), v.maxLength(MOST_RUNS)),
  /**
   * Neighbouring words with one place, in reading order: index of the place, of the page, number of the line, left and
   * upper edge, width and height in points, text. Width 0: the file does not say where the text is.
   */
  runs: v.pipe(
    v.array(
      v.tuple([
        IndexSchema,
        IndexSchema,
        IndexSchema,
        PointsSchema,
        PointsSchema,
        PointsSchema,
        PointsSchema,
        v.pipe(v.string(), v.maxLength(MOST_TEXT)),
      ]),
    ),
    v.maxLength(MOST_RUNS),
  ),
  /** Filled fields that are nowhere on the pages: combined values, or a link's address. */
  unseen: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MOST_RUNS)),
});
export type FilePlaces = v.InferOutput<typeof FilePlacesSchema>;
