import base from '../../../shared/templates/base.css?raw';

const styles = import.meta.glob<string>('../../../shared/templates/styles/*.css', { query: '?raw', import: 'default' });

/** CSS text of `shared/templates/base.css`. */
export const BASE_CSS = base;

/** CSS text of `styles/<id>.css`; empty for a template that is not there. */
export const loadTemplateStyle = async (id: string): Promise<string> =>
  (await styles[`../../../shared/templates/styles/${id}.css`]?.()) ?? '';
