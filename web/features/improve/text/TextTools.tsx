import { useEffect, useRef, useState } from 'react';
import { MAX_STATED_NUMBER_LENGTH, TEXT_ACTIONS } from '../../../../shared/improve/improvedSections.ts';
import { textAt, type TextLocation } from '../../../../shared/improve/suggestions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useSession } from '../../auth/index.ts';
import { useResume, useResumeLanguage } from '../../drafts/index.ts';
import { FreeUseDialog } from '../FreeUseDialog.tsx';
import { ImproveProblem } from '../ImproveProblem.tsx';
import { isFreeImprovement, useImproveGate } from '../useImprove.ts';
import { useFreshCredits } from '../useFreshCredits.ts';
import type { OneTextRequest } from '../keptRequests.ts';
import { TextSuggestion } from './TextSuggestion.tsx';
import { useTextImprovement, useTextImprover } from './useTextImprover.ts';
import '../ai.css';
import './text.css';

/** Beneath a text: what can be done for it, what that costs, and the suggestion in place. */
export default function TextTools({ place: { section, id } }: { place: TextLocation }) {
  const place: TextLocation = id === undefined ? { section } : { section, id };
  const status = useTextImprovement(place);
  const region = useRef<HTMLDivElement>(null);
  const hasEnded = status.response !== null || status.error !== null;
  const phase = status.runningSince !== null ? 'running' : status.open && hasEnded ? 'open' : 'idle';
  const shown = useRef(phase);
  useFreshCredits();
  useEffect(() => {
    // The button that was pressed is gone: its place takes the focus, unless the person is elsewhere by now.
    if (shown.current !== phase && document.activeElement === document.body) region.current?.focus();
    shown.current = phase;
  }, [phase]);
  return (
    <div ref={region} className="text-tools" tabIndex={-1}>
      {phase === 'running' && <Running place={place} />}
      {phase === 'open' && <Answer place={place} />}
      {phase === 'idle' && <Choices place={place} />}
    </div>
  );
}

/** The three things that can be asked, with their price, and what is left of an earlier answer. */
function Choices({ place }: { place: TextLocation }) {
  const t = useTranslations();
  const improver = useTextImprover();
  const { language } = useResumeLanguage();
  const { kept } = useTextImprovement(place);
  const gate = useGate();
  const [number, setNumber] = useState<string | null>(null);
  const ask = (wish: OneTextRequest) => gate.press(() => void improver.run(place, wish, language));
  const isKept = useResume((resume) => kept !== null && textAt(resume, place) !== undefined);
  return (
    <>
      {number === null ? (
        <fieldset className="text-choices">
          <legend className="visually-hidden">{t('ai.text.group')}</legend>
          {TEXT_ACTIONS.map((action) => (
            <Button
              key={action}
              size="small"
              tone="quiet"
              icon={action === 'wording' ? 'ai' : undefined}
              onClick={() => (action === 'number' ? setNumber('') : ask({ action }))}
            >
              {t(`ai.text.${action}`)}
            </Button>
          ))}
          <TextPrice onBuy={gate.buy} />
        </fieldset>
      ) : (
        <NumberForm
          value={number}
          onChange={setNumber}
          onLeave={() => setNumber(null)}
          onAsk={() => ask({ action: 'number', stated: number.trim() })}
        />
      )}
      {isKept && <KeptNote place={place} />}
      <FreeUseDialog use={gate.freeUse} sent={t('ai.text.sent')} />
    </>
  );
}

/** A suggestion that was left, or whose answer was lost: it comes again at no further charge. */
function KeptNote({ place }: { place: TextLocation }) {
  const t = useTranslations();
  const improver = useTextImprover();
  const { response } = useTextImprovement(place);
  return (
    <div className="text-note">
      <output>{t('ai.text.kept')}</output>
      <Button size="small" onClick={() => (response ? improver.show(place) : void improver.fetchAgain(place))}>
        {t('ai.text.show')}
      </Button>
      <Button size="small" tone="quiet" onClick={() => improver.drop(place)}>
        {t('ai.pending.drop')}
      </Button>
    </div>
  );
}

interface NumberFormProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onAsk: () => void;
  readonly onLeave: () => void;
}

/** Asks the person for the number: none is ever made up. */
function NumberForm({ value, onChange, onAsk, onLeave }: NumberFormProps) {
  const t = useTranslations();
  const [tried, setTried] = useState(false);
  const hasNumber = /\p{N}/u.test(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="text-number"
      onSubmit={(event) => {
        event.preventDefault();
        if (hasNumber) onAsk();
        else setTried(true);
      }}
    >
      <TextField
        ref={field}
        label={t('ai.text.numberField')}
        hint={t('ai.text.numberHint')}
        error={tried && !hasNumber ? t('ai.text.numberNeeded') : undefined}
        maxLength={MAX_STATED_NUMBER_LENGTH}
        dir="auto"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="row">
        <Button size="small" tone="primary" type="submit">
          {t('ai.text.numberAdd')}
        </Button>
        <Button size="small" tone="quiet" type="button" onClick={onLeave}>
          {t('ai.text.numberLeave')}
        </Button>
        <TextPrice />
      </div>
    </form>
  );
}

function Running({ place }: { place: TextLocation }) {
  const t = useTranslations();
  const improver = useTextImprover();
  return (
    <div className="text-note">
      <span className="ai-dot" aria-hidden="true" />
      <output>{t('ai.text.working')}</output>
      <Button size="small" onClick={() => improver.stopWaiting(place)}>
        {t('ai.stop')}
      </Button>
    </div>
  );
}

/** Shows the outcome: the suggestion, that the text is good already, or why it failed. */
function Answer({ place }: { place: TextLocation }) {
  const t = useTranslations();
  const improver = useTextImprover();
  const gate = useGate();
  const { response, error, kept } = useTextImprovement(place);
  if (response?.unchanged === true)
    return (
      <div className="text-note">
        <Icon name="check" size={16} />
        <output>{t('ai.text.unchanged')}</output>
        <Button size="small" tone="quiet" onClick={() => improver.drop(place)}>
          {t('ai.ready.close')}
        </Button>
      </div>
    );
  const problem = error && (
    <ImproveProblem
      problem={error}
      onBuy={gate.buy}
      onSignIn={() => gate.signIn(() => void improver.fetchAgain(place))}
      onAgain={kept && !response && error.remedy !== 'signIn' ? () => void improver.fetchAgain(place) : undefined}
      onDrop={response ? undefined : () => improver.drop(place)}
    />
  );
  return (
    <>
      {response && kept && <TextSuggestion key={kept.requestId} place={place} response={response} kept={kept} />}
      {problem}
      <FreeUseDialog use={gate.freeUse} sent={t('ai.text.sent')} />
    </>
  );
}

const useGate = () => useImproveGate({ returnTo: () => `/builder${location.hash}` });

/** Shows the price of the next improvement of a text, and the credits left. */
function TextPrice({ onBuy }: { onBuy?: () => void }) {
  const t = useTranslations();
  const credits = useSession(({ person }) => person?.aiCredits);
  const free = useSession(({ profile }) => isFreeImprovement(profile));
  if (credits === undefined) return <span className="text-price quiet">{t('ai.text.price.signedOut')}</span>;
  if (free) return <span className="text-price quiet">{t('ai.text.price.free')}</span>;
  return (
    <span className="text-price quiet">
      {t('ai.text.price', { credits })}
      {credits === 0 && onBuy && (
        <Button size="small" tone="quiet" onClick={onBuy}>
          {t('ai.price.buy')}
        </Button>
      )}
    </span>
  );
}
