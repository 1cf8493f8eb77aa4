import { useDeferredValue, useState } from 'react';
import { useSearch } from 'wouter';
import { TEMPLATE_CATEGORIES, TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { DialogMissing } from '../../ui/PagePart.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { navigate } from '../../lib/routing/location.ts';
import { TemplateCard } from './TemplateCard.tsx';
import { NO_FILTER, parseFilter, filterTemplates, TEMPLATE_LAYOUTS, type GalleryFilter } from './filterTemplates.ts';
import './templates.css';

/** The large page with the preview; loaded when one is opened. */
const LargePage = lazyPart(async () => (await import('./LargePage.tsx')).default, [], { Missing: DialogMissing });

/** Everything of the filter but the text is in the address, so that it can be linked to. */
function putInAddress(changes: Partial<Omit<GalleryFilter, 'text'>>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === 'all' || value === false) query.delete(name);
    else query.set(name, String(value));
  }
  navigate(query.size > 0 ? `/templates?${query}` : '/templates', { replace: true });
}

/** The template gallery (GAL-01 to GAL-06). */
export default function TemplatesPage() {
  const t = useTranslations();
  const query = new URLSearchParams(useSearch());
  const filter = parseFilter(query);
  const { category, layout, free } = filter;
  const forNew = query.get('new') === 'true';
  const [text, setText] = useState(NO_FILTER.text);
  const [open, setOpen] = useState<string | null>(null);
  const found = filterTemplates(TEMPLATES, { ...filter, text: useDeferredValue(text) });
  const filtered = text !== NO_FILTER.text || category !== 'all' || layout !== 'all' || free;

  const reset = () => {
    setText(NO_FILTER.text);
    putInAddress({ category: 'all', layout: 'all', free: false });
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
          placeholder={t('gallery.search')}
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
        <SegmentedControl
          label={t('gallery.layout')}
          value={layout}
          options={TEMPLATE_LAYOUTS.map((value) => ({ value, label: t(`gallery.layout.${value}`) }))}
          onChange={(next) => putInAddress({ layout: next })}
        />
        <CheckboxField
          label={t('gallery.freeOnly')}
          checked={free}
          onChange={(event) => putInAddress({ free: event.target.checked })}
        />
      </search>
      <div className="gallery-count">
        <output>{t('gallery.found', { count: found.length })}</output>
        {filtered && (
          <Button tone="quiet" size="small" onClick={reset}>
            {t('gallery.reset')}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <p className="gallery-none">{t('gallery.none')}</p>
      ) : (
        <ul className="gallery-grid">
          {found.map((template, index) => (
            <TemplateCard
              key={template.id}
              template={template}
              eager={index < 3}
              forNew={forNew}
              onOpen={() => setOpen(template.id)}
            />
          ))}
        </ul>
      )}
      {open !== null && (
        <LargePage templates={found} id={open} forNew={forNew} onShow={setOpen} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
