/** The app's colours as CSS variables, so that charts and the auditors' page look like the dashboard. */
import { semanticTokens } from '../theme/tokens';

type Scheme = 'base' | '_dark';
interface Colour {
  readonly value: Readonly<Record<Scheme, string>>;
}
type Colours = { readonly [name: string]: Colour | Colours };

const isColour = (one: Colour | Colours): one is Colour => 'value' in one && 'base' in Object(one.value);

/** `line.soft` is `--line-soft`. The base colour of a group has the group's name: `--line`. */
function named(colours: Colours, scheme: Scheme, above: readonly string[] = []): string[] {
  return Object.entries(colours).flatMap(([key, one]) => {
    const path = key === 'DEFAULT' ? above : [...above, key];
    return isColour(one) ? [`--${path.join('-')}:${one.value[scheme]}`] : named(one, scheme, path);
  });
}

const { chart: _series, scrim: _scrim, ...used } = semanticTokens.colors;

export const light = `${named(used, 'base').join(';')};--float:${semanticTokens.shadows.float.value.base}`;
export const dark = `${named(used, '_dark').join(';')};--float:${semanticTokens.shadows.float.value._dark}`;
