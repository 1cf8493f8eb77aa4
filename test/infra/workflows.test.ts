import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentConfig } from '../../infra/config.ts';
import { parseRequest } from '../../infra/deploy/commands.ts';
import { resourcesOfType, synthesize } from './support/synthesis.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  const text = read(file);

  it('runs scripts that exist', () => {
    const run = [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)]
      .map((match) => match[1] as string)
      .filter((word) => word !== 'ci');
    expect(run.length).toBeGreaterThan(0);
    for (const script of run) expect(scripts).toContain(script);
  });

  it('holds no key, and asks for no more rights than it needs', () => {
    expect(text).not.toMatch(/secrets\.|AKIA|aws-access-key|secret-access-key/i);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    // Only what deploys may ask for an identity.
    expect(/id-token: write/.test(text)).toBe(text.includes('configure-aws-credentials'));
    expect(text.includes('pull_request') && text.includes('id-token')).toBe(false);
  });
});

it('the workflow deploys to environments that exist, by commands that exist', () => {
  const options = /options: \[([^\]]+)\]/.exec(read('.github/workflows/deploy.yml'))?.[1]?.split(', ') ?? [];
  expect(options).toEqual(['qa', 'prod']);
  for (const name of options) {
    expect(environmentConfig(name).name).toBe(name);
    expect(parseRequest(['deploy', name, '--observability-first']).observabilityFirst).toBe(true);
  }
});

it('the role that deploys from GitHub writes and deletes files of the site’s bucket alone', () => {
  const role = read('infra/deploy/github-role.yaml');
  const prefixes = [...role.matchAll(/s3:::korot-\$\{Environment\}-app-(\w+)\*/g)].map(([, prefix]) => prefix ?? '');
  expect(new Set(prefixes).size).toBe(1);
  for (const { app } of synthesize(['prod', 'qa'])) {
    // CloudFormation names a bucket after the stack and its logical id, in lower case.
    const buckets = resourcesOfType(app, 'AWS::S3::Bucket').map(({ id }) => id.toLowerCase());
    expect(buckets.filter((id) => id.startsWith(prefixes[0] ?? ''))).toHaveLength(1);
    const written = JSON.stringify(app.outputs['SiteBucket']?.Value).toLowerCase();
    expect(written).toContain(prefixes[0]);
  }
});
