// @vitest-environment happy-dom
/** What a details page knows of the list that opened it after its session ended and somebody signed in. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Route, Switch } from 'wouter';
import { forgetSession } from './bookmarks';
import { useDetailsPage, useDetailsPages } from './detailsPages';
import { FlowProvider } from './FlowProvider';
import { Link } from './Link';
import { OpenedFrom } from './openedFrom';
import { SignedInFlowProvider } from './SignedInFlowProvider';

const LIST = '/dashboard/things';
const pageOf = (id: string) => `${LIST}/${id}`;
const ROWS = ['one', 'two', 'three'];

function List() {
  const { open, opened, show } = useDetailsPages(pageOf);
  show(ROWS);
  return (
    <>
      <button type="button" onClick={() => open('two')}>
        Open two
      </button>
      <OpenedFrom value={opened}>
        <Link href={`${pageOf('two')}?open=answer`}>Answer two</Link>
      </OpenedFrom>
    </>
  );
}

function Details({ id }: { readonly id: string }) {
  const { neighbours, list } = useDetailsPage(LIST);
  return (
    <>
      <h1>{id}</h1>
      <Link href={list}>{`List ${list}`}</Link>
      <Link href="/dashboard">Home</Link>
      {neighbours === null && <p>No neighbours</p>}
      <button type="button" disabled={!neighbours?.previous} onClick={() => neighbours?.previous?.()}>
        Previous
      </button>
      <button type="button" disabled={!neighbours?.next} onClick={() => neighbours?.next?.()}>
        Next
      </button>
    </>
  );
}

const Nothing = () => null;
const stay = () => {};

const workspace = (owner: string) => (
  <FlowProvider Toasts={Nothing}>
    <SignedInFlowProvider owner={owner} environment="Live" onSessionExpired={stay} onProfileInvalidated={stay}>
      <Switch>
        <Route path={LIST}>
          <List />
        </Route>
        <Route path={`${LIST}/:id`}>{({ id }) => <Details id={id} />}</Route>
        <Route>Another page</Route>
      </Switch>
    </SignedInFlowProvider>
  </FlowProvider>
);

const AMAKA = '1:1001:Live';
const at = (path: string) => window.history.pushState(null, '', path);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const follow = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })));
const shown = () => screen.getByRole('heading').textContent;
const hasNeighbours = () => screen.queryByText('No neighbours') === null;

/** The list with a filter, and the details of its second row. */
async function openTwo(owner = AMAKA) {
  at(`${LIST}?status=Failed`);
  render(workspace(owner));
  await press('Open two');
}

/** The session ends on the page, and somebody signs in and is led back to it. */
function signInAgain(owner: string, from = pageOf('two')) {
  cleanup();
  forgetSession('kept');
  at('/');
  at(from);
  render(workspace(owner));
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('[CUS-04 TRX-04 RFD-04 CBK-02] the page of a row', () => {
  it('knows the rows around it and its list after the same person signed in again', async () => {
    await openTwo();
    signInAgain(AMAKA);
    expect(screen.getByRole('link', { name: /^List/ }).textContent).toBe(`List ${LIST}?status=Failed`);
    await press('Next');
    expect(shown()).toBe('three');
    signInAgain(AMAKA, pageOf('three'));
    await press('Previous');
    expect(shown()).toBe('two');
  });

  it('takes the place of the row before in the history, so that Back leads to the list', async () => {
    await openTwo();
    const before = window.history.length;
    await press('Next');
    expect(shown()).toBe('three');
    expect(window.history.length).toBe(before);
  });

  it('knows them when a link within the row opened it', async () => {
    at(`${LIST}?status=Failed`);
    render(workspace(AMAKA));
    await follow('Answer two');
    expect([shown(), screen.getByRole('link', { name: /^List/ }).textContent]).toEqual(['two', `List ${LIST}?status=Failed`]);
    await press('Next');
    expect(shown()).toBe('three');
  });

  it('knows none of another person, business or environment', async () => {
    await openTwo();
    for (const other of ['2:1001:Live', '1:1002:Live', '1:1001:Test']) {
      signInAgain(other);
      expect([other, hasNeighbours()]).toEqual([other, false]);
    }
  });

  it('knows none if it is opened by its address after it was left', async () => {
    await openTwo();
    await follow('Home');
    signInAgain(AMAKA);
    expect([hasNeighbours(), screen.getByRole('link', { name: /^List/ }).textContent]).toEqual([false, `List ${LIST}`]);
  });
});
