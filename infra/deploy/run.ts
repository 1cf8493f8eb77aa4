import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { S3Client } from '@aws-sdk/client-s3';
import { buildAll } from '../build/all.ts';
import { operatorSentence } from '../operate/operatorEnvironment.ts';
import { runSmokeOf } from '../operate/smoke.ts';
import { deployTemplate } from './boundaryStack.ts';
import { readDataLoss } from './changeGate.ts';
import { emptyBuckets } from './emptyBuckets.ts';
import { readIdentity } from './credentials.ts';
import { readStackOutputs } from './readStackOutputs.ts';
import { parseRequest, runCommand } from './commands.ts';
import type { DeployTools } from './deployTools.ts';
import { runCdk } from './runCdk.ts';
import { readStack, unprotectStack } from './stackState.ts';
import { runPreflight } from './preflight/preflight.ts';
import { siteConfigFromOutputs } from './siteConfigFromOutputs.ts';
import { uploadSite } from './uploadSite.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The real thing: CDK's command line and AWS, with whatever credentials the shell has. */
const REAL_TOOLS: DeployTools = {
  identify: async ({ region }) => (await readIdentity(region)).account,
  build: () => buildAll({ log: console.log }),
  cdk: (words) => runCdk(words, ROOT),
  preflight: (config) => runPreflight(config, console.log),
  readStack: ({ region }, stackName) => readStack(new CloudFormationClient({ region }), stackName),
  unprotect: ({ region }, stackName) => unprotectStack(new CloudFormationClient({ region }), stackName),
  readDataLoss: ({ region }, stackName) => readDataLoss(new CloudFormationClient({ region }), stackName),
  deployTemplate: ({ region }, stackName, template) =>
    deployTemplate(new CloudFormationClient({ region }), stackName, template),
  upload: async (config) => {
    const outputs = await readStackOutputs(config);
    const extra = { 'config.json': JSON.stringify(siteConfigFromOutputs(config, outputs)) };
    const { uploaded, removed } = await uploadSite(
      new S3Client({ region: config.region }),
      outputs['SiteBucket'] ?? '',
      join(ROOT, '.build/web'),
      { extra, origin: outputs['SiteUrl'] ?? '' },
    );
    console.log(`${uploaded.length} files uploaded, ${removed.length} removed: ${outputs['SiteUrl']}`);
  },
  smoke: (config) => runSmokeOf(config, console.log),
  warn: (line) => console.warn(line),
  empty: (config) => {
    const { region } = config;
    return emptyBuckets(config, new CloudFormationClient({ region }), new S3Client({ region }), console.log);
  },
};

try {
  await runCommand(parseRequest(process.argv.slice(2)), REAL_TOOLS);
} catch (error) {
  console.error(operatorSentence(error));
  process.exitCode = 1;
}
