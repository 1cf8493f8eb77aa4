import { useEffect, useMemo, useState } from 'react';
import type { PairSide } from '../../../../shared/api/pairs.ts';
import type { ResumeSummary, SavedResume } from '../../../../shared/api/resumes.ts';
import { LANGUAGE_FACTS, otherLanguages } from '../../../../shared/platform/language.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import type { Gender } from '../../../../shared/improve/guard/grammar.ts';
import { asksGender, knownOfPair, makeTwin, proposeNames, wordsOfPair } from '../../../../shared/twin/makeTwin.ts';
import { GENDERS } from '../../../../shared/twin/translateTerm.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { extendName } from '../../../lib/text/extendName.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { makeTwin as saveTwin, readPairOfBase, type PairOfBase } from './pairActions.ts';
import { TranslationPrice } from './TranslationBar.tsx';
import { calls } from '../calls.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import './pairs.css';

export interface NewTwinDialogProps {
  readonly resume: ResumeSummary;
  /**
   * For a copy for a job: the résumé that it was made from, where that may have a twin whose words the copy can take.
   */
  readonly basis?: string | undefined;
  readonly onClose: () => void;
  readonly onFail: (error: unknown) => void;
  /** `translate`: with the wish for a translation, in this form. */
  readonly onMade: (
    resume: SavedResume,
    sides: readonly PairSide[],
    translate?: { readonly gender: Gender | undefined },
  ) => void;
}

/** Asks how the names of a résumé are written in the other language, and makes it. */
export function NewTwinDialog({ resume: { id, name }, basis, ...handlers }: NewTwinDialogProps) {
  const [base, setBase] = useState<LoadedBase | 'failed'>();
  useEffect(() => {
    let isGone = false;
    readBase(id, basis).then(
      (loaded) => !isGone && setBase(loaded),
      () => !isGone && setBase('failed'),
    );
    return () => void (isGone = true);
  }, [id, basis]);
  return <NewTwinView name={name} base={base} {...handlers} />;
}

export interface NewTwinViewProps extends Omit<NewTwinDialogProps, 'resume' | 'basis'> {
  readonly name: string;
  /** Undefined while it is loaded. */
  readonly base: LoadedBase | 'failed' | undefined;
}

/** The dialog of what was loaded. */
export function NewTwinView({ name, base, onClose, onFail, onMade }: NewTwinViewProps) {
  const t = useTranslations();
  const { language: page } = useLanguage();
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<Gender | 'any' | null>(null);
  const [translates, setTranslates] = useState(false);
  /** Request id: a repeated request after a lost answer makes one résumé only. */
  const [requestId] = useState(() => crypto.randomUUID());

  const { data, said } = typeof base === 'object' ? base : {};
  const [to = page] = otherLanguages(data ? resumeLanguage(data) : page);
  const known = useMemo(() => said && knownOfPair(said.common, said.other), [said]);
  const names = useMemo(() => (data ? proposeNames(data, { to, ...(known && { known }) }) : []), [data, to, known]);
  const create = async (gender: Gender | undefined) => {
    if (typeof base !== 'object') return;
    setBusy(gender ?? 'any');
    const called = new Map(names.map(({ text, proposal }) => [text, written.get(text) ?? proposal]));
    const twinName = extendName(name, `– ${LANGUAGE_FACTS[to].name}`);
    try {
      const words = said && wordsOfPair(said.common, said.other);
      const twin = makeTwin(base.data, { to, gender, ...(known && { known }) }, called, words);
      const made = await saveTwin(base, { name: twinName, requestId, ...twin });
      onMade(made.resume, made.sides, translates ? { gender } : undefined);
    } catch (error) {
      onFail(error);
      setBusy(null);
    }
  };

  const ways = asksGender(to) ? GENDERS : [undefined];
  const actions = (
    <>
      {data &&
        ways.map((gender, index) => (
          <Button
            key={gender ?? 'any'}
            tone={index === 0 ? 'primary' : 'plain'}
            busy={busy === (gender ?? 'any')}
            disabled={busy !== null}
            onClick={() => void create(gender)}
          >
            {t(`profile.twin.create.${gender ?? 'any'}`)}
          </Button>
        ))}
      <Button onClick={onClose}>{t(base === 'failed' ? 'profile.points.close' : 'profile.cancel')}</Button>
    </>
  );
  return (
    <Dialog
      open
      closeOnBackdrop={false}
      title={data ? t(`profile.twin.title.${to}`) : t('profile.twin')}
      onClose={onClose}
      actions={actions}
    >
      {base === undefined && (
        <div className="pair-wait">
          <Spinner />
          <output>{t('profile.twin.loading')}</output>
        </div>
      )}
      {base === 'failed' && (
        <p className="pair-failed" role="alert">
          {t('profile.twin.failed')}
        </p>
      )}
      {data && (
        <div className="pair-parts">
          <p className="profile-muted">{t('profile.twin.hint')}</p>
          <div className="pair-choice">
            <CheckboxField
              label={t('profile.twin.with')}
              hint={t('profile.twin.with.hint')}
              checked={translates}
              onChange={({ target: { checked } }) => setTranslates(checked)}
            />
            {translates && <TranslationPrice />}
          </div>
          {asksGender(to) && <p>{t('profile.twin.gender')}</p>}
          {names.length > 0 && (
            <section aria-labelledby="twin-names">
              <h3 id="twin-names">{t('profile.twin.names')}</h3>
              <div className="pair-names">
                {names.map(({ text, proposal }) => (
                  <TextField
                    key={text}
                    label={<OwnLine text={text} />}
                    value={written.get(text) ?? proposal}
                    maxLength={RESUME_LIMITS.line}
                    lang={to}
                    onChange={({ target: { value } }) => setWritten((now) => new Map(now).set(text, value))}
                  />
                ))}
              </div>
            </section>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The résumé that is translated, with what is said already in the other language of what it was copied from. */
export interface LoadedBase extends SavedResume {
  readonly said: PairOfBase | undefined;
}

async function readBase(id: string, basis: string | undefined): Promise<LoadedBase> {
  const [base, said] = await Promise.all([
    calls.readResume({ id }),
    basis === undefined ? undefined : readPairOfBase(basis),
  ]);
  return { ...base, said };
}
