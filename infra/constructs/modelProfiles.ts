import { createHash } from 'node:crypto';
import { Aws } from 'aws-cdk-lib';
import { CfnApplicationInferenceProfile } from 'aws-cdk-lib/aws-bedrock';
import type { Construct } from 'constructs';
import { stageName } from '../config.ts';
import type { EnvironmentConfig, ModelConfig } from '../environmentConfig.ts';

/** A model as a configuration names it. */
export type NamedModel = Pick<ModelConfig, 'id' | 'regions'>;

const bedrockArn = (region: string, account: string, resource: string) =>
  `arn:${Aws.PARTITION}:bedrock:${region}:${account}:${resource}`;

/**
 * Returns the ARN to call, followed by those of the model in every region that may answer. An inference profile is
 * called in the environment's region, whatever regions it chooses from.
 */
export function modelArns({ id, regions }: NamedModel): [string, ...string[]] {
  const [, model] = /^(?:eu|us|apac|global)\.(.+)$/.exec(id) ?? [];
  const foundation = (region: string) => bedrockArn(region, '', `foundation-model/${model ?? id}`);
  const called =
    model === undefined ? foundation(Aws.REGION) : bedrockArn(Aws.REGION, Aws.ACCOUNT_ID, `inference-profile/${id}`);
  return [called, ...regions.map((region) => foundation(region))];
}

/**
 * Gives each model a profile of the environment's own and answers its ARN. AWS's own profiles carry no tag, so that the
 * budget, which counts by tag, would not see the largest line of the bill. A profile is named after its model: another
 * model gets another one, since CloudFormation makes the new one before it deletes the old one.
 */
export function createModelProfiles(scope: Construct, config: EnvironmentConfig): (model: NamedModel) => string {
  const made = new Map<string, CfnApplicationInferenceProfile>();
  return (model) => {
    const short = createHash('sha256').update(model.id).digest('hex').slice(0, 8);
    const profile =
      made.get(model.id) ??
      new CfnApplicationInferenceProfile(scope, `Model-${short}`, {
        inferenceProfileName: `${stageName(config)}-model-${short}`.replaceAll(/-+/g, '-'),
        modelSource: { copyFrom: modelArns(model)[0] },
      });
    made.set(model.id, profile);
    return profile.attrInferenceProfileArn;
  };
}
