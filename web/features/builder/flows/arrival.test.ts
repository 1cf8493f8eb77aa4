import { describe, expect, it } from 'vitest';
import { decideArrival, type ArrivalStep, type ArrivalWish, type DraftMet } from './arrival.ts';

const EMPTY = { empty: true, inCloud: false, templateId: 'classic' };
const HERE = { empty: false, inCloud: false, templateId: 'classic' };
const IN_CLOUD = { ...HERE, inCloud: true };

describe('[BLD-18] [NAV-06] what an address asks of the builder', () => {
  it.each<[ArrivalWish, DraftMet, ArrivalStep]>([
    [{ isNew: false, template: null }, HERE, { kind: 'nothing' }],
    [{ isNew: false, template: 'nonsense' }, HERE, { kind: 'unknownTemplate' }],
    [{ isNew: false, template: 'modern' }, EMPTY, { kind: 'apply', templateId: 'modern' }],
    [{ isNew: false, template: 'classic' }, HERE, { kind: 'nothing' }],
    [{ isNew: false, template: 'modern' }, HERE, { kind: 'askTemplate', templateId: 'modern', forNew: false }],
    [{ isNew: false, template: 'modern' }, IN_CLOUD, { kind: 'askTemplate', templateId: 'modern', forNew: false }],
    [{ isNew: true, template: null }, EMPTY, { kind: 'nothing' }],
    [{ isNew: true, template: null }, HERE, { kind: 'askNew' }],
    [{ isNew: true, template: null }, IN_CLOUD, { kind: 'start', templateId: 'classic' }],
    [{ isNew: true, template: 'modern' }, EMPTY, { kind: 'apply', templateId: 'modern' }],
    [{ isNew: true, template: 'modern' }, IN_CLOUD, { kind: 'start', templateId: 'modern' }],
    [{ isNew: true, template: 'modern' }, HERE, { kind: 'askTemplate', templateId: 'modern', forNew: true }],
    [{ isNew: true, template: 'classic' }, HERE, { kind: 'askTemplate', templateId: 'classic', forNew: true }],
    // Another colour of the same template is a change as well.
    [{ isNew: false, template: 'classic', accent: 'plum' }, EMPTY, { kind: 'apply', templateId: 'classic' }],
    [
      { isNew: false, template: 'classic', accent: 'plum' },
      HERE,
      { kind: 'askTemplate', templateId: 'classic', forNew: false },
    ],
  ])('%j at %j', (wish, draft, step) => {
    expect(decideArrival(wish, draft)).toEqual(step);
  });
});
