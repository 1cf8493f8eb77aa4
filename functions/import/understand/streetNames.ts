/** Words that end the name of a street, as whole words and as they are shortened. */
const STREET_WORDS = [
  'street|st|road|rd|row|lane|ln|avenue|ave|drive|dr|close|court|ct|crescent|cres|terrace|place|pl|square|sq',
  'way|gardens|grove|hill|mews|walk|boulevard|blvd|cottages?|quay|parade|highway|hwy|layout|nagar|marg|estate',
  'heights',
].join('|');
/** What a number is of: `Flat 3`, `Blk 227`. */
const BUILDING = String.raw`(?:(?:no|flat|apt|unit|blk|block|plot)\.?\s*)?`;
/** `14`, `12b`, `3/112`. */
const NUMBER = String.raw`\d+[a-z]?(?:[/-]\d+[a-z]?)?`;
/** A number and a street: `14 Quarry Row`, `3/112, Bharathi Nagar`, `Blk 227 Tampines St 23`. */
const NUMBER_AND_STREET = new RegExp(
  String.raw`^${BUILDING}${NUMBER},?\s+(?:[\p{L}'’.-]+\s+){1,4}(?:${STREET_WORDS})\.?(?:\s+\d+)?$`,
  'iu',
);
/** Names of streets are written with capitals: `5 years leading the way` is none. */
const CAPITAL = /^[\p{Lu}\d]/u;
/** A box at the post office: `P.O. Box 418-20200`. */
const POST_BOX = /^p\.?\s?o\.?\s?box\s+\d[\d-]*$/i;

/**
 * Whether a text is a street with its number, or a box at the post office, as English addresses begin. Words alone are
 * none: `Baker Street` may be an employer.
 */
export const isStreetWithNumber = (text: string): boolean =>
  (NUMBER_AND_STREET.test(text) && text.split(/\s+/).every((word) => CAPITAL.test(word))) || POST_BOX.test(text);
