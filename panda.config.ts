import { defineConfig } from '@pandacss/dev';
import { layerStyles } from './theme/layerStyles';
import { breakpoints, semanticTokens, tokens } from './theme/tokens';

export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}'],
  // The catalogue shows existing components and adds no styles to the app.
  exclude: ['**/*.test.*', './src/catalogue/**'],
  outdir: 'styled-system',
  strictTokens: true,
  strictPropertyValues: true,
  // A chosen theme applies, otherwise the system's.
  conditions: {
    extend: {
      // A table without enough width: the page is narrow, or only its container.
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
      layerStyles,
      keyframes: {
        turn: { to: { transform: 'rotate(360deg)' } },
        breathe: { from: { opacity: 0.6 } },
        rise: { from: { opacity: 0, translate: '0 8px' } },
        fill: { from: { scale: '0 1' }, to: { scale: '0.9 1' } },
        enter: { from: { opacity: 0, translate: '8px 0' } },
      },
    },
  },
});
