import { useState } from 'react';
import { linkStyle } from '../ui/buttons/button.style';
import { Tabs } from '../ui/buttons/Tabs';
import { TextButton } from '../ui/buttons/TextButton';
import { CellField } from '../ui/controls/CellField';
import { ChoiceField } from '../ui/controls/ChoiceField';
import { FindDialog } from '../ui/layers/FindDialog';
import { Breadcrumb } from '../ui/layout/Breadcrumb';
import { IconButton } from '../ui/shell/IconButton';
import { ModeSwitch } from '../ui/shell/ModeSwitch';
import { NavGroup, navLinkStyle, RailButton } from '../ui/shell/NavGroup';
import { Part, Piece, Row } from './Piece';
import { towns } from './samples';

const periods = [
  { value: 'week', label: 'This week' },
  { value: 'month', label: 'This month' },
  { value: 'year', label: 'This year' },
] as const;
const modes = [
  { value: 'Live', icon: 'circle-dot', tone: 'inked' },
  { value: 'Test', icon: 'flask', tone: 'provisional' },
] as const;
const tabs = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine' },
  { value: 'later', label: 'Later', disabled: true },
] as const;
const doNothing = () => undefined;

/** Components to choose and to navigate, with those of the shell. */
export function Choices() {
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('week');
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('all');
  const [finding, setFinding] = useState(false);
  return (
    <Part title="What is chosen and what leads on">
      <Piece name="ChoiceField">
        <ChoiceField label="Period" value={period} onChoose={setPeriod} options={periods} hint="Weeks start on Monday." />
        <ChoiceField
          label="Span"
          isLabelHidden
          value={period}
          onChoose={setPeriod}
          options={periods}
          problem="Choose a period."
        />
      </Piece>
      <Piece name="Tabs, CellField, Breadcrumb, TextButton">
        <Tabs label="Entries" value={tab} onChoose={setTab} tabs={tabs}>
          <CellField label="Amount of row 1" name="amount" value="1,200.00" onText={doNothing} />
          <CellField label="Amount of row 2" name="amount" value="12x" onText={doNothing} wrong />
        </Tabs>
        <Breadcrumb>
          {[
            <a key="all" href="#all" className={linkStyle}>
              All entries
            </a>,
            'One entry',
          ]}
        </Breadcrumb>
        <TextButton onPress={() => setFinding(true)}>Open the finder</TextButton>
        <FindDialog
          title="Find"
          open={finding}
          onClose={() => setFinding(false)}
          keyword=""
          onKeyword={doNothing}
          placeholder="Find anything"
          groups={[{ name: 'Towns', items: towns.map((town) => ({ ...town, note: 'Town' })) }]}
          onChoose={() => setFinding(false)}
          foot="Press Esc to close."
        />
      </Piece>
      <Piece name="ModeSwitch, IconButton">
        <Row>
          <ModeSwitch label="Mode" value="Live" modes={modes} onChoose={doNothing} />
          <ModeSwitch label="Other mode" value="Test" modes={modes} onChoose={doNothing} />
          <IconButton icon="bell" label="Notifications" count={3} />
          <IconButton icon="bell" label="Notifications, off" disabled />
        </Row>
      </Piece>
      <Piece name="NavGroup, links of the sidebar">
        <nav className="catalogue-desk" aria-label="Sample">
          <NavGroup label="Places" icon="house" open onToggle={doNothing}>
            {[undefined, 'page' as const].map((current) => (
              <li key={current ?? 'other'}>
                <a href="#under" className={navLinkStyle.under} aria-current={current}>
                  Under
                </a>
                <a href="#top" className={navLinkStyle.top} aria-current={current}>
                  Top
                </a>
                <a href="#slip" className={navLinkStyle.slip} aria-current={current}>
                  In a flyout
                </a>
              </li>
            ))}
          </NavGroup>
          <RailButton label="Places in the rail" icon="house" />
          <RailButton label="Open place in the rail" icon="house" aria-current="true" />
        </nav>
      </Piece>
    </Part>
  );
}
