import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { pipelineFor } from '../middleware/pipeline.ts';

const body = TEMPLATES.map(({ id, name, nameEn }) => ({ id, name, nameEn }));

/** GET /api/templates: the catalogue in the gallery's order. It changes with a release only. */
export const handler = pipelineFor('templates', () => ({ body, headers: { 'cache-control': 'public, max-age=300' } }));
