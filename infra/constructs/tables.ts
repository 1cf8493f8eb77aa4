import {
  AttributeType,
  Billing,
  ProjectionType,
  TableV2,
  type Attribute,
  type ITableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import { TABLES, type TableName, type TableShape } from '../../shared/platform/tables.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { acknowledge } from './acknowledge.ts';
import { dataRemovalPolicy, isDeletionProtected } from './protection.ts';

export type DynamoDbTables = Readonly<Record<TableName, ITableV2>>;

const stringKey = (name: string): Attribute => ({ name, type: AttributeType.STRING });

/** The tables of `shared/platform/tables.ts`, paid by request. */
export function createTables(scope: Construct, config: EnvironmentConfig): DynamoDbTables {
  const { keepData } = config;
  const create = (name: TableName): TableV2 => {
    const shape: TableShape = TABLES[name];
    const table = new TableV2(scope, `${name[0]?.toUpperCase()}${name.slice(1)}Table`, {
      partitionKey: stringKey(shape.partitionKey),
      ...(shape.sortKey !== undefined && { sortKey: stringKey(shape.sortKey) }),
      ...(shape.expiresAt !== undefined && { timeToLiveAttribute: shape.expiresAt }),
      globalSecondaryIndexes: Object.entries(shape.indexes ?? {}).map(([indexName, index]) => ({
        indexName,
        partitionKey: stringKey(index.partitionKey),
        sortKey: stringKey(index.sortKey),
        ...(index.project.length > 0
          ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...index.project] }
          : { projectionType: ProjectionType.KEYS_ONLY }),
      })),
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: keepData,
        ...(keepData && { recoveryPeriodInDays: RETENTION_DAYS.backups }),
      },
      deletionProtection: isDeletionProtected(config),
      removalPolicy: dataRemovalPolicy(config),
    });
    if (!keepData) acknowledge(table, { DDB3: 'Holds test data, which is thrown away with the environment.' });
    return table;
  };
  return Object.fromEntries((Object.keys(TABLES) as TableName[]).map((name) => [name, create(name)])) as Record<
    TableName,
    TableV2
  >;
}
