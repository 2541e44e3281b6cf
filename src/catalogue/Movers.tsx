import { useState } from 'react';
import { Button } from '../ui/buttons/Button';
import { Menu } from '../ui/buttons/Menu';
import { TextField } from '../ui/controls/TextField';
import { Busy } from '../ui/feedback/Busy';
import { Progress } from '../ui/feedback/Progress';
import { Toasts } from '../ui/feedback/Toasts';
import { Dialog } from '../ui/layers/Dialog';
import { TotalsTable } from '../ui/tables/TotalsTable';
import { Part, Piece, Row } from './Piece';

const items = [
  { key: 'one', label: 'One', onChoose: () => undefined },
  { key: 'two', label: 'Two', onChoose: () => undefined, disabled: true, reason: 'Two is not ready.' },
];

export function Movers() {
  const [open, setOpen] = useState(false);
  const [notices, setNotices] = useState<readonly { id: number; tone: 'good' | 'bad'; text: string }[]>([]);
  const say = (tone: 'good' | 'bad', text: string) => setNotices([...notices, { id: Date.now(), tone, text }]);
  return (
    <Part title="What is pressed and what moves">
      <Piece name="Button">
        <Row>
          <Button kind="solid">Initiate</Button>
          <Button>Cancel</Button>
          <Button kind="bare">Reset</Button>
          <Button kind="danger">Delete</Button>
          <Button kind="solid" busy>
            Sending
          </Button>
          <Button icon="download">Export</Button>
          <Button disabled reason="Choose one first.">
            Go on
          </Button>
        </Row>
      </Piece>
      <Piece name="Menu">
        <Row>
          <Menu label="More" items={items} />
          <Menu label="Add" icon="plus" items={items} />
          <Menu small label="More of this" items={items} />
        </Row>
      </Piece>
      <Piece name="Dialog, Toasts">
        <Row>
          <Button onPress={() => setOpen(true)}>Open a dialog</Button>
          <Button onPress={() => say('good', 'It is done.')}>Good notice</Button>
          <Button onPress={() => say('bad', 'It could not be done.')}>Bad notice</Button>
        </Row>
        <Dialog
          title="Go on?"
          open={open}
          onClose={() => setOpen(false)}
          steps={{ labels: ['Details', 'Review'], current: 0 }}
          foot={<Button kind="solid">Go on</Button>}
        >
          <TextField label="Reason" value="" onText={() => undefined} />
          <TotalsTable label="Total" rows={[{ label: 'Amount', amount: '19,874,300.00' }]} total="19,886,350.00" />
        </Dialog>
        <Toasts notices={notices} onDismiss={(id) => setNotices(notices.filter((each) => each.id !== id))} />
      </Piece>
      <Piece name="Progress, Busy">
        <Progress label="Looking up names" value={77} onCancel={() => undefined} />
        <Progress label="Sending" value={null} />
        <Busy>One moment</Busy>
      </Piece>
    </Part>
  );
}
