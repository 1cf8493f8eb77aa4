import { TEMPLATE_VERSIONS, type Template } from '../../shared/templates/catalogue.ts';
import { EXHAUSTIVE } from './exhaustive.ts';

/** Of the older versions, whose styles change no more, `npm test` takes every so many. */
const OLDER_STRIDE = 6;

/**
 * The versions that a long test of pages goes through: the newest of every template, and of the older ones all in
 * `npm run test:exhaustive`. What they share (base.css, the document, the pages) is tried by each of the others.
 */
export const TRIED_VERSIONS: readonly Template[] = [
  ...TEMPLATE_VERSIONS.flatMap((versions) => versions.slice(-1)),
  ...TEMPLATE_VERSIONS.flatMap((versions) => versions.slice(0, -1)).filter(
    (_, index) => EXHAUSTIVE || index % OLDER_STRIDE === 0,
  ),
];
