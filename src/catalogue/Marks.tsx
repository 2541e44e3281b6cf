import { Button } from '../ui/buttons/Button';
import { Alert } from '../ui/feedback/Alert';
import { Callout } from '../ui/feedback/Callout';
import { LookupResult } from '../ui/feedback/LookupResult';
import { StatusMark } from '../ui/feedback/StatusMark';
import { Timeline } from '../ui/text/Timeline';
import { Logo } from '../ui/theme/Logo';
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
      <Piece name="Callout">
        <Callout tone="red" role="note" icon="circle-x" title="This payout didn’t go through.">
          Your money is back in your Payout Balance.
        </Callout>
        <Callout tone="orange" role="note" title="This may be a duplicate.">
          Check the earlier refund first.
        </Callout>
        <Callout
          tone="blue"
          role="note"
          icon="key-round"
          title="Enter your code to send this batch."
          action={<Button onPress={() => undefined}>Enter code</Button>}
        >
          No money has moved.
        </Callout>
        <Callout tone="indigo" role="note" icon="user-check" title="This payout needs approval.">
          We hold the money until an approver decides. All payouts of one day without an approver count together.
        </Callout>
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
