import { defineConfig } from '@pandacss/dev';
import { breakpoints, semanticTokens, tokens } from './theme/tokens';

export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}'],
  // The catalogue shows what is there; it brings no styles of its own into the app.
  exclude: ['**/*.test.*', './src/catalogue/**'],
  outdir: 'styled-system',
  strictTokens: true,
  strictPropertyValues: true,
  // Who asked for a scheme gets it; who did not gets the system's.
  conditions: {
    extend: {
      // A table that has no room: the page is narrow, or only its own place is.
      narrow: { '@media (width < 48rem)': '@slot', '@container (width < 36rem)': '@slot' },
      wide: { '@media (width >= 48rem)': { '@container (width >= 36rem)': '@slot' } },
      dark: {
        '[data-theme=dark] &': '@slot',
        '@media (prefers-color-scheme: dark)': { ':root:not([data-theme=light]) &': '@slot' },
      },
    },
  },
  theme: {
    extend: {
      breakpoints,
      tokens,
      semanticTokens,
      keyframes: {
        turn: { to: { rotate: '360deg' } },
        breathe: { to: { backgroundColor: 'var(--colors-line-soft)' } },
        rise: { from: { opacity: 0, translate: '0 8px' } },
        enter: { from: { opacity: 0, translate: '8px 0' } },
      },
    },
  },
});
