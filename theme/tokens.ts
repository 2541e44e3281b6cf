/** The design tokens. Plain tokens are the same in both themes. Semantic tokens have a value for each. */

const scheme = (base: string, dark: string) => ({ value: { base, _dark: dark } });

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };

export const tokens = {
  fonts: {
    body: {
      value:
        "'Archivo Variable', 'Kontor Fallback', -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
    },
    entry: { value: "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif" },
    code: { value: "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace" },
  },
  fontSizes: {
    note: { value: '0.75rem' },
    table: { value: '0.8125rem' },
    body: { value: '0.875rem' },
    lead: { value: '1rem' },
    section: { value: '1.0625rem' },
    title: { value: '1.375rem' },
    figure: { value: '1.5rem' },
    sum: { value: '2rem' },
  },
  lineHeights: {
    note: { value: '1rem' },
    table: { value: '1.25rem' },
    body: { value: '1.25rem' },
    lead: { value: '1.5rem' },
    section: { value: '1.5rem' },
    title: { value: '1.75rem' },
    figure: { value: '2rem' },
    sum: { value: '2.5rem' },
  },
  fontWeights: { regular: { value: 400 }, medium: { value: 520 }, strong: { value: 640 }, figure: { value: 560 } },
  spacing: {
    0: { value: '0' },
    1: { value: '0.25rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    10: { value: '2.5rem' },
    12: { value: '3rem' },
    16: { value: '4rem' },
  },
  sizes: {
    0: { value: '0' },
    full: { value: '100%' },
    control: { value: '2.25rem' },
    controlTouch: { value: '2.75rem' },
    row: { value: '2.5rem' },
    rowTouch: { value: '4rem' },
    topbar: { value: '3.5rem' },
    sidebar: { value: '15.625rem' },
    drawerNav: { value: '15.625rem' },
    pane: { value: '24rem' },
    dialog: { value: '30rem' },
    dialogWide: { value: '40rem' },
    page: { value: '90rem' },
    measure: { value: '66ch' },
  },
  radii: {
    none: { value: '0' },
    mark: { value: '2px' },
    control: { value: '3px' },
    float: { value: '5px' },
    round: { value: '999px' },
  },
  borderWidths: { hair: { value: '1px' }, rule: { value: '2px' }, margin: { value: '4px' } },
  zIndex: {
    sticky: { value: 10 },
    topbar: { value: 20 },
    pane: { value: 30 },
    dialog: { value: 50 },
    popover: { value: 60 },
    toast: { value: 70 },
  },
  durations: { instant: { value: '0ms' }, quick: { value: '90ms' }, steady: { value: '160ms' }, slow: { value: '240ms' } },
  easings: { enter: { value: 'cubic-bezier(0.2, 0, 0, 1)' }, leave: { value: 'cubic-bezier(0.4, 0, 1, 1)' } },
};

export const semanticTokens = {
  colors: {
    desk: scheme('#E6ECE1', '#0C1311'),
    page: scheme('#F5F8F1', '#121A17'),
    sheet: scheme('#FDFEFB', '#1A2420'),
    hover: scheme('#EAF0E5', '#1F2B26'),
    chosen: scheme('#E2E8F6', '#1E294A'),
    line: {
      faint: scheme('#DAE3D4', '#25312C'),
      soft: scheme('#BFCBB8', '#3A4942'),
      control: scheme('#748270', '#75897E'),
      ink: scheme('#16213A', '#C6D3C9'),
      margin: scheme('#C4786A', '#8A5044'),
    },
    ink: { DEFAULT: scheme('#16213A', '#E8EFE8'), soft: scheme('#445068', '#B6C4BA'), faint: scheme('#5A6678', '#97A79D') },
    action: {
      DEFAULT: scheme('#2A3E92', '#AABBFF'),
      hover: scheme('#20307A', '#C4D0FF'),
      on: scheme('#FFFFFF', '#0C1433'),
      cloth: scheme('#22337C', '#17224F'),
      thread: scheme('#5B6EC4', '#3D4F9C'),
    },
    danger: { DEFAULT: scheme('#A3241D', '#FFA79B'), on: scheme('#FFFFFF', '#34100C') },
    brass: { ground: scheme('#F7E9C3', '#2F2610'), line: scheme('#A67A12', '#A8842B'), ink: scheme('#5A4100', '#F0D58B') },
    tone: {
      green: { ink: scheme('#125C36', '#8FD8A8'), ground: scheme('#DAEEDF', '#163024') },
      red: { ink: scheme('#981F19', '#FFA79B'), ground: scheme('#FAE3DD', '#3B1B18') },
      orange: { ink: scheme('#824200', '#F5B871'), ground: scheme('#FBE7CE', '#372510') },
      blue: { ink: scheme('#0A5874', '#86CFE8'), ground: scheme('#D8EDF4', '#10303B') },
      indigo: { ink: scheme('#3A379C', '#BDC2FF'), ground: scheme('#E4E4F8', '#282A57') },
      plain: { ink: scheme('#445068', '#B6C4BA'), ground: scheme('#E5EAE2', '#25312C') },
    },
    chart: {
      1: scheme('#2A3E92', '#93A8FF'),
      2: scheme('#AD7713', '#D9A642'),
      3: scheme('#0E7575', '#5BC4BD'),
      4: scheme('#A8453A', '#EE8F80'),
      5: scheme('#55762A', '#A5C76F'),
      6: scheme('#66728A', '#A3AFC2'),
      grid: scheme('#DAE3D4', '#25312C'),
    },
    focus: scheme('#2A3E92', '#AABBFF'),
    scrim: scheme('rgba(22, 33, 58, 0.42)', 'rgba(2, 6, 5, 0.66)'),
  },
  shadows: {
    float: scheme('0 1px 2px rgba(22,33,58,.10), 0 6px 18px rgba(22,33,58,.12)', '0 0 0 1px #3A4942, 0 8px 24px rgba(0,0,0,.5)'),
    dialog: scheme(
      '0 2px 4px rgba(22,33,58,.10), 0 20px 48px rgba(22,33,58,.22)',
      '0 0 0 1px #3A4942, 0 24px 64px rgba(0,0,0,.6)',
    ),
  },
};
