import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Aws } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../environmentConfig.ts';

/**
 * Tells the topic at 80 % of the month's dollars and when the forecast passes them; counts what carries the
 * environment's tag, the model too (modelProfiles.ts). What carries none is Textract, which the day's dollars of
 * importing bound.
 */
export function createBudget(scope: Construct, { name }: EnvironmentConfig, dollars: number, topic: Topic): void {
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('budgets.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  const budgetNotification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
    subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
      // The tag must be made a cost allocation tag once (docs/operations.md).
      costFilters: { TagKeyValue: [`user:korot:environment$${name}`] },
    },
    notificationsWithSubscribers: [budgetNotification('ACTUAL', 80), budgetNotification('FORECASTED', 100)],
  });
}
