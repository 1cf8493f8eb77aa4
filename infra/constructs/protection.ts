import { RemovalPolicy } from 'aws-cdk-lib';
import type { EnvironmentConfig } from '../environmentConfig.ts';

/**
 * Returns what happens to a resource with data when it leaves its stack. An environment that keeps data retains it,
 * except after a failed creation: the resource is then empty and would belong to no stack.
 */
export const dataRemovalPolicy = ({ keepData }: EnvironmentConfig): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/**
 * Whether tables, user pool and stack refuse to be deleted. Not while the environment is created: CloudFormation could
 * not take back a creation that failed, and it could not be tried again.
 */
export const isDeletionProtected = ({ keepData, isBeingCreated = false }: EnvironmentConfig): boolean =>
  keepData && !isBeingCreated;
