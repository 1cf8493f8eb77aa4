import { useIntl } from 'react-intl';

/** Formats dates for the screens; `iso` is ISO 8601. */
export function useDateFormat() {
  const intl = useIntl();
  return {
    day: (iso: string) => intl.formatDate(iso, { day: 'numeric', month: 'long', year: 'numeric' }),
    moment: (iso: string) =>
      intl.formatDate(iso, { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' }),
  };
}
