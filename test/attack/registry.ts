/** An attack by its name: what it tries, and its module, which exports it as `run`. */
interface Row {
  readonly about: string;
  readonly module: URL;
}

const at = (file: string) => new URL(file, import.meta.url);

/** All of them. A new one is a file and a row here; the one that compares times comes first, on a machine at rest. */
export const ATTACKS: Readonly<Record<string, Row>> = {
  'pdf-neighbour': { about: 'whether others can print meanwhile', module: at('./pdf-neighbour.ts') },
  'access-matrix': {
    about: 'every caller at every endpoint, and at what is another’s',
    module: at('./access-matrix.ts'),
  },
  fuzz: { about: 'bodies, queries and parameters made from the schemas, then broken', module: at('./fuzz.ts') },
  races: { about: 'the same thing wanted many times at once', module: at('./races.ts') },
  kills: { about: 'the server killed while it saves, improves and is paid', module: at('./kills.ts') },
  database: { about: 'the database killed while somebody saves', module: at('./database.ts') },
  'hostile-markup': {
    about: 'markup and styles that want something fetched or read',
    module: at('./hostile-markup.ts'),
  },
  load: { about: 'ten minutes of people, browsers killed and the database halted meanwhile', module: at('./load.ts') },
  limits: { about: 'every limit reached at once, with rates as they are in production', module: at('./limits.ts') },
  sizes: { about: 'answers and stored items larger than the services take', module: at('./sizes.ts') },
  money: { about: 'payments, refunds and deleted accounts', module: at('./money.ts') },
  payments: {
    about: 'forged events, old transmissions, unpaid orders, free trials again',
    module: at('./payments.ts'),
  },
  deletions: { about: 'what is left of a deleted account', module: at('./deletions.ts') },
  'pdf-bombs': { about: 'markup that costs the printer much', module: at('./pdf-bombs.ts') },
  'print-costs': {
    about: 'texts of every script against what they are estimated to cost',
    module: at('./print-costs.ts'),
  },
  'import-process': { about: 'the rights of the process that reads files', module: at('./import-process.ts') },
  'import-ways': {
    about: 'what else of a file is understood: carried data, OCR, models, odd pages',
    module: at('./import-ways.ts'),
  },
  'import-nasties': { about: 'files that are made to hurt their reader', module: at('./import-nasties.ts') },
};
