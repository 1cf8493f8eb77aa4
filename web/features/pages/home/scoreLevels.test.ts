import { expect, it } from 'vitest';
import builderHe from '../../../lib/i18n/messages/he/builder.json' with { type: 'json' };
import en from '../../../lib/i18n/messages/en/home.json' with { type: 'json' };
import he from '../../../lib/i18n/messages/he/home.json' with { type: 'json' };

const LEVELS = ['excellent', 'strong', 'good', 'starter'] as const;

it('[SCORE-05] the home page names the four levels, in Hebrew as the builder does', () => {
  for (const level of LEVELS) {
    expect(en['home.facts.score.text']).toContain(level);
    expect(he['home.facts.score.text']).toContain(builderHe[`builder.score.level.${level}`]);
  }
});
