/**
 * Steps of the space between lines and blocks, each bounded in `base.css`: type keeps its size but in `large`, which a
 * résumé of less than half a page is set in, and in the `dense` ones, for letters that are to be one page.
 */
export const SPACINGS = [
  ...(['tight-1', 'tight-2', 'tight-3', 'loose-1', 'loose-2', 'loose-3', 'large'] as const),
  ...(['dense-1', 'dense-2', 'dense-3'] as const),
] as const;
export type Spacing = (typeof SPACINGS)[number];

/** Steps of a name that is too long for its line, each about an eighth smaller than the one before (`base.css`). */
export const NAME_SIZES = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type NameSize = (typeof NAME_SIZES)[number];

/** How large a name is in each, against its own size (`--name-zoom`). */
export const NAME_ZOOMS: Readonly<Record<NameSize, number>> = {
  '1': 0.88,
  '2': 0.77,
  '3': 0.67,
  '4': 0.58,
  '5': 0.51,
  '6': 0.45,
  '7': 0.4,
};

/** How a document is set so that it fits its pages; as its template says where nothing is named. */
export interface PageFit {
  readonly spacing?: Spacing | undefined;
  readonly nameSize?: NameSize | undefined;
}

/** A page that is filled less looks forgotten. */
export const MIN_LAST_FILL = 0.2;
/** A résumé that fills less of its only page, by area, is set larger. */
export const SPARSE_FILL = 0.5;

/** Share of a page by which engines may differ about how full it is. */
export const CLOSE_TO_SPARSE = 0.05;
/** A fuller page may become two in another engine. */
export const CLOSE_TO_FULL = 0.85;

/** Class of the element that holds the name, in the head of a document. */
export const NAME_CLASS = 'name';

/** Attributes by which the styles know (`base.css`): of the document, and of its name, so that a size tried there
 * concerns no other style. */
export const FIT_ATTRIBUTES = { spacing: 'data-spacing', nameSize: 'data-name-size' } as const;
