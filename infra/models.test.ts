import { expect, it } from 'vitest';
import { parseModelCapabilities } from '../functions/platform/bedrock/converse.ts';
import { modelRowOf } from '../functions/platform/bedrock/models.ts';
import { baseConfig } from './config.ts';
import { DEFAULT_MODEL, MODELS } from './models.ts';

it('a new environment gets a model that is known, holds to schemas and has a price, and another in its place', () => {
  const { model } = baseConfig('prod');
  expect(model).toEqual(DEFAULT_MODEL);
  const { fallback, ...first } = parseModelCapabilities(JSON.stringify(model));
  for (const one of [first, fallback]) {
    expect(modelRowOf(one?.id ?? '')?.strict).toBe(true);
    expect(one).toMatchObject({ strict: true, price: { tokenIn: expect.any(Number) as number } });
  }
  // Who is new gets no legacy model, in either place.
  expect([first.id, fallback?.id]).not.toContain(MODELS['haiku-4-5'].id);
  expect(fallback?.id).not.toBe(first.id);
});
