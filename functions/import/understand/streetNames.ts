/** Words that end the name of a street, with what may stand behind them: `Quarry Row`, `Fifth Ave.`, `Tampines St 23`. */
const STREET =
  'street|st|road|rd|row|lane|ln|avenue|ave|drive|dr|close|court|ct|crescent|cres|terrace|place|pl|square|sq|way|' +
  'gardens|grove|hill|mews|walk|boulevard|blvd|cottages?|quay|parade|highway|hwy|layout|nagar|marg|estate|heights';
/** A number and a street: `14 Quarry Row`, `3/112, Bharathi Nagar`, `Blk 227 Tampines St 23`. */
const NUMBER_AND_STREET = new RegExp(
  `^(?:(?:no|flat|apt|unit|blk|block|plot)\\.?\\s*)?\\d+[a-z]?(?:[/-]\\d+[a-z]?)?,?\\s+(?:[\\p{L}'’.-]+\\s+){1,4}(?:${STREET})\\.?(?:\\s+\\d+)?$`,
  'iu',
);
/** A box at the post office: `P.O. Box 418-20200`. */
const POST_BOX = /^p\.?\s?o\.?\s?box\s+\d[\d-]*$/i;

/**
 * Whether a text is a street with its number, or a box at the post office, as English addresses begin. Words alone are
 * none: `Baker Street` may be an employer.
 */
export const isStreetWithNumber = (text: string): boolean => NUMBER_AND_STREET.test(text) || POST_BOX.test(text);
