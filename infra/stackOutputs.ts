import { BUCKETS, TABLE_VARIABLES } from '../shared/api/needs.ts';
import type { TableName } from '../shared/platform/tables.ts';

/**
 * Outputs of the stack `-App` that are named after rows of a table: tables, buckets, log groups, rules of what runs by
 * the clock, queues of nightly work and of what failed of it.
 */
const capitalized = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;
export const tableOutput = (name: TableName) => `${capitalized(name)}Table`;
export const bucketOutput = (name: keyof typeof BUCKETS) => `${capitalized(name)}Bucket`;
export const logOutput = (name: string) => `${capitalized(name)}Log`;
export const ruleOutput = (name: string) => `${capitalized(name)}Rule`;
export const queueOutput = (name: string) => `${capitalized(name)}Queue`;
export const failuresOutput = (name: string) => `${capitalized(name)}Failures`;
export const TABLE_NAMES = Object.keys(TABLE_VARIABLES) as TableName[];
export const BUCKET_NAMES = Object.keys(BUCKETS) as (keyof typeof BUCKETS)[];
