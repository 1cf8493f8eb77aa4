import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentConfig } from '../../infra/config.ts';
import { parseRequest } from '../../infra/deploy/commands.ts';
import { resourcesOfType, synthesize } from './support/synthesis.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);

/** Commands of npm itself. */
const NPMS_OWN: readonly string[] = ['ci', 'audit', 'rebuild'];

/** A job of a workflow, by its name; its lines as they stand. */
const jobsOf = (text: string) =>
  new Map(
    text
      .slice(text.indexOf('\njobs:\n') + 7)
      .split(/^(?= {2}[\w-]+:$)/m)
      .filter((part) => part.trim() !== '')
      .map((part) => [part.trim().split(':', 1)[0] ?? '', part] as const),
  );

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  const text = read(file);

  it('runs scripts that exist', () => {
    const run = [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)]
      .map((match) => match[1] as string)
      .filter((word) => !NPMS_OWN.includes(word));
    for (const script of run) expect(scripts).toContain(script);
    expect(text).toMatch(/\bnpm (?:run |test|audit)/);
  });

  it('holds no key, and may read the repository and no more', () => {
    expect(text).not.toMatch(/secrets\.|AKIA|aws-access-key|secret-access-key/i);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text.slice(0, text.indexOf('\njobs:'))).not.toContain('id-token');
  });

  it('asks for an identity only where it deploys, and runs no test there', () => {
    for (const [name, job] of jobsOf(text)) {
      const deploys = job.includes('configure-aws-credentials');
      expect([name, job.includes('id-token: write')]).toEqual([name, deploys]);
      if (!deploys) continue;
      expect(job).not.toMatch(/npm (?:run )?test/);
      expect(job).toMatch(/^ {4}environment: /m);
      expect(job).toMatch(/^ {4}needs: test$/m);
    }
    expect(text.includes('pull_request') && text.includes('id-token')).toBe(false);
  });

  it('takes the actions of others by their digest, with the release beside it', () => {
    const used = [...text.matchAll(/uses: (\S+)(.*)/g)];
    expect(used.length).toBeGreaterThan(0);
    for (const [, action = '', comment = ''] of used) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
    }
  });
});

it('an action has one digest in all workflows', () => {
  const used = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/uses: ([\w/-]+)@(\S+)/g)].map(([, action = '', digest = '']) => `${action} ${digest}`),
  );
  const actions = [...new Set(used)].map((one) => one.split(' ', 1)[0]);
  expect(actions).toEqual([...new Set(actions)]);
});

it('Dependabot looks at packages and actions, and Chromium comes by itself', () => {
  const text = read('.github/dependabot.yml');
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const known = Object.keys({ ...dependencies, ...devDependencies });
  expect([...text.matchAll(/package-ecosystem: (\S+)/g)].map(([, name]) => name)).toEqual(['npm', 'github-actions']);
  const groups = text.slice(text.indexOf('groups:'));
  expect(groups.trim().split('\n')[1]?.trim()).toBe('chromium:');
  const patterns = [...groups.matchAll(/- '([^']+)'/g)].map(([, pattern = '']) => pattern);
  for (const pattern of patterns)
    expect(
      known.some((name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern)),
      pattern,
    ).toBe(true);
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
