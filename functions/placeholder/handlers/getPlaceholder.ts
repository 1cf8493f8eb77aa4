import { pipelineFor } from '../../http/pipeline.ts';
import { placeholderSvg } from '../placeholderSvg.ts';

/** GET /api/placeholder/{w}/{h}?text=: the same address is always the same image. */
export const handler = pipelineFor('getPlaceholder', ({ params, query }) => ({
  body: placeholderSvg({ width: params.w, height: params.h, text: query.text }),
  headers: { 'cache-control': 'public, max-age=86400' },
}));
