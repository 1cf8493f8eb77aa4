import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Aws } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../environmentConfig.ts';

/**
 * Tells the topic at 80 % of a budget's dollars of the month and when the forecast passes them: of what carries the
 * environment's tag, the model too (modelProfiles.ts), and of Textract, which carries none, in the whole account.
 */
export function createBudgets(scope: Construct, { name, budget, scanBudget }: EnvironmentConfig, topic: Topic): void {
  // The tag must be made a cost allocation tag once (docs/operations.md).
  const rows = [
    { id: 'Budget', dollars: budget, costFilters: { TagKeyValue: [`user:korot:environment$${name}`] } },
    { id: 'ScanBudget', dollars: scanBudget, costFilters: { Service: ['Amazon Textract'] } },
  ];
  if (rows.every(({ dollars }) => dollars === undefined)) return;
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
  for (const { id, dollars, costFilters } of rows)
    if (dollars !== undefined)
      new CfnBudget(scope, id, {
        budget: {
          budgetType: 'COST',
          timeUnit: 'MONTHLY',
          budgetLimit: { amount: dollars, unit: 'USD' },
          costFilters,
        },
        notificationsWithSubscribers: [budgetNotification('ACTUAL', 80), budgetNotification('FORECASTED', 100)],
      });
}
