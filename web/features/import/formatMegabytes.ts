/** Size in MB, rounded for reading: 0.04, 1.3, 10. */
export function formatMegabytes(bytes: number): string {
  const size = bytes / 1_000_000;
  return `${Math.max(0.01, Number(size.toFixed(size < 1 ? 2 : 1)))}`;
}
