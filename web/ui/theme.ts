import type { Theme } from '@aws-amplify/ui-react';
import { createTheme } from '@aws-amplify/ui-react/server';
import { BRAND_COLORS } from '../../shared/site/product.ts';

/** Colours by purpose; text on `ground` has a contrast of at least 4.5:1 in both modes. */
interface Palette {
  readonly ground: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  readonly edge: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentStrong: string;
  readonly accentSoft: string;
  readonly onAccent: string;
  readonly second: string;
  readonly secondSoft: string;
  readonly good: string;
  readonly caution: string;
  readonly wrong: string;
  readonly wrongSoft: string;
}

const LIGHT_PALETTE: Palette = {
  ground: BRAND_COLORS.ground,
  surface: '#FFFFFF',
  sunken: '#F3EFE7',
  line: '#E3DDD1',
  edge: '#8C8778',
  text: BRAND_COLORS.text,
  muted: '#5B6472',
  accent: BRAND_COLORS.accent,
  accentStrong: '#0A434B',
  accentSoft: '#E3EEEE',
  onAccent: '#FFFFFF',
  second: '#B4471B',
  secondSoft: '#FBE9DF',
  good: '#2F6B3A',
  caution: '#8A5A00',
  wrong: '#A3262A',
  wrongSoft: '#FBE9E8',
};

const DARK_PALETTE: Palette = {
  ground: BRAND_COLORS.darkGround,
  surface: '#1B222C',
  sunken: '#0D1117',
  line: '#303946',
  edge: '#75808E',
  text: '#E8E6E1',
  muted: '#A3ABB6',
  accent: '#6FC3CB',
  accentStrong: '#97D7DD',
  accentSoft: '#1D3338',
  onAccent: '#0C1A1D',
  second: BRAND_COLORS.second,
  secondSoft: '#3A271E',
  good: '#7FC48D',
  caution: '#E0B259',
  wrong: '#F1898C',
  wrongSoft: '#3B2225',
};

/**
 * The palette as Amplify UI's design tokens: its components read these; our style sheets read the same values by the
 * short names in tokens.css.
 */
function toAmplifyColors(of: Palette) {
  return {
    font: {
      primary: of.text,
      secondary: of.muted,
      tertiary: of.muted,
      disabled: of.muted,
      inverse: of.onAccent,
      interactive: of.accent,
      hover: of.accentStrong,
      focus: of.accentStrong,
      active: of.accentStrong,
      success: of.good,
      warning: of.caution,
      error: of.wrong,
    },
    background: {
      primary: of.surface,
      secondary: of.ground,
      tertiary: of.sunken,
      disabled: of.sunken,
      error: of.wrongSoft,
      info: of.accentSoft,
      warning: of.secondSoft,
    },
    border: {
      primary: of.edge,
      secondary: of.line,
      tertiary: of.line,
      disabled: of.line,
      pressed: of.accent,
      focus: of.accent,
      error: of.wrong,
    },
    primary: {
      10: of.accentSoft,
      20: of.accentSoft,
      40: of.accent,
      60: of.accent,
      80: of.accent,
      90: of.accentStrong,
      100: of.accentStrong,
    },
    secondary: { 10: of.secondSoft, 80: of.second },
  };
}

const KOROT_THEME: Theme = {
  name: 'korot',
  tokens: {
    colors: toAmplifyColors(LIGHT_PALETTE),
    fonts: { default: { variable: 'Assistant, system-ui, sans-serif', static: 'Assistant, system-ui, sans-serif' } },
    fontSizes: {
      xs: '0.8125rem',
      small: '0.9375rem',
      medium: '1.0625rem',
      large: '1.3125rem',
      xl: '1.75rem',
      xxl: '2.5rem',
    },
    fontWeights: { normal: '400', semibold: '600', bold: '700' },
    lineHeights: { small: '1.25', medium: '1.5', large: '1.6' },
    radii: { small: '6px', medium: '6px', large: '6px' },
    space: { xxs: '4px', xs: '8px', small: '12px', medium: '16px', large: '24px', xl: '32px', xxl: '48px' },
    components: {
      button: {
        fontWeight: '600',
        fontSize: '{fontSizes.small}',
        borderColor: '{colors.border.primary}',
        color: '{colors.font.primary}',
        paddingBlockStart: '8px',
        paddingBlockEnd: '8px',
        paddingInlineStart: '16px',
        paddingInlineEnd: '16px',
        _hover: {
          backgroundColor: '{colors.background.info}',
          borderColor: '{colors.border.pressed}',
          color: '{colors.font.primary}',
        },
        _active: {
          backgroundColor: '{colors.background.info}',
          borderColor: '{colors.border.pressed}',
          color: '{colors.font.primary}',
        },
        _focus: {
          backgroundColor: 'transparent',
          borderColor: '{colors.border.pressed}',
          color: '{colors.font.primary}',
          boxShadow: 'none',
        },
        primary: {
          backgroundColor: '{colors.primary.80}',
          borderColor: 'transparent',
          color: '{colors.font.inverse}',
          _hover: {
            backgroundColor: '{colors.primary.90}',
            color: '{colors.font.inverse}',
            borderColor: 'transparent',
          },
          _active: {
            backgroundColor: '{colors.primary.100}',
            color: '{colors.font.inverse}',
            borderColor: 'transparent',
          },
          _focus: {
            backgroundColor: '{colors.primary.90}',
            color: '{colors.font.inverse}',
            borderColor: 'transparent',
            boxShadow: 'none',
          },
        },
        link: {
          color: '{colors.font.interactive}',
          backgroundColor: 'transparent',
          _hover: {
            backgroundColor: '{colors.background.info}',
            color: '{colors.font.interactive}',
            borderColor: 'transparent',
          },
          _active: {
            backgroundColor: '{colors.background.info}',
            color: '{colors.font.interactive}',
            borderColor: 'transparent',
          },
          _focus: {
            backgroundColor: 'transparent',
            color: '{colors.font.interactive}',
            borderColor: 'transparent',
            boxShadow: 'none',
          },
        },
      },
      fieldcontrol: {
        fontSize: '1rem',
        paddingBlockStart: '8px',
        paddingBlockEnd: '8px',
        paddingInlineStart: '12px',
        paddingInlineEnd: '12px',
        _focus: { boxShadow: 'none' },
        _error: { _focus: { boxShadow: 'none' } },
      },
      input: { fontSize: '1rem' },
    },
  },
  overrides: [{ colorMode: 'dark', tokens: { colors: toAmplifyColors(DARK_PALETTE) } }],
};

/** Korot's theme (paper, deep sea, one Jaffa highlight; six type sizes; a 4 px spacing grid). */
export const theme = createTheme(KOROT_THEME);

/** The Amplify UI components we use, by the names of their style sheets. */
export const STYLED_COMPONENTS = ['button', 'input', 'textArea', 'select', 'flex', 'loader', 'icon'] as const;
