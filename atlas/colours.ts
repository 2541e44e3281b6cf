/** The colours of the house as CSS variables: charts and the auditors' page are one look with the dashboard. */
import { semanticTokens } from '../theme/tokens';

type Scheme = 'base' | '_dark';
interface Colour {
  readonly value: Readonly<Record<Scheme, string>>;
}
type Colours = { readonly [name: string]: Colour | Colours };

const isColour = (one: Colour | Colours): one is Colour => 'value' in one && 'base' in Object(one.value);

/** `line.soft` is `--line-soft`; the one that a group is named for is `--line`. */
function named(colours: Colours, scheme: Scheme, above: readonly string[] = []): string[] {
  return Object.entries(colours).flatMap(([key, one]) => {
    const path = key === 'DEFAULT' ? above : [...above, key];
    return isColour(one) ? [`--${path.join('-')}:${one.value[scheme]}`] : named(one, scheme, path);
  });
}

const { chart: _series, scrim: _scrim, ...used } = semanticTokens.colors;

export const light = `${named(used, 'base').join(';')};--float:${semanticTokens.shadows.float.value.base}`;
export const dark = `${named(used, '_dark').join(';')};--float:${semanticTokens.shadows.float.value._dark}`;
