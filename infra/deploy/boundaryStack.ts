import {
  CreateStackCommand,
  UpdateStackCommand,
  waitUntilStackCreateComplete,
  waitUntilStackUpdateComplete,
  type CloudFormationClient,
  type UpdateStackCommandInput,
} from '@aws-sdk/client-cloudformation';

/** Seconds that a stack of one policy may take. */
const PATIENCE = 300;

/** Makes a stack of a small template, or brings it up to date. Throws what CloudFormation says. */
export async function deployTemplate(client: CloudFormationClient, name: string, template: string): Promise<void> {
  const request = { StackName: name, TemplateBody: template, Capabilities: ['CAPABILITY_NAMED_IAM' as const] };
  try {
    // One that never stood cannot be brought up to date: it goes, so that the same command makes it the next time.
    await client.send(new CreateStackCommand({ ...request, OnFailure: 'DELETE' }));
    await waitUntilStackCreateComplete({ client, maxWaitTime: PATIENCE }, { StackName: name });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AlreadyExistsException') throw error;
    await update(client, request);
  }
}

async function update(client: CloudFormationClient, request: UpdateStackCommandInput): Promise<void> {
  try {
    await client.send(new UpdateStackCommand(request));
    await waitUntilStackUpdateComplete({ client, maxWaitTime: PATIENCE }, { StackName: request.StackName });
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('No updates are to be performed')) throw error;
  }
}
