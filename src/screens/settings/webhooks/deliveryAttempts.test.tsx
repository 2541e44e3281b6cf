// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { webhookDeliveryFlow } from '../../../../machines/settings/webhookDelivery/webhookDelivery.flow';
import type { WebhookDeliveryInFull } from '../../../../machines/settings/webhookDelivery/webhookDelivery.machine';
import { DeliveryAttempts } from './DeliveryAttempts';

const { retrying } = webhookDeliveryFlow.cases.ports.load.answers;

afterEach(cleanup);

const shown = (changed: Partial<WebhookDeliveryInFull>) => {
  if (!retrying) throw new Error('There is no delivery to start from.');
  render(<DeliveryAttempts delivery={{ ...retrying, ...changed }} />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
};

describe('[KEY-01] the attempts of a delivery', () => {
  it('are in their order, with the next one last', () => {
    const steps = shown({});
    expect(steps).toHaveLength(4);
    expect(steps[0]).toContain('503');
    expect(steps[2]).toContain('Timed out after 10 s');
    expect(steps[3]).toContain('4th try');
  });

  it('end where no other one follows', () => {
    expect(shown({ nextTryAt: null })).toHaveLength(3);
    expect(screen.queryByText('Nothing was sent yet.')).toBeNull();
  });

  it('begin with the one that is due', () => {
    expect(shown({ attempts: [] })).toEqual([expect.stringContaining('1st try')]);
  });

  it('are said to be missing where nothing was sent and nothing will be', () => {
    expect(shown({ attempts: [], nextTryAt: null })).toEqual([]);
    expect(screen.getByText('Nothing was sent yet.')).toBeTruthy();
  });
});
