import type { EarlierView } from '../../../machines/kit/form/form.select';
import { Button } from '../../ui/buttons/Button';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { Dialog } from '../../ui/layers/Dialog';

interface EarlierAttemptProps {
  readonly earlier: EarlierView;
  send(event: { readonly type: 'another.confirmed' | 'earlier.kept' | 'decision.dismissed' }): void;
}

/** What is known of an earlier request of a form that creates something. The merchant decides whether to create another. */
export default function EarlierAttempt({ earlier, send }: EarlierAttemptProps) {
  const { isCreated, thing } = earlier;
  return (
    <Dialog
      title={`Create another ${thing}?`}
      open
      canClose={!isCreated}
      onClose={() => send({ type: 'decision.dismissed' })}
      foot={
        <>
          {isCreated ? (
            <Button onPress={() => send({ type: 'earlier.kept' })}>Keep the first one</Button>
          ) : (
            <Button onPress={() => send({ type: 'decision.dismissed' })}>Keep editing</Button>
          )}
          <Button kind="solid" onPress={() => send({ type: 'another.confirmed' })}>
            Create another
          </Button>
        </>
      }
    >
      <Known {...earlier} />
    </Dialog>
  );
}

function Known({ isCreated, thing, name, list, problem }: EarlierView) {
  return (
    <>
      {isCreated ? (
        <p>
          We received your earlier request and created <bdi>“{name}”</bdi>. Your changes aren’t part of it.
        </p>
      ) : (
        <>
          {problem && <p>{problem}</p>}
          <p>
            We don’t know whether your earlier request created <bdi>“{name}”</bdi>. Check your list before you create another.
          </p>
        </>
      )}
      <a className={soleLinkStyle} href={list} target="_blank" rel="noopener noreferrer">
        View your {thing}s
      </a>
    </>
  );
}
