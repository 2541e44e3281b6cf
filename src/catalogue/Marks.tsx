import { Alert } from '../ui/Alert';
import { Mark } from '../ui/Mark';
import { PassbookLine } from '../ui/PassbookLine';
import { StatusMark } from '../ui/StatusMark';
import { Timeline } from '../ui/Timeline';
import { Part, Piece, Row } from './Piece';
import { statuses } from './samples';

export function Marks() {
  return (
    <Part title="What is only read">
      <Piece name="StatusMark">
        <Row>
          {Object.entries(statuses).map(([word, look]) => (
            <StatusMark key={word} {...look}>
              {word}
            </StatusMark>
          ))}
        </Row>
        <Mark />
      </Piece>
      <Piece name="Alert">
        <Alert tone="bad">Three fields need another look.</Alert>
        <Alert tone="plain">The list could not be refreshed.</Alert>
        <Alert tone="good">It is saved.</Alert>
      </Piece>
      <Piece name="PassbookLine">
        <PassbookLine state="waiting" text="The name appears here" />
        <PassbookLine state="asking" text="Asking…" />
        <PassbookLine state="found" text="ADA OKAFOR" />
        <PassbookLine state="none" text="No such number" />
        <PassbookLine state="silent" text="No answer" />
      </Piece>
      <Piece name="Timeline: failed">
        <Timeline
          steps={[
            { label: 'Begun', at: '08:42 am', state: 'done', icon: 'circle-check' },
            { label: 'Rejected, with a reason that does not fit on one line', at: '08:43 am', state: 'failed', icon: 'ban' },
          ]}
        />
      </Piece>
    </Part>
  );
}
