import type { Language } from '../platform/language.ts';
import type { VatPeriod } from './vat.ts';

type LocalizedText = Readonly<Record<Language, string>>;

/** How somebody is reached. */
export interface ContactPoint {
  readonly email: string;
  readonly phone?: string;
}

/**
 * The operator of an installation: the seller whose name, number and address Israel's Consumer Protection Law (section
 * 14C) requires, the controller of the data, and the coordinator whom an accessibility statement names. It belongs to
 * the installation and not to the product, so that it is configured; without it the screens omit its lines.
 */
export interface Operator extends ContactPoint {
  /** The registered name. */
  readonly name: LocalizedText;
  /** Number of the company or of the licensed dealer. */
  readonly registration: string;
  readonly address: LocalizedText;
  /** VAT, as receipts say it (docs/operations.md, "VAT and receipts"). */
  readonly vat: readonly VatPeriod[];
  readonly accessibility: ContactPoint & { readonly name: LocalizedText };
}
