import { describeRules } from './describeRules.fixture.ts';
import type { TemplateProperties } from './template.ts';

const series = (id: string, Period = 300) => ({ Id: id, ReturnData: false, MetricStat: { Period } });
const alarm = (Expression: string, more: TemplateProperties = {}) => ({
  EvaluationPeriods: 2,
  Metrics: [{ Id: 'e1', Expression, ReturnData: true }, series('part'), series('whole')],
  ...more,
});
const graph = (expression: string) => ({
  DashboardBody: JSON.stringify({
    widgets: [
      {
        type: 'metric',
        properties: { metrics: [['A', 'B', { id: 'm1' }], ['A', 'C', { id: 'm2' }], [{ expression }]] },
      },
    ],
  }),
});
const query = (text: string) => ({
  DashboardBody: {
    'Fn::Join': [
      '',
      ['{"widgets":[{"type":"log","properties":{"query":"SOURCE \'', { Ref: 'Log' }, `' | ${text}"}}]}`],
    ],
  },
});
describeRules([
  [
    'AWS::CloudWatch::Alarm',
    [
      ...[
        'IF(whole > 0, 100 * part / whole, 0)',
        'FILL(part, 0) + FILL(whole, REPEAT)',
        'SUM([part, whole]) / 2',
        'MAX([part, whole])',
        '-part ^ 2 - (whole - AVG(whole))',
        'part > 1 AND whole > 2 || part <= 0.5',
        'LAST(ANOMALY_DETECTION_BAND(part, 2))',
        'FIRST(SORT(METRICS("p"), AVG, DESC))',
      ].map((expression) => alarm(expression)),
      alarm('e0 / whole', {
        Metrics: [
          { Id: 'e1', Expression: 'e0 / whole' },
          { Id: 'e0', Expression: 'part + 1', ReturnData: false },
          series('part'),
          series('whole'),
        ],
      }),
      { Period: 86_400, EvaluationPeriods: 1 },
    ],
    [
      [alarm('100 * part / MAX([whole, 1])'), /alarm-maths: .*\[TS, S\]: an array holds time series alone/],
      [alarm('MAX(part, whole)'), /MAX does not take \(TS, TS\)/],
      [alarm('MAX(part)'), /comes to S, not to one time series/],
      [alarm('[part, whole] / 2'), /comes to TS\[\]/],
      [alarm('[part, whole] > 2'), /> does not take TS\[\] and S/],
      [alarm('part / all'), /"all" is no id/],
      [alarm('If(part, 1, 0)'), /If is no function/],
      [alarm('IF(part, 1)/'), /ends too early/],
      [alarm('part % 2'), /"%" begins nothing/],
      [alarm('(part'), /"\)" is missing/],
      [alarm('part whole'), /"whole" follows what is already whole/],
      [alarm("AVG(SEARCH('{AWS/Lambda} Errors', 'Sum', 300))"), /may not search/],
      [alarm('part', { Metrics: [{ Id: 'E1', Expression: 'part' }, series('part')] }), /"E1" is no id/],
      [
        alarm('part', {
          Metrics: [
            { Id: 'e1', Expression: 'e2' },
            { Id: 'e2', Expression: 'e1', ReturnData: false },
          ],
        }),
        /calculated from itself/,
      ],
      [
        alarm('part', {
          Metrics: [
            { Id: 'e1', Expression: 'part' },
            { ...series('part'), ReturnData: true },
          ],
        }),
        /2 queries return data/,
      ],
      [
        alarm('part', { Metrics: [{ Id: 'e1', Expression: 'part + b' }, series('part'), series('b', 60)] }),
        /periods differ/,
      ],
      [
        alarm('m0', {
          Metrics: [{ Id: 'e1', Expression: 'm0' }, ...Array.from({ length: 11 }, (_, at) => series(`m${at}`))],
        }),
        /more than 10 metrics/,
      ],
      [{ Period: 90, EvaluationPeriods: 1 }, /a period of 90 s/],
      [{ Period: 300, EvaluationPeriods: 300 }, /more than 86400 s/],
      [{ Period: 60, EvaluationPeriods: 1, AlarmDescription: 'x'.repeat(1_025) }, /properties: AlarmDescription/],
      [{ Period: 60, EvaluationPeriods: 1, Tags: [{ Key: 'aws:x', Value: 'y' }] }, /properties: the tag aws:x/],
    ],
  ],
  [
    'AWS::CloudWatch::Dashboard',
    [
      graph('[m1, m2] * 100'),
      graph("SEARCH('{AWS/Lambda} Errors', 'Sum', 300)"),
      query('filter ispresent(code) | stats count(*) as n by datefloor(@timestamp, 1d) | sort n desc'),
    ],
    [
      [graph('MAX([m1, 1])'), /dashboard-body: /],
      [{ DashboardBody: '{"widgets":[' }, /no JSON/],
      [
        { DashboardBody: JSON.stringify({ widgets: [{ type: 'text', x: 20, width: 6, properties: {} }] }) },
        /column 24/,
      ],
      [query('filtre status > 2'), /log-query: "filtre" is no command/],
      [query('stats cnt(*) by name'), /cnt\(\) is no function/],
      [query('stats count(* by name'), /do not close/],
    ],
  ],
]);
