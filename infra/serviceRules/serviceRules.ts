import { readFileSync } from 'node:fs';
import type { IPolicyValidationContext, IPolicyValidationPlugin, PolicyValidationPluginReport } from 'aws-cdk-lib';
import { CLOUDFRONT_RULES } from './cloudFront.ts';
import { CLOUDWATCH_RULES } from './cloudWatch.ts';
import { LOGS_RULES } from './logs.ts';
import { QUEUE_RULES } from './queues.ts';
import { SCHEDULE_RULES } from './schedules.ts';
import { SIGN_IN_RULES } from './signIn.ts';
import { SIZE_RULES } from './sizes.ts';
import type { RuleFault, ServiceRule, StackTemplate } from './template.ts';

/**
 * Rules that services check when a resource is made and that no schema holds. `docs/aws-checks.md` shows this table;
 * `npm run preflight` checks conditions that depend on the account.
 */
export const SERVICE_RULES: readonly ServiceRule[] = [
  ...CLOUDWATCH_RULES,
  ...LOGS_RULES,
  ...SCHEDULE_RULES,
  ...QUEUE_RULES,
  ...CLOUDFRONT_RULES,
  ...SIGN_IN_RULES,
  ...SIZE_RULES,
];

/** Returns why a stack would be refused, each fault with its rule. */
export const faultsOfTemplate = (template: StackTemplate): (RuleFault & { readonly rule: ServiceRule })[] =>
  SERVICE_RULES.flatMap((rule) => rule.check(template).map((fault) => ({ ...fault, rule })));

/** Checks the rules at every synthesis: a template that AWS would refuse is not made. */
export class ServiceRuleChecks implements IPolicyValidationPlugin {
  readonly name = 'ServiceRules';
  readonly ruleIds = SERVICE_RULES.map(({ id }) => id);

  validate({ templatePaths }: IPolicyValidationContext): PolicyValidationPluginReport {
    const violations = templatePaths.flatMap((templatePath) =>
      faultsOfTemplate(JSON.parse(readFileSync(templatePath, 'utf8')) as StackTemplate).map(
        ({ rule: { id, demands }, resource, text }) => ({
          ruleName: id,
          description: text,
          fix: demands,
          violatingResources: [
            { templatePath, locations: [], ...(resource !== undefined && { resourceLogicalId: resource }) },
          ],
        }),
      ),
    );
    return { success: violations.length === 0, violations };
  }
}
