import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { handlerFor } from '../middleware/handler.ts';

const body = TEMPLATES.map(({ id, name, nameEn }) => ({ id, name, nameEn }));

/** GET /api/templates: the catalogue in the gallery's order. It changes with a release only. */
export const handler = handlerFor('templates', () => ({ body, headers: { 'cache-control': 'public, max-age=300' } }));
