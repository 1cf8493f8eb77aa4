import { RemovalPolicy } from 'aws-cdk-lib';
import type { EnvironmentConfig } from '../environmentConfig.ts';

/**
 * What becomes of a resource that holds data when it leaves its stack. Where data is kept, it stays; only what a failed
 * creation leaves is deleted, since it is empty and would belong to no stack.
 */
export const dataRemovalPolicy = ({ keepData }: EnvironmentConfig): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/**
 * Whether tables, user pool and stack refuse to be deleted. Not while the environment is created: CloudFormation could
 * not take back a creation that failed, and it could not be tried again.
 */
export const isDeletionProtected = ({ keepData, isBeingCreated = false }: EnvironmentConfig): boolean =>
  keepData && !isBeingCreated;
