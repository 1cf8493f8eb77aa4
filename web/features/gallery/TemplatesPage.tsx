import { useDeferredValue, useState } from 'react';
import { useSearch } from 'wouter';
import { TEMPLATE_CATEGORIES, TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { navigate } from '../../lib/routing/location.ts';
import { TemplateCard } from './TemplateCard.tsx';
import { NO_FILTER, parseCategory, filterTemplates, type GalleryFilter } from './filterTemplates.ts';
import './templates.css';

function chooseCategory(category: GalleryFilter['category']): void {
  const query = new URLSearchParams(location.search);
  if (category === 'all') query.delete('category');
  else query.set('category', category);
  navigate(query.size > 0 ? `/templates?${query}` : '/templates', { replace: true });
}

/** The template gallery (GAL-01 to GAL-06). The category is in the address, so that it can be linked to. */
export default function TemplatesPage() {
  const t = useTranslations();
  const query = new URLSearchParams(useSearch());
  const category = parseCategory(query.get('category'));
  const forNew = query.get('new') === 'true';
  const [text, setText] = useState(NO_FILTER.text);
  const found = filterTemplates(TEMPLATES, { text: useDeferredValue(text), category });
  const filtered = text !== NO_FILTER.text || category !== NO_FILTER.category;

  const reset = () => {
    setText(NO_FILTER.text);
    chooseCategory(NO_FILTER.category);
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
          onChange={chooseCategory}
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
            <TemplateCard key={template.id} template={template} eager={index < 3} forNew={forNew} />
          ))}
        </ul>
      )}
    </div>
  );
}
