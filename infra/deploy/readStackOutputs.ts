import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { stageName } from '../config.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { SetupError } from '../setupError.ts';

/** The outputs of a deployed environment. Throws a SetupError where it is not deployed, else what AWS answers. */
export async function readStackOutputs(config: EnvironmentConfig): Promise<Readonly<Record<string, string>>> {
  const stack = `${stageName(config)}-App`;
  const { Stacks = [] } = await new CloudFormationClient({ region: config.region })
    .send(new DescribeStacksCommand({ StackName: stack }))
    .catch((error: unknown) => {
      if (error instanceof Error && error.name === 'ValidationError')
        throw new SetupError(`There is no stack ${stack} in ${config.region}: npm run deploy -- ${config.name}`);
      throw error;
    });
  return Object.fromEntries(
    (Stacks[0]?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  );
}
