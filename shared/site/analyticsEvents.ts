import { CREDIT_PACKS } from '../payments/plans.ts';
import { STATIC_PAGES } from './staticPages.ts';
import { TEMPLATES } from '../templates/catalogue.ts';

/** Names of what is counted, and only after consent: what happened, never who did it or what was written (API-10). */
export const EVENT_NAMES = [
  'page_viewed',
  'resume_started',
  'template_chosen',
  'pdf_downloaded',
  'import_finished',
  'improvement_finished',
  'purchase_finished',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

const templateIds = TEMPLATES.map(({ id }) => id);

/** Labels that an event may have: only values that we defined, so that nothing personal fits in. */
export const EVENT_LABELS: Readonly<Record<EventName, readonly string[]>> = {
  page_viewed: [...STATIC_PAGES.map(({ path }) => path), '/profile'],
  resume_started: [],
  template_chosen: templateIds,
  pdf_downloaded: templateIds,
  import_finished: [],
  improvement_finished: [],
  purchase_finished: [...CREDIT_PACKS.map(({ id }) => id), 'premium'],
};
