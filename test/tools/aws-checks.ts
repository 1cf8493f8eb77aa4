import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PREFLIGHT_CHECKS } from '../../infra/deploy/preflight/preflight.ts';
import { SERVICE_RULES } from '../../infra/serviceRules/serviceRules.ts';

/**
 * Writes the page of what AWS refuses and what looks for it first, from the tables that do: `npm run aws-checks`.
 * `test/infra/aws-checks.test.ts` holds that the page is as it would be written now.
 */
export const CHECKS_PAGE = fileURLToPath(new URL('../../docs/aws-checks.md', import.meta.url));

interface CheckRow {
  readonly demands: string;
  readonly source: string;
}

const table = <Row extends CheckRow>(rows: readonly Row[], nameOf: (row: Row) => string) => [
  '| Name | What must be so | How it was learned |',
  '| --- | --- | --- |',
  ...rows.map((row) => `| ${nameOf(row)} | ${row.demands} | ${row.source} |`.replaceAll(' || ', ' or ')),
];

export const checksPage = (): string =>
  [
    '# What AWS validates that we check first',
    '',
    'Made by `npm run aws-checks` from `infra/serviceRules/serviceRules.ts` and `infra/deploy/preflight/preflight.ts`. Nothing',
    'here was tried on an account of ours: each row says where it comes from. What a resource’s schema says (names of',
    'properties, values of a list, patterns) is checked beside it by `@aws/cloudformation-validate`, which is',
    'cfn-lint’s rules, in `test/infra/validation.test.ts`; the size of a function’s bundle in `test/bundles/bundles.test.ts`.',
    '',
    '## At every synthesis',
    '',
    'In the tests, `npm run synth`, `npm run diff` and `npm run deploy`: a template that breaks one is not made, whether',
    'the code or `infra/settings.ts` is at fault.',
    '',
    ...table(SERVICE_RULES, ({ id }) => `\`${id}\``),
    '',
    '## In the account, by `npm run preflight`',
    '',
    'Before a first deployment by itself.',
    '',
    ...table(PREFLIGHT_CHECKS, ({ name }) => name),
    '',
    '## Known only by trying',
    '',
    'What no call tells beforehand: whether a new account may make CloudFront distributions ("Your account must be',
    'verified"), whether a name under `*.amazoncognito.com` is somebody else’s in another account, how many log groups the',
    'region’s resource policies still take. `npm run deploy` knows what AWS says then, says what to do, and goes on from',
    'there when it is run again (`infra/deploy/commands.ts`).',
    '',
  ].join('\n');

if (import.meta.main) writeFileSync(CHECKS_PAGE, checksPage());
