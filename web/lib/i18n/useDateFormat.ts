import { useIntl } from 'react-intl';

/** Times as the screens write them; `iso` is ISO 8601. */
export function useDateFormat() {
  const intl = useIntl();
  return {
    day: (iso: string) => intl.formatDate(iso, { day: 'numeric', month: 'long', year: 'numeric' }),
    moment: (iso: string) =>
      intl.formatDate(iso, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
  };
}
