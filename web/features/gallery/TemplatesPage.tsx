import { useDeferredValue, useState } from 'react';
import { useSearch } from 'wouter';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import {
  findTemplateOrDefault,
  TEMPLATE_CATEGORIES,
  TEMPLATES,
  type Template,
} from '../../../shared/templates/catalogue.ts';
import type { AccentName } from '../../../shared/templates/design/accents.ts';
import { templatesForTrade } from '../../../shared/templates/trades.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { DialogMissing } from '../../ui/DialogMissing.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { navigate } from '../../lib/routing/location.ts';
import { useKeptDraft } from '../drafts/useKeptDraft.ts';
import { TemplateCard, type ShownTemplate } from './TemplateCard.tsx';
import {
  EVERYTHING,
  filterTemplates,
  galleryAddress,
  NO_FILTER,
  parseFilter,
  TEMPLATE_LAYOUTS,
  type GalleryFilter,
} from './filterTemplates.ts';
import { useTrade } from './useTrade.ts';
import './templates.css';

/** The large page with the preview; loaded when one is opened. */
const LargePage = lazyPart(async () => (await import('./LargePage.tsx')).default, [], { Missing: DialogMissing });

/** Contents of the pages, for people who have a résumé. */
const PAGES = ['own', 'samples'] as const;

const putInAddress = (changes: Partial<Omit<GalleryFilter, 'text'>>) =>
  navigate(galleryAddress(new URLSearchParams(location.search), changes), { replace: true });

/** The template gallery (GAL-01, GAL-02, GAL-03, GAL-04, GAL-05, GAL-06). */
export default function TemplatesPage() {
  const t = useTranslations();
  const { language } = useLanguage();
  const query = new URLSearchParams(useSearch());
  const filter = parseFilter(query);
  const { category, layout, free } = filter;
  const forNew = query.get('new') === 'true';
  const [text, setText] = useState(NO_FILTER.text);
  const [open, setOpen] = useState<string | null>(null);
  const [accents, setAccents] = useState<Readonly<Record<string, AccentName | undefined>>>({});
  const hasDraft = useKeptDraft() !== null;
  const [pages, setPages] = useState<(typeof PAGES)[number]>('own');
  const searched = useDeferredValue(text);
  const trade = useTrade(searched, language);
  const matching = filterTemplates(
    TEMPLATES,
    { ...filter, text: searched },
    trade && templatesForTrade(trade.occupation),
  );
  const filtered = text !== NO_FILTER.text || category !== 'all' || layout !== 'all' || free;

  const isOwn = hasDraft && pages === 'own';
  const shown = (template: Template): ShownTemplate => ({
    template,
    accent: ownProperty(accents, template.id),
    own: isOwn,
    trade: trade?.isShown ? trade.occupation.id : undefined,
    forNew,
    onAccent: (accent) => setAccents((chosen) => ({ ...chosen, [template.id]: accent })),
  });
  const reset = () => {
    setText(NO_FILTER.text);
    putInAddress(EVERYTHING);
  };
  return (
    <div className="gallery wide">
      <h1>{t('gallery.title')}</h1>
      <p className="gallery-lead">{t('gallery.lead')}</p>
      <search className="gallery-filters">
        <TextField
          type="search"
          label={t('gallery.search')}
          labelHidden
          placeholder={t('gallery.search.example')}
          value={text}
          maxLength={80}
          onChange={(event) => setText(event.target.value)}
        />
        <SegmentedControl
          label={t('gallery.category')}
          value={category}
          options={(['all', ...TEMPLATE_CATEGORIES] as const).map((value) => ({
            value,
            label: t(`gallery.category.${value}`),
          }))}
          onChange={(next) => putInAddress({ category: next })}
        />
        <SelectField
          label={t('gallery.layout')}
          labelHidden
          value={layout}
          onChange={(event) => putInAddress({ layout: TEMPLATE_LAYOUTS.find((each) => each === event.target.value) })}
        >
          {TEMPLATE_LAYOUTS.map((value) => (
            <option key={value} value={value}>
              {t(`gallery.layout.${value}`)}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          label={t('gallery.freeOnly')}
          checked={free}
          onChange={(event) => putInAddress({ free: event.target.checked })}
        />
      </search>
      <div className="gallery-count">
        <output>
          {t('gallery.found', { count: matching.length })}
          {trade && ` · ${t('gallery.trade', { trade: trade.occupation.names[language][0] ?? '' })}`}
          {trade && !trade.isShown && !isOwn && ` ${t('gallery.trade.others')}`}
        </output>
        {filtered && (
          <Button tone="quiet" size="small" onClick={reset}>
            {t('gallery.reset')}
          </Button>
        )}
        {hasDraft && (
          <SegmentedControl
            label={t('gallery.pages')}
            size="small"
            value={pages}
            options={PAGES.map((value) => ({ value, label: t(`gallery.pages.${value}`) }))}
            onChange={setPages}
          />
        )}
      </div>
      {matching.length === 0 ? (
        <p className="gallery-none">{t('gallery.none')}</p>
      ) : (
        <ul className="gallery-grid">
          {matching.map((template, index) => (
            <TemplateCard
              key={template.id}
              {...shown(template)}
              eager={index < 3}
              onOpen={() => setOpen(template.id)}
            />
          ))}
        </ul>
      )}
      {open !== null && (
        <LargePage
          {...shown(findTemplateOrDefault(open))}
          templates={matching}
          onShow={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
