import { describe, expect, it } from 'vitest';
import { faultsOfTemplate } from './serviceRules.ts';
import type { TemplateProperties } from './template.ts';

/** A type of resource: properties that are taken, and others that are refused with the rule or a word of why. */
export type RuleCases = readonly (readonly [
  type: string,
  taken: readonly TemplateProperties[],
  refused: readonly (readonly [TemplateProperties, RegExp])[],
])[];

/** Returns why a stack of these resources would be refused: rule and text. */
const refused = (type: string, properties: TemplateProperties): string[] =>
  faultsOfTemplate({ Resources: { One: { Type: type, Properties: properties } } }).map(
    ({ rule, text }) => `${rule.id}: ${text}`,
  );

/** Tests that each is taken or refused for that one reason. */
export function describeRules(cases: RuleCases): void {
  describe.each(cases)('%s', (type, taken, others) => {
    it('is taken where the service takes it', () => {
      expect(taken.flatMap((properties) => refused(type, properties))).toEqual([]);
    });

    it.each(others.map(([properties, why]) => ({ properties, why })))('is refused: $why', ({ properties, why }) => {
      expect(refused(type, properties)).toEqual([expect.stringMatching(why)]);
    });
  });
}
