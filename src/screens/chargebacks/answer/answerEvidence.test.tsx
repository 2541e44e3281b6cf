// @vitest-environment happy-dom
/** What the page of an answer shows of files that are being read. */
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { attach, click, gather, paper, press, show } from '../../../../tests/samples/answerPage';
import { isUnsaved, unsavedWork } from '../../../flow/unsaved';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('[CBK-03] the page of an answer while a file is read', () => {
  /** A file that is read, or can’t be read, when the test says so. */
  function slowly(name: string) {
    const file = paper(name);
    const whole = file.arrayBuffer();
    let resolve = (_: ArrayBuffer) => {};
    let reject = (_: DOMException) => {};
    const promise = new Promise<ArrayBuffer>((...ends) => {
      [resolve, reject] = ends;
    });
    file.arrayBuffer = () => promise;
    const end = (how: () => void) =>
      act(async () => {
        how();
        await promise.catch(() => null);
      });
    return {
      file,
      finish: async () => {
        const content = await whole;
        await end(() => resolve(content));
      },
      fail: () => end(() => reject(new DOMException('It was deleted', 'NotFoundError'))),
    };
  }
  const WAIT = 'Wait until your files are read.';
  const evidence = () => within(screen.getByRole('region', { name: 'Evidence' }));

  it('reviews nothing, and keeps those that were read for another decision', async () => {
    show();
    await gather();
    const slow = slowly('slow.pdf');
    await attach('Proof of delivery', slow.file);
    expect(evidence().getByText('slow.pdf')).toBeTruthy();
    expect(evidence().getByText('Reading…')).toBeTruthy();
    const review = screen.getByRole<HTMLButtonElement>('button', { name: 'Review answer' });
    expect(review.disabled).toBe(true);
    expect(screen.getByText(WAIT)).toBeTruthy();
    await press('Review answer');
    expect(screen.queryByText('You can’t change this after you submit.')).toBeNull();
    await click(screen.getByRole('radio', { name: 'Accept' }));
    await slow.finish();
    await click(screen.getByRole('radio', { name: 'Decline' }));
    await evidence().findByText('Present');
    expect(screen.queryByText(WAIT)).toBeNull();
    await press('Review answer');
    expect(within(screen.getByRole('table')).getByText('slow.pdf')).toBeTruthy();
  });

  it('removes it, and what is read of it later doesn’t bring it back', async () => {
    show();
    await gather(paper('one.pdf'));
    await evidence().findByText('Present');
    const slow = slowly('slow.pdf');
    await attach('Proof of delivery', slow.file);
    await press(/^Remove .*slow\.pdf/);
    expect([evidence().queryByText('slow.pdf'), screen.queryByText(WAIT)]).toEqual([null, null]);
    await slow.finish();
    expect(evidence().queryByText('slow.pdf')).toBeNull();
    expect(evidence().getByText('one.pdf')).toBeTruthy();
  });

  it('says in its row that it can’t be read, and keeps the others', async () => {
    show();
    await gather(paper('one.pdf'));
    await evidence().findByText('Present');
    const gone = slowly('gone.pdf');
    await attach('Other documents', gone.file);
    await gone.fail();
    expect((await screen.findByRole('alert')).textContent?.replace(/\p{Cf}/gu, '')).toBe(
      'We couldn’t read “gone.pdf”. Choose the file again.',
    );
    expect(evidence().getByText('one.pdf')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review answer' }).disabled).toBe(false);
  });

  it('asks before files are lost, and keeps them with Keep editing', async () => {
    show();
    await gather(paper('one.pdf'));
    await evidence().findByText('Present');
    expect(unsavedWork()).toEqual(['Files of your answer']);
    await press('Save and close');
    const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    asked.getByText(
      'Your text is kept as a draft. The files you chose aren’t part of the draft. You’ll need to choose them again.',
    );
    await press('Keep editing');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(evidence().getByText('one.pdf')).toBeTruthy();
    await press(/^Remove .*one\.pdf/);
    expect(isUnsaved()).toBe(false);
    await press('Save and close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names each file that is refused with its reason', async () => {
    show();
    await gather(new File(['a,b'], 'list.csv'), new File([new Uint8Array(12_000_000)], 'big.pdf'));
    const alert = await screen.findByRole('alert');
    await within(alert).findByText(/big\.pdf/);
    expect([...alert.children].map((line) => line.textContent?.replace(/\p{Cf}/gu, ''))).toEqual([
      '“list.csv” must be a PNG, JPG or PDF file.',
      '“big.pdf” is larger than 5 MB.',
    ]);
  });

  it('keeps its name in the draft', async () => {
    show();
    await gather(slowly('slow.pdf').file);
    await press('Save and close');
    await press('Leave');
    cleanup();
    show();
    expect((await screen.findByText(/in the draft$/)).textContent?.replace(/\p{Cf}/gu, '')).toBe('slow.pdf isn’t in the draft');
    expect(evidence().getByText('Choose again')).toBeTruthy();
  });
});
