import { CARE_AND_HOSTING_WORDS } from './resume/careAndHosting.ts';
import { OFFICE_AND_PUBLIC_WORDS } from './resume/officeAndPublicLife.ts';
import { PRODUCT_AND_STUDY_WORDS } from './resume/productsAndStudies.ts';
import { TIME_AND_TRADE_WORDS } from './resume/timesAndTrades.ts';
import { WORK_AND_MATERIAL_WORDS } from './resume/workAndMaterials.ts';

/**
 * Words of résumés of all trades that may stand for each other, both languages in one row (actions.ts says how it is
 * read). The rows are narrow: what is alike but claims more or something else (escorting and guiding, handling and
 * solving) stands in rows of its own.
 */
export const RESUME_WORDS = [
  TIME_AND_TRADE_WORDS,
  CARE_AND_HOSTING_WORDS,
  OFFICE_AND_PUBLIC_WORDS,
  PRODUCT_AND_STUDY_WORDS,
  WORK_AND_MATERIAL_WORDS,
].join('');
