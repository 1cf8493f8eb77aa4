import { TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { pipelineFor } from '../../http/pipeline.ts';

const TEMPLATE_LIST = TEMPLATES.map(({ id, name }) => ({ id, name: name.he, nameEn: name.en }));

/** GET /api/templates: the catalogue in the gallery's order. It changes with a release only. */
export const handler = pipelineFor('listTemplates', () => ({
  body: TEMPLATE_LIST,
  headers: { 'cache-control': 'public, max-age=300' },
}));
