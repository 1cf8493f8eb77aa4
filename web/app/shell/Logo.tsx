/** The mark beside the wordmark: a sheet with the first letter of the name, as in mark.svg. */
export function Logo() {
  return (
    <svg
      className="mark"
      viewBox="4 1 24 30"
      width="22"
      height="27.5"
      fill="none"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="4" y="1" width="24" height="30" rx="2.5" fill="#0E5A64" />
      <path d="M9.5 9h9.5c3.2 0 4.3 1.9 3.5 4.9L20.8 20" stroke="#FBF9F5" />
      <path d="M11.5 14.5V26" stroke="#F09A6B" />
    </svg>
  );
}
