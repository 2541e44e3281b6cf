import { useEffect, useState } from 'react';
import { ChoiceField } from '../ui/controls/ChoiceField';
import { Page } from '../ui/layout/Page';
import { Charts } from './Charts';
import { Choices } from './Choices';
import { Fields } from './Fields';
import { Lists } from './Lists';
import { Marks } from './Marks';
import { Movers } from './Movers';
import { Panes } from './Panes';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
type Theme = (typeof themes)[number]['value'];

/** `?theme=dark` starts with the dark theme, for screenshots. */
const first = (): Theme => {
  const asked = new URLSearchParams(window.location.search).get('theme');
  return themes.find(({ value }) => value === asked)?.value ?? 'system';
};

/** Every component of the design system in every state. Served in development, and part of no build. */
export function Catalogue() {
  const [theme, setTheme] = useState(first);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <main className="catalogue">
      <Page title="Catalogue" actions={<ChoiceField label="Scheme" value={theme} onChoose={setTheme} options={themes} />}>
        <Panes />
        <Lists />
        <Fields />
        <Choices />
        <Movers />
        <Marks />
        <Charts />
      </Page>
    </main>
  );
}
