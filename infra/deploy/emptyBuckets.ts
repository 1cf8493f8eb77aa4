import { paginateListStackResources, type CloudFormationClient } from '@aws-sdk/client-cloudformation';
import type { S3Client } from '@aws-sdk/client-s3';
import { stageName } from '../config.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { removeObjects } from './uploadSite.ts';

/** Buckets of a stack that are there; none if there is no such stack, as after a creation that failed early. */
async function bucketsOf(cloud: CloudFormationClient, stack: string): Promise<string[]> {
  const buckets: string[] = [];
  try {
    for await (const { StackResourceSummaries = [] } of paginateListStackResources(
      { client: cloud },
      { StackName: stack },
    ))
      for (const { ResourceType, ResourceStatus, PhysicalResourceId } of StackResourceSummaries)
        if (ResourceType === 'AWS::S3::Bucket' && ResourceStatus !== 'DELETE_COMPLETE' && PhysicalResourceId)
          buckets.push(PhysicalResourceId);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message)))
      throw error;
  }
  return buckets;
}

/**
 * Empties the buckets of an environment, since CloudFormation deletes none that holds something; what is half made or
 * half gone is not a fault. Throws any other answer of AWS, and where objects could not be removed.
 */
export async function emptyBuckets(
  config: Pick<EnvironmentConfig, 'name'>,
  cloud: CloudFormationClient,
  files: S3Client,
  tell: (line: string) => void,
): Promise<void> {
  for (const part of ['App', 'Data']) {
    // oxlint-disable-next-line no-await-in-loop -- few, and reported in order
    for (const bucket of await bucketsOf(cloud, `${stageName(config)}-${part}`)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- as above
        tell(`${bucket}: ${(await removeObjects(files, bucket)).length} objects removed`);
      } catch (error) {
        if (!(error instanceof Error && error.name === 'NoSuchBucket')) throw error;
        tell(`${bucket}: is gone already`);
      }
    }
  }
}
