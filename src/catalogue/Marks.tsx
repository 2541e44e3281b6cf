import { Alert } from '../ui/Alert';
import { Logo } from '../ui/Logo';
import { LookupResult } from '../ui/LookupResult';
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
        <Logo />
      </Piece>
      <Piece name="Alert">
        <Alert tone="bad">Three fields need another look.</Alert>
        <Alert tone="plain">The list could not be refreshed.</Alert>
        <Alert tone="good">It is saved.</Alert>
      </Piece>
      <Piece name="LookupResult">
        <LookupResult state="waiting" text="The name appears here" />
        <LookupResult state="loading" text="Asking…" />
        <LookupResult state="resolved" text="ADA OKAFOR" />
        <LookupResult state="notFound" text="No such number" />
        <LookupResult state="failed" text="No answer" />
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
