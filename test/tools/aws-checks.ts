import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KNOWN_FAILURES } from '../../infra/deploy/knownFailures.ts';
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

/** A paragraph of these sentences. */
const paragraph = (...sentences: readonly string[]) => [sentences.join(' '), ''];

export const checksPage = (): string =>
  [
    ...paragraph('# What AWS validates that we check first'),
    ...paragraph(
      'Made by `npm run aws-checks` from the tables themselves.',
      'Nothing here was tried on an account of ours: each row says where it comes from.',
      'What a resource’s schema says (names of properties, values of a list, patterns) is checked beside it by',
      '`@aws/cloudformation-validate`, with cfn-lint’s rules, in `test/infra/validation.test.ts`;',
      'the size of a function’s bundle in `test/bundles/bundles.test.ts`.',
    ),
    ...paragraph('## At every synthesis'),
    ...paragraph(
      '`infra/serviceRules/serviceRules.ts`, in the tests, `npm run synth`, `npm run diff` and `npm run deploy`:',
      'a template that breaks one is not made, whether the code or `infra/settings.ts` is at fault.',
    ),
    ...table(SERVICE_RULES, ({ id }) => `\`${id}\``),
    '',
    ...paragraph('## In the account'),
    ...paragraph('`infra/deploy/preflight/preflight.ts`, by `npm run preflight` and before a first deployment.'),
    ...table(PREFLIGHT_CHECKS, ({ name }) => name),
    '',
    ...paragraph('## Known only by trying'),
    ...paragraph(
      'What no call tells beforehand, such as whether a new account may make CloudFront distributions.',
      '`npm run deploy` knows what AWS says then (`infra/deploy/knownFailures.ts`), says what to do, and goes on from',
      'there when it is run again; each is rehearsed in `infra/deploy/deployStacks.test.ts` on an ' +
        'account that is played.',
    ),
    '| What happened | What `npm run deploy` says | How it was learned |',
    '| --- | --- | --- |',
    ...KNOWN_FAILURES.map(
      ({ name, advice, source }) => `| ${name} | ${advice({ name: 'prod', region: 'eu-central-1' })} | ${source} |`,
    ),
    '',
  ].join('\n');

if (import.meta.main) writeFileSync(CHECKS_PAGE, checksPage());
