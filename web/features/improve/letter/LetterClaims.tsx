import { useDeferredValue, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { createLetterCheck, type LetterClaim } from '../../../../shared/letter/letterClaims.ts';
import { withoutLetters } from '../../../../shared/resume/letter.ts';
import type { Letter } from '../../../../shared/resume/schema.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lineDirection } from '../../../lib/i18n/lineDirection.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume } from '../../drafts/index.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { MixedRuns } from '../../../ui/MixedText.tsx';
import { OwnLine } from '../../../ui/OwnLine.tsx';

/** Every sentence that claims something: where the résumé says it, or which of its words the résumé does not have. */
export function LetterClaims({ letter, month }: { readonly letter: Letter; readonly month: string }) {
  const t = useTranslations();
  const resume = useDeferredValue(useResume(useShallow(withoutLetters)));
  const compared = useDeferredValue(letter);
  const check = useMemo(() => createLetterCheck(resume, month), [resume, month]);
  const claims = useMemo(() => check(compared), [check, compared]);
  const open = claims.filter(({ missing }) => missing.length > 0).length;
  return (
    <section className="letter-part" aria-labelledby="letter-claims">
      <h3 id="letter-claims">{t('ai.letter.claims')}</h3>
      <output className="quiet">
        {claims.length === 0
          ? t('ai.letter.claims.none')
          : open === 0
            ? t('ai.letter.claims.allStand', { count: claims.length })
            : t('ai.letter.claims.open', { open, count: claims.length })}
      </output>
      <ul className="letter-rows">
        {claims
          .toSorted((a, b) => Number(b.missing.length > 0) - Number(a.missing.length > 0))
          .map((claim, index) => (
            <li key={`${index} ${claim.text}`} className="letter-row" data-open={claim.missing.length > 0}>
              <p className="letter-claim" dir={lineDirection(claim.text, 'rtl')}>
                <Icon name={claim.missing.length > 0 ? 'warning' : 'check'} size={16} />
                <span>
                  <MarkedClaim claim={claim} />
                </span>
              </p>
              {claim.missing.length > 0 && (
                <p className="letter-missing">
                  {t('ai.letter.claims.missing')}{' '}
                  <OwnLine text={claim.missing.map(({ text }) => text).join(', ')} base="rtl" />
                </p>
              )}
              {claim.place && (
                <span className="row">
                  <PlaceButton place={claim.place} resume={resume} />
                </span>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The sentence with what is missing marked; no two of the pieces overlap. */
function MarkedClaim({ claim: { text, missing } }: { readonly claim: LetterClaim }) {
  const starts = [0, ...missing.map(({ text: piece, index }) => index + piece.length)];
  const runs = missing.flatMap(({ text: piece, index }, number) => [
    { text: text.slice(starts[number], index), isMissing: false },
    { text: piece, isMissing: true },
  ]);
  return (
    <MixedRuns runs={[...runs, { text: text.slice(starts.at(-1)), isMissing: false }]} direction="rtl">
      {(part, { isMissing }) => (isMissing ? <mark className="letter-mark">{part}</mark> : part)}
    </MixedRuns>
  );
}
